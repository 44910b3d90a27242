// SPDX-License-Identifier: MIT
#include "common/board/geometry.h"

#include <set>

#include <QTest>

using namespace plt;

namespace {

/// The board of Chat Noir: two corners are missing.
OffsetCircles circles(int size) {
    return OffsetCircles(size, {20, 44, 44 * 0.866}, [size](int column, int row) {
        return !(column == 0 && (row == 0 || row == size - 1));
    });
}

std::vector<int> sorted(std::vector<int> cells) {
    std::sort(cells.begin(), cells.end());
    return cells;
}

}  // namespace

class TestGeometry : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void gridHitsEveryPoint();
    void gridSteps();
    void gridCellsIn();
    void circlesHaveTheMeasures();
    void circlesAreHitExactly();
    void circlesStepInSixDirections();
    void circlesSkipMissing();
    void circleRows();
    void shapesAreHitExactly();
    void shapesStep();
    void cellsInAgreesWithRects();
};

void TestGeometry::gridHitsEveryPoint() {
    const SquareGrid grid(7, 3);
    QCOMPARE(grid.cellCount(), 21);
    QCOMPARE(grid.cellAt({0, 0}), 0);
    QCOMPARE(grid.cellAt({6.999, 2.999}), 20);
    QCOMPARE(grid.cellAt({1, 1}), 8);
    QCOMPARE(grid.cellAt({0.9999, 1}), 7);
    for (const QPointF outside :
         {QPointF(-0.001, 1), QPointF(7, 1), QPointF(1, -0.001), QPointF(1, 3), QPointF(1e30, 1),
          QPointF(-1e30, 1), QPointF(qQNaN(), 1), QPointF(1, qInf())}) {
        QCOMPARE(grid.cellAt(outside), -1);
    }
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        QCOMPARE(grid.cellAt(grid.cellRect(cell).center()), cell);
        QCOMPARE(grid.outline(cell).boundingRect(), grid.cellRect(cell));
    }
    QVERIFY(grid.cellRect(-1).isEmpty());
    QVERIFY(grid.cellRect(21).isEmpty());
    QVERIFY(grid.outline(21).isEmpty());
    QVERIFY(grid.hasStraightEdges());
}

void TestGeometry::gridSteps() {
    const SquareGrid grid(5, 4);
    const int middle = 1 * 5 + 2;
    QCOMPARE(grid.step(middle, Direction::left), middle - 1);
    QCOMPARE(grid.step(middle, Direction::right), middle + 1);
    QCOMPARE(grid.step(middle, Direction::up), middle - 5);
    QCOMPARE(grid.step(middle, Direction::down), middle + 5);
    QCOMPARE(grid.step(middle, Direction::upLeft), middle - 6);
    QCOMPARE(grid.step(middle, Direction::upRight), middle - 4);
    QCOMPARE(grid.step(middle, Direction::downLeft), middle + 4);
    QCOMPARE(grid.step(middle, Direction::downRight), middle + 6);
    QCOMPARE(grid.step(0, Direction::left), 0);
    QCOMPARE(grid.step(0, Direction::up), 0);
    QCOMPARE(grid.step(4, Direction::right), 4);
    QCOMPARE(grid.step(4, Direction::downRight), 4);
    QCOMPARE(grid.step(15, Direction::down), 15);
    QCOMPARE(grid.rowStart(8), 5);
    QCOMPARE(grid.rowEnd(8), 9);
}

void TestGeometry::gridCellsIn() {
    const SquareGrid grid(4, 4);
    QCOMPARE(grid.cellsIn({1, 1, 1, 1}), std::vector<int>({5}));
    QCOMPARE(grid.cellsIn({0.5, 0.5, 1, 1}), std::vector<int>({0, 1, 4, 5}));
    QCOMPARE(int(grid.cellsIn({-9, -9, 99, 99}).size()), 16);
    QVERIFY(grid.cellsIn({9, 9, 2, 2}).empty());
    QVERIFY(grid.cellsIn({}).empty());
}

void TestGeometry::circlesHaveTheMeasures() {
    // Widths and heights of the pictures of three boards, as the game's manual draws them.
    const std::vector<std::tuple<int, int, int>> known{{3, 150, 117}, {11, 502, 422}, {21, 942, 803}};
    for (const auto& [size, width, height] : known) {
        const OffsetCircles board = circles(size);
        QCOMPARE(int(board.bounds().width()), width);
        QCOMPARE(int(std::ceil(board.bounds().height())), height);
    }
    const OffsetCircles board = circles(11);
    QCOMPARE(board.centre(0), QPointF(20, 20));
    QCOMPARE(board.centre(1 * 11 + 2), QPointF(20 + 88 + 22, 20 + 44 * 0.866));
    QVERIFY(board.cellRect(0).isEmpty());
    QVERIFY(board.cellRect(-1).isEmpty());
    QVERIFY(board.outline(0).isEmpty());
    QCOMPARE(board.cellRect(1), QRectF(44, 0, 40, 40));
    QVERIFY(!board.hasStraightEdges());
}

void TestGeometry::circlesAreHitExactly() {
    const OffsetCircles board = circles(7);
    for (int cell = 0; cell < board.cellCount(); ++cell) {
        const bool exists = cell != 0 && cell != 6 * 7;
        const QPointF middle = board.centre(cell);
        QCOMPARE(board.cellAt(middle), exists ? cell : -1);
        if (!exists) continue;
        // Distance 20 is in, and so is (14, 14); (15, 15) is out.
        for (const qreal x : {-1.0, 1.0}) {
            QCOMPARE(board.cellAt(middle + QPointF(20 * x, 0)), cell);
            QCOMPARE(board.cellAt(middle + QPointF(0, 20 * x)), cell);
            for (const qreal y : {-1.0, 1.0}) {
                QCOMPARE(board.cellAt(middle + QPointF(14 * x, 14 * y)), cell);
                QVERIFY(board.cellAt(middle + QPointF(15 * x, 15 * y)) != cell);
            }
        }
    }
    // Every point of the picture against the plain definition.
    for (int x = -30; x < int(board.bounds().width()) + 30; x += 3) {
        for (int y = -30; y < int(board.bounds().height()) + 30; y += 3) {
            int expected = -1;
            for (int cell = 0; cell < board.cellCount(); ++cell) {
                const QPointF way = QPointF(x, y) - board.centre(cell);
                if (!board.cellRect(cell).isEmpty() && QPointF::dotProduct(way, way) <= 400) expected = cell;
            }
            QCOMPARE(board.cellAt(QPointF(x, y)), expected);
        }
    }
    QCOMPARE(board.cellAt({1e300, 5}), -1);
    QCOMPARE(board.cellAt({5, -1e300}), -1);
    QCOMPARE(board.cellAt({qQNaN(), 5}), -1);
    QCOMPARE(board.cellAt({5, qQNaN()}), -1);
}

void TestGeometry::circlesStepInSixDirections() {
    const OffsetCircles board = circles(7);
    const auto at = [](int column, int row) { return row * 7 + column; };
    QCOMPARE(board.step(at(3, 2), Direction::left), at(2, 2));
    QCOMPARE(board.step(at(3, 2), Direction::right), at(4, 2));
    QCOMPARE(board.step(at(3, 2), Direction::upLeft), at(2, 1));
    QCOMPARE(board.step(at(3, 2), Direction::upRight), at(3, 1));
    QCOMPARE(board.step(at(3, 2), Direction::downLeft), at(2, 3));
    QCOMPARE(board.step(at(3, 2), Direction::downRight), at(3, 3));
    QCOMPARE(board.step(at(3, 3), Direction::upLeft), at(3, 2));
    QCOMPARE(board.step(at(3, 3), Direction::upRight), at(4, 2));
    QCOMPARE(board.step(at(3, 3), Direction::downLeft), at(3, 4));
    QCOMPARE(board.step(at(3, 3), Direction::downRight), at(4, 4));

    // Six steps down and six up again end in the same column: the cursor goes straight.
    int cell = at(3, 0);
    for (int row = 1; row < 7; ++row) {
        cell = board.step(cell, Direction::down);
        QCOMPARE(cell, at(3, row));
        QVERIFY(std::abs(board.centre(cell).x() - board.centre(at(3, 0)).x()) <= 22);
    }
    for (int row = 5; row >= 0; --row) cell = board.step(cell, Direction::up);
    QCOMPARE(cell, at(3, 0));

    // Every step goes to a neighbour at exactly one spacing.
    for (int from = 0; from < board.cellCount(); ++from) {
        if (board.cellRect(from).isEmpty()) continue;
        for (int d = 0; d < 8; ++d) {
            const int to = board.step(from, Direction(d));
            QVERIFY(!board.cellRect(to).isEmpty());
            if (to == from) continue;
            const QPointF way = board.centre(to) - board.centre(from);
            QVERIFY(std::abs(std::hypot(way.x(), way.y()) - 44) < 0.01);
        }
    }
}

void TestGeometry::circlesSkipMissing() {
    const OffsetCircles board = circles(5);
    QCOMPARE(board.step(1, Direction::left), 1);
    // (0, 0) is not there, so the way up from (0, 1) is the other slanted one.
    QCOMPARE(board.step(5, Direction::up), 1);
    QCOMPARE(board.step(5, Direction::upLeft), 5);
    QCOMPARE(board.step(15, Direction::down), 21);
    QCOMPARE(board.step(1, Direction::up), 1);
    // Every cell can be reached with the four arrows.
    std::set<int> reached{1};
    std::vector<int> open{1};
    while (!open.empty()) {
        const int cell = open.back();
        open.pop_back();
        for (const Direction direction :
             {Direction::left, Direction::right, Direction::up, Direction::down}) {
            const int next = board.step(cell, direction);
            if (reached.insert(next).second) open.push_back(next);
        }
    }
    QCOMPARE(int(reached.size()), 23);
}

void TestGeometry::circleRows() {
    const OffsetCircles board = circles(5);
    QCOMPARE(board.rowStart(3), 1);
    QCOMPARE(board.rowEnd(1), 4);
    QCOMPARE(board.rowStart(13), 10);
    QCOMPARE(board.rowEnd(13), 14);
}

void TestGeometry::shapesAreHitExactly() {
    QPainterPath triangle;
    triangle.addPolygon(QPolygonF({{0, 0}, {10, 0}, {0, 10}, {0, 0}}));
    QPainterPath box;
    box.addRect(4, 4, 10, 10);
    const FreeShapes shapes({0, 0, 20, 20}, {triangle, box});
    QCOMPARE(shapes.cellCount(), 2);
    QCOMPARE(shapes.cellAt({1, 1}), 0);
    QCOMPARE(shapes.cellAt({9, 3}), -1);
    QCOMPARE(shapes.cellAt({12, 12}), 1);
    // The later shape lies on top.
    QCOMPARE(shapes.cellAt({4.5, 4.5}), 1);
    QCOMPARE(shapes.cellAt({15, 15}), -1);
    QCOMPARE(shapes.cellRect(1), QRectF(4, 4, 10, 10));
    QVERIFY(shapes.cellRect(2).isEmpty());
    QVERIFY(shapes.outline(-1).isEmpty());
}

void TestGeometry::shapesStep() {
    std::vector<QPainterPath> boxes;
    for (const QPointF centre :
         {QPointF(0, 0), QPointF(20, 1), QPointF(40, 0), QPointF(22, 30), QPointF(0, 28)}) {
        QPainterPath path;
        path.addRect(QRectF(centre - QPointF(4, 4), QSizeF(8, 8)));
        boxes.push_back(path);
    }
    const FreeShapes shapes({-5, -5, 60, 60}, boxes);
    QCOMPARE(shapes.step(0, Direction::right), 1);
    QCOMPARE(shapes.step(1, Direction::right), 2);
    QCOMPARE(shapes.step(2, Direction::right), 2);
    QCOMPARE(shapes.step(1, Direction::down), 3);
    QCOMPARE(shapes.step(3, Direction::left), 4);
    QCOMPARE(shapes.step(4, Direction::up), 0);
    QCOMPARE(shapes.step(0, Direction::downRight), 3);
    QCOMPARE(shapes.step(0, Direction::up), 0);
    QCOMPARE(shapes.rowEnd(0), 2);
    QCOMPARE(shapes.rowStart(2), 0);
}

void TestGeometry::cellsInAgreesWithRects() {
    const OffsetCircles board = circles(7);
    const SquareGrid grid(7, 5);
    for (const BoardGeometry* geometry :
         {static_cast<const BoardGeometry*>(&board), static_cast<const BoardGeometry*>(&grid)}) {
        const QRectF bounds = geometry->bounds();
        for (int i = 0; i < 50; ++i) {
            const QRectF area(bounds.width() * (i % 7) / 7.3, bounds.height() * (i % 5) / 5.9,
                              bounds.width() * (1 + i % 3) / 9, bounds.height() * (1 + i % 4) / 11);
            std::vector<int> expected;
            for (int cell = 0; cell < geometry->cellCount(); ++cell) {
                if (geometry->cellRect(cell).intersects(area)) expected.push_back(cell);
            }
            QCOMPARE(sorted(geometry->cellsIn(area)), expected);
        }
    }
}

QTEST_GUILESS_MAIN(TestGeometry)
#include "test_geometry.moc"
