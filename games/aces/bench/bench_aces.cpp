// SPDX-License-Identifier: MIT
#include "aces/rules.h"
#include "aces/solver/solver.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <map>
#include <vector>

#include <QTest>

using aces::Rules;
using aces::Verdict;

class BenchAces : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Decides fixed deals with the limits of unrequested searches, and measures the cost; in parts, because
    /// a test function may take five minutes.
    void decide_data() {
        QTest::addColumn<int>("first");
        for (int first = 0; first < 400; first += deals) QTest::addRow("from deal %d", first) << first;
    }
    void decide() {
        QFETCH(int, first);
        std::map<Verdict, int> verdicts;
        std::vector<double> seconds;
        long positions = 0;
        long bytes = 0;
        QBENCHMARK_ONCE {
            for (int deal = first; deal < first + deals; ++deal) {
                const auto at = Rules::begin({}, Rules::deal({}, static_cast<std::uint64_t>(deal)));
                const plt::testing::ThreadClock clock;
                const auto finding = aces::decide(at, aces::unaskedBudget, {});
                seconds.push_back(clock.seconds());
                ++verdicts[finding->verdict];
                positions += finding->positions;
                bytes = std::max(bytes, finding->bytes);
            }
        }
        std::sort(seconds.begin(), seconds.end());
        qInfo("%d winnable, %d lost, %d unknown; %ld positions; median %.3f s, worst %.2f s; at most %ld KiB",
              verdicts[Verdict::winnable], verdicts[Verdict::lost], verdicts[Verdict::unknown], positions,
              seconds[seconds.size() / 2], seconds.back(), bytes / 1024);
    }
    void winnableDeal() {
        std::uint64_t seed = 0;
        QBENCHMARK {
            (void)Rules::deal({true}, seed++);
        }
    }

  private:
    static constexpr int deals = 100;
};

QTEST_APPLESS_MAIN(BenchAces)
#include "bench_aces.moc"
