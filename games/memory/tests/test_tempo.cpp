// SPDX-License-Identifier: MIT
#include "memory/computer/tempo.h"
#include "memory/tests/boards.h"
#include "memory/tests/match.h"

#include <cmath>
#include <numeric>

#include <QTest>

/// The rule when a card that everybody knows is better than a new one, and its gain.
class TestTempo : public QObject {
    Q_OBJECT

    using Card = memory::Tempo::Card;
    using Place = memory::Tempo::Place;
    using Rules = memory::Rules;
    using State = memory::State;

    static int tempo(const State& state) { return memory::chooseForTempo(memory::observe(state)); }
    static bool wasSeen(const State& state, int place) { return state.lastLook[place] > 0; }
    static bool near(double one, double other) { return std::abs(one - other) < 1e-9; }

  private Q_SLOTS:
    /// As Zwick and Paterson found for two players: with n pairs of which k cards are known, turn up two new
    /// cards where n + k is odd, or none where then 3k >= 2(n + 1); one where it is even, and with six pairs
    /// and one known card.
    void asInTheMathematicsOfTwoPlayers() {
        const auto& two = memory::Tempo::of(2);
        for (int pairs = 2; pairs <= memory::Tempo::maximumPairs; ++pairs) {
            for (int seen = 0; seen < pairs; ++seen) {
                const bool isOdd = (pairs + seen) % 2 == 1;
                const bool none = isOdd && seen > 0 && 3 * seen >= 2 * (pairs + 1);
                const bool one = seen > 0 && (!isOdd || (pairs == 6 && seen == 1));
                const auto where = QStringLiteral("%1 pairs, %2 seen").arg(pairs).arg(seen);
                QVERIFY2((two.first({pairs, seen}, true) == Card::seen) == none, qPrintable(where));
                if (!none)
                    QVERIFY2((two.second({pairs, seen + 1}, true) == Card::seen) == one, qPrintable(where));
                QVERIFY(two.first({pairs, seen}, false) == Card::fresh);
                QVERIFY(two.second({pairs, seen + 1}, false) == Card::fresh);
            }
        }
    }
    /// Two pairs by hand. The first card is new; one of three makes a pair of it, and then both are won. Else
    /// the other player knows everything: 1/3 * 2 pairs.
    void expectedPairs() {
        const auto& two = memory::Tempo::of(2);
        QVERIFY(near(two.shares({1, 0})[0], 1));
        QVERIFY(near(two.shares({2, 0})[0], 2.0 / 3));
        QVERIFY(near(two.shares({2, 1})[0], 4.0 / 3));
        QVERIFY(near(two.shares({3, 3})[0], 3));
        // All pairs are found, no matter whose turn it is.
        for (int players = 2; players <= memory::Tempo::maximumPlayers; ++players) {
            for (int pairs = 1; pairs <= memory::Tempo::maximumPairs; ++pairs) {
                for (int seen = 0; seen <= pairs; ++seen) {
                    const auto& shares = memory::Tempo::of(players).shares({pairs, seen});
                    QVERIFY(near(std::accumulate(shares.begin(), shares.end(), 0.0), pairs));
                    for (int i = players; i < memory::Tempo::maximumPlayers; ++i) QVERIFY(shares[i] == 0);
                }
            }
        }
    }
    void aKnownCardRatherThanANewOne() {
        using namespace memory::testing;
        // Ten pairs, two known cards: n + k is even. A third card without a twin is followed by a known one,
        // the one that was seen last.
        auto state = after({0, 1, 2}, boardB(forPlayers(2)));
        QCOMPARE(tempo(state), 1);
        state = after({1}, state);
        QCOMPARE(state.player, 0);
        // Now three are known; two new cards follow.
        const int first = tempo(state);
        QVERIFY(!wasSeen(state, first));
        // A twin is taken at once, and so is a pair.
        state = after({12}, after({3, 4}, state));
        QCOMPARE(tempo(state), 2);
        // A weaker level knows nothing of this.
        QVERIFY(memory::chooseCard(memory::observe(after({0, 1, 2}, boardB(forPlayers(2)))), 100) != 1);
        // A single player has no opponent who could profit.
        QVERIFY(!wasSeen(after({0, 1, 2}), tempo(after({0, 1, 2}))));
    }
    void itPassesButNotTwiceOnEnd() {
        using namespace memory::testing;
        // Five pairs are left and four of their cards known: turning up a new one is bad for every player.
        auto state = boardB(forPlayers(2));
        for (int i = 0; i < 5; ++i) state = after({i, i + 10}, state);
        state = after({5, 6, 7, 8}, state);
        QCOMPARE(state.player, 0);
        for (int card = 0; card < 2; ++card) {
            QVERIFY(wasSeen(state, tempo(state)));
            state = after({tempo(state)}, state);
        }
        QCOMPARE(state.player, 1);
        QVERIFY2(!wasSeen(state, tempo(state)), "the other one does not answer with the same");
        // A player who has turned up a known card by chance may still choose.
        state = after({5}, state);
        QVERIFY(!wasSeen(state, tempo(state)));
    }
    void whatIsNews() {
        using namespace memory::testing;
        const auto sinceNews = [](const std::vector<int>& clicks) {
            return memory::observe(after(clicks, boardB(forPlayers(2)))).sinceNews;
        };
        QCOMPARE(sinceNews({}), 0);
        QCOMPARE(sinceNews({0, 1}), 0);
        QCOMPARE(sinceNews({0, 1, 2, 0}), 1);
        QCOMPARE(sinceNews({0, 1, 0, 1}), 2);
        QCOMPARE(sinceNews({0, 1, 0, 1, 0}), 3);
        QCOMPARE(sinceNews({0, 1, 2, 10, 0, 10}), 0);
    }
    /// Each deal is played twice, with seats exchanged. The first figure is today's strongest level before
    /// these.
    void whatItBrings() {
        using namespace memory::testing;
        constexpr int games = 400;
        const auto perfect = play(forPlayers(2), "100", "90", games);
        const auto tempo = play(forPlayers(2), "tempo", "90", games);
        const auto both = play(forPlayers(2), "tempo", "100", games);
        const auto text = QStringLiteral("%1 %2 %3")
                              .arg(perfect.pairsShare())
                              .arg(tempo.pairsShare())
                              .arg(both.pairsShare());
        QVERIFY2(perfect.pairsShare() > 0.60 && tempo.pairsShare() > 0.62 && both.pairsShare() > 0.54,
                 qPrintable(text));
        QVERIFY2(perfect.gamesShare() > 0.65 && tempo.gamesShare() > 0.70 && both.gamesShare() > 0.58,
                 qPrintable(text));
    }
    void gamesEnd() {
        using namespace memory::testing;
        for (const auto size : memory::allSizes) {
            const auto options = forPlayers(2, size);
            const auto match = play(options, "tempo", "tempo", 20);
            QVERIFY2(match.longest < 3 * options.pairs(), qPrintable(QString::number(match.longest)));
        }
        for (const int players : {3, 4}) {
            const auto options = forPlayers(players, memory::Size::by8x6);
            auto state = Rules::begin(options, Rules::deal(options, 5));
            while (Rules::outcome(state) == plt::Outcome::playing && state.allTurns() < 500)
                state = Rules::apply(state, {tempo(state)}).value();
            QVERIFY(Rules::outcome(state) != plt::Outcome::playing);
        }
    }
    /// Levels of earlier versions are read as ever, and the new ones as they are written.
    void levelsInTexts() {
        const auto read = plt::readSeats("person-30-60-90", Rules::levels());
        QVERIFY(read.ok());
        const auto now = plt::readSeats("person-100-tempo", Rules::levels());
        QVERIFY(now.ok());
        QCOMPARE(plt::writeSeats(*now), std::string("person-100-tempo"));
        QCOMPARE(Rules::countedAs(memory::testing::forPlayers(3), *now), std::string("5x4+100+tempo"));
    }
};

QTEST_GUILESS_MAIN(TestTempo)
#include "test_tempo.moc"
