// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "go-fish/rules.h"
#include "go-fish/tests/tables.h"

#include <QTest>

using namespace gofish;
using namespace gofish::testing;
using namespace plt::testing;

namespace {

Options optionsOf(int opponents, bool books, plt::MatchLength length = {}) {
    Options options;
    options.opponents = opponents;
    options.books = books;
    options.layByHand = false;
    options.length = length;
    return options;
}

const plt::Budget budget{.nodes = 8'000};

ReviewedGames reviewed(const AnyPlayer& player) {
    static const std::vector<Options> sets{optionsOf(2, false), optionsOf(1, true), optionsOf(3, false),
                                           optionsOf(2, true)};
    return reviewedGames<Rules>(sets, {amount(24), 300, 5}, player, budget);
}

plt::Question question() {
    plt::Question asked;
    asked.budget.nodes = 40'000;
    return asked;
}

}  // namespace

class TestGoFishReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void playersAreInOrder() {
        const auto random = reviewed(randomPlayer(5));
        const auto medium = reviewed(levelPlayer("medium", {}));
        const auto hard = reviewed(levelPlayer("hard", {}));
        const auto hints = reviewed(hintPlayer());
        for (const auto& one : {random, medium, hard, hints}) QVERIFY(holds(one.finding));
        const auto figures =
            QString::asprintf("random %.1f, medium %.1f, hard %.1f, hints %.1f", random.accuracy(),
                              medium.accuracy(), hard.accuracy(), hints.accuracy());
        qInfo("%s; %d decisions", qPrintable(figures), hard.decisions);
        QVERIFY2(random.accuracy() < 50, qPrintable(figures));
        QVERIFY2(random.accuracy() < medium.accuracy(), qPrintable(figures));
        QVERIFY2(medium.accuracy() < hard.accuracy(), qPrintable(figures));
        QVERIFY2(hard.accuracy() > 90, qPrintable(figures));
        QVERIFY2(hints.accuracy() > 90, qPrintable(figures));
    }

    void matchesAreJudgedSoundly() {
        Options options = optionsOf(2, false, plt::MatchLength::ofRounds(3));
        options.layByHand = true;
        const auto some =
            reviewedGames<Rules>({options}, {amount(4), 300, 9}, randomPlayer(3), {.nodes = 2'000});
        QVERIFY(holds(some.finding));
        QVERIFY(some.decisions > 20);
    }

    void whoHasAskedForARankHoldsIt() {
        // The second seat has asked for sevens in vain and drawn no match.
        auto state = table({"7S KD 2C 3D", "7H 9H JC", "9S TD 4C"}, "5S 6S QS 4D 6D 5C 6C TC");
        state.turn = 1;
        state = after(state, Move::ask(card("7H"), 2));
        state = after(state, Move::fish());
        while (state.turn != 0) {
            state = after(state, state.phase == Phase::fishing ? Move::fish() : Move::ask(card("TD"), 1));
        }
        const auto seen = Rules::observe(state, 0);
        const auto judgement = Rules::judge(seen, Move::ask(card("2C"), 2), question());
        QVERIFY(judgement);
        QVERIFY(judgement->best == Move::ask(card("7S"), 1));
        QVERIFY(judgement->bestValue - judgement->madeValue > 0.3);
        QVERIFY(!judgement->reason.empty());
        QCOMPARE(judgement->marks, std::vector<int>{card("7S").index()});
        const auto good = Rules::judge(seen, Move::ask(card("7S"), 1), question());
        QCOMPARE(good->bestValue, good->madeValue);
    }

    void layingAndFishingAreNotJudged() {
        auto state = table({"7S 7D KD 2C", "7H 9H", "9S TD"}, "5S 6S QS");
        QVERIFY(!Rules::judge(Rules::observe(state, 0), Move::lay(card("7S")), question()));
        state = after(state, Move::ask(card("2C"), 1));
        QVERIFY(!Rules::judge(Rules::observe(state, 0), Move::fish(), question()));
    }

    /// Less than a twentieth of a pair is worth no moment of a review.
    void aTrifleCostsNothing() {
        plt::Random random(3);
        int costly = 0;
        for (std::uint64_t deal = 0; deal < 6; ++deal) {
            State state = Rules::begin(optionsOf(2, false), Rules::deal(optionsOf(2, false), deal));
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const auto moves = Rules::legalMoves(state);
                const Move move = moves[random.below(moves.size())];
                if (const auto judged = Rules::judge(Rules::observe(state, state.turn), move, question())) {
                    const double cost = judged->bestValue - judged->madeValue;
                    QVERIFY2(cost == 0 || cost > 0.05, qPrintable(QString::number(cost)));
                    costly += cost > 0 ? 1 : 0;
                }
                state = after(state, move);
            }
        }
        QVERIFY(costly > 10);
    }

    void costsAreInTheUnitOfTheGame() {
        QCOMPARE(Rules::costText(0.68).english(), std::string("0.68 pairs"));
        const plt::RulesOf<Rules> rules;
        for (const bool books : {false, true}) {
            const auto cost = rules.costText(0.68, plt::AnyOptions::of(optionsOf(2, books)));
            QCOMPARE(cost.english(), std::string(books ? "0.68 books" : "0.68 pairs"));
        }
    }

    void valuesAreAheadOfTheMean() {
        auto state = table({"7S", "7H 9H", "9S TD"}, "");
        state.match.endRound({7, 2, 3});
        QCOMPARE(Rules::endValue(state, 0), 3.0);
        QCOMPARE(Rules::endValue(state, 1), -2.0);
    }
};

QTEST_GUILESS_MAIN(TestGoFishReview)
#include "test_review.moc"
