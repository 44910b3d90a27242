// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "crazy-8s/tests/positions.h"

namespace crazy_8s::testing {

/// Ends of a game, and games that go on although the first player cannot: section 5 and 6 of the
/// specification.
class TestEnds : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // D1
    void aPlayerWhoCannotMovePassesWhileAnotherCan() {
        const auto state = position("QH", plt::Suit::hearts, "",
                                    {"2C 3S 4S", "5H TS QS", "AC 9C JS", "9S KD 7D KH 9H TH 5S"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::playing);
        QCOMPARE(legal(state), std::string("pass"));
        const auto next = after(state, {"pass"});
        QVERIFY(Rules::outcome(next) == plt::Outcome::playing);
        QCOMPARE(legal(next), std::string("5H QS pass"));
    }
    void theHandOfTheSpecificationMayOnlyPass() {
        // Of this hand no card goes on the queen of hearts; two others have one that does.
        const auto state = after(
            position("TC", plt::Suit::clubs, "", {"QC QD", "AD 5D 2C JC", "5H TS QS", "AC 9C JS"}), {"QC"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::playing);
        QCOMPARE(state.round.turn, 1);
        auto now = position("QH", plt::Suit::hearts, "",
                            {"AD 5D 2C JC", "5H TS QS", "AC 9C JS", "9S KD 7D KH 9H TH 5S"});
        QCOMPARE(legal(now), std::string("pass"));
        now = after(now, {"pass", "pass", "pass"});
        QVERIFY(Rules::outcome(now) == plt::Outcome::playing);
        QCOMPARE(legal(now), std::string("KH 9H TH pass"));
    }
    // D2
    void whoGoesOutWithAnEmptyPileHasWon() {
        auto state = position("TD", plt::Suit::diamonds, "", {"2C 3C AH 2H 3H 7H QH", "KC", "JD"});
        state = after(state, {"pass", "pass", "JD"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::over);
        QCOMPARE(state.round.winner, 2);
        QCOMPARE(Rules::standing(state), (std::vector<int>{2, 2, 1}));
        QVERIFY(Rules::legalMoves(state).empty());
    }
    void whenNobodyCanGoOnNobodyWins() {
        auto state = position("QS", plt::Suit::spades, "", {"4C 5H KS", "2D 3D"});
        state = after(state, {"KS"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::drawn);
        QCOMPARE(state.round.winner, nobody);
        QCOMPARE(Rules::standing(state), (std::vector<int>{1, 1}));
    }
    void anEightKeepsTheGameGoing() {
        const auto state = after(position("QS", plt::Suit::spades, "", {"4C 5H KS", "2D 8D"}), {"KS"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::playing);
        QCOMPARE(legal(state), std::string("8D pass"));
    }
    void anEightAsLastCardNamesNoSuit() {
        const auto state = after(position("QS", plt::Suit::spades, "2C", {"8D", "3C 4C"}), {"8D"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::over);
        QVERIFY(!state.round.isNaming);
        QCOMPARE(state.round.winner, 0);
    }
    void theLastCardOfThePileMayLeaveNobodyWithAMove() {
        auto state = position("QS", plt::Suit::spades, "3D", {"4C 5H", "2D 3H"});
        QCOMPARE(legal(state), std::string("draw"));
        state = after(state, {"draw"});
        QVERIFY(Rules::outcome(state) == plt::Outcome::drawn);
    }
    void aSuitThatNobodyHasEndsTheGame() {
        auto state = position("QS", plt::Suit::spades, "", {"8C 5H", "2D 3H"});
        QVERIFY(Rules::outcome(after(state, {"8C", "S"})) == plt::Outcome::drawn);
        QVERIFY(Rules::outcome(after(state, {"8C", "H"})) == plt::Outcome::playing);
    }
    void theFirstDiscardIsNeverAnEight() {
        int changed = 0;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const auto start = Rules::deal({}, seed);
            auto sorted = start.deck;
            std::sort(sorted.begin(), sorted.end());
            QVERIFY(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
            QCOMPARE(sorted.size(), std::size_t{52});
            QVERIFY(start.deck[14].rank != eight);
            // A plain shuffle of the same number gives the same hands.
            plt::Random random(seed);
            auto plain = plt::freshDecks();
            random.shuffle(plain);
            QVERIFY(std::equal(plain.begin(), plain.begin() + 14, start.deck.begin()));
            if (plain[14].rank == eight) ++changed;
        }
        QVERIFY(changed > 0);
    }
};

}  // namespace crazy_8s::testing

QTEST_GUILESS_MAIN(crazy_8s::testing::TestEnds)
#include "test_ends.moc"
