// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/expectation.h"
#include "blackjack/mathematics/judgement.h"
#include "blackjack/mathematics/simulation.h"
#include "blackjack/rules.h"

#include <cmath>

#include <QElapsedTimer>
#include <QTest>

using namespace blackjack;

/// The exact calculation, and the simulation that must agree with it: by default 100 million rounds each way,
/// PLT_ROUNDS=number for more.
class BenchBlackjack : public QObject {
    Q_OBJECT

    static std::int64_t rounds() {
        const auto wanted = qEnvironmentVariable("PLT_ROUNDS").toLongLong();
        return wanted > 0 ? wanted : 100'000'000;
    }
    static void report(const char* what, const Simulated& counted, qint64 ms) {
        const auto percent = [&](std::int64_t count) {
            return 100.0 * double(count) / double(counted.rounds);
        };
        qInfo("%s: %lld rounds in %.1f s (%.0f ns a round), return %.6f +- %.6f, deviation %.4f", what,
              static_cast<long long>(counted.rounds), double(ms) / 1000,
              1e6 * double(ms) / double(counted.rounds), counted.mean(), counted.error(),
              counted.deviation());
        qInfo(
            "  won %.2f %%, even %.2f %%, lost %.2f %%, naturals paid %.3f %%, dealer bust %.2f %%, "
            "%.3f cards a round, %.2f rounds a shoe",
            percent(counted.won), percent(counted.even), percent(counted.lost), percent(counted.blackjacks),
            100.0 * double(counted.dealerBust) / double(counted.dealerPlayed),
            double(counted.cards) / double(counted.rounds), double(counted.rounds) / double(counted.shoes));
    }

  private Q_SLOTS:
    void simulatedFromFullShoes() {
        const double exact = expectedReturn({}, basicStrategy({}));
        QElapsedTimer timer;
        timer.start();
        const auto counted = simulate({}, basicStrategy({}), rounds(), 1, Shuffling::everyRound);
        report("full shoes", counted, timer.elapsed());
        qInfo("  exact %.6f, difference %.2f standard errors", exact,
              (counted.mean() - exact) / counted.error());
        QVERIFY(std::abs(counted.mean() - exact) < 4.5 * counted.error());
        QVERIFY(std::abs(counted.mean() + 0.005274) < 4.5 * counted.error());
    }
    void simulatedByTheHouse() {
        QElapsedTimer timer;
        timer.start();
        const auto counted = simulate({}, basicStrategy({}), rounds(), 2, Shuffling::house);
        report("shoes of the house", counted, timer.elapsed());
        // The reference figure is itself simulated, with a standard error of 0.00006.
        const double error = std::hypot(counted.error(), 0.00006);
        qInfo("  reference -0.00554, difference %.2f standard errors", (counted.mean() + 0.00554) / error);
        QVERIFY(std::abs(counted.mean() + 0.00554) < 4.5 * error);
    }
    /// Counts how often basic strategy is not the best for the very cards, and the value of looking at them.
    void basicStrategyAndTheVeryCards() {
        int decisions = 0;
        int better = 0;
        int rounds = 0;
        for (std::uint64_t shoe = 0; shoe < 2000; ++shoe) {
            auto state = Rules::begin({}, Rules::deal({}, shoe));
            while (Rules::outcome(state) == plt::Outcome::playing) {
                auto move = Move::deal(smallestBet);
                if (!state.round.isOver()) {
                    const auto advice = adviseOn(situationOf(state));
                    ++decisions;
                    better += advice.isBasicBest() ? 0 : 1;
                    move = Move::play(advice.best);
                }
                state = *Rules::apply(state, move);
            }
            rounds += state.rounds();
        }
        qInfo(
            "%d of %d decisions in %d rounds are not those of basic strategy (%.2f %%); return %.6f against "
            "%.6f",
            better, decisions, rounds, 100.0 * better / decisions, bestReturn({}),
            expectedReturn({}, basicStrategy({})));
        QVERIFY(bestReturn({}) > expectedReturn({}, basicStrategy({})));
    }
    void dealersChances() {
        const DealerOdds odds({}, 2);
        auto unseen = Unseen::shoe({});
        unseen.remove(2);
        QBENCHMARK {
            (void)odds.chances(unseen);
        }
    }
    void strategyAgainstOneCard() {
        (void)Expectations::against({}, 6);
        QBENCHMARK {
            Strategy strategy;
            improveStrategy({}, strategy, 6);
        }
    }
    void adviceOnAKnownCard() {
        Situation situation;
        situation.held[8] = 2;
        situation.upValue = 10;
        (void)adviseOn(situation);
        QBENCHMARK {
            (void)adviseOn(situation);
        }
    }
};

QTEST_APPLESS_MAIN(BenchBlackjack)
#include "bench_blackjack.moc"
