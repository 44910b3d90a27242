// SPDX-License-Identifier: MIT
// Benchmarks of Gobblet's solution of 3 x 3 and its search for 4 x 4. Positions a second and the depth
// reached within a second are printed, since Qt's benchmarks know only times.

#include "common/rules/random.h"
#include "gobblet/board/symmetry.h"
#include "gobblet/board/threats.h"
#include "gobblet/player/evaluation.h"
#include "gobblet/player/player.h"
#include "gobblet/player/solver.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <stop_token>
#include <vector>

#include <QElapsedTimer>
#include <QTest>

using namespace gobblet;

namespace {

/// A game of the middle level with itself, so far.
Position middle(int width, int plies) {
    Options options;
    options.width = width;
    State state = Rules::begin(options, Rules::deal(options, 0));
    plt::Random random(3);
    while (state.plies < plies) {
        plt::Question question;
        question.seed = random.next();
        const auto next = Rules::apply(state, choose(state, Level::ok, question));
        if (!next || endOf(*next) != End::none) break;
        state = *next;
    }
    return state.position;
}

State stateOf(const Position& position) {
    Options options;
    options.width = position.width;
    return Rules::begin(options, {position});
}

}  // namespace

class BenchGobblet : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void solvesTheSmallBoard() {
        std::uint64_t nodes = 0;
        QElapsedTimer timer;
        timer.start();
        QBENCHMARK {
            timer.restart();
            Solver solver;
            const auto solution = solver.solve(emptyBoard(3), {}, {});
            nodes = solution.nodes;
            QCOMPARE(solution.value().plies, 13);
        }
        qInfo("%llu positions, %.0f a second", static_cast<unsigned long long>(nodes),
              1e9 * static_cast<double>(nodes) / static_cast<double>(timer.nsecsElapsed()));
    }
    /// Processor time until there is a best action when there is no time for one.
    void isStoppedOnTheSmallBoard() {
        plt::Random random(7);
        std::vector<double> times;
        for (int game = 0; game < 100; ++game) {
            State state = Rules::begin({}, Rules::deal({}, 0));
            while (endOf(state) == End::none && state.plies < 16) {
                std::stop_source stop;
                stop.request_stop();
                plt::Question question;
                question.stop = stop.get_token();
                question.seed = random.next();
                const plt::testing::ThreadClock clock;
                choose(state, Level::smart, question);
                times.push_back(1000 * clock.seconds());
                const auto moves = Rules::legalMoves(state);
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
        }
        std::sort(times.begin(), times.end());
        qInfo("%zu positions: median %.3f ms, worst %.1f ms", times.size(), times[times.size() / 2],
              times.back());
    }
    void answersOnTheSmallBoard() {
        const State state = stateOf(middle(3, 5));
        QBENCHMARK {
            choose(state, Level::smart, {});
        }
    }
    void oneSecondOnTheLargeBoard_data() {
        QTest::addColumn<int>("plies");
        for (const int plies : {0, 6, 12, 20}) QTest::addRow("after %d plies", plies) << plies;
    }
    void oneSecondOnTheLargeBoard() {
        QFETCH(int, plies);
        const State state = stateOf(middle(4, plies));
        plt::Question question;
        question.budget.time = std::chrono::milliseconds(1000);
        plt::Thought last;
        question.report = [&last](const plt::Thought& thought) { last = thought; };
        QElapsedTimer timer;
        timer.start();
        choose(state, Level::smart, question);
        qInfo("depth %d, value %.2f%s, %.0f positions a second", last.depth, last.value,
              last.proven ? " proven" : "",
              1e9 * static_cast<double>(last.nodes) / static_cast<double>(timer.nsecsElapsed()));
    }
    void okOnTheLargeBoard() {
        const State state = stateOf(middle(4, 12));
        QBENCHMARK {
            choose(state, Level::ok, {});
        }
    }
    void hintOnTheLargeBoard() {
        const State state = stateOf(middle(4, 12));
        QBENCHMARK {
            Rules::hint(state, {});
        }
    }
    void parts_data() {
        QTest::addColumn<int>("part");
        QTest::newRow("moves") << 0;
        QTest::newRow("can win") << 1;
        QTest::newRow("canonical form") << 2;
        QTest::newRow("evaluation") << 3;
    }
    void parts() {
        QFETCH(int, part);
        const Position position = middle(4, 12);
        std::uint64_t sum = 0;
        QBENCHMARK {
            if (part == 0) {
                MoveList list;
                generate(position, list);
                sum += static_cast<std::uint64_t>(list.size());
            }
            if (part == 1) sum += canWin(position, Side::red) ? 1 : 2;
            if (part == 2) sum += canonical(position).mine;
            if (part == 3) sum += static_cast<std::uint64_t>(evaluate(position)) + 1;
        }
        QVERIFY(sum != 0);
    }
};

QTEST_MAIN(BenchGobblet)
#include "bench_gobblet.moc"
