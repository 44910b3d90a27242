// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "common/testing/hidden_things.h"
#include "crazy-8s/tests/positions.h"

#include <algorithm>
#include <set>

#include <QTest>

using namespace crazy_8s;
using namespace crazy_8s::testing;

namespace {

std::string invariant(const State& before, const Move& move, const State& now) {
    const auto& round = now.round;
    std::set<plt::Card> all;
    int count = 0;
    const auto add = [&](const CardList& list) {
        all.insert(list.begin(), list.end());
        count += list.count();
    };
    for (const auto& hand : round.hands) add(hand);
    add(round.pile);
    add(round.discards);
    if (all.size() != deckSize || count != deckSize) return "these are not 52 cards";
    if (move.what == Move::What::deal) return {};
    if (move.what == Move::What::draw && before.round.owed == 0) {
        const bool turnedOver = before.round.pile.empty();
        const int pile = turnedOver ? before.round.discards.count() - 1 : before.round.pile.count();
        if (round.pile.count() != pile - 1) return "a draw does not take one card";
        if (round.turn != before.round.turn) return "a draw ends the turn";
        if (!now.options.house.turnOver && turnedOver) return "the discards were turned over";
    }
    if (!round.isOver && !round.isNaming && !round.hasCardsToDraw() && !Rules::apply(now, Move::pass()))
        return "with nothing to draw it cannot be passed";
    if (round.pile.count() > 0 && now.options.house.drawLimit == 0 && Rules::apply(now, Move::pass()))
        return "it can be passed while there are cards to draw";
    if (round.isNaming != (now.events.back().card.rank == eight && !round.isOver &&
                           now.events.back().what == Event::What::discarded))
        return "a suit is named at the wrong time";
    if (round.winner != nobody && !round.hand(round.winner).empty()) return "the winner has cards";
    for (int seat = 0; seat < round.players; ++seat)
        if (round.hand(seat).empty() && round.winner != seat) return "somebody without cards has not won";
    if (round.discards.back().rank != eight && round.suit != round.discards.back().suit)
        return "the suit in force is not that of the top discard";
    return {};
}

/// The moves of a round that everybody has seen.
std::vector<Move> movesOf(const std::vector<Event>& events) {
    std::vector<Move> moves;
    for (const auto& event : events) {
        switch (event.what) {
            case Event::What::discarded:
                moves.push_back(Move::discard(event.card));
                break;
            case Event::What::named:
                moves.push_back(Move::name(event.suit));
                break;
            case Event::What::drew:
                moves.push_back(Move::draw());
                break;
            case Event::What::passed:
                moves.push_back(Move::pass());
                break;
        }
    }
    return moves;
}

/// Exchanges the cards of the deck that the seat has never seen.
Start dealtAnew(const Options& options, const Start& start, const State& now, int seat, plt::Random& random) {
    // Further rounds follow from the luck alone, which is hidden as a whole.
    if (now.match.round() > 0 || now.round.isOver) return start;
    std::set<plt::Card> seen(now.round.hand(seat).begin(), now.round.hand(seat).end());
    seen.insert(now.firstCard);
    bool turnedOver = false;
    for (const auto& event : now.events) {
        if (event.what == Event::What::discarded) seen.insert(event.card);
        turnedOver = turnedOver || event.turnedOverAfter >= 0;
    }
    std::vector<std::size_t> places;
    std::vector<plt::Card> hidden;
    for (std::size_t i = 0; i < start.deck.size(); ++i) {
        if (seen.contains(start.deck[i])) continue;
        places.push_back(i);
        hidden.push_back(start.deck[i]);
    }
    random.shuffle(hidden);
    Start other = start;
    for (std::size_t i = 0; i < places.size(); ++i) other.deck[places[i]] = hidden[i];
    if (start.luck != 0 && !turnedOver) other.luck = static_cast<std::uint32_t>(random.between(1, 1'000'000));
    // It is also known that the round was not stuck.
    State state = Rules::begin(options, other);
    for (const auto& move : movesOf(now.events)) {
        const auto next = Rules::apply(state, move);
        if (!next) return start;
        state = *next;
    }
    return state.round.isOver == now.round.isOver ? other : start;
}

}  // namespace

class TestCrazy8s : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // Section 6 of the specification --------------------------------------------------------------------
    void legalDiscards_data() {
        QTest::addColumn<QByteArray>("top");
        QTest::addColumn<int>("suit");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("legal");
        const auto row = [](const char* top, plt::Suit suit, const char* hand, const char* legal) {
            QTest::addRow("%s %d", top, static_cast<int>(suit))
                << QByteArray(top) << static_cast<int>(suit) << QByteArray(hand) << QByteArray(legal);
        };
        using enum plt::Suit;
        row("KC", clubs, "8D 8S 4D 6D AC 2C JC 6H 2S 5S", "2C 8D 8S AC JC");
        row("2D", diamonds, "8D 8S 4D 6D AC JC 6H 2S 5S", "2S 4D 6D 8D 8S");
        row("8H", spades, "8C KH 7H 4S", "4S 8C");
        row("8H", hearts, "8C KH 7D", "8C KH");
        row("TD", diamonds, "3S 7S KC 6C", "");
        row("5C", clubs, "8D", "8D");
    }
    void legalDiscards() {
        QFETCH(QByteArray, top);
        QFETCH(int, suit);
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, legal);
        for (const char* pile : {"", "QH"}) {
            const auto state = position(top.toStdString(), static_cast<plt::Suit>(suit), pile,
                                        {hand.toStdString(), "AH KD"});
            std::set<std::string> found;
            std::string last;
            for (const auto& move : Rules::legalMoves(state)) {
                if (move.what == Move::What::discard) found.insert(move.card.text());
                last = Rules::write(move);
            }
            std::set<std::string> wanted;
            for (const auto one : cards(legal.toStdString())) wanted.insert(one.text());
            QVERIFY(found == wanted);
            QCOMPARE(last, std::string(*pile == 0 ? "pass" : "draw"));
        }
    }
    void handsAreSorted_data() {
        QTest::addColumn<QByteArray>("dealt");
        QTest::addColumn<QByteArray>("sorted");
        for (const auto& [dealt, sorted] : {std::pair{"TD 8C KD 7C JH 3S 7S", "8C TD KD 7C JH 3S 7S"},
                                            {"JS 8H QC 9C AH 4C KD", "8H KD 4C 9C QC AH JS"},
                                            {"JD 5D 8S AC 3C 4S 6H", "8S 5D JD AC 3C 6H 4S"},
                                            {"8S 8H 8C 8D AD KS AC", "8D 8C 8H 8S AD AC KS"}})
            QTest::newRow(dealt) << QByteArray(dealt) << QByteArray(sorted);
    }
    void handsAreSorted() {
        QFETCH(QByteArray, dealt);
        const auto state = crazy_8s::testing::dealt(2, dealt.toStdString());
        QTEST(QByteArray::fromStdString(text(state.round.hand(0))), "sorted");
    }
    void firstWholeGame() {
        const auto begin = dealt(2, "TD 8C 3S 7S KD 7C JH JD 5D 8S AC 3C 4S 6H 7H 6S QS 9D");
        QCOMPARE(begin.round.discards.back().text(), std::string("7H"));
        QCOMPARE(begin.round.pile.count(), 37);
        const auto end =
            after(begin, {"7S", "4S", "3S", "3C", "7C", "AC", "8C", "H", "6H", "JH", "JD", "TD", "5D", "KD"});
        QVERIFY(Rules::outcome(end) == plt::Outcome::over);
        QCOMPARE(end.round.winner, 0);
        QCOMPARE(Rules::standing(end), (std::vector<int>{1, 2}));
        QCOMPARE(text(end.round.hand(1)), std::string("8S"));
    }
    void secondWholeGame() {
        const auto begin =
            dealt(3, "JS 8H QC 9C AH 4C KD JC KC AC KH 4H 3D AS TD 7D 2H 2C 3C TS 5C KS 3H 7C 5S");
        const auto end = after(begin, {"KD", "3D", "7D", "8H", "S",  "AS", "TS", "JS", "JC", "2C", "draw",
                                       "9C", "AC", "3C", "QC", "KC", "5C", "4C", "4H", "2H", "3H", "KH"});
        QCOMPARE(end.round.winner, 1);
        QCOMPARE(text(end.round.hand(0)), std::string("AH"));
        QCOMPARE(text(end.round.hand(2)), std::string("TD"));
        QCOMPARE(Rules::standing(end), (std::vector<int>{2, 1, 2}));
    }
    void theEasyPlayerPlaysTheWholeGamesLikeThat() {
        // The moves of the opponents in the first game, on its own.
        auto state = dealt(2, "TD 8C 3S 7S KD 7C JH JD 5D 8S AC 3C 4S 6H 7H 6S QS 9D");
        const std::vector<std::string> own{"7S", "3S", "7C", "8C", "H", "JH", "TD", "KD"};
        const std::vector<std::string> theirs{"4S", "3C", "AC", "6H", "JD", "5D"};
        auto mine = own.begin();
        auto their = theirs.begin();
        while (Rules::outcome(state) == plt::Outcome::playing) {
            if (state.round.turn == 0) {
                state = after(state, {*mine++});
            } else {
                QCOMPARE(chosen(state, "easy"), *their);
                state = after(state, {*their++});
            }
        }
        QVERIFY(mine == own.end() && their == theirs.end());
    }

    // Turns ---------------------------------------------------------------------------------------------
    void aDrawnCardLiesInFront() {
        auto state = dealt(2, "TD 8C 3S 7S KD 7C JH JD 5D 8S AC 3C 4S 6H 7H 6S QS 9D");
        state = after(state, {"draw", "draw"});
        QCOMPARE(text(state.round.hand(0)), std::string("QS 6S 8C TD KD 7C JH 3S 7S"));
        QCOMPARE(state.round.turn, 0);
    }
    void oneMayDrawToTheLastCardAndThenPass() {
        auto state = position("QH", plt::Suit::hearts, "3S 7H", {"9H JS", "KH 3C"});
        QVERIFY(!Rules::apply(state, Move::pass()));
        state = after(state, {"draw", "draw"});
        QVERIFY(!Rules::apply(state, Move::draw()));
        state = after(state, {"pass"});
        QCOMPARE(state.round.turn, 1);
    }
    void theOwnSuitOfAnEightCanBeNamed() {
        auto state = after(position("QS", plt::Suit::spades, "2C", {"8D 5H", "3C 4D 9S"}), {"8D"});
        QCOMPARE(legal(state), std::string("C D H S"));
        QCOMPARE(state.round.turn, 0);
        state = after(state, {"D"});
        QCOMPARE(legal(state), std::string("4D draw"));
        QCOMPARE(state.round.turn, 1);
    }
    void refusalsSayWhy() {
        const auto state = position("QH", plt::Suit::hearts, "3S", {"9C JS", "KH 3C"});
        QCOMPARE(Rules::apply(state, Move::discard(card("9C"))).problem().english(),
                 std::string("9♣ does not go on Q♥."));
        QCOMPARE(Rules::apply(state, Move::discard(card("KH"))).problem().english(),
                 std::string("This card is not in your hand."));
        QCOMPARE(Rules::apply(state, Move::pass()).problem().english(),
                 std::string("You can pass only when no card can be drawn. Draw one."));
        QVERIFY(!Rules::apply(state, Move::name(plt::Suit::clubs)));
        // After an eight its rank and suit count for nothing.
        const auto named = after(position("QS", plt::Suit::spades, "2C", {"8D 5H", "3C 4D 9S"}), {"8D", "H"});
        QCOMPARE(Rules::apply(named, Move::discard(card("4D"))).problem().english(),
                 std::string("4♦ is not of the suit that was named."));
        const auto naming = after(position("QH", plt::Suit::hearts, "3S", {"8C JS", "KH 3C"}), {"8C"});
        QCOMPARE(Rules::apply(naming, Move::draw()).problem().english(), std::string("Name a suit first."));
    }
    void whatHappenedIsTold() {
        auto state = position("QS", plt::Suit::spades, "2C", {"8D 5H", "3C 4D 9S"});
        const auto told = [&](const std::string& move) {
            const auto before = state;
            state = after(state, {move});
            const plt::Seats seats{plt::Seat::person(), plt::Seat::computer("easy")};
            return Rules::tell(before, *Rules::readMove(move), state, seats).english();
        };
        QCOMPARE(told("8D"), std::string("You discard 8♦. You call: last card."));
        QCOMPARE(told("C"), std::string("You name clubs."));
        QCOMPARE(told("draw"), std::string("Ben draws a card."));
        QCOMPARE(told("3C"), std::string("Ben discards 3♣."));
        QCOMPARE(told("pass"), std::string("You pass."));
        QCOMPARE(told("2C"), std::string("Ben discards 2♣. Nobody can go on: no winner."));
    }

    // Invariants of every game ----------------------------------------------------------------------------
    void whatMustHoldForEveryGame() {
        QVERIFY(plt::testing::holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }
    void nobodyKnowsWhatIsHidden() {
        const auto found =
            plt::testing::lookForCheats<Rules>(optionSets(), {plt::testing::amount(8), 30}, dealtAnew);
        QVERIFY(plt::testing::holds(found));
        QVERIFY(found.positions > plt::testing::amount(400));
        QVERIFY(found.dealtAnew > found.positions / 2);
    }
    void damagedStartsAreRefused() {
        const auto start = Rules::write(Rules::deal({}, 4));
        QVERIFY(Rules::readStart({}, start));
        QVERIFY(!Rules::readStart({}, start + ".5"));
        QVERIFY(!Rules::readStart({}, start.substr(2)));
        QVERIFY(!Rules::readStart(withHouse(2, {true, 0, false, false, false}), start));
        auto eightFirst = Rules::deal({}, 4);
        const auto found = std::find_if(eightFirst.deck.begin(), eightFirst.deck.end(),
                                        [](plt::Card one) { return one.rank == eight; });
        std::swap(*found, eightFirst.deck[14]);
        QCOMPARE(Rules::readStart({}, Rules::write(eightFirst)).problem().english(),
                 std::string("The first discard cannot be an eight."));
    }
    void optionsAreWritten() {
        QCOMPARE(Rules::write(Options{}), std::string("2x7"));
        const Options all = {4, manyCards, {true, 3, true, true, true}, plt::MatchLength::toPoints(100)};
        QCOMPARE(Rules::write(all), std::string("4x10-turnover-limit3-twos-queens-aces-p100"));
        QVERIFY(*Rules::readOptions(Rules::write(all)) == all);
        for (const char* bad : {"", "5x7", "2x8", "1x7", "2x7-", "2x7-limit0", "2x7-limit9", "2x7-aces-twos",
                                "2x7-twos-twos", "2x7-p0", "2x7-x"})
            QVERIFY2(!Rules::readOptions(bad), bad);
    }
};

QTEST_GUILESS_MAIN(TestCrazy8s)
#include "test_rules.moc"
