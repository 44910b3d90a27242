// SPDX-License-Identifier: MIT
#include "aces/rules.h"
#include "aces/solver.h"

#include <map>

#include <QTest>

using aces::Rules;
using aces::Verdict;

class BenchAces : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// The whole search, proofs included, over fixed deals; tells how they are decided.
    void solve() {
        constexpr std::uint64_t deals = 50;
        std::map<Verdict, int> verdicts;
        long positions = 0;
        QBENCHMARK_ONCE {
            for (std::uint64_t seed = 0; seed < deals; ++seed) {
                const auto at = Rules::begin({}, Rules::deal({}, seed));
                const auto solution = aces::solve(at, aces::solverBudget, {});
                ++verdicts[solution->verdict];
                positions += solution->positions;
            }
        }
        qInfo("%d deals: %d winnable, %d lost, %d unknown; %ld positions", int(deals),
              verdicts[Verdict::winnable], verdicts[Verdict::lost], verdicts[Verdict::unknown], positions);
    }
    void winnableDeal() {
        std::uint64_t seed = 0;
        QBENCHMARK {
            (void)Rules::deal({true}, seed++);
        }
    }
};

QTEST_APPLESS_MAIN(BenchAces)
#include "bench_aces.moc"
