// SPDX-License-Identifier: MIT
#include "common/board3d/scene/scene_motion.h"
#include "tests/board3d/scenes_for_tests.h"

#include <algorithm>
#include <cmath>
#include <random>

#include <QTest>

using namespace plt;
using namespace plt::test;

namespace {

constexpr SceneMotion::Timing usual{300, 100, 200};

ScenePiece& pieceOf(BoardScene& scene, int id) {
    return *std::ranges::find(scene.pieces, id, &ScenePiece::id);
}

void put(BoardScene& scene, int id, int x, int y) {
    pieceOf(scene, id).square = at(x, y);
    pieceOf(scene, id).centre = QPointF(x + 0.5, y + 0.5);
}

void take(BoardScene& scene, int id) {
    std::erase_if(scene.pieces, [id](const ScenePiece& piece) { return piece.id == id; });
}

const SceneMotion::Shown* leaving(const SceneMotion& motion, int id) {
    const auto found = std::ranges::find_if(motion.pieces(), [id](const SceneMotion::Shown& shown) {
        return shown.piece.id == id && shown.leaving;
    });
    return found == motion.pieces().end() ? nullptr : &*found;
}

}  // namespace

class TestSceneMotion : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void showsAtOnce() {
        SceneMotion motion;
        const BoardScene scene = checkers();
        motion.show(scene, {});
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.pieces().size(), scene.pieces.size());
        for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
            QCOMPARE(motion.pieces()[i].piece, scene.pieces[i]);
            QCOMPARE(motion.pieces()[i].centre, scene.pieces[i].centre);
            QCOMPARE(motion.pieces()[i].presence, 1.0);
        }
        QVERIFY(!motion.advance(1e6));
    }

    void movesThroughTheAir() {
        SceneMotion motion;
        BoardScene scene = checkers();
        motion.show(scene, {});
        put(scene, 9, 3, 3);
        motion.moveTo(scene, {}, 1000, usual);
        QVERIFY(motion.isMoving());
        QCOMPARE(motion.piece(9)->centre, QPointF(2.5, 2.5));
        double highest = 0;
        double last = 2.5;
        for (int ms = 1000; ms <= 1300; ms += 10) {
            motion.advance(ms);
            highest = std::max(highest, motion.piece(9)->foot);
            QVERIFY(motion.piece(9)->foot >= -1e-9);
            QVERIFY(motion.piece(9)->centre.x() >= last - 1e-9);
            last = motion.piece(9)->centre.x();
        }
        QVERIFY(highest > 0.2 && highest <= scene.lift + 1e-9);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.piece(9)->centre, QPointF(3.5, 3.5));
        QCOMPARE(motion.piece(9)->foot, 0.0);
        // All others have stood still.
        QCOMPARE(motion.piece(8)->centre, QPointF(0.5, 2.5));
    }

    void jumpsPassTheirLandingSquaresAndCaptureOnTheWay() {
        BoardScene scene = checkers();
        put(scene, 12, 3, 3);
        put(scene, 13, 3, 5);
        SceneMotion motion;
        motion.show(scene, {});
        take(scene, 12);
        take(scene, 13);
        put(scene, 9, 2, 6);
        pieceOf(scene, 9).via = {QPointF(4.5, 4.5)};
        motion.moveTo(scene, {}, 0, usual);
        QVERIFY(leaving(motion, 12) && leaving(motion, 13));
        QCOMPARE(leaving(motion, 12)->presence, 1.0);
        double nearest = 10;
        double firstGone = -1;
        double secondGone = -1;
        double secondWhenFirstGoes = 0;
        for (int ms = 0; ms <= 1200; ms += 5) {
            motion.advance(ms);
            const QPointF off = motion.piece(9)->centre - QPointF(4.5, 4.5);
            nearest = std::min(nearest, std::hypot(off.x(), off.y()));
            const auto* first = leaving(motion, 12);
            const auto* second = leaving(motion, 13);
            if (firstGone < 0 && (first == nullptr || first->presence < 1)) {
                firstGone = ms;
                secondWhenFirstGoes = second->presence;
            }
            if (secondGone < 0 && (second == nullptr || second->presence < 1)) secondGone = ms;
        }
        QVERIFY(nearest < 0.05);
        // Each goes when the jumper is over it: in the middle of the first and of the second leg.
        QVERIFY2(firstGone > 60 && firstGone < 260, qPrintable(QString::number(firstGone)));
        QVERIFY2(secondGone > 360 && secondGone < 560, qPrintable(QString::number(secondGone)));
        QCOMPARE(secondWhenFirstGoes, 1.0);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.pieces().size(), scene.pieces.size());
        QCOMPARE(motion.piece(9)->centre, QPointF(2.5, 6.5));
    }

    void undoneCapturesComeBack() {
        const BoardScene before = checkers();
        BoardScene after = before;
        take(after, 12);
        SceneMotion motion;
        motion.show(after, {});
        motion.moveTo(before, {}, 0, usual);
        QCOMPARE(motion.piece(12)->presence, 0.0);
        motion.advance(100);
        QVERIFY(motion.piece(12)->presence > 0 && motion.piece(12)->presence < 1);
        motion.advance(200);
        QCOMPARE(motion.piece(12)->presence, 1.0);
        QVERIFY(!motion.isMoving());
    }

    void interruptionGoesOnFromWhatIsSeen() {
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        put(scene, 9, 3, 3);
        take(scene, 12);
        motion.moveTo(scene, {}, 0, usual);
        motion.advance(80);
        const auto seen = *motion.piece(9);
        const double presence = leaving(motion, 12)->presence;
        motion.moveTo(checkers(), {}, 80, usual);
        QCOMPARE(motion.piece(9)->centre, seen.centre);
        QCOMPARE(motion.piece(9)->foot, seen.foot);
        QCOMPARE(motion.piece(12)->presence, presence);
        QVERIFY(!leaving(motion, 12));
        motion.advance(500);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.piece(9)->centre, QPointF(2.5, 2.5));
    }

    void theSameSceneAgainDoesNotStartAnew() {
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        put(scene, 9, 3, 3);
        motion.moveTo(scene, {}, 0, usual);
        motion.advance(150);
        pieceOf(scene, 10).targets.clear();
        motion.moveTo(scene, {}, 150, usual);
        motion.advance(300);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.piece(9)->centre, QPointF(3.5, 3.5));
    }

    void heldPiecesAreThereAtOnce() {
        const BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        motion.hold({9, QPointF(4.2, 3.3)}, 0, usual);
        QCOMPARE(motion.piece(9)->centre, QPointF(4.2, 3.3));
        QCOMPARE(motion.piece(9)->foot, scene.lift);
        QVERIFY(!motion.isMoving());
        // A piece that is put back comes down through the air, and does not touch the board before its
        // square.
        motion.hold({}, 10, usual);
        QVERIFY(motion.isMoving());
        QCOMPARE(motion.piece(9)->centre, QPointF(4.2, 3.3));
        motion.advance(600);
        QCOMPARE(motion.piece(9)->centre, QPointF(2.5, 2.5));
        QCOMPARE(motion.piece(9)->foot, 0.0);
    }

    void chosenPiecesRiseAndSink() {
        const BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        motion.hold({9, {}}, 0, usual);
        motion.advance(50);
        QVERIFY(motion.piece(9)->foot > 0 && motion.piece(9)->foot < scene.lift);
        motion.advance(100);
        QCOMPARE(motion.piece(9)->foot, scene.lift);
        QCOMPARE(motion.piece(9)->centre, QPointF(2.5, 2.5));
        motion.hold({}, 200, usual);
        motion.advance(400);
        QCOMPARE(motion.piece(9)->foot, 0.0);
    }

    void droppedPiecesDoNotGoBackToPassWaypoints() {
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        motion.hold({9, QPointF(2.3, 6.4)}, 0, usual);
        put(scene, 9, 2, 6);
        pieceOf(scene, 9).via = {QPointF(4.5, 4.5)};
        motion.moveTo(scene, {}, 10, usual);
        for (int ms = 10; ms <= 400; ms += 10) {
            motion.advance(ms);
            QVERIFY(std::abs(motion.piece(9)->centre.x() - 2.4) < 0.2);
        }
        QCOMPARE(motion.piece(9)->centre, QPointF(2.5, 6.5));
    }

    void newLooksComeWithTheArrival() {
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        put(scene, 9, 3, 3);
        pieceOf(scene, 9).height = 0.4;
        motion.moveTo(scene, {}, 0, usual);
        motion.advance(150);
        QCOMPARE(motion.piece(9)->piece.height, 0.2);
        motion.advance(300);
        QCOMPARE(motion.piece(9)->piece.height, 0.4);
        // One that stays where it is has it at once.
        pieceOf(scene, 10).height = 0.4;
        motion.moveTo(scene, {}, 400, usual);
        QCOMPARE(motion.piece(10)->piece.height, 0.4);
    }

    void newPiecesArePutDownFromAbove() {
        BoardScene scene = checkers();
        BoardScene without = scene;
        take(without, 9);
        SceneMotion motion;
        motion.show(without, {});
        motion.moveTo(scene, {}, 1000, {300, 100, 200, 150, 0});
        QCOMPARE(motion.piece(9)->foot, scene.lift);
        QCOMPARE(motion.piece(9)->centre, QPointF(2.5, 2.5));
        QCOMPARE(motion.piece(9)->presence, 0.0);
        double last = scene.lift;
        for (int ms = 1000; ms <= 1150; ms += 10) {
            motion.advance(ms);
            QVERIFY(motion.piece(9)->foot <= last + 1e-9);
            last = motion.piece(9)->foot;
            // It is opaque before it arrives.
            if (ms >= 1070) QCOMPARE(motion.piece(9)->presence, 1.0);
        }
        QCOMPARE(last, 0.0);
        QVERIFY(!motion.isMoving());
        // A piece that was there before does not move.
        QVERIFY(!motion.piece(8)->moving && motion.piece(8)->foot == 0);
    }

    void anotherFaceTurnsThePieceOver() {
        constexpr SceneMotion::Timing turning{300, 100, 200, 150, 100};
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        const ScenePiece before = scene.pieces[9];
        pieceOf(scene, 9).face = 1;
        pieceOf(scene, 9).colour = Qt::black;
        motion.moveTo(scene, {}, 0, turning);
        double last = 0;
        for (int ms = 10; ms < 100; ms += 10) {
            QVERIFY(motion.advance(ms));
            const auto& seen = *motion.piece(9);
            QVERIFY(seen.moving && seen.turn > last && seen.turn < 1);
            last = seen.turn;
            QCOMPARE(seen.piece, before);
            QCOMPARE(seen.beneath, scene.pieces[9]);
            QCOMPARE(seen.centre, before.centre);
            // Its edge stays above the board.
            const double side = before.radius * std::sin(M_PI * seen.turn) +
                                before.height / 2 * std::abs(std::cos(M_PI * seen.turn));
            QVERIFY(seen.foot + before.height / 2 >= side - 1e-9);
        }
        motion.advance(100);
        QCOMPARE(motion.piece(9)->piece, scene.pieces[9]);
        QCOMPARE(motion.piece(9)->turn, 0.0);
        QCOMPARE(motion.piece(9)->foot, 0.0);
        QVERIFY(!motion.isMoving());
        // Another look with the same face is no reason to turn.
        pieceOf(scene, 9).rings = 3;
        motion.moveTo(scene, {}, 200, turning);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.piece(9)->piece.rings, 3);
    }

    void itTurnsOverWhereItArrives() {
        constexpr SceneMotion::Timing turning{300, 100, 200, 150, 100};
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        put(scene, 9, 3, 3);
        pieceOf(scene, 9).face = 1;
        motion.moveTo(scene, {}, 0, turning);
        motion.advance(300);
        QCOMPARE(motion.piece(9)->centre, QPointF(3.5, 3.5));
        QCOMPARE(motion.piece(9)->turn, 0.0);
        QVERIFY(motion.isMoving());
        motion.advance(350);
        QCOMPARE(motion.piece(9)->turn, 0.5);
        motion.advance(400);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.piece(9)->piece.face, 1);
    }

    void aTurnIsTakenBackFromWhereItIs() {
        constexpr SceneMotion::Timing turning{300, 100, 200, 150, 100};
        const BoardScene before = checkers();
        BoardScene after = before;
        pieceOf(after, 9).face = 1;
        SceneMotion motion;
        motion.show(before, {});
        motion.moveTo(after, {}, 0, turning);
        motion.advance(40);
        const double seen = motion.piece(9)->turn;
        QVERIFY(seen > 0.2 && seen < 0.5);
        motion.moveTo(before, {}, 40, turning);
        QCOMPARE(motion.piece(9)->turn, seen);
        motion.advance(40 + 100 * seen / 2);
        QVERIFY(motion.piece(9)->turn > 0 && motion.piece(9)->turn < seen);
        // The piece turns forth again from its present angle.
        motion.moveTo(after, {}, 60, turning);
        motion.moveTo(after, {}, 70, turning);
        motion.advance(300);
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.piece(9)->piece.face, 1);
        motion.moveTo(before, {}, 300, turning);
        motion.advance(350);
        motion.moveTo(after, {}, 350, {});
        motion.advance(351);
        QCOMPARE(motion.piece(9)->piece.face, 1);
        QCOMPARE(motion.piece(9)->turn, 0.0);
    }

    void randomFacesEndRight() {
        constexpr SceneMotion::Timing turning{90, 40, 60, 70, 80};
        std::mt19937 random(20260808);
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        double now = 0;
        for (int round = 0; round < 400; ++round) {
            scene = checkers();
            for (ScenePiece& piece : scene.pieces) piece.face = static_cast<int>(random() % 3);
            take(scene, static_cast<int>(random() % 24));
            put(scene, scene.pieces[random() % 23].id, static_cast<int>(random() % 8), 4);
            motion.moveTo(scene, {}, now, turning);
            for (int i = 0; i < 3; ++i) {
                now += random() % 60;
                motion.advance(now);
                for (const auto& shown : motion.pieces()) QVERIFY(shown.turn >= 0 && shown.turn <= 1);
            }
            if (round % 5 != 4) continue;
            now += 2000;
            motion.advance(now);
            QVERIFY(!motion.isMoving());
            QCOMPARE(motion.pieces().size(), scene.pieces.size());
            for (const ScenePiece& piece : scene.pieces) {
                QCOMPARE(motion.piece(piece.id)->piece, piece);
                QCOMPARE(motion.piece(piece.id)->turn, 0.0);
                QCOMPARE(motion.piece(piece.id)->presence, 1.0);
            }
        }
    }

    void withoutTimeEverythingIsDoneAtOnce() {
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        put(scene, 9, 3, 3);
        take(scene, 12);
        motion.moveTo(scene, {}, 50, {});
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.pieces().size(), scene.pieces.size());
        QCOMPARE(motion.piece(9)->centre, QPointF(3.5, 3.5));
    }

    void finishEndsAll() {
        BoardScene scene = checkers();
        SceneMotion motion;
        motion.show(scene, {});
        put(scene, 9, 7, 7);
        pieceOf(scene, 9).via = {QPointF(4.5, 4.5), QPointF(6.5, 2.5)};
        take(scene, 12);
        take(scene, 20);
        motion.moveTo(scene, {}, 0, usual);
        motion.advance(20);
        motion.finish();
        QVERIFY(!motion.isMoving());
        QCOMPARE(motion.pieces().size(), scene.pieces.size());
        QCOMPARE(motion.piece(9)->centre, QPointF(7.5, 7.5));
    }
};

QTEST_APPLESS_MAIN(TestSceneMotion)
#include "test_scene_motion.moc"
