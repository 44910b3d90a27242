// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "rummy/melding/melds.h"
#include "rummy/rules.h"
#include "rummy/tests/hands.h"
#include "rummy/tests/slow_melds.h"

#include <algorithm>

#include <QTest>

using rummy::CardSet;
using rummy::Move;
using rummy::none;
using rummy::Options;
using rummy::Rules;
using rummy::State;
using namespace rummy::testing;

namespace {

std::vector<Options> optionSets() {
    std::vector<Options> sets(5);
    sets[1].first = 1;
    sets[2].match = plt::MatchLength::ofRounds(3);
    sets[3].match = plt::MatchLength::toPoints(2);
    sets[3].first = 1;
    sets[4].match = plt::MatchLength::toPoints(60);
    sets[4].countsCards = true;
    return sets;
}

std::string invariant(const State& before, const Move& move, const State& now) {
    const auto size = [&now](int seat) { return static_cast<int>(now.hand(seat).size()); };
    const CardSet all =
        CardSet(now.hand(0)) | CardSet(now.hand(1)) | CardSet(now.stock) | CardSet(now.discards);
    if (all.size() != 52 ||
        size(0) + size(1) + static_cast<int>(now.stock.size() + now.discards.size()) != 52)
        return "the cards are not those of a deck";
    const bool hasDrawn = now.hasDrawn();
    for (int seat = 0; seat < rummy::seatCount; ++seat) {
        const bool holdsMore = hasDrawn && seat == now.toMove;
        if (size(seat) != rummy::handSize + (holdsMore ? 1 : 0)) return "a hand has another number of cards";
        const CardSet shown = now.shown[seat];
        if (!(shown - CardSet(now.hand(seat))).empty()) return "a card is known that is not in the hand";
        // With the slow reference where it matters.
        const bool complete = now.roundIsOver && size(seat) == rummy::handSize &&
                              SlowMelds(CardSet(now.hand(seat))).most() == rummy::handSize;
        if (now.roundIsOver && complete != now.isComplete(seat)) return "a complete hand is not seen";
    }
    const auto seen = Rules::observe(now, 0);
    if (!(seen.unknown() - CardSet(now.stock) - CardSet(now.hand(1))).empty())
        return "a seen card is unknown";
    if (!hasDrawn && now.discards.empty()) return "there is nothing to take";
    if (!now.roundIsOver && !hasDrawn && now.stock.empty()) return "the pile is empty";
    if (now.roundIsOver != (now.isComplete(0) || now.isComplete(1)))
        return "a round is over without a complete hand";
    if (!now.roundIsOver && !hasDrawn)
        for (int seat = 0; seat < rummy::seatCount; ++seat)
            if (rummy::isComplete(CardSet(now.hand(seat)))) return "a complete hand does not end the round";
    if (now.roundIsOver && now.toMove != now.match.nextFirstSeat() && !now.match.isOver())
        return "the next round is not dealt by who begins it";
    if (move.kind == Move::Kind::draw && now.stock.size() + 1 != before.stock.size())
        return "no card was drawn";
    if (move.kind == Move::Kind::take && now.stock != before.stock) return "the pile was touched";
    if (now.refills > before.refills) {
        if (now.discards != std::vector{move.card}) return "other discards stay than the top one";
        if (!(CardSet(now.stock) == CardSet(before.discards))) return "the pile is not made of the discards";
    }
    return {};
}

State dealt(std::string_view cards, const Options& options = {}) {
    return Rules::begin(options, startWith(cards));
}

}  // namespace

class TestRummy : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theDeal() {
        const auto state = dealt(plainDeal);
        QVERIFY(state.hand(1) == cardsOf("2C 5D 9H KS 4C 7D JH 3S 6C 9D"));
        QVERIFY(state.hand(0) == cardsOf("AC 4D 8H QS 3C 6D TH 2S 5C 8D"));
        QVERIFY(state.discards == cardsOf("KH"));
        QCOMPARE(state.stock.size(), std::size_t{31});
        QCOMPARE(Rules::seatToMove(state), 0);
        QVERIFY(Rules::outcome(state) == plt::Outcome::playing);
        QVERIFY((Rules::legalMoves(state) == std::vector{Move::draw(), Move::take()}));
        // With the other seat beginning, the hands change places.
        const auto second = dealt(plainDeal, {{}, 1});
        QVERIFY(second.hand(0) == state.hand(1) && second.hand(1) == state.hand(0));
        QCOMPARE(Rules::seatToMove(second), 1);
    }
    void aTurnIsDrawingAndDiscarding() {
        const auto state = dealt(plainDeal);
        QVERIFY(!Rules::apply(state, Move::discard(cardsOf("AC").front())));
        const auto drawn = after(state, {Move::draw()});
        QCOMPARE(drawn.hand(0).size(), std::size_t{11});
        QVERIFY(drawn.hand(0).front() == state.stock.back());
        QCOMPARE(drawn.stock.size(), std::size_t{30});
        QCOMPARE(Rules::seatToMove(drawn), 0);
        // Exactly one card is drawn, and only a card of the hand is discarded.
        QVERIFY(!Rules::apply(drawn, Move::draw()) && !Rules::apply(drawn, Move::take()));
        QVERIFY(!Rules::apply(drawn, Move::discard(cardsOf("2C").front())));
        QVERIFY(!Rules::apply(drawn, Move::deal()));
        const auto next = after(drawn, {Move::discard(cardsOf("AC").front())});
        QVERIFY(next.discards == cardsOf("KH AC"));
        QCOMPARE(next.hand(0).size(), std::size_t{10});
        QCOMPARE(Rules::seatToMove(next), 1);
        QVERIFY(!Rules::reveals(state, Move::take()) && Rules::reveals(state, Move::draw()));
    }
    void aTakenCardMayGoAgainAndIsSeenByBoth() {
        const auto state = dealt(plainDeal);
        const auto taken = after(state, {Move::take()});
        QVERIFY(taken.hand(0).front().text() == "KH" && taken.discards.empty());
        QVERIFY(Rules::observe(taken, 1).held == setOf("KH"));
        QVERIFY(after(taken, {Move::discard(cardsOf("KH").front())}).discards == cardsOf("KH"));
    }
    void whoHasOnlySetsWins() {
        const auto state = dealt(nearlyWon);
        // The ace lies above the king.
        const auto won = after(state, {Move::take(), Move::discard(cardsOf("2D").front())});
        QVERIFY(won.roundIsOver && won.isComplete(0) && !won.isComplete(1));
        QCOMPARE(won.roundWinner(), 0);
        QVERIFY(Rules::outcome(won) == plt::Outcome::over);
        QCOMPARE(Rules::seatToMove(won), none);
        QVERIFY(Rules::legalMoves(won).empty());
        QVERIFY((Rules::standing(won) == std::vector{1, 2}));
        QVERIFY(!Rules::apply(won, Move::draw()));
        QCOMPARE(Rules::seatFigures(won, 0).size(), std::size_t{1});
        QCOMPARE(Rules::seatFigures(won, 0).front().value, 1.0);
        QVERIFY(Rules::seatFigures(won, 1).empty());
        // Eleven cards that all lie in sets are no win by themselves.
        const auto eleven = dealt("2C 5D 9H KS 4D 7D JH 3S 6C 9D  5H 6H 7H 8S 8C 8H JC QC KC 2D  8D");
        const auto taken = after(eleven, {Move::take()});
        QVERIFY(Rules::outcome(taken) == plt::Outcome::playing);
    }
    void aDealtHandMayBeComplete() {
        const char* complete = "5H 6H 7H 8S 8C 8H TC JC QC KC";
        const char* other = "5C 5D 5S 9H 9D 9S AD 2D 3D 4D";
        const char* loose = "2C 5D 9H KS 4C 7D JH 3S 6C 9D";
        const auto ended = [](const char* second, const char* first) {
            return dealt(std::string(second) + first);
        };
        const auto first = ended(loose, complete);
        QVERIFY(first.endedAtDeal() && first.roundWinner() == 0);
        QVERIFY(Rules::outcome(first) == plt::Outcome::over);
        const auto second = ended(complete, loose);
        QVERIFY(second.endedAtDeal() && second.roundWinner() == 1);
        QVERIFY((Rules::standing(second) == std::vector{2, 1}));
        const auto both = ended(complete, other);
        QVERIFY(both.endedAtDeal() && both.roundWinner() == rummy::none);
        QVERIFY(Rules::outcome(both) == plt::Outcome::drawn);
        QVERIFY((Rules::standing(both) == std::vector{1, 1}));
    }
    void turnsAreCountedButNotKept() {
        auto state = dealt(plainDeal);
        QVERIFY(state.turns.empty() && state.turns.lastOf(0) == nullptr);
        constexpr int turns = 1001;
        for (int turn = 0; turn < turns; ++turn)
            state = after(state, {Move::draw(), Move::discard(state.stock.back())});
        QCOMPARE(state.turns.size(), std::size_t{turns});
        QCOMPARE(state.turns.countOf(0), 501);
        QCOMPARE(state.turns.countOf(1), 500);
        QCOMPARE(state.turns.back().seat, 0);
        QVERIFY(state.turns.back() == *state.turns.lastOf(0));
        QVERIFY(state.turns.lastOf(0)->discard == state.discards.back());
        QCOMPARE(state.turns.lastOf(1)->seat, 1);
        const auto drawn = after(state, {Move::take()});
        QVERIFY(drawn.hasDrawn() && drawn.turns.lastOf(1)->tookDiscard && !state.hasDrawn());
        QVERIFY(!(drawn.turns == state.turns));
    }
    void anEmptyPileIsMadeOfTheDiscards() {
        auto state = dealt(plainDeal);
        std::vector<plt::Card> discarded = state.discards;
        // All players draw and discard the drawn card.
        while (state.refills == 0) {
            QVERIFY(!state.stock.empty());
            const auto card = state.stock.back();
            discarded.push_back(card);
            state = after(state, {Move::draw(), Move::discard(card)});
        }
        QCOMPARE(discarded.size(), std::size_t{32});
        QVERIFY(state.discards == std::vector{discarded.back()});
        QCOMPARE(state.stock.size(), std::size_t{31});
        QVERIFY(CardSet(state.stock) == CardSet(discarded).without(discarded.back()));
        QVERIFY(!(state.stock == std::vector(discarded.begin(), discarded.end() - 1)));
        // All unseen cards are in the other hand now.
        QVERIFY(Rules::observe(state, 0).held == CardSet(state.hand(1)));
        QVERIFY(Rules::observe(state, 0).unknown() == CardSet(state.stock));
        // The luck decides the order.
        auto other = Rules::begin({}, startWith(plainDeal, 2));
        while (other.refills == 0) other = after(other, {Move::draw(), Move::discard(other.stock.back())});
        QVERIFY(!(other.stock == state.stock));
        QVERIFY(CardSet(other.stock) == CardSet(state.stock));
    }
    void aMatchOfRounds() {
        Options options;
        options.match = plt::MatchLength::ofRounds(2);
        auto state = after(dealt(nearlyWon, options), {Move::take(), Move::discard(cardsOf("2D").front())});
        QVERIFY(state.roundIsOver && Rules::outcome(state) == plt::Outcome::playing);
        QVERIFY((state.match.points() == std::vector{1, 0}));
        // The player who begins the next round deals it.
        QCOMPARE(Rules::seatToMove(state), 1);
        QVERIFY((Rules::legalMoves(state) == std::vector{Move::deal()}));
        QVERIFY(!Rules::apply(state, Move::draw()));
        for (const auto& level : Rules::levels())
            QVERIFY(Rules::choose(Rules::observe(state, 1), level.word, {}) == Move::deal());
        state = after(state, {Move::deal()});
        QVERIFY(!state.roundIsOver && state.turns.empty());
        QCOMPARE(state.match.round(), 1);
        QCOMPARE(state.match.firstSeat(), 1);
        QVERIFY(!(state.hand(0) == dealt(nearlyWon).hand(0)));
        // Played to its end by the computer.
        while (Rules::outcome(state) == plt::Outcome::playing)
            state = after(state, {Rules::choose(Rules::observe(state, state.toMove), "hard", {})});
        QVERIFY(state.match.isOver());
        QVERIFY(state.match.points()[0] + state.match.points()[1] <= 2);
        QVERIFY((Rules::outcome(state) == plt::Outcome::drawn) ==
                (state.match.points()[0] == state.match.points()[1]));
    }
    void aMatchForPoints() {
        Options options;
        options.match = plt::MatchLength::toPoints(100);
        options.countsCards = true;
        const auto state =
            after(dealt(nearlyWon, options), {Move::take(), Move::discard(cardsOf("2D").front())});
        QVERIFY(state.roundIsOver);
        // The other hand, 2C 5D 9H KS 4C 7D JH 3S 6C 9D, has no set.
        QVERIFY((state.match.points() == std::vector{65, 0}));
        QCOMPARE(Rules::write(options), std::string("first-p100-cards"));
        QVERIFY(*Rules::readOptions("first-p100-cards") == options);
        QVERIFY(!Rules::readOptions("first-cards").ok());
    }
    void theRecord() {
        const auto state = dealt(nearlyWon);
        const auto told = [&](const std::vector<Move>& moves) {
            const auto before = after(state, std::vector(moves.begin(), moves.end() - 1));
            return Rules::tell(before, moves.back(), after(before, {moves.back()})).english();
        };
        QCOMPARE(told({Move::draw()}), std::string("Ann drew from the pile."));
        const plt::Seats alone{plt::Seat::person(), plt::Seat::computer("easy")};
        QCOMPARE(Rules::tell(state, Move::draw(), after(state, {Move::draw()}), alone).english(),
                 std::string("You drew from the pile."));
        QCOMPARE(told({Move::take()}), std::string("Ann took the A♣ from the discards."));
        const auto two = Move::discard(cardsOf("2D").front());
        QCOMPARE(told({Move::draw(), two}), std::string("Ann discarded the 2♦."));
        QCOMPARE(told({Move::take(), two}),
                 std::string("Ann discarded the 2♦, and all the other cards lie in sets."));
    }
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }
    void textsReadBackAndDamagedOnesAreRefused() {
        QCOMPARE(Rules::write(optionSets()[0]), std::string("first"));
        QCOMPARE(Rules::write(optionSets()[2]), std::string("first-r3"));
        QCOMPARE(Rules::write(optionSets()[3]), std::string("second-p2"));
        QVERIFY(!Rules::readOptions("first-").ok() && !Rules::readOptions("third").ok());
        QVERIFY(Rules::readMove("TC").ok() && !Rules::readMove("10C").ok());
        QVERIFY(!Rules::readStart({}, "AS.1").ok());
    }
    void hintsLeadToTheEnd() {
        for (std::uint64_t seed = 1; seed < 30; ++seed) {
            auto state = Rules::begin({}, Rules::deal({}, seed));
            int moves = 0;
            while (Rules::outcome(state) == plt::Outcome::playing && ++moves < 200) {
                const auto hint = Rules::hint(Rules::observe(state, state.toMove), {});
                QCOMPARE(hint.steps.size(), std::size_t{1});
                const auto text = hint.steps.front().reason.english();
                QVERIFY2(text.find('%') == std::string::npos && text.ends_with('.'), text.c_str());
                state = after(state, {hint.steps.front().move});
            }
            QVERIFY(Rules::outcome(state) != plt::Outcome::playing);
            QCOMPARE(Rules::hint(Rules::observe(state, 0), {}).verdict.english(),
                     std::string("The game is over."));
        }
    }
};

QTEST_GUILESS_MAIN(TestRummy)
#include "test_rules.moc"
