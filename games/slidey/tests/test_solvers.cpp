// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "slidey/solver/board_beam.h"
#include "slidey/solver/known_ways.h"
#include "slidey/solver/pattern_database.h"
#include "slidey/solver/reduction.h"
#include "slidey/solver/solver.h"
#include "slidey/solver/tables/corner_table.h"
#include "slidey/solver/tables/distance_table.h"
#include "slidey/solver/tables/pattern_table.h"
#include "slidey/tests/deals.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <stop_token>
#include <utility>
#include <vector>

#include <QTest>

namespace slidey::testing {

/// Solutions, shortest and not.
class TestSolvers : public QObject {
    Q_OBJECT

    using Front = std::map<std::vector<Tile>, int>;

    /// Adds all positions one slide further than `distance`.
    static void widen(Front& seen, int distance, const Position& shape) {
        std::vector<std::vector<Tile>> last;
        for (const auto& [tiles, at] : seen)
            if (at == distance) last.push_back(tiles);
        for (auto& tiles : last) {
            const Position position(shape.columns(), shape.rows(), std::move(tiles));
            for (int cell = 0; cell < position.cells(); ++cell) {
                if (position.slides(cell) != 1) continue;
                auto moved = position;
                moved.slide(cell);
                seen.emplace(moved.tiles(), distance + 1);
            }
        }
    }
    /// The fewest slides home, found from both ends.
    static int slidesByMeeting(const Position& position) {
        Front from{{position.tiles(), 0}};
        Front home{{Position::solved(position.columns(), position.rows()).tiles(), 0}};
        for (int distance = 0;; ++distance) {
            for (int step = 0; step < 2; ++step) {
                // After each step one front reaches no farther than the other, so that the first meeting is
                // a shortest way.
                for (const auto& [tiles, at] : from)
                    if (const auto met = home.find(tiles); met != home.end()) return at + met->second;
                widen(step == 0 ? from : home, distance, position);
            }
        }
    }

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
                if (columns * rows < 16) row(columns, rows, plt::testing::amount(4));
        // Narrow beams are tried below; the widest are slow.
        if (!plt::testing::slowBuild) {
            row(5, 4, 1);
            row(5, 5, 1);
        }
        row(7, 2, 1);
        row(2, 9, 1);
        row(10, 3, plt::testing::amount(2));
        row(3, 12, plt::testing::amount(2));
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
            // So much is promised of 5 x 5.
            if (columns == 5 && rows == 5) QVERIFY(solution->slides() < 1.8 * deal.distanceLeft());
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
    void patternsNeverSayTooMuch_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto& [columns, rows] : {std::pair{5, 2}, {4, 3}, {6, 2}, {5, 3}, {4, 4}})
            QTest::addRow("%d x %d", columns, rows) << columns << rows;
    }
    void patternsNeverSayTooMuch() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        constexpr int depth = 11;
        const auto database = PatternDatabase::of(columns, rows, {});
        const auto home = Position::solved(columns, rows);
        std::map<std::vector<Tile>, int> seen{{home.tiles(), 0}};
        std::vector<Position> front{home};
        for (int distance = 0; distance < depth; ++distance) {
            std::vector<Position> next;
            for (const auto& position : front) {
                QVERIFY(database->atLeast(position) <= distance);
                QVERIFY(database->atLeast(position) >= position.distanceLeft());
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
            QCOMPARE(static_cast<int>(database->solution(front[i], {}).way->size()), depth);
    }

    /// Boards of up to twelve cells are solved in as few slides as two searches need that know nothing and
    /// meet in the middle.
    void noSolutionOfASmallBoardIsShorter_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto& [columns, rows] : {std::pair{5, 2}, {2, 5}, {4, 3}, {3, 4}})
            QTest::addRow("%d x %d", columns, rows) << columns << rows;
    }
    void noSolutionOfASmallBoardIsShorter() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QVERIFY(solvesShortest(columns, rows));
        for (std::uint64_t seed = 1; seed < 4; ++seed) {
            // Few enough slides from home for the searches to meet soon.
            auto position = Position::solved(columns, rows);
            plt::Random random(seed);
            for (int slide = 0; slide < 300; ++slide) {
                const auto cell = static_cast<int>(random.below(static_cast<std::uint64_t>(columns * rows)));
                auto moved = position;
                moved.slide(cell);
                if (slide < 40 || solve(moved, {})->slides() <= 24) position = std::move(moved);
            }
            const auto solution = solve(position, {});
            QVERIFY(solution->isShortest());
            QCOMPARE(solution->slides(), slidesByMeeting(position));
        }
    }

    void aHardestPositionGetsAGoodSolutionAtOnce() {
        // It takes 80 slides, more than a search of a second can prove.
        const auto position = positionOf(4, 4, "0,12,9,13/15,11,10,14/3,7,5,6/4,8,2,1");
        const auto solution = solve(position, {});
        QVERIFY(solution.has_value());
        QVERIFY2(solution->slides() >= 80 && solution->slides() <= 100,
                 qPrintable(QString::number(solution->slides())));
        QVERIFY(solution->atLeast >= position.distanceLeft() && solution->atLeast <= 80);
    }

    /// The solution of a long search is known on its whole way, and nowhere else.
    void knownWaysAreKnownUntilTheirEnd() {
        KnownWays known;
        const auto deal = dealt(3, 3, 7);
        const auto way = solve(deal, {})->way;
        QVERIFY(!known.from(deal).has_value());
        known.add(deal, way);
        auto position = deal;
        for (std::size_t slides = 0; slides <= way.size(); ++slides) {
            QCOMPARE(known.from(position).value(),
                     (std::vector<int>{way.begin() + static_cast<std::ptrdiff_t>(slides), way.end()}));
            if (slides < way.size()) position.slide(way[slides]);
        }
        QVERIFY(position.isSolved());
        QVERIFY(!known.from(dealt(3, 3, 8)).has_value());
        QVERIFY(!known.from(dealt(4, 3, 7)).has_value());
        // The oldest are forgotten.
        for (std::uint64_t seed = 10; seed < 30; ++seed) known.add(dealt(3, 3, seed), {});
        QVERIFY(!known.from(deal).has_value());
    }

    void beamsLeadHome_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto& [columns, rows] : {std::pair{5, 5}, {5, 4}, {4, 6}, {7, 3}, {12, 2}, {2, 8}})
            QTest::addRow("%d x %d", columns, rows) << columns << rows;
    }
    void beamsLeadHome() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const auto deal = dealt(columns, rows, 1);
        constexpr std::size_t narrow = 500;
        const auto way = searchByBeam(deal, {}, narrow);
        QVERIFY(way.has_value());
        auto position = deal;
        for (const int cell : *way) {
            QCOMPARE(position.slides(cell), 1);
            position.slide(cell);
        }
        QVERIFY(position.isSolved());
        QCOMPARE(searchByBeam(Position::solved(columns, rows), {})->size(), std::size_t{0});
    }

    void tablesCanBeStopped() {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!patternTable(4, 4, {1, 2, 3, 4, 5}, 16, source.get_token()).has_value());
        QVERIFY(patternTable(4, 4, {1, 2}, 16, {}).has_value());
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
        QVERIFY(!searchByBeam(dealt(5, 5, 1), source.get_token()).has_value());
        QVERIFY(!PatternDatabase::of(4, 4, {})->solution(dealt(4, 4, 1), {}, 1).way.has_value());
    }

    void sameBoardsHaveTheSameSolution() {
        const auto deal = dealt(6, 5, 3);
        QCOMPARE(solve(deal, {})->way, solve(deal, {})->way);
    }
};

}  // namespace slidey::testing

QTEST_GUILESS_MAIN(slidey::testing::TestSolvers)
#include "test_solvers.moc"
