// SPDX-License-Identifier: MIT
#include "paint-by-numbers/design/assessment.h"
#include "paint-by-numbers/design/drawing.h"
#include "paint-by-numbers/design/repair.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/tests/reference_solver.h"

#include <cstdlib>
#include <random>
#include <set>
#include <thread>

#include <QTest>

/// A picture that is drawn, what is said of it, and how it gets one solution.
class TestDesign : public QObject {
    Q_OBJECT

    using Assessment = paint_by_numbers::Assessment;
    using Cell = paint_by_numbers::Cell;
    using Clues = paint_by_numbers::Clues;
    using Drawing = paint_by_numbers::Drawing;
    using Grid = paint_by_numbers::Grid;
    using Nature = paint_by_numbers::Nature;

    static Drawing drawn(const std::string& rows) {
        Drawing drawing;
        drawing.replace(Grid::ofText(rows));
        return drawing;
    }
    static QString rows(const Drawing& drawing) { return QString::fromStdString(drawing.picture().text()); }
    static Grid random(int width, int height, int density, unsigned seed) {
        std::mt19937 engine(seed);
        Grid grid(width, height, Cell::white);
        for (int cell = 0; cell < grid.cells(); ++cell)
            if (static_cast<int>(engine() % 100) < density) grid.set(cell, Cell::blue);
        return grid;
    }
    static Grid changed(Grid grid, const std::vector<int>& cells) {
        for (const int cell : cells) grid.set(cell, opposite(grid.at(cell)));
        return grid;
    }
    static bool isUnique(const Grid& grid) { return solve(Clues(grid)).unique(); }

  private Q_SLOTS:
    void strokesAreSteps() {
        Drawing drawing(3, 2);
        QVERIFY(drawing.isEmpty());
        QVERIFY(!drawing.canUndo());
        drawing.paint(std::vector{0, 4}, true);
        QCOMPARE(rows(drawing), QStringLiteral("x../.x."));
        drawing.paint(std::vector{0}, true);
        QCOMPARE(drawing.stepsDone(), 1U);
        drawing.paint(std::vector{0, 1}, false);
        QCOMPARE(rows(drawing), QStringLiteral(".../.x."));
        drawing.undo();
        QCOMPARE(rows(drawing), QStringLiteral("x../.x."));
        drawing.undo();
        QVERIFY(drawing.isEmpty());
        QVERIFY(drawing.canRedo());
        drawing.redo();
        QCOMPARE(rows(drawing), QStringLiteral("x../.x."));
        drawing.invert();
        QVERIFY(!drawing.canRedo());
    }
    void sizeKeepsWhatWasDrawn() {
        auto drawing = drawn("x.x/.x./x.x");
        drawing.resize(2, 1);
        QCOMPARE(rows(drawing), QStringLiteral("x."));
        drawing.resize(4, 3);
        QCOMPARE(rows(drawing), QStringLiteral("x.x./.x../x.x."));
        drawing.resize(500, 0);
        QCOMPARE(drawing.width(), Drawing::largestSide);
        QCOMPARE(drawing.height(), 1);
        drawing.undo();
        drawing.undo();
        QCOMPARE(rows(drawing), QStringLiteral("x."));
        drawing.resize(2, 1);
        QVERIFY(drawing.canRedo());
    }
    void wholePictureMoves() {
        auto drawing = drawn("xx./x..");
        drawing.mirrorAcross();
        QCOMPARE(rows(drawing), QStringLiteral(".xx/..x"));
        drawing.mirrorDown();
        QCOMPARE(rows(drawing), QStringLiteral("..x/.xx"));
        drawing.rotate();
        QCOMPARE(rows(drawing), QStringLiteral("../x./xx"));
        drawing.shift(1, -1);
        QCOMPARE(rows(drawing), QStringLiteral(".x/xx/.."));
        drawing.invert();
        QCOMPARE(rows(drawing), QStringLiteral("x./../xx"));
        drawing.clear();
        QVERIFY(drawing.isEmpty());
        while (drawing.canUndo()) drawing.undo();
        QVERIFY(drawing.isEmpty());
        QCOMPARE(drawing.width(), 15);
        while (drawing.canRedo()) drawing.redo();
        QCOMPARE(drawing.width(), 2);
    }
    void fourTurnsAreNone() {
        auto drawing = drawn("xx.x/x.../..x.");
        const auto before = rows(drawing);
        for (int i = 0; i < 4; ++i) drawing.rotate();
        QCOMPARE(rows(drawing), before);
        for (int i = 0; i < 3; ++i) drawing.shift(4, 1);
        QCOMPARE(rows(drawing), before);
    }
    /// As many undos take back any number of random steps, and as many redos do them again.
    void randomStepsAreUndone() {
        std::mt19937 engine(5);
        const auto below = [&](int bound) {
            return static_cast<int>(engine() % static_cast<unsigned>(bound));
        };
        Drawing drawing(8, 6);
        std::vector<Grid> seen{drawing.picture()};
        for (int step = 0; step < 400; ++step) {
            const auto before = drawing.stepsDone();
            switch (below(8)) {
                case 0:
                    drawing.resize(1 + below(12), 1 + below(12));
                    break;
                case 1:
                    drawing.mirrorAcross();
                    break;
                case 2:
                    drawing.rotate();
                    break;
                case 3:
                    drawing.shift(below(5) - 2, below(5) - 2);
                    break;
                case 4:
                    drawing.invert();
                    break;
                default:
                    drawing.paint(std::vector{below(drawing.width() * drawing.height())}, below(2) == 0);
            }
            QVERIFY(drawing.stepsDone() <= before + 1);
            if (drawing.stepsDone() > before) seen.push_back(drawing.picture());
        }
        QVERIFY(seen.size() > 200);
        for (std::size_t i = seen.size() - 1; i-- > 0;) {
            drawing.undo();
            QVERIFY(drawing.picture() == seen[i]);
        }
        QVERIFY(!drawing.canUndo());
        for (std::size_t i = 1; i < seen.size(); ++i) {
            drawing.redo();
            QVERIFY(drawing.picture() == seen[i]);
        }
    }
    void handsMoveOverCells() {
        using paint_by_numbers::cellsBetween;
        QCOMPARE(cellsBetween(7, 7, 5), std::vector{7});
        QCOMPARE(cellsBetween(0, 4, 5), (std::vector{0, 1, 2, 3, 4}));
        QCOMPARE(cellsBetween(12, 0, 5), (std::vector{12, 6, 0}));
        QCOMPARE(cellsBetween(0, 9, 5).size(), 5U);
        // From neighbour to neighbour, whichever way.
        for (int from = 0; from < 35; ++from) {
            for (int to = 0; to < 35; ++to) {
                const auto cells = cellsBetween(from, to, 7);
                QCOMPARE(cells.front(), from);
                QCOMPARE(cells.back(), to);
                for (std::size_t i = 1; i < cells.size(); ++i) {
                    QVERIFY(std::abs(cells[i] % 7 - cells[i - 1] % 7) <= 1);
                    QVERIFY(std::abs(cells[i] / 7 - cells[i - 1] / 7) <= 1);
                }
            }
        }
        const auto area = paint_by_numbers::areaAround(Grid::ofText("x.x/x../xxx"), 1);
        QCOMPARE(std::set<int>(area.begin(), area.end()), (std::set<int>{1, 4, 5}));
    }

    void naturesAreTold() {
        const auto lines = assess(Clues(Grid::ofText(".x.x./xxxxx/xxxxx/.xxx./..x..")));
        QCOMPARE(lines.nature, Nature::byLines);
        QVERIFY(lines.grade && lines.grade->difficulty <= paint_by_numbers::Difficulty::medium);
        // The facts of the solver: one that line logic does not finish, one with two solutions, one with
        // none.
        const auto searched = assess(Clues(Grid::ofText("..xxx./x....x/..x.x./x..xx./.x..../xxx...")));
        QCOMPARE(searched.nature, Nature::bySearch);
        QVERIFY(searched.grade && searched.grade->difficulty >= paint_by_numbers::Difficulty::hard);
        const auto several = assess(Clues({{1}, {1}, {1}}, {{1}, {1}, {1}}));
        QCOMPARE(several.nature, Nature::several);
        QCOMPARE(several.solutions, 6);
        QVERIFY(several.allFound);
        QCOMPARE(several.differing.size(), 9U);
        const auto some = assess(Clues(Grid::ofText("x..xx/.x.xx/...../xxxxx")));
        QCOMPARE(some.differing, (std::vector{0, 1, 5, 6}));
        const auto none = assess(Clues({{1, 1}, {1}, {1}}, {{2}, {}, {2}}));
        QCOMPARE(none.nature, Nature::contradictory);
        QVERIFY(!none.solution);
    }
    void manySolutionsAreNotCounted() {
        const auto found = assess(Clues(random(20, 20, 20, 3)));
        QCOMPARE(found.nature, Nature::several);
        QVERIFY(!found.allFound);
        QCOMPARE(found.solutions, paint_by_numbers::solutionsToAssess);
        QVERIFY(!found.differing.empty());
    }
    void stoppedIsUndecided() {
        std::stop_source source;
        source.request_stop();
        QCOMPARE(assess(Clues(random(30, 30, 50, 1)), source.get_token()).nature, Nature::undecided);
        QVERIFY(makeUnique(random(30, 30, 30, 1), source.get_token()).cells.empty());
    }

    void uniqueNeedsNoRepair() {
        QVERIFY(paint_by_numbers::makeUnique(Grid::ofText(".x.x./xxxxx/xxxxx/.xxx./..x..")).cells.empty());
    }
    /// Compared with all sets of cells of small pictures: one solution afterwards, and no fewer would do.
    void repairsAreTheFewest() {
        int looked = 0;
        for (unsigned seed = 0; looked < 60; ++seed) {
            const auto picture = random(5, 4, 45, seed);
            if (isUnique(picture)) continue;
            ++looked;
            const auto repair = paint_by_numbers::makeUnique(picture);
            QVERIFY(repair.isFewest);
            QVERIFY(!repair.cells.empty());
            QVERIFY(isUnique(changed(picture, repair.cells)));
            if (repair.cells.size() == 1) continue;
            for (int one = 0; one < picture.cells(); ++one) {
                QVERIFY(!isUnique(changed(picture, {one})));
                if (repair.cells.size() == 2) continue;
                for (int other = 0; other < one; ++other) QVERIFY(!isUnique(changed(picture, {one, other})));
            }
        }
    }
    void largeOnesAreRepaired_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("density");
        QTest::newRow("12, 45 %") << 12 << 45;
        QTest::newRow("20, 50 %") << 20 << 50;
        QTest::newRow("40, 65 %") << 40 << 65;
        QTest::newRow("80, 72 %") << 80 << 72;
    }
    void largeOnesAreRepaired() {
        QFETCH(int, side);
        QFETCH(int, density);
        unsigned seed = 1;
        while (isUnique(random(side, side, density, seed))) ++seed;
        const auto picture = random(side, side, density, seed);
        const auto repair = paint_by_numbers::makeUnique(picture);
        QVERIFY(!repair.cells.empty());
        QVERIFY(isUnique(changed(picture, repair.cells)));
        // None of them is superfluous.
        for (std::size_t i = 0; i < repair.cells.size(); ++i) {
            auto fewer = repair.cells;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            QVERIFY(!isUnique(changed(picture, fewer)));
        }
    }
    /// Ten checkered spots far apart: more than one by one could be tried.
    void spotsAreRepairedEach() {
        Grid picture(33, 33, Cell::white);
        for (int spot = 0; spot < 10; ++spot) {
            picture.set(3 * spot, 3 * spot, Cell::blue);
            picture.set(3 * spot + 1, 3 * spot + 1, Cell::blue);
        }
        const auto repair = paint_by_numbers::makeUnique(picture);
        QVERIFY(isUnique(changed(picture, repair.cells)));
        QVERIFY2(repair.cells.size() <= 20, qPrintable(QString::number(repair.cells.size())));
    }
    void repairsCanBeStopped() {
        std::stop_source source;
        std::jthread later([&source] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            source.request_stop();
        });
        // It comes back, whatever it has found by then.
        paint_by_numbers::makeUnique(random(80, 80, 45, 2), source.get_token());
        QVERIFY(source.stop_requested());
    }
};

QTEST_GUILESS_MAIN(TestDesign)
#include "test_design.moc"
