// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "new-game/rules.h"

#include <algorithm>
#include <set>

#include <QTest>

namespace new_game {

namespace {

/// A deal whose columns end with these cards, with this one on the waste and this one next in the stock.
State dealt(const Options& options, const std::vector<const char*>& lowest, const char* top,
            const char* next) {
    std::vector<plt::Card> rest = plt::freshDecks();
    const auto take = [&rest](const char* name) {
        const auto card = plt::Card::fromText(name).value();
        rest.erase(std::find(rest.begin(), rest.end(), card));
        return card;
    };
    std::vector<plt::Card> ends;
    for (const char* name : lowest) ends.push_back(take(name));
    const auto onTop = take(top);
    const auto inStock = take(next);
    Start start;
    for (const auto end : ends) {
        start.deck.insert(start.deck.end(), rest.end() - (columnHeight - 1), rest.end());
        rest.resize(rest.size() - (columnHeight - 1));
        start.deck.push_back(end);
    }
    start.deck.push_back(onTop);
    start.deck.push_back(inStock);
    start.deck.insert(start.deck.end(), rest.begin(), rest.end());
    return Rules::begin(options, Rules::readStart(options, Rules::write(start)).value());
}

}  // namespace

class TestRules : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatMustHoldForEveryGame() {
        const auto cards = [](const State&, const Move&, const State& after) -> std::string {
            std::multiset<int> found;
            for (const auto& pile : after.piles)
                for (const plt::Card card : pile) found.insert(card.index());
            for (int card = 0; card < 52; ++card)
                if (found.count(card) != 1) return "a card is lost or there twice";
            return "";
        };
        QVERIFY(holds(plt::testing::gameChecks<Rules>({{false}, {true}}, cards)));
    }

    void damagedTextsAreRefused() {
        std::string deck = Rules::write(Rules::deal({}, 7));
        QVERIFY(!Rules::readStart({}, deck.substr(2)));
        deck.replace(0, 2, deck.substr(2, 2));  // a card that is there twice
        QVERIFY(!Rules::readStart({}, deck));
        for (const char* text : {"", "around", "plain-round"}) QVERIFY(!Rules::readOptions(text));
        for (const char* text : {"", "0", "9", "01", "x"}) QVERIFY(!Rules::readMove(text));
    }

    void onlyNeighboursGo() {
        const auto state = dealt({}, {"7S", "9H", "8D", "KC", "AC", "2S", "QS"}, "8C", "KS");
        QVERIFY((Rules::legalMoves(state) == std::vector<Move>{{0}, {1}, {stock}}));
        const auto after = Rules::apply(state, {1}).value();
        QCOMPARE(after.pile(waste).back(), plt::Card::fromText("9H").value());
        QCOMPARE(Rules::score(after), std::int64_t{34});
        const auto refused = Rules::apply(state, {2});
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.problem().english()),
                 QStringLiteral("The 8♦ is not next in rank to the 8♣."));
    }

    void kingsAndAcesAreNeighboursIfThePlayerLikes() {
        const std::vector<const char*> lowest{"7S", "9H", "8D", "KC", "AC", "2S", "QS"};
        for (const bool goesRound : {false, true}) {
            const auto state = dealt({goesRound}, lowest, "AD", "KS");
            QCOMPARE(Rules::apply(state, {3}).ok(), goesRound);
            QVERIFY(Rules::apply(state, {5}).ok());
        }
    }

    void hintsAreWholeRuns() {
        const auto state = dealt({}, {"7S", "9H", "8D", "TC", "AC", "JS", "QS"}, "8C", "KS");
        const auto hint = Rules::hint(state, {});
        QVERIFY(hint.steps.size() >= 4);  // 9 10 jack queen
        auto at = state;
        for (const auto& step : hint.steps) {
            QVERIFY(step.move.pile != stock);
            at = Rules::apply(at, step.move).value();
        }
        const auto stuck = dealt({}, {"7S", "9H", "8D", "TC", "2C", "JS", "QS"}, "4C", "KS");
        QCOMPARE(Rules::hint(stuck, {}).steps.front().move, Move{stock});
    }
};

}  // namespace new_game

QTEST_GUILESS_MAIN(new_game::TestRules)
#include "test_rules.moc"
