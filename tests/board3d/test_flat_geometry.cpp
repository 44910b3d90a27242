// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_geometry.h"
#include "common/board3d/model/slab.h"
#include "scenes_for_tests.h"

#include <cmath>

#include <QTest>

using namespace plt;
using namespace plt::test;

/// Positions of the squares of a scene for a BoardView: y down, from one side or the other.
class TestFlatGeometry : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everySquareIsACell_data() { scenes(); }
    void everySquareIsACell();
    void thereAndBackAgain_data() { scenes(); }
    void thereAndBackAgain();
    void everythingIsWithinTheBounds_data() { scenes(); }
    void everythingIsWithinTheBounds();
    void yIsDown();
    void turnedByHalf();

  private:
    static void scenes() {
        QTest::addColumn<bool>("wide");
        QTest::addColumn<bool>("turned");
        QTest::newRow("narrow") << false << false;
        QTest::newRow("narrow, turned") << false << true;
        QTest::newRow("wide") << true << false;
        QTest::newRow("wide, turned") << true << true;
    }
    static BoardScene scene(bool wide, bool turned) {
        BoardScene made = wide ? gobblet() : checkers();
        made.turned = turned;
        return made;
    }
    static bool isNear(QPointF one, QPointF other) {
        return std::hypot(one.x() - other.x(), one.y() - other.y()) < 1e-9;
    }
};

void TestFlatGeometry::everySquareIsACell() {
    QFETCH(bool, wide);
    QFETCH(bool, turned);
    BoardScene shown = scene(wide, turned);
    // One that is only painted has a place as well.
    shown.squares[1].name.clear();
    const FlatGeometry geometry(shown);
    QCOMPARE(geometry.cellCount(), int(shown.squares.size()));
    QVERIFY(geometry.hasStraightEdges());
    for (int i = 0; i < geometry.cellCount(); ++i) {
        const QRectF place = shown.squares[std::size_t(i)].place;
        const QRectF cell = geometry.cellRect(i);
        QCOMPARE(cell.size(), place.size());
        QVERIFY(isNear(cell.center(), geometry.fromWorld(place.center())));
        QCOMPARE(geometry.fromWorld(place), cell);
        // A square is hit near all four corners, in agreement with the world coordinates.
        for (const QPointF part :
             {QPointF(0.1, 0.1), QPointF(0.9, 0.1), QPointF(0.1, 0.9), QPointF(0.9, 0.9)}) {
            const QPointF world(place.left() + part.x() * place.width(),
                                place.top() + part.y() * place.height());
            QCOMPARE(geometry.cellAt(geometry.fromWorld(world)), i);
        }
    }
    QCOMPARE(geometry.cellAt(geometry.fromWorld(QPointF(-40, 1))), -1);
}

void TestFlatGeometry::thereAndBackAgain() {
    QFETCH(bool, wide);
    QFETCH(bool, turned);
    const FlatGeometry geometry(scene(wide, turned));
    for (const QPointF world : {QPointF(0, 0), QPointF(2.25, 6.5), QPointF(-1.5, 0.125), QPointF(7, -3)}) {
        QVERIFY(isNear(geometry.toWorld(geometry.fromWorld(world)), world));
        QVERIFY(isNear(geometry.fromWorld(geometry.toWorld(world)), world));
    }
}

void TestFlatGeometry::everythingIsWithinTheBounds() {
    QFETCH(bool, wide);
    QFETCH(bool, turned);
    const BoardScene shown = scene(wide, turned);
    const FlatGeometry geometry(shown);
    const QRectF all = shown.visible.united(slabOutline(shown));
    QCOMPARE(geometry.bounds().size(), all.size());
    QVERIFY(geometry.bounds().contains(geometry.fromWorld(slabOutline(shown))));
    QVERIFY(geometry.bounds().contains(geometry.fromWorld(shown.visible)));
}

void TestFlatGeometry::yIsDown() {
    // a1 is at the lower left, and h8 at the upper right.
    const FlatGeometry geometry(checkers());
    const QPointF a1 = geometry.cellRect(at(0, 0)).center();
    const QPointF h8 = geometry.cellRect(at(7, 7)).center();
    QVERIFY(isNear(h8 - a1, QPointF(7, -7)));
}

void TestFlatGeometry::turnedByHalf() {
    const FlatGeometry straight(scene(true, false));
    const FlatGeometry turned(scene(true, true));
    for (int i = 0; i < straight.cellCount(); ++i)
        QVERIFY(isNear(turned.cellRect(i).center(), -straight.cellRect(i).center()));
    QVERIFY(isNear(turned.bounds().center(), -straight.bounds().center()));
}

QTEST_MAIN(TestFlatGeometry)
#include "test_flat_geometry.moc"
