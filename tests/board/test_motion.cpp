// SPDX-License-Identifier: MIT
#include "common/board/motion/board_motion.h"

#include <set>

#include <QRandomGenerator>
#include <QTest>

using namespace plt;

namespace {

BoardMotion::Timing timing(int move = 200, int change = 100, int appearance = 100) {
    BoardMotion::Timing made;
    made.move = [move](const PiecePicture&, const PiecePicture&) { return move; };
    made.change = [change](int, quint64, quint64) { return change; };
    made.appearance = appearance;
    made.moveCurve = QEasingCurve(QEasingCurve::Linear);
    made.changeCurve = QEasingCurve(QEasingCurve::Linear);
    return made;
}

BoardPicture picture(std::vector<quint64> cells, std::vector<PiecePicture> pieces = {}) {
    return {std::move(cells), std::move(pieces), {}};
}

}  // namespace

class TestMotion : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cellsChangeWithTime();
    void cellTurnsBack();
    void cellGoesElsewhere();
    void piecesMove();
    void piecesPassTheirWaypoints();
    void aWaypointIsNotGoneBackTo();
    void pieceIsRetargeted();
    void piecesComeAndGo();
    void leavingPieceComesBack();
    void noDurationMeansAtOnce();
    void lateFrameEndsAll();
    void otherSizeIsShownAtOnce();
    void samePictureChangesNothing();
    void randomPicturesEndRight();
};

void TestMotion::cellsChangeWithTime() {
    BoardMotion motion;
    motion.show(picture({1, 2, 3}));
    QVERIFY(!motion.isMoving());
    motion.moveTo(picture({1, 5, 3}), 1000, timing());
    QVERIFY(motion.isMoving());
    QCOMPARE(motion.changingCells(), std::vector<int>({1}));
    QCOMPARE(motion.cell(1).look, quint64(5));
    QCOMPARE(motion.cell(1).previousLook, quint64(2));
    QCOMPARE(motion.cell(1).progress, 0.0);
    QCOMPARE(motion.cell(0).progress, 1.0);
    QCOMPARE(motion.cell(0).previousLook, quint64(1));
    motion.advance(1025);
    QCOMPARE(motion.cell(1).progress, 0.25);
    motion.advance(1100);
    QCOMPARE(motion.cell(1).progress, 1.0);
    QCOMPARE(motion.cell(1).previousLook, quint64(5));
    QVERIFY(!motion.isMoving());
}

void TestMotion::cellTurnsBack() {
    BoardMotion motion;
    motion.show(picture({1}));
    motion.moveTo(picture({2}), 0, timing());
    motion.moveTo(picture({1}), 30, timing());
    // The mixture of the two looks does not jump, and the way back takes as long as the way there.
    QCOMPARE(motion.cell(0).look, quint64(1));
    QCOMPARE(motion.cell(0).previousLook, quint64(2));
    QVERIFY(qAbs(motion.cell(0).progress - 0.7) < 1e-9);
    motion.advance(45);
    QVERIFY(qAbs(motion.cell(0).progress - 0.85) < 1e-9);
    motion.advance(60.001);
    QVERIFY(!motion.isMoving());
    QCOMPARE(motion.changingCells().size(), std::size_t(0));
}

void TestMotion::cellGoesElsewhere() {
    BoardMotion motion;
    motion.show(picture({1}));
    motion.moveTo(picture({2}), 0, timing());
    motion.moveTo(picture({3}), 20, timing());
    QCOMPARE(motion.cell(0).previousLook, quint64(1));
    motion.advance(100);
    motion.moveTo(picture({4}), 100, timing());
    QCOMPARE(motion.cell(0).previousLook, quint64(3));
    QCOMPARE(motion.changingCells(), std::vector<int>({0}));
    motion.advance(200);
    QCOMPARE(motion.cell(0).look, quint64(4));
    QVERIFY(!motion.isMoving());
}

void TestMotion::piecesMove() {
    BoardMotion motion;
    motion.show(picture({}, {{7, 1, {0, 0}, 1}, {8, 1, {5, 5}, 1}}));
    motion.moveTo(picture({}, {{7, 2, {10, 20}, 3}, {8, 1, {5, 5}, 1}}), 0, timing());
    motion.advance(50);
    const BoardMotion::Piece& piece = motion.pieces()[0];
    QCOMPARE(piece.wanted.id, 7);
    QCOMPARE(piece.centre, QPointF(2.5, 5));
    QCOMPARE(piece.size, 1.5);
    QCOMPARE(piece.movement, QPointF(10, 20));
    QCOMPARE(piece.previousLook, quint64(1));
    QCOMPARE(piece.progress, 0.25);
    QCOMPARE(piece.opacity, 1.0);
    QVERIFY(!motion.pieces()[1].moving);
    motion.advance(200);
    QCOMPARE(motion.pieces()[0].centre, QPointF(10, 20));
    QVERIFY(motion.pieces()[0].movement.isNull());
    QCOMPARE(motion.pieces()[0].previousLook, quint64(2));
    QVERIFY(!motion.isMoving());
}

void TestMotion::piecesPassTheirWaypoints() {
    BoardMotion motion;
    motion.show(picture({}, {{7, 1, {0, 0}, 1}}));
    PiecePicture there{7, 1, {2, 1}, 1};
    there.via = {{1, 0}, {2, 0}};
    motion.moveTo(picture({}, {there}), 0, timing());
    QCOMPARE(motion.end(0), 600.0);
    const auto at = [&](qreal when) {
        motion.advance(when);
        return motion.pieces()[0].centre;
    };
    QCOMPARE(at(100), QPointF(0.5, 0));
    QCOMPARE(motion.pieces()[0].movement, QPointF(1, 0));
    QCOMPARE(motion.pieces()[0].stride, 0.5);
    QVERIFY(qAbs(motion.pieces()[0].progress - 0.5 / 3) < 1e-9);
    QCOMPARE(at(200), QPointF(1, 0));
    QCOMPARE(at(350), QPointF(1.75, 0));
    QCOMPARE(at(500), QPointF(2, 0.5));
    QCOMPARE(motion.pieces()[0].movement, QPointF(0, 1));
    QCOMPARE(at(600), QPointF(2, 1));
    QVERIFY(!motion.isMoving());
}

void TestMotion::aWaypointIsNotGoneBackTo() {
    // A player who has carried a piece to the last of several squares does not want to see it walk over the
    // first.
    BoardMotion motion;
    PiecePicture held{7, 1, {2.1, 0.9}, 1};
    motion.show(picture({}, {held}));
    PiecePicture there{7, 1, {2, 1}, 1};
    there.via = {{1, 0}, {2, 0}};
    motion.moveTo(picture({}, {there}), 0, timing());
    QCOMPARE(motion.end(0), 200.0);
    motion.advance(100);
    QVERIFY((motion.pieces()[0].centre - QPointF(2.05, 0.95)).manhattanLength() < 1e-9);
}

void TestMotion::pieceIsRetargeted() {
    BoardMotion motion;
    motion.show(picture({}, {{1, 0, {0, 0}, 1}}));
    motion.moveTo(picture({}, {{1, 0, {10, 0}, 1}}), 0, timing());
    motion.moveTo(picture({}, {{1, 0, {5, 10}, 1}}), 100, timing());
    // It goes on from where it is, without a jump.
    QCOMPARE(motion.pieces()[0].centre, QPointF(5, 0));
    QCOMPARE(motion.pieces()[0].movement, QPointF(0, 10));
    motion.advance(200);
    QCOMPARE(motion.pieces()[0].centre, QPointF(5, 5));
    motion.advance(300);
    QCOMPARE(motion.pieces()[0].centre, QPointF(5, 10));
    // Setting the same picture again does not restart the motion.
    motion.moveTo(picture({}, {{1, 0, {15, 10}, 1}}), 300, timing());
    motion.moveTo(picture({}, {{1, 0, {15, 10}, 1}}), 400, timing());
    QCOMPARE(motion.pieces()[0].centre, QPointF(10, 10));
    motion.advance(500);
    QVERIFY(!motion.isMoving());
}

void TestMotion::piecesComeAndGo() {
    BoardMotion motion;
    motion.show(picture({}, {{1, 0, {0, 0}, 2}}));
    motion.moveTo(picture({}, {{2, 0, {4, 4}, 2}}), 0, timing());
    QCOMPARE(motion.pieces().size(), std::size_t(2));
    // Leaving pieces lie below coming ones.
    QVERIFY(motion.pieces()[0].leaving);
    QCOMPARE(motion.pieces()[0].opacity, 1.0);
    QCOMPARE(motion.pieces()[1].opacity, 0.0);
    motion.advance(50);
    QCOMPARE(motion.pieces()[0].opacity, 0.5);
    QCOMPARE(motion.pieces()[1].opacity, 0.5);
    QVERIFY(motion.pieces()[0].size < 2);
    QVERIFY(motion.pieces()[1].size < 2);
    QCOMPARE(motion.pieces()[1].centre, QPointF(4, 4));
    QVERIFY(motion.pieces()[1].movement.isNull());
    motion.advance(100);
    QCOMPARE(motion.pieces().size(), std::size_t(1));
    QCOMPARE(motion.pieces()[0].wanted.id, 2);
    QCOMPARE(motion.pieces()[0].opacity, 1.0);
    QCOMPARE(motion.pieces()[0].size, 2.0);
    QVERIFY(!motion.isMoving());
}

void TestMotion::leavingPieceComesBack() {
    BoardMotion motion;
    const BoardPicture with = picture({}, {{1, 0, {3, 3}, 2}});
    motion.show(with);
    motion.moveTo(picture({}), 0, timing());
    motion.advance(50);
    motion.moveTo(with, 50, timing());
    QCOMPARE(motion.pieces().size(), std::size_t(1));
    QCOMPARE(motion.pieces()[0].opacity, 0.5);
    QVERIFY(!motion.pieces()[0].leaving);
    motion.advance(150);
    QCOMPARE(motion.pieces()[0].opacity, 1.0);
    QVERIFY(!motion.isMoving());
}

void TestMotion::noDurationMeansAtOnce() {
    BoardMotion motion;
    motion.show(picture({1, 1}, {{1, 0, {0, 0}, 1}, {2, 0, {1, 1}, 1}}));
    motion.moveTo(picture({2, 1}, {{1, 0, {5, 5}, 1}, {3, 0, {2, 2}, 1}}), 0, timing(0, 0, 0));
    QVERIFY(!motion.isMoving());
    QCOMPARE(motion.pieces().size(), std::size_t(2));
    QCOMPARE(motion.pieces()[0].centre, QPointF(5, 5));
    QCOMPARE(motion.pieces()[1].opacity, 1.0);
    QCOMPARE(motion.cell(0).progress, 1.0);
    QCOMPARE(motion.cell(0).previousLook, quint64(2));
}

void TestMotion::lateFrameEndsAll() {
    BoardMotion motion;
    motion.show(picture({1}, {{1, 0, {0, 0}, 1}}));
    motion.moveTo(picture({2}, {{1, 0, {9, 0}, 1}}), 0, timing());
    motion.advance(1e9);
    QVERIFY(!motion.isMoving());
    QCOMPARE(motion.pieces()[0].centre, QPointF(9, 0));
}

void TestMotion::otherSizeIsShownAtOnce() {
    BoardMotion motion;
    motion.show(picture({1, 2}));
    motion.moveTo(picture({3, 4, 5}), 0, timing());
    QVERIFY(!motion.isMoving());
    QCOMPARE(motion.cellCount(), 3);
    QCOMPARE(motion.cell(2).look, quint64(5));
}

void TestMotion::samePictureChangesNothing() {
    BoardMotion motion;
    const BoardPicture same = picture({1, 2}, {{1, 0, {0, 0}, 1}});
    motion.show(same);
    motion.moveTo(same, 5, timing());
    QVERIFY(!motion.isMoving());
}

void TestMotion::randomPicturesEndRight() {
    QRandomGenerator random(20260101);
    BoardMotion motion;
    motion.show(picture(std::vector<quint64>(6, 0)));
    qreal now = 0;
    BoardPicture wanted;
    for (int round = 0; round < 3000; ++round) {
        wanted = picture({});
        for (int i = 0; i < 6; ++i) wanted.cells.push_back(random.bounded(3));
        for (int id = 0; id < 5; ++id) {
            if (random.bounded(2) == 0) continue;
            wanted.pieces.push_back(
                {id, quint64(random.bounded(2)), QPointF(random.bounded(4), random.bounded(4)), 1});
        }
        motion.moveTo(wanted, now, timing(random.bounded(150), random.bounded(90), random.bounded(60)));
        now += random.bounded(120);
        motion.advance(now);
        std::set<int> changing;
        for (const int cell : motion.changingCells()) QVERIFY(changing.insert(cell).second);
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(motion.cell(i).look, wanted.cells[std::size_t(i)]);
            QVERIFY(motion.cell(i).progress >= 0 && motion.cell(i).progress <= 1);
        }
        std::set<int> ids;
        for (const auto& piece : motion.pieces()) {
            QVERIFY(ids.insert(piece.wanted.id).second);
            QVERIFY(piece.opacity >= 0 && piece.opacity <= 1);
        }
        if (round % 10 != 9) continue;
        now += 1000;
        motion.advance(now);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.pieces().size(), wanted.pieces.size());
        for (std::size_t i = 0; i < wanted.pieces.size(); ++i) {
            QVERIFY(motion.pieces()[i].wanted == wanted.pieces[i]);
            QCOMPARE(motion.pieces()[i].centre, wanted.pieces[i].centre);
        }
    }
}

QTEST_GUILESS_MAIN(TestMotion)
#include "test_motion.moc"
