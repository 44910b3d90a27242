// SPDX-License-Identifier: MIT
#include "common/board3d/board/kept_view.h"
#include "common/board3d/camera/camera_flight.h"
#include "common/board3d/camera/start_view.h"

#include <cmath>

#include <QTest>

using namespace plt;

/// Changes of the camera of a board, and their storage.
class TestCameraFlight : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void startsAsTheSceneWants() {
        BoardScene scene;
        scene.tilt = 30;
        QCOMPARE(startView(scene).theta, 30.0);
        scene.tilt = 400;
        QCOMPARE(startView(scene).theta, 85.0);
    }

    void goesThereInItsTime() {
        CameraFlight flight{CameraView()};
        CameraView there;
        there.theta = 75;
        QVERIFY(flight.goTo(there, 1000, 100));
        QVERIFY(flight.isMoving());
        QCOMPARE(flight.destination(), there);
        QCOMPARE(flight.shown(), CameraView());
        QVERIFY(flight.advance(1050));
        const double half = flight.shown().theta;
        QVERIFY(half > 45 && half < 75);
        QVERIFY(!flight.goTo(there, 1060, 100));
        QVERIFY(flight.advance(1100));
        QCOMPARE(flight.shown(), there);
        QVERIFY(!flight.isMoving());
        QVERIFY(!flight.advance(1200));
    }

    void turnsTheShortWayRound() {
        CameraView from;
        from.phi = 170;
        CameraView to;
        to.phi = -170;
        CameraFlight flight(from);
        flight.goTo(to, 0, 100);
        flight.advance(20);
        QVERIFY(flight.shown().phi > 170 && flight.shown().phi < 190);
    }

    void comesRoundToTheOtherSide() {
        const CameraView view;
        CameraFlight flight(view);
        flight.startHalfTurn(0, 100);
        QVERIFY(flight.isHalfTurning());
        // The world has been turned, but the view has not changed yet.
        QVERIFY(std::abs(flight.shown().phi - 180) < 1);
        QCOMPARE(flight.destination(), view);
        flight.advance(50);
        QVERIFY(std::abs(flight.shown().phi - 90) < 1);
        flight.advance(100);
        QVERIFY(!flight.isHalfTurning());
        QCOMPARE(flight.shown(), view);
        // A flight that is cut short, and one without motion.
        flight.startHalfTurn(200, 100);
        flight.finish();
        QCOMPARE(flight.shown(), view);
        flight.startHalfTurn(300, 0);
        QVERIFY(!flight.isMoving());
        QCOMPARE(flight.shown(), view);
    }

    void atOnceAndWithinLimits() {
        CameraFlight flight{CameraView()};
        CameraView there;
        there.distance = 99;
        QVERIFY(flight.goTo(there, 0, 0));
        QVERIFY(!flight.isMoving());
        QCOMPARE(flight.shown().distance, CameraView::maxDistance);
        there.distance = 1;
        flight.goTo(there, 0, 100);
        flight.finish();
        QCOMPARE(flight.shown().distance, 1.0);
    }

    void aKeptViewComesBack() {
        CameraView view{33, 60, 1.5, 24, {0.3, -0.2}};
        QCOMPARE(readView(writeView(view), CameraView()).value(), view);
        QVERIFY(!readView(QString(), CameraView()));
        QVERIFY(!readView(QStringLiteral("nonsense"), CameraView()));
        // Values that are missing or beyond all limits are mended.
        CameraView start;
        start.theta = 30;
        const CameraView mended = readView(QStringLiteral(R"({"phi": 10, "fov": 900})"), start).value();
        QCOMPARE(mended.phi, 10.0);
        QCOMPARE(mended.theta, 30.0);
        QCOMPARE(mended.fov, CameraView::maxFov);
    }
};

QTEST_APPLESS_MAIN(TestCameraFlight)
#include "test_camera_flight.moc"
