// SPDX-License-Identifier: MIT
#include "crazy-8s/round/points.h"
#include "crazy-8s/tests/positions.h"

namespace crazy_8s::testing {

/// Rules that are off at first, and matches.
class TestHouseRules : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void discardsAreTurnedOverForADraw() {
        HouseRules house;
        house.turnOver = true;
        auto state = position("2S 3S 4S QS", plt::Suit::spades, "", {"4C 5H", "2D 3H"}, house);
        QCOMPARE(legal(state), std::string("draw"));
        state = after(state, {"draw"});
        QCOMPARE(state.round.discards.count(), 1);
        QCOMPARE(state.round.discards.back().text(), std::string("QS"));
        QCOMPARE(state.round.pile.count(), 2);
        QCOMPARE(state.round.hand(0).count(), 3);
        QCOMPARE(int(state.events.back().turnedOverAfter), 0);
        QCOMPARE(state.round.turn, 0);
    }
    void withOneDiscardThereIsNothingToTurnOver() {
        HouseRules house;
        house.turnOver = true;
        const auto state = position("QS", plt::Suit::spades, "", {"4C 5H", "2D 3S"}, house);
        QCOMPARE(legal(state), std::string("pass"));
    }
    void afterTheLimitOneMayPassAndNotDraw() {
        HouseRules house;
        house.drawLimit = 2;
        auto state = position("QS", plt::Suit::spades, "2C 3C 5C", {"4C 5H", "2D 3S"}, house);
        QVERIFY(!Rules::apply(state, Move::pass()));
        state = after(state, {"draw", "draw"});
        QVERIFY(!Rules::apply(state, Move::draw()));
        QCOMPARE(legal(state), std::string("pass"));
        state = after(state, {"pass"});
        QCOMPARE(state.round.turn, 1);
        QCOMPARE(state.round.draws, 0);
        QCOMPARE(legal(state), std::string("3S draw"));
    }
    void twosAddUpUntilSomebodyTakes() {
        HouseRules house;
        house.drawTwo = true;
        auto state =
            position("3S", plt::Suit::spades, "AC 3C 4C 5C 6C 7C", {"2S KH", "2H JH", "8H TH"}, house);
        state = after(state, {"2S"});
        QCOMPARE(legal(state), std::string("2H draw"));
        state = after(state, {"2H"});
        QCOMPARE(state.round.owed, 4);
        // An eight is no answer.
        QCOMPARE(legal(state), std::string("draw"));
        QVERIFY(!Rules::apply(state, Move::discard(card("8H"))));
        state = after(state, {"draw"});
        QCOMPARE(state.round.hand(2).count(), 6);
        QCOMPARE(state.round.owed, 0);
        QCOMPARE(state.round.turn, 0);
        QCOMPARE(legal(state), std::string("KH draw"));
    }
    void whoOwesMoreThanThereIsTakesWhatThereIs() {
        HouseRules house;
        house.drawTwo = true;
        auto state = position("3S", plt::Suit::spades, "AC", {"2S KH", "4H JS"}, house);
        state = after(state, {"2S", "draw"});
        QCOMPARE(state.round.hand(1).count(), 3);
        QCOMPARE(state.round.turn, 0);
        state = position("3S", plt::Suit::spades, "", {"2S KH", "4H JS"}, house);
        state = after(state, {"2S"});
        QCOMPARE(legal(state), std::string("pass"));
        state = after(state, {"pass"});
        QCOMPARE(state.round.owed, 0);
    }
    void aQueenSkipsTheNextPlayer() {
        HouseRules house;
        house.skipOnQueen = true;
        auto state = position("3S", plt::Suit::spades, "AC", {"QS KH", "4H JS", "5H 6S"}, house);
        QCOMPARE(after(state, {"QS"}).round.turn, 2);
        state = position("3S", plt::Suit::spades, "AC", {"QS KH", "4H JS"}, house);
        QCOMPARE(after(state, {"QS"}).round.turn, 0);
    }
    void anAceTurnsTheDirectionAround() {
        HouseRules house;
        house.reverseOnAce = true;
        auto state = position("3S", plt::Suit::spades, "TC", {"AS KH", "4H JS", "5H 6S"}, house);
        state = after(state, {"AS"});
        QCOMPARE(state.round.turn, 2);
        state = after(state, {"6S"});
        QCOMPARE(state.round.turn, 1);
        state = position("3S", plt::Suit::spades, "TC", {"AS KH", "4H JS"}, house);
        QCOMPARE(after(state, {"AS"}).round.turn, 0);
    }
    void withoutHouseRulesTheseAreCardsLikeOthers() {
        auto state = position("3S", plt::Suit::spades, "TC", {"AS QS 2S KH", "4S JS 6S", "5S 7S 9S"});
        state = after(state, {"AS", "4S", "5S", "QS", "JS", "7S", "2S"});
        QCOMPARE(state.round.turn, 1);
        QCOMPARE(state.round.owed, 0);
    }

    // Matches -------------------------------------------------------------------------------------------
    void whatIsLeftCounts() {
        for (const auto& [text, points] :
             {std::pair{"8D", 50}, {"KS", 10}, {"JH", 10}, {"TC", 10}, {"9C", 9}, {"AD", 1}})
            QCOMPARE(pointsOf(card(text)), points);
    }
    void aMatchGoesOnToItsPoints() {
        auto state = position("3S", plt::Suit::spades, "TC", {"AS", "8H JS", "5H 6S"});
        state.options.match = plt::MatchLength::toPoints(100);
        state.match = plt::Match(state.options.match, 3);
        state.luck = 77;
        state = after(state, {"AS"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::playing);
        QVERIFY(state.match.isBetweenRounds());
        QCOMPARE(state.match.points(), (std::vector<int>{71, 0, 0}));
        // The next seat begins the next round, and deals it.
        QCOMPARE(Rules::seatToMove(state), 1);
        QCOMPARE(legal(state), std::string("deal"));
        QVERIFY(!Rules::apply(state, Move::draw()));
        state = after(state, {"deal"});
        QCOMPARE(state.round.turn, 1);
        QCOMPARE(state.round.hand(0).count(), 7);
        QVERIFY(state.events.empty());
        QVERIFY(state.round.discards.back().rank != eight);
        // Equal luck deals equal rounds.
        QVERIFY(!Rules::apply(state, Move::deal()));
        QCOMPARE(state.match.points(), (std::vector<int>{71, 0, 0}));
    }
    void theHighestScoreWinsTheMatch() {
        auto state = position("3S", plt::Suit::spades, "TC", {"AS", "8H JS 8C", "5H 6S"});
        state.options.match = plt::MatchLength::toPoints(100);
        state.match = plt::Match(state.options.match, 3);
        state = after(state, {"AS"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::over);
        QCOMPARE(Rules::standing(state), (std::vector<int>{1, 2, 2}));
        QCOMPARE(Rules::seatToMove(state), nobody);
    }
    void aStuckRoundBringsNobodyPoints() {
        auto state = position("QS", plt::Suit::spades, "", {"4C 5H KS", "2D 3D"});
        state.options.match = plt::MatchLength::ofRounds(2);
        state.match = plt::Match(state.options.match, 2);
        state = after(state, {"KS"});
        QVERIFY(state.match.isBetweenRounds());
        QCOMPARE(state.match.points(), (std::vector<int>{0, 0}));
    }
    void everyRoundOfAMatchIsDealtAnew() {
        const auto options = withHouse(2, {}, plt::MatchLength::ofRounds(3));
        const auto start = Rules::deal(options, 5);
        QVERIFY(start.luck > 0);
        auto state = Rules::begin(options, start);
        std::vector<Round> rounds;
        while (Rules::outcome(state) == plt::Outcome::playing) {
            if (state.events.empty()) rounds.push_back(state.round);
            const auto seen = Rules::observe(state, Rules::seatToMove(state));
            state = *Rules::apply(state, Rules::choose(seen, "easy", {}));
        }
        QCOMPARE(rounds.size(), std::size_t{3});
        QVERIFY(!(rounds[0].hands == rounds[1].hands) && !(rounds[1].hands == rounds[2].hands));
        QCOMPARE(rounds[1].turn, 1);
        QCOMPARE(rounds[2].turn, 0);
    }
};

}  // namespace crazy_8s::testing

QTEST_GUILESS_MAIN(crazy_8s::testing::TestHouseRules)
#include "test_house_rules.moc"
