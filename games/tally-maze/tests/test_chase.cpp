// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "tally-maze/chase/escapes.h"
#include "tally-maze/chase/search.h"
#include "tally-maze/chase/ways.h"
#include "tally-maze/maze/board_code.h"
#include "tally-maze/tests/mazes.h"
#include "tally-maze/tests/slow_search.h"

#include <chrono>
#include <future>
#include <stop_token>
#include <utility>

#include <QTest>

namespace tally_maze::testing {

/// Movement of pumpkins, and the search for a way to escape them.
class TestChase : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// One maze is a single way along the rows, the next one along the columns.
    void pumpkinsHaveTwoRoles() {
        const auto snake = mazeFrom(3, 3, "11 11 11 | 001 100");
        const auto columns = mazeFrom(3, 3, "01 00 10 | 111 111");
        QVERIFY(isTree(snake) && isTree(columns));
        // Both at the same cell: the first one runs, 8 - 7 - 6 - 3 - 4 - 5 - 2 - 1 - 0. The other one would
        // go up in the next maze, where a wall of this one is in its way.
        const Position together{0, {8, 8}};
        QCOMPARE(chaserOf(snake, together), 0);
        QVERIFY(pumpkinsMoved(snake, columns, together) == (std::array<int, 2>{7, 8}));
        // With equal mazes both go the same way.
        QVERIFY(pumpkinsMoved(snake, snake, together) == (std::array<int, 2>{7, 7}));
    }
    void theNearerPumpkinRuns() {
        const auto snake = mazeFrom(3, 3, "11 11 11 | 001 100");
        const auto columns = mazeFrom(3, 3, "01 00 10 | 111 111");
        // 2 is two steps from the ball and 4 is four. In the next maze 4 would go down to 7.
        QCOMPARE(chaserOf(snake, {0, {4, 2}}), 1);
        QVERIFY(pumpkinsMoved(snake, columns, {0, {4, 2}}) == (std::array<int, 2>{4, 1}));
        QVERIFY(pumpkinsMoved(snake, columns, {0, {2, 4}}) == (std::array<int, 2>{1, 4}));
        // From 5 the next maze leads up to 2, and so does this one.
        QVERIFY(pumpkinsMoved(snake, columns, {0, {5, 2}}) == (std::array<int, 2>{2, 1}));
        // At the same distance on both sides the first one runs.
        QCOMPARE(chaserOf(snake, {4, {3, 5}}), 0);
        QCOMPARE(chaserOf(snake, {4, {5, 3}}), 0);
    }
    /// The planner's step is not that of this maze.
    void thePlannerCanGoAway() {
        const auto now = mazeFrom(3, 2, "11 11 | 100");
        const auto next = mazeFrom(3, 2, "11 11 | 001");
        // In this maze 5 goes left towards 0, and in the next one up, where there is a wall.
        QVERIFY(pumpkinsMoved(now, next, {0, {3, 5}}) == (std::array<int, 2>{0, 5}));
        // In this maze 1 would go left, in the next one right, towards 3.
        QVERIFY(pumpkinsMoved(now, next, {3, {5, 1}}) == (std::array<int, 2>{4, 2}));
        QCOMPARE(chaserOf(now, {3, {4, 1}}), 0);
        QVERIFY(pumpkinsMoved(now, next, {3, {4, 1}}) == (std::array<int, 2>{3, 2}));
    }
    void nobodyMovesOnceTheBallIsCaught() {
        const auto maze = mazeAt(3, 3, 0);
        for (const Position caught : {Position{4, {4, 8}}, Position{4, {8, 4}}, Position{4, {4, 4}}})
            QVERIFY(pumpkinsMoved(maze, maze, caught) == caught.pumpkins);
    }
    void waysAgreeWithTheMaze() {
        for (const int size : {2, 3, 7, 16}) {
            const auto maze = mazeAt(size, size, mazeCount(size, size) / 3);
            const Ways ways(maze);
            const int stride = size > 10 ? 17 : 1;
            for (int target = 0; target < maze.cells(); target += stride) {
                const auto steps = maze.stepsTowards(target);
                for (int from = 0; from < maze.cells(); from += stride) {
                    QCOMPARE(ways.distance(from, target), maze.distance(from, target));
                    const int step = steps[from];
                    QCOMPARE(ways.step(from, target), step == -1 ? target : step);
                }
            }
            for (int cell = 0; cell < maze.cells(); ++cell) {
                for (const auto direction : allDirections) {
                    QCOMPARE(ways.neighbour(cell, direction),
                             maze.isOpen(cell, direction) ? *maze.neighbour(cell, direction) : -1);
                }
            }
        }
    }
    void searchAgreesWithPlayingAllGames_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("boards");
        QTest::newRow("2x2") << 2 << 4;
        QTest::newRow("3x3") << 3 << 48;
        QTest::newRow("4x4") << 4 << 60;
        QTest::newRow("5x5") << 5 << 16;
        QTest::newRow("6x6") << 6 << 6;
    }
    void searchAgreesWithPlayingAllGames() {
        QFETCH(int, size);
        QFETCH(int, boards);
        const int most = size < 6 ? maximumKeys(size) : 22;
        const BoardNumber stride = mazeCount(size, size) / static_cast<unsigned>(boards);
        int won = 0;
        for (int i = 0; i < boards; ++i) {
            const auto state = Rules::begin({size}, {stride * static_cast<unsigned>(i)});
            const auto slow = slowEscape(state, most);
            const auto fast = findEscape(size, state.number, state.position, {most}, {});
            QCOMPARE(fast.verdict == Escape::Verdict::found, slow.isFound);
            QVERIFY(fast.verdict != Escape::Verdict::unknown);
            if (fast.verdict == Escape::Verdict::caught) QVERIFY(slow.isExhausted);
            if (!slow.isFound) continue;
            ++won;
            QCOMPARE(static_cast<int>(fast.keys.size()), slow.keys);
            auto played = state;
            for (const auto key : fast.keys) played = Rules::apply(played, key).value();
            QCOMPARE(Rules::outcome(played), plt::Outcome::won);
            // With one key less it is proven that there is none.
            const auto less = findEscape(size, state.number, state.position, {slow.keys - 1}, {});
            QVERIFY(less.verdict == Escape::Verdict::notWithin);
        }
        if (size > 2) QVERIFY(won > 0);
    }
    /// Around the last number as well.
    void searchGoesRound() {
        const int size = 4;
        int won = 0;
        for (int back = 1; back <= 12; ++back) {
            const auto state = Rules::begin({size}, {mazeCount(size, size) - static_cast<unsigned>(back)});
            const auto slow = slowEscape(state, maximumKeys(size));
            const auto fast = fewestKeys(state, {});
            QCOMPARE(fast.verdict == Escape::Verdict::found, slow.isFound);
            if (slow.isFound) QCOMPARE(static_cast<int>(fast.keys.size()), slow.keys);
            won += slow.isFound ? 1 : 0;
        }
        QVERIFY(won > 0);
    }
    /// From any position, not only from the first one.
    void searchFromTheMiddleOfGames() {
        plt::Random random(5);
        int won = 0;
        for (unsigned game = 0; game < 60; ++game) {
            const int size = 4;
            auto state = Rules::begin({size}, {mazeCount(size, size) / 61 * game});
            for (int keys = 0; keys < 2; ++keys) {
                const auto moves = Rules::legalMoves(state);
                if (moves.empty()) break;
                state = Rules::apply(state, moves[random.below(moves.size())]).value();
            }
            if (Rules::outcome(state) != plt::Outcome::playing) continue;
            const auto slow = slowEscape(state, 20);
            const auto fast = findEscape(size, state.number, state.position, {20}, {});
            QCOMPARE(fast.verdict == Escape::Verdict::found, slow.isFound);
            if (slow.isFound) QCOMPARE(static_cast<int>(fast.keys.size()), slow.keys);
            won += slow.isFound ? 1 : 0;
        }
        QVERIFY(won > 0);
    }
    void withoutNextMazesNobodyWins() {
        const auto first = Rules::begin({12}, {0});
        const auto escape = slowEscape(first, 100000, false);
        QVERIFY(!escape.isFound && escape.isExhausted);
        for (const int size : {6, 8}) {
            for (unsigned part = 0; part < 4; ++part) {
                const auto board = Rules::begin({size}, {mazeCount(size, size) / 5 * part});
                const auto plain = slowEscape(board, 100000, false);
                QVERIFY(!plain.isFound && plain.isExhausted);
            }
        }
    }
    void searchKeepsItsBounds() {
        const auto state = Rules::begin({12}, {mazeCount(12, 12) / 2});
        const SearchBounds few{maximumKeys(12), 5000};
        const auto cut = findEscape(12, state.number, state.position, few, {});
        QVERIFY(cut.verdict == Escape::Verdict::unknown && cut.keys.empty());
        QVERIFY(cut.positions <= few.positions + 1000);
        const auto none = findEscape(12, state.number, state.position, {0}, {});
        QVERIFY(none.verdict == Escape::Verdict::notWithin);
        const auto tooShort = findEscape(12, state.number, state.position, {21}, {});
        QVERIFY(tooShort.verdict == Escape::Verdict::notWithin);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped =
            findEscape(12, state.number, state.position, {maximumKeys(12)}, stop.get_token());
        QVERIFY(stopped.verdict == Escape::Verdict::unknown && stopped.positions < 10);
    }
    /// Reported by a search that was stopped before it began: it knows the results found so far, and nothing
    /// else.
    void foundEscapesAreRemembered() {
        Escapes escapes;
        const auto escapeOf = [&escapes](unsigned number, std::stop_token stop) {
            const auto state = Rules::begin({6}, {number});
            return escapes.find(6, state.number, state.position, {maximumKeys(6)}, std::move(stop));
        };
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(escapeOf(3, stop.get_token()).verdict == Escape::Verdict::unknown);
        const auto found = escapeOf(3, {});
        QVERIFY(found.verdict != Escape::Verdict::unknown);
        const auto again = escapeOf(3, stop.get_token());
        QVERIFY(again.verdict == found.verdict && again.keys == found.keys);
        QVERIFY(escapeOf(4, stop.get_token()).verdict == Escape::Verdict::unknown);
        for (unsigned number = 10; number < 30; ++number) (void)escapeOf(number, {});
        QVERIFY(escapeOf(3, stop.get_token()).verdict == Escape::Verdict::unknown);
        QVERIFY(escapeOf(29, stop.get_token()).verdict != Escape::Verdict::unknown);
    }
    void searchesWaitForEachOther() {
        using namespace std::chrono_literals;
        Escapes escapes;
        const auto escapeOf = [&escapes](int size, const BoardNumber& number, std::stop_token stop) {
            const auto state = Rules::begin({size}, {number});
            return escapes.find(size, state.number, state.position, {maximumKeys(size)}, std::move(stop));
        };
        const auto small = escapeOf(6, 3, {}).verdict;
        std::stop_source stopped;
        stopped.request_stop();
        // The known result is shown unless a search is running.
        const auto isSearching = [&] { return escapeOf(6, 3, stopped.get_token()).verdict != small; };
        QVERIFY(!isSearching());

        // It takes everything that is allowed.
        const auto hard =
            readBoard("1mdbeny5skzvamnjajpdsrw0bdezj1wavraz8eb1qrz5jamyxshmqmx6347jhg", mazeCount(16, 16));
        QVERIFY(hard.has_value());
        std::stop_source stopFirst;
        std::stop_source stopSecond;
        auto first = std::async(std::launch::async, escapeOf, 16, *hard, stopFirst.get_token());
        QTRY_VERIFY(isSearching());
        auto second = std::async(std::launch::async, escapeOf, 6, BoardNumber(4), stopSecond.get_token());
        QVERIFY(second.wait_for(100ms) == std::future_status::timeout);
        stopSecond.request_stop();
        QVERIFY(second.get().verdict == Escape::Verdict::unknown);
        auto third = std::async(std::launch::async, escapeOf, 6, BoardNumber(4), std::stop_token());
        stopFirst.request_stop();
        QVERIFY(first.get().verdict == Escape::Verdict::unknown);
        QVERIFY(third.get().verdict != Escape::Verdict::unknown);
        QVERIFY(!isSearching());
    }
};

}  // namespace tally_maze::testing

QTEST_GUILESS_MAIN(tally_maze::testing::TestChase)
#include "test_chase.moc"
