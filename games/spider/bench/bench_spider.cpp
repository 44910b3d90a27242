// SPDX-License-Identifier: MIT
#include "spider/rules.h"
#include "spider/solver/position.h"
#include "spider/solver/solver.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <map>
#include <sys/resource.h>
#include <vector>

#include <QTest>

using spider::Options;
using spider::Position;
using spider::Rules;

using spider::Verdict;

namespace {

/// The most memory that this process has ever had, in MB.
double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace

class BenchSpider : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Number of 100 fixed deals that the solver decides, its time, and the length of its wins; in parts,
    /// because a test function may take five minutes.
    void decide_data() {
        QTest::addColumn<int>("suits");
        QTest::addColumn<int>("first");
        for (const int suits : {1, 2, 4})
            for (int first = 0; first < 100; first += deals)
                QTest::addRow("%d suits from deal %d", suits, first) << suits << first;
    }
    void decide() {
        QFETCH(int, suits);
        QFETCH(int, first);
        const Options options{suits, spider::anyDealer, false};
        int decided = 0;
        int soon = 0;
        long positions = 0;
        double most = 0;
        std::vector<std::size_t> lengths;
        QBENCHMARK_ONCE {
            for (int deal = first; deal < first + deals; ++deal) {
                const auto at = Rules::begin(options, Rules::deal(options, static_cast<std::uint64_t>(deal)));
                const plt::testing::ThreadClock clock;
                const auto solution = spider::solve(at, spider::solverBudget, {});
                const double seconds = clock.seconds();
                most = std::max(most, seconds);
                if (solution->verdict != Verdict::unknown) {
                    ++decided;
                    if (seconds <= 1.7) ++soon;
                }
                if (solution->verdict == Verdict::winnable) lengths.push_back(solution->moves.size());
                positions += solution->positions;
            }
        }
        std::sort(lengths.begin(), lengths.end());
        qInfo("%d of %d deals decided, %d within 1.7 s, %.2f s at most; median of moves %d; %ld positions",
              decided, deals, soon, most, lengths.empty() ? 0 : int(lengths[lengths.size() / 2]), positions);
    }
    /// The verdict on 1,000 deals of four suits, and its cost. The peak of memory is of all deals so far.
    void verdicts_data() {
        QTest::addColumn<int>("first");
        for (int first = 0; first < 1000; first += 100) QTest::addRow("from deal %d", first) << first;
    }
    void verdicts() {
        QFETCH(int, first);
        std::map<Verdict, int> verdicts;
        std::vector<double> seconds;
        QBENCHMARK_ONCE {
            for (int deal = first; deal < first + 100; ++deal) {
                const Options options{4, spider::anyDealer, false};
                const auto at = Rules::begin(options, Rules::deal(options, static_cast<std::uint64_t>(deal)));
                const plt::testing::ThreadClock clock;
                const auto verdict = spider::decide(at, spider::solverBudget, {})->verdict;
                seconds.push_back(clock.seconds());
                ++verdicts[verdict];
                if (verdict != Verdict::winnable || seconds.back() > 5)
                    qInfo("deal %d: %s after %.2f s", deal,
                          verdict == Verdict::winnable ? "won"
                          : verdict == Verdict::lost   ? "lost"
                                                       : "unknown",
                          seconds.back());
            }
        }
        std::sort(seconds.begin(), seconds.end());
        double sum = 0;
        for (const double each : seconds) sum += each;
        qInfo("%d won, %d lost, %d unknown; mean %.3f s, median %.3f s, worst %.2f s; peak %.0f MB",
              verdicts[Verdict::winnable], verdicts[Verdict::lost], verdicts[Verdict::unknown],
              sum / static_cast<double>(seconds.size()), seconds[seconds.size() / 2], seconds.back(),
              peakMegabytes());
    }
    void winnableDeal_data() {
        QTest::addColumn<int>("suits");
        QTest::addColumn<int>("dealer");
        for (const int dealer : {1, 2})
            for (const int suits : {1, 2, 4})
                QTest::addRow("%d suits, dealer %d", suits, dealer) << suits << dealer;
    }
    void winnableDeal() {
        QFETCH(int, suits);
        QFETCH(int, dealer);
        std::vector<double> seconds;
        double sum = 0;
        QBENCHMARK_ONCE {
            for (std::uint64_t seed = 0; seed < 50; ++seed) {
                const plt::testing::ThreadClock clock;
                (void)Rules::deal({suits, dealer, false}, seed);
                seconds.push_back(clock.seconds());
                sum += seconds.back();
            }
        }
        qInfo("mean %.3f s, worst %.2f s", sum / static_cast<double>(seconds.size()),
              *std::max_element(seconds.begin(), seconds.end()));
    }
    void movesOfAPosition() {
        const Options options{4, spider::anyDealer, false};
        const Position start(Rules::begin(options, Rules::deal(options, 1)));
        QBENCHMARK {
            Position next = start;
            for (int from = 0; from < spider::columnCount; ++from)
                for (int to = 0; to < spider::columnCount; ++to)
                    if (next.canMove(from, 1, to)) next.move(from, 1, to);
        }
    }

  private:
    static constexpr int deals = 50;
};

QTEST_APPLESS_MAIN(BenchSpider)
#include "bench_spider.moc"
