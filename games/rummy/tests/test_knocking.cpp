// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "rummy/knocking/showdown.h"
#include "rummy/tests/hands.h"
#include "rummy/tests/slow_melds.h"

#include <algorithm>
#include <string>

#include <QTest>

using rummy::CardSet;
using rummy::Move;
using rummy::none;
using rummy::Options;
using rummy::Rules;
using rummy::State;
using namespace rummy::testing;

namespace {

Options knocking() {
    Options options;
    options.knocking = true;
    return options;
}

Options forPoints(int points = 100) {
    auto options = knocking();
    options.match = plt::MatchLength::toPoints(points);
    options.countsCards = true;
    return options;
}

plt::Card card(std::string_view text) {
    return cardsOf(text).front();
}

/// The hands of the second and the first seat, who begins, the first discard, and the next cards of the
/// stock.
State dealt(std::string_view second, std::string_view first, std::string_view rest,
            const Options& options = forPoints()) {
    return Rules::begin(options,
                        startWith(std::string(second) + ' ' + std::string(first) + ' ' + std::string(rest)));
}

/// The first seat draws the two of diamonds and knocks by discarding it.
State knocked(std::string_view second, std::string_view first, const Options& options = forPoints()) {
    return after(dealt(second, first, "AS 2D", options), {Move::draw(), Move::knock(card("2D"))});
}

/// Ten cards without a set that fit nowhere.
constexpr std::string_view looseHand = "2C 5D 9H KS 4C 7D JH 3S 6C 9D";

std::string invariant(const State& before, const Move& move, const State& now) {
    const CardSet all =
        CardSet(now.hand(0)) | CardSet(now.hand(1)) | CardSet(now.stock) | CardSet(now.discards);
    if (all.size() != 52) return "the cards are not those of a deck";
    if (now.refills != 0) return "discards became the pile";
    if (static_cast<int>(now.stock.size()) < rummy::minimumStock) return "too many cards were drawn";
    if (now.showdown && now.endedByStock()) return "two ends at once";
    if (move.kind == Move::Kind::knock && !now.showdown) return "a knock does not end the round";
    const int seat = before.toMove;
    if (!before.roundIsOver && before.hasDrawn()) {
        const int loose = SlowMelds(CardSet(now.hand(seat))).looseCount();
        if (move.kind == Move::Kind::knock && loose > 10) return "a knock with too much";
        if (now.showdown.has_value() != (move.kind == Move::Kind::knock || loose == 0))
            return "a knock or gin is not seen";
        if (now.showdown && now.showdown->deadwood[seat] != loose) return "the knocker counts wrong";
        if (!now.showdown && now.roundIsOver != (now.stock.size() <= rummy::minimumStock))
            return "the round is not drawn with two cards left";
    }
    if (now.endedByStock() && now.roundWinner() != none) return "a drawn round has a winner";
    if (now.showdown && now.countsCards && now.match.lastRound()[now.roundWinner()] != now.showdown->points())
        return "other points";
    return {};
}

}  // namespace

/// Knocking: conditions, points and the end of a round.
class TestKnocking : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aKnockMakesTheDifference() {
        // Three sets of three and a four against 65.
        const auto state = knocked(looseHand, "5H 6H 7H 8S 8C 8H JC QC KC 4D");
        QVERIFY(state.roundIsOver && state.showdown);
        QVERIFY(!state.showdown->isGin() && !state.showdown->isUndercut());
        QVERIFY((state.showdown->deadwood == std::array{4, 65}));
        QCOMPARE(state.roundWinner(), 0);
        QVERIFY((state.match.points() == std::vector{61, 0}));
        QVERIFY(state.match.isBetweenRounds());
    }
    void cardsLaidOffDoNotCount() {
        // The 8 of diamonds goes to the other eights, the 4 of hearts to the run.
        const auto state = knocked("2C 8D 9H KS 4C 7S 4H 3S 6C 9D", "5H 6H 7H 8S 8C 8H JC QC KC 4D");
        QVERIFY((state.showdown->deadwood == std::array{4, 2 + 9 + 10 + 4 + 7 + 3 + 6 + 9}));
        QCOMPARE(state.showdown->others.laidOff.size(), std::size_t{2});
        QVERIFY((state.match.points() == std::vector{46, 0}));
    }
    void ginMakes25MoreAndNothingIsLaidOff() {
        const auto state = knocked("2C 8D 9H KS 4C 7S 4H 3S 6C 9D", "5H 6H 7H 8S 8C 8H JC QC KC TC");
        QVERIFY(state.showdown->isGin() && state.showdown->others.laidOff.empty());
        QVERIFY((state.showdown->deadwood == std::array{0, 62}));
        QVERIFY((state.match.points() == std::vector{87, 0}));
        QVERIFY(state.isComplete(0) && !state.isComplete(1));
    }
    void ginIsSeenWithoutAKnock() {
        const auto before = dealt(looseHand, "5H 6H 7H 8S 8C 8H JC QC KC TC", "AS 2D", forPoints());
        const auto discarded = after(before, {Move::draw(), Move::discard(card("2D"))});
        QVERIFY(discarded == after(before, {Move::draw(), Move::knock(card("2D"))}));
        QVERIFY(discarded.showdown->isGin());
    }
    void anUndercutMakes25More() {
        // The other hand has three sets and a two.
        const auto state = knocked("2C 9H 9S 9D KS KH KD 6C 6S 6D", "5H 6H 7H 8S 8C 8H JC QC TC 4D");
        QVERIFY(state.showdown->isUndercut());
        QVERIFY((state.showdown->deadwood == std::array{4, 2}));
        QCOMPARE(state.roundWinner(), 1);
        QVERIFY((state.match.points() == std::vector{0, 27}));
        // The same count is an undercut, too.
        const auto same = knocked("4C 9H 9S 9D KS KH KD 6C 6S 6D", "5H 6H 7H 8S 8C 8H JC QC TC 4D");
        QVERIFY(same.showdown->isUndercut());
        QVERIFY((same.match.points() == std::vector{0, 25}));
        // Against gin, no loose card is no undercut.
        const auto gin = knocked("AC 2C 3C 9H 9S 9D KS KH KD KC", "5H 6H 7H 8S 8C 8H JC QC TC 9C");
        QVERIFY(gin.showdown->isGin() && !gin.showdown->isUndercut());
        QVERIFY((gin.match.points() == std::vector{25, 0}));
    }
    void layingOffCanUndercut() {
        // The king goes to the run.
        const auto state = knocked("KC 9H 9S 9D 3S 3H 3D 6C 6S 6D", "5H 6H 7H 8S 8C 8H JC QC TC 4D");
        QVERIFY(state.showdown->isUndercut());
        QVERIFY((state.showdown->deadwood == std::array{4, 0}));
        QVERIFY((state.match.points() == std::vector{0, 29}));
    }
    void whoMayKnock() {
        // Ten is allowed, eleven is not.
        const auto ten = after(dealt(looseHand, "5H 6H 7H 8S 8C 8H AC 2C 3C TD", "AS 2D"), {Move::draw()});
        QVERIFY(ten.mayKnockWith(card("2D")));
        QVERIFY(Rules::apply(ten, Move::knock(card("2D"))).ok());
        // With the ten away, the two is left.
        QVERIFY(ten.mayKnockWith(card("TD")));
        QVERIFY(!ten.mayKnockWith(card("5H")));
        QCOMPARE(Rules::apply(ten, Move::knock(card("5H"))).problem().english(),
                 std::string("The loose cards left count more than 10, which is too much for a knock."));
        const auto eleven = after(dealt(looseHand, "5H 6H 7H 8S 8C 8H 9C TC AH TD", "AS 2D"), {Move::draw()});
        for (const auto one : eleven.hand(0)) QVERIFY(!eleven.mayKnockWith(one));
        // Not before a card is drawn, and only with a card of the hand.
        const auto before = dealt(looseHand, "5H 6H 7H 8S 8C 8H AC 2C 3C TD", "AS 2D");
        QVERIFY(!Rules::apply(before, Move::knock(card("TD"))).ok());
        QVERIFY(!Rules::apply(ten, Move::knock(card("KS"))).ok());
        const auto moves = Rules::legalMoves(ten);
        QCOMPARE(std::count(moves.begin(), moves.end(), Move::knock(card("TD"))), 1);
        QCOMPARE(moves.size(), std::size_t{11 + 2});
        // No knock in a game without knocking.
        const auto without =
            after(dealt(looseHand, "5H 6H 7H 8S 8C 8H AC 2C 3C TD", "AS 2D", {}), {Move::draw()});
        QVERIFY(!without.mayKnockWith(card("TD")));
        QCOMPARE(Rules::apply(without, Move::knock(card("TD"))).problem().english(),
                 std::string("There is no knocking in this game."));
        QCOMPARE(Rules::legalMoves(without).size(), std::size_t{11});
    }
    void aSingleRoundIsWonByWhoMakesThePoints() {
        const auto won = knocked(looseHand, "5H 6H 7H 8S 8C 8H JC QC KC 4D", knocking());
        QVERIFY(Rules::outcome(won) == plt::Outcome::over);
        QVERIFY((Rules::standing(won) == std::vector{1, 2}));
        QCOMPARE(Rules::seatFigures(won, 0).size(), std::size_t{1});
        const auto undercut =
            knocked("2C 9H 9S 9D KS KH KD 6C 6S 6D", "5H 6H 7H 8S 8C 8H JC QC TC 4D", knocking());
        QVERIFY((Rules::standing(undercut) == std::vector{2, 1}));
        // A match of rounds counts them.
        auto rounds = knocking();
        rounds.match = plt::MatchLength::ofRounds(3);
        const auto one = knocked(looseHand, "5H 6H 7H 8S 8C 8H JC QC KC 4D", rounds);
        QVERIFY((one.match.points() == std::vector{1, 0}));
    }
    void twoCardsLeftDrawTheRound() {
        auto state = dealt(looseHand, "AC 4D 8H QS 3C 6D TH 2S 5C 8D", "KH", knocking());
        while (!state.roundIsOver) {
            QVERIFY(state.stock.size() > 2);
            state = after(state, {Move::draw(), Move::discard(state.stock.back())});
        }
        QCOMPARE(state.stock.size(), std::size_t{2});
        QCOMPARE(state.refills, 0);
        QVERIFY(state.endedByStock() && state.roundWinner() == none);
        QVERIFY(Rules::outcome(state) == plt::Outcome::drawn);
        QVERIFY((Rules::standing(state) == std::vector{1, 1}));
        // In a match neither player makes a point, and the next round is dealt.
        auto options = forPoints();
        auto match = dealt(looseHand, "AC 4D 8H QS 3C 6D TH 2S 5C 8D", "KH", options);
        while (!match.roundIsOver) match = after(match, {Move::draw(), Move::discard(match.stock.back())});
        QVERIFY((match.match.points() == std::vector{0, 0}) && match.match.isBetweenRounds());
        match = after(match, {Move::deal()});
        QVERIFY(!match.roundIsOver && !match.endedByStock() && match.stock.size() == 31);
    }
    void aKnockOnTheLastCardCounts() {
        auto state = dealt(looseHand, "5H 6H 7H 8S 8C 8H JC QC KC 4D", "AS", knocking());
        while (state.stock.size() > 3)
            state = after(state, {Move::draw(), Move::discard(state.stock.back())});
        QCOMPARE(state.toMove, 0);
        state = after(state, {Move::draw(), Move::knock(state.stock.back())});
        QVERIFY(state.showdown && !state.endedByStock() && state.roundWinner() == 0);
    }
    void aDealtHandIsNoEnd() {
        const char* complete = "5H 6H 7H 8S 8C 8H TC JC QC KC";
        auto state = dealt(looseHand, complete, "AS 2D", knocking());
        QVERIFY(!state.roundIsOver && !state.endedAtDeal());
        state = after(state, {Move::draw(), Move::discard(card("2D"))});
        QVERIFY(state.roundIsOver && state.showdown->isGin() && !state.endedAtDeal());
        // The other hand waits for its turn.
        state = after(dealt(complete, looseHand, "AS 2D 3D", knocking()),
                      {Move::draw(), Move::discard(card("2D"))});
        QVERIFY(!state.roundIsOver);
        state = after(state, {Move::draw(), Move::knock(card("3D"))});
        QCOMPARE(state.roundWinner(), 1);
    }

    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("first"));
        QCOMPARE(Rules::write(knocking()), std::string("first-knock"));
        QCOMPARE(Rules::write(forPoints()), std::string("first-p100-cards-knock"));
        QVERIFY(*Rules::readOptions("first-p100-cards-knock") == forPoints());
        QVERIFY(*Rules::readOptions("first-knock") == knocking());
        QVERIFY(!Rules::readOptions("first-knock-cards").ok() && !Rules::readOptions("first-knocks").ok());
        QCOMPARE(Rules::write(Move::knock(card("7C"))), std::string("knock-7C"));
        QVERIFY(*Rules::readMove("knock-7C") == Move::knock(card("7C")));
        QVERIFY(*Rules::readMove("7C") == Move::discard(card("7C")));
        for (const char* text : {"knock", "knock-", "knock-10C", "knock7C", "knock-7C-"})
            QVERIFY2(!Rules::readMove(text).ok(), text);
        QCOMPARE(Rules::describe(knocking()).english(),
                 std::string("The first player begins, with knocking"));
        QCOMPARE(Rules::describe(forPoints()).english(),
                 std::string("The first player begins, to 100 points, with knocking"));
    }
    void theRecord() {
        const plt::Seats alone{plt::Seat::person(), plt::Seat::computer("easy")};
        const plt::Seats facing{plt::Seat::computer("easy"), plt::Seat::person()};
        const auto told = [](const char* second, const char* first, const plt::Seats& who) {
            const auto before = after(dealt(second, first, "AS 2D"), {Move::draw()});
            const auto move = Move::knock(card("2D"));
            return Rules::tell(before, move, after(before, {move}), who).english();
        };
        const char* four = "5H 6H 7H 8S 8C 8H JC QC KC 4D";
        QCOMPARE(told("2C 5D 9H KS 4C 7D JH 3S 6C 9D", four, {}), std::string("Ann knocked with 4."));
        QCOMPARE(told("2C 5D 9H KS 4C 7D JH 3S 6C 9D", four, alone), std::string("You knocked with 4."));
        QCOMPARE(told("2C 8D 9H KS 4C 7S JH 3S 6C 9D", four, {}),
                 std::string("Ann knocked with 4. Ben laid off the 8♦."));
        QCOMPARE(told("2C 8D 9H KS 4C 7S 4H 3S 6C 9D", four, facing),
                 std::string("Ann knocked with 4. You laid off 8♦, 4♥."));
        QCOMPARE(told("2C 9H 9S 9D KS KH KD 6C 6S 6D", "5H 6H 7H 8S 8C 8H JC QC TC 4D", alone),
                 std::string("You knocked with 4. Undercut: Ben has only 2."));
        QCOMPARE(told("2C 9H 9S 9D KS KH KD 6C 6S 6D", "5H 6H 7H 8S 8C 8H JC QC TC 4D", facing),
                 std::string("Ann knocked with 4. Undercut: you have only 2."));
        QCOMPARE(told("2C 8D 9H KS 4C 7S JH 3S 6C 9D", "5H 6H 7H 8S 8C 8H JC QC KC TC", {}),
                 std::string("Gin! All cards of Ann lie in sets."));
        QCOMPARE(told("2C 8D 9H KS 4C 7S JH 3S 6C 9D", "5H 6H 7H 8S 8C 8H JC QC KC TC", alone),
                 std::string("Gin! All your cards lie in sets."));
    }
    void whatMustHoldForEveryGame() {
        std::vector<Options> sets(4, knocking());
        sets[1].first = 1;
        sets[2].match = plt::MatchLength::ofRounds(3);
        sets[3] = forPoints(60);
        QVERIFY(holds(plt::testing::gameChecks<Rules>(sets, invariant)));
    }
};

QTEST_GUILESS_MAIN(TestKnocking)
#include "test_knocking.moc"
