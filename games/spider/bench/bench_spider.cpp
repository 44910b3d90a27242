// SPDX-License-Identifier: MIT
#include "spider/rules.h"
#include "spider/solver/position.h"
#include "spider/solver/solver.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <vector>

#include <QTest>

using spider::Options;
using spider::Position;
using spider::Rules;

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
        const Options options{suits, false, false};
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
                if (solution->verdict != spider::Verdict::unknown) {
                    ++decided;
                    if (seconds <= 1.7) ++soon;
                }
                if (solution->verdict == spider::Verdict::winnable) lengths.push_back(solution->moves.size());
                positions += solution->positions;
            }
        }
        std::sort(lengths.begin(), lengths.end());
        qInfo("%d of %d deals decided, %d within 1.7 s, %.2f s at most; median of moves %d; %ld positions",
              decided, deals, soon, most, lengths.empty() ? 0 : int(lengths[lengths.size() / 2]), positions);
    }
    void winnableDeal_data() {
        QTest::addColumn<int>("suits");
        for (const int suits : {1, 2, 4}) QTest::addRow("%d suits", suits) << suits;
    }
    void winnableDeal() {
        QFETCH(int, suits);
        std::uint64_t seed = 0;
        QBENCHMARK {
            (void)Rules::deal({suits, true, false}, seed++);
        }
    }
    void movesOfAPosition() {
        const Options options{4, false, false};
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
