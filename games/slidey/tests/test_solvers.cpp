// SPDX-License-Identifier: MIT
#include "slidey/solver/corner_table.h"
#include "slidey/solver/distance_table.h"
#include "slidey/solver/pattern_database.h"
#include "slidey/solver/reduction.h"
#include "slidey/solver/solver.h"
#include "slidey/tests/deals.h"

#include <algorithm>
#include <map>
#include <stop_token>
#include <utility>
#include <vector>

#include <QTest>

namespace slidey::testing {

/// Solutions, shortest and not.
class TestSolvers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void smallBoardsHaveTheKnownFarthestPositions_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("farthest");
        QTest::addColumn<int>("reachable");
        QTest::newRow("2 x 2") << 2 << 2 << 6 << 12;
        QTest::newRow("3 x 2") << 3 << 2 << 21 << 360;
        QTest::newRow("2 x 3") << 2 << 3 << 21 << 360;
        QTest::newRow("4 x 2") << 4 << 2 << 36 << 20160;
        QTest::newRow("2 x 4") << 2 << 4 << 36 << 20160;
        QTest::newRow("3 x 3") << 3 << 3 << 31 << 181440;
    }
    void smallBoardsHaveTheKnownFarthestPositions() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const auto& table = DistanceTable::of(columns, rows);
        QTEST(table.farthest(), "farthest");
        QTEST(table.reachable(), "reachable");
        QVERIFY(solvesAtOnce(columns, rows));
    }

    /// An arrangement has a distance exactly if its parity says that it can be solved.
    void parityAgreesWithLookingAtAll() {
        for (const auto& [columns, rows] : {std::pair{2, 2}, {3, 2}, {2, 3}, {4, 2}}) {
            const auto& table = DistanceTable::of(columns, rows);
            auto tiles = Position::solved(columns, rows).tiles();
            std::sort(tiles.begin(), tiles.end());
            int solvable = 0;
            do {
                const Position position(columns, rows, tiles);
                QCOMPARE(position.isSolvable(), table.distance(tiles) >= 0);
                solvable += position.isSolvable() ? 1 : 0;
            } while (std::next_permutation(tiles.begin(), tiles.end()));
            QCOMPARE(solvable, table.reachable());
        }
    }

    void solutionsLeadHome_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("deals");
        const auto row = [](int columns, int rows, int deals) {
            QTest::addRow("%d x %d", columns, rows) << columns << rows << deals;
        };
        for (int columns = 2; columns <= 6; ++columns)
            for (int rows = 2; rows <= 6; ++rows)
                if (columns * rows < 16) row(columns, rows, 4);
        row(5, 4, 1);
        row(5, 5, 1);
        row(7, 2, 2);
        row(2, 9, 4);
        row(10, 3, 2);
        row(3, 12, 2);
        row(9, 9, 1);
        row(30, 2, 1);
        row(2, 30, 1);
    }
    void solutionsLeadHome() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, deals);
        for (int seed = 0; seed < deals; ++seed) {
            const auto deal = dealt(columns, rows, static_cast<std::uint64_t>(seed));
            const auto solution = solve(deal, {});
            QVERIFY(solution.has_value());
            auto position = deal;
            for (const int cell : solution->way) {
                QCOMPARE(position.slides(cell), 1);
                position.slide(cell);
            }
            QVERIFY(position.isSolved());
            QVERIFY(solution->atLeast >= deal.distanceLeft());
            QVERIFY(solution->slides() >= solution->atLeast);
            QCOMPARE(solution->isShortest() || !solvesShortest(columns, rows), true);
            // In moves the same board is left, and no two of them could be one.
            position = deal;
            int slides = 0;
            for (const int cell : movesOf(deal, solution->way)) {
                QVERIFY(position.slides(cell) > 0);
                slides += position.slides(cell);
                position.slide(cell);
            }
            QVERIFY(position.isSolved());
            QCOMPARE(slides, solution->slides());
        }
    }

    /// No estimate is above the truth, which a search that knows nothing finds for positions near home.
    void patternsNeverSayTooMuch() {
        const auto& database = PatternDatabase::shared();
        std::map<std::vector<Tile>, int> seen{{Position::solved(4, 4).tiles(), 0}};
        std::vector<Position> front{Position::solved(4, 4)};
        for (int distance = 0; distance < 11; ++distance) {
            std::vector<Position> next;
            for (const auto& position : front) {
                QVERIFY(database.atLeast(position) <= distance);
                QVERIFY(database.atLeast(position) >= position.distanceLeft());
                for (int cell = 0; cell < position.cells(); ++cell) {
                    if (position.slides(cell) != 1) continue;
                    auto moved = position;
                    moved.slide(cell);
                    if (seen.emplace(moved.tiles(), distance + 1).second) next.push_back(std::move(moved));
                }
            }
            front = std::move(next);
        }
        for (std::size_t i = 0; i < front.size(); i += 97)
            QCOMPARE(static_cast<int>(database.solution(front[i], {})->size()), 11);
    }

    void fifteenTilesAreSolvedInTheFewestSlides_data() {
        QTest::addColumn<QString>("tiles");
        QTest::addColumn<int>("slides");
        // The two exchanges in the corner that take a board apart, and mirrored boards, which take as many.
        QTest::newRow("corner") << "1,2,3,4/5,6,7,8/9,10,0,11/13,14,15,12" << 2;
        QTest::newRow("row") << "0,1,2,3/5,6,7,4/9,10,11,8/13,14,15,12" << 6;
        QTest::newRow("column") << "0,2,3,4/1,6,7,8/5,10,11,12/9,13,14,15" << 6;
    }
    void fifteenTilesAreSolvedInTheFewestSlides() {
        QFETCH(QString, tiles);
        const auto position = positionOf(4, 4, tiles.toStdString());
        const auto solution = solve(position, {});
        QVERIFY(solution.has_value());
        QTEST(solution->slides(), "slides");
        QVERIFY(solution->isShortest());
    }

    /// A shortest solution cut by its first step is one of what is left.
    void shortestSolutionsStayShortest() {
        auto position = dealt(3, 3, 5);
        int left = solve(position, {})->slides();
        while (!position.isSolved()) {
            const auto solution = solve(position, {});
            QCOMPARE(solution->slides(), left--);
            position.slide(solution->way.front());
        }
        QCOMPARE(left, 0);
    }

    void linesAreReducedToASmallRest() {
        const Reduction large(7, 5);
        QCOMPARE(large.rest(), (Region{4, 2, 7, 5}));
        QCOMPARE(large.subgoals().front().line.isRow, false);
        QCOMPARE(large.reached(Position::solved(7, 5)), large.subgoals().size());
        const Reduction flat(6, 2);
        QCOMPARE(flat.rest(), (Region{3, 0, 6, 2}));
        QCOMPARE(flat.subgoals().size(), std::size_t{3});
        QCOMPARE(flat.subgoals().front().tiles, (std::vector<Tile>{1, 7}));
    }

    void cornersAreNeverTooDeep() {
        for (const int along : {2, 3}) {
            const auto& table = CornerTable::of(along);
            int most = 0;
            for (int first = 0; first < along * 3; ++first)
                for (int second = 0; second < along * 3; ++second)
                    for (int hole = 0; hole < along * 3; ++hole) {
                        const bool apart = first != second && second != hole && hole != first;
                        if (!apart || (along == 3 && (first == 0 || second == 0 || hole == 0))) continue;
                        const auto cell = [&](int number) {
                            return CornerCell{number % along, number / along};
                        };
                        const int steps = table.steps(cell(first), cell(second), cell(hole));
                        QVERIFY(steps >= 0);
                        most = std::max(most, steps);
                    }
            QVERIFY(most < CornerTable::most);
        }
    }

    void stoppedSearchesGiveNothing() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!solve(dealt(8, 8, 1), source.get_token()).has_value());
        QVERIFY(!solve(dealt(4, 4, 1), source.get_token()).has_value());
        QVERIFY(!PatternDatabase::shared().solution(dealt(4, 4, 1), {}, 1).has_value());
    }

    void sameBoardsHaveTheSameSolution() {
        const auto deal = dealt(6, 5, 3);
        QCOMPARE(solve(deal, {})->way, solve(deal, {})->way);
    }
};

}  // namespace slidey::testing

QTEST_GUILESS_MAIN(slidey::testing::TestSolvers)
#include "test_solvers.moc"
