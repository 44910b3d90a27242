// SPDX-License-Identifier: MIT
#include "common/gl/geometry/camera.h"

#include <cmath>
#include <limits>

#include <QTest>
#include <QVector4D>

using namespace plt;

namespace {

const QRectF checkersArea(0, 0, 8, 8);
const QRectF gobblet3Area(-2, 0, 7, 3);
const QRectF gobblet4Area(-1, 0, 6, 4);
const QSizeF usual(800, 600);

CameraView tilted(double theta) {
    CameraView view;
    view.theta = theta;
    return view;
}

bool near(QPointF one, QPointF other, double tolerance) {
    return std::hypot(one.x() - other.x(), one.y() - other.y()) <= tolerance;
}

}  // namespace

/// The facts of spec/board-3d.md, section 8, and what else must hold for every view.
class TestCamera : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void projects_data() {
        QTest::addColumn<Camera>("camera");
        QTest::addColumn<WorldPoint>("world");
        QTest::addColumn<QPointF>("screen");
        const Camera start(checkersArea, tilted(45), usual);
        QTest::newRow("near left") << start << WorldPoint{0, 0, 0} << QPointF(60.0, 540.4);
        QTest::newRow("near right") << start << WorldPoint{8, 0, 0} << QPointF(740.0, 540.4);
        QTest::newRow("far left") << start << WorldPoint{0, 8, 0} << QPointF(162.1, 131.8);
        QTest::newRow("far right") << start << WorldPoint{8, 8, 0} << QPointF(637.9, 131.8);
        QTest::newRow("centre") << start << WorldPoint{4, 4, 0} << QPointF(400, 300);
        QTest::newRow("man") << start << WorldPoint{4.5, 2.5, 0} << QPointF(437.5, 379.5);
        QTest::newRow("lifted man") << start << WorldPoint{4.5, 2.5, 0.35} << QPointF(438.1, 362.0);
        CameraView view = tilted(45);
        view.phi = 90;
        const Camera turned(checkersArea, view, usual);
        QTest::newRow("phi 90, near left") << turned << WorldPoint{0, 0, 0} << QPointF(740.0, 540.4);
        QTest::newRow("phi 90, near right") << turned << WorldPoint{8, 0, 0} << QPointF(637.9, 131.8);
        const Camera above(checkersArea, tilted(0), usual);
        QTest::newRow("from above, near left") << above << WorldPoint{0, 0, 0} << QPointF(120.1, 579.9);
        QTest::newRow("from above, far right") << above << WorldPoint{8, 8, 0} << QPointF(679.9, 20.1);
        view = tilted(45);
        view.fov -= CameraView::fovStep;
        const Camera bigger(checkersArea, view, usual);
        QTest::newRow("fov 28, near left") << bigger << WorldPoint{0, 0, 0} << QPointF(34.6, 558.4);
        QTest::newRow("fov 28, far right") << bigger << WorldPoint{8, 8, 0} << QPointF(655.6, 119.2);
        view = tilted(45);
        view.distance -= CameraView::distanceStep;
        const Camera nearer(checkersArea, view, usual);
        QTest::newRow("one step nearer, near left") << nearer << WorldPoint{0, 0, 0} << QPointF(45.6, 550.6);
        QTest::newRow("one step nearer, far right") << nearer << WorldPoint{8, 8, 0} << QPointF(644.8, 126.9);
        const Camera three(gobblet3Area, tilted(30), usual);
        QTest::newRow("gobblet 3x3, near left") << three << WorldPoint{0, 0, 0} << QPointF(273.3, 409.8);
        QTest::newRow("gobblet 3x3, far right") << three << WorldPoint{3, 3, 0} << QPointF(513.9, 201.4);
        const Camera four(gobblet4Area, tilted(30), usual);
        QTest::newRow("gobblet 4x4, near left") << four << WorldPoint{0, 0, 0} << QPointF(196.4, 476.3);
        QTest::newRow("gobblet 4x4, 3 3") << four << WorldPoint{3, 3, 0} << QPointF(489.6, 222.4);
        const Camera measured(checkersArea, tilted(45), QSizeF(800, 574));
        QTest::newRow("as measured") << measured << WorldPoint{0, 0, 0} << QPointF(74.7, 517.0);
    }
    void projects() {
        QFETCH(Camera, camera);
        QFETCH(WorldPoint, world);
        QFETCH(QPointF, screen);
        const auto pixel = camera.project(world);
        QVERIFY(pixel);
        QVERIFY2(near(*pixel, screen, 0.2),
                 qPrintable(QStringLiteral("%1, %2").arg(pixel->x()).arg(pixel->y())));
    }

    void stepsAreThoseOfTheKeys() {
        CameraView view = tilted(45);
        for (int i = 0; i < 10; ++i) view.phi += CameraView::angleStep;
        QCOMPARE(view.limited().phi, 30.0);
        for (int i = 0; i < 5; ++i) view.theta -= CameraView::angleStep;
        QCOMPARE(view.limited().theta, 30.0);
        for (int i = 0; i < 15; ++i) view.distance -= CameraView::distanceStep;
        QCOMPARE(Camera(checkersArea, view, usual).eyeDistance(), 8.0);
        // The reference would go on to 4 and 2.
        for (int i = 0; i < 13; ++i) {
            view.fov -= CameraView::fovStep;
            view = view.limited();
        }
        QCOMPARE(view.fov, 10.0);
    }

    void viewsAreLimited() {
        CameraView view;
        view.phi = 725;
        view.theta = 120;
        view.distance = 0.1;
        view.fov = 170;
        view.shift = {-50, 50};
        const CameraView limited = view.limited();
        QCOMPARE(limited.phi, 5.0);
        QCOMPARE(limited.theta, 85.0);
        QCOMPARE(limited.distance, 0.4);
        QCOMPARE(limited.fov, 60.0);
        QCOMPARE(limited.shift, QPointF(-2, 2));
        view.theta = -10;
        view.distance = 9;
        view.fov = 1;
        QCOMPARE(view.limited().theta, 0.0);
        QCOMPARE(view.limited().distance, 3.0);
        QCOMPARE(view.limited().fov, 10.0);
        const double broken = std::numeric_limits<double>::quiet_NaN();
        view = {broken, broken, broken, broken, {broken, broken}};
        QCOMPARE(view.limited(), CameraView());
        QCOMPARE(limited.limited(), limited);
    }

    void theDrawingsFirstRowIsTheUppermost() {
        forEachView([](const Camera& camera) {
            for (const WorldPoint& point : {WorldPoint{2, 1, 0}, {4, 4, 0.5}, {7, 6, 0.2}}) {
                const auto pixel = camera.project(point);
                QVector4D clip(float(point.x), float(point.y), float(point.z), 1);
                clip = camera.drawingMatrix(1) * clip;
                if (!pixel) continue;
                const QPointF seen((clip.x() / clip.w() + 1) / 2 * usual.width(),
                                   (clip.y() / clip.w() + 1) / 2 * usual.height());
                QVERIFY(near(seen, *pixel, 0.01 * (1 + std::hypot(pixel->x(), pixel->y()) / 100)));
            }
        });
    }

    void inverseGivesThePointBack() {
        forEachView([](const Camera& camera) {
            for (const double z : {0.0, 0.35, 1.2}) {
                for (double x = -1; x <= 9; x += 2.5) {
                    for (double y = -1; y <= 9; y += 2.5) {
                        const auto pixel = camera.project({x, y, z});
                        if (!pixel) continue;
                        const auto back = camera.onLevel(*pixel, z);
                        // A point higher than the eye is seen from below, and as well one on its level.
                        QVERIFY(back);
                        QVERIFY2(near(*back, {x, y}, 1e-6), "the inverse is wrong");
                    }
                }
            }
        });
    }

    void matricesSayTheSame() {
        forEachView([](const Camera& camera) {
            const QMatrix4x4 matrix = camera.projectionMatrix(1.5) * camera.viewMatrix();
            for (const WorldPoint& point : {WorldPoint{0, 0, 0}, {8, 0, 0.3}, {8, 8, 1.2}, {1, 7, 0}}) {
                const auto pixel = camera.project(point);
                if (!pixel || camera.depth(point) < 0.05 * camera.eyeDistance()) continue;
                const QVector4D clip =
                    matrix * QVector4D(static_cast<float>(point.x), static_cast<float>(point.y),
                                       static_cast<float>(point.z), 1);
                const QPointF there((1 + clip.x() / clip.w()) / 2 * camera.picture().width(),
                                    (1 - clip.y() / clip.w()) / 2 * camera.picture().height());
                QVERIFY2(near(there, *pixel, 0.1), "matrix and projection disagree");
                QVERIFY(std::abs(clip.z() / clip.w()) <= 1);
            }
        });
    }

    void fitsEveryPicture_data() {
        QTest::addColumn<QSizeF>("size");
        for (const QSizeF size : {QSizeF(360, 300), QSizeF(300, 360), QSizeF(200, 900), QSizeF(1600, 400),
                                  QSizeF(640, 480), QSizeF(1, 1)})
            QTest::addRow("%gx%g", size.width(), size.height()) << size;
    }
    void fitsEveryPicture() {
        QFETCH(QSizeF, size);
        for (const auto& [area, tilt] :
             {std::pair(checkersArea, 45.0), {gobblet3Area, 30.0}, {gobblet4Area, 30.0}}) {
            const Camera camera(area, tilted(tilt), size);
            for (const QPointF corner :
                 {area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight()}) {
                const auto pixel = camera.project({corner.x(), corner.y(), 0});
                QVERIFY(pixel);
                QVERIFY(QRectF({}, size).contains(*pixel));
            }
        }
    }

    void turnedIsHalfATurn() {
        CameraView view = tilted(45);
        const Camera turned(checkersArea, view, usual, true);
        view.phi = 180;
        const Camera same(checkersArea, view, usual);
        const auto one = turned.project({1, 2, 0.3});
        const auto other = same.project({1, 2, 0.3});
        QVERIFY(one && other);
        QVERIFY(near(*one, *other, 1e-9));
        QCOMPARE(turned.quarter(), 2);
        QCOMPARE(Camera(checkersArea, tilted(45), usual).quarter(), 0);
        view.phi = 100;
        QCOMPARE(Camera(checkersArea, view, usual).quarter(), 1);
        view.phi = -80;
        QCOMPARE(Camera(checkersArea, view, usual).quarter(), 3);
    }

    void shadowsFallFromTheLamp() {
        const Camera checkers(checkersArea, tilted(45), usual);
        QCOMPARE(checkers.lightHeight(), 32.0);
        QVERIFY(near(checkers.shadow({7.5, 0.5, 0.35}), {7.539, 0.461}, 0.001));
        QVERIFY(checkers.shadowScale(0.35) - 1 < 0.0112);
        QVERIFY(std::abs(Camera(gobblet3Area, tilted(30), usual).shadowScale(1.2) - 1.045) < 0.001);
        QVERIFY(std::abs(Camera(gobblet4Area, tilted(30), usual).shadowScale(1.2) - 1.053) < 0.001);
        QCOMPARE(checkers.shadow({3, 5, 0}), QPointF(3, 5));
    }

    void nothingIsSeenBehindTheEye() {
        CameraView view = tilted(85);
        view.distance = 0.4;
        const Camera camera(checkersArea, view, usual);
        QVERIFY(!camera.project({4, -20, 0}));
        // The horizon is in the picture, and above it there is no board.
        QVERIFY(!camera.onLevel({400, 0}, 0));
        QVERIFY(camera.onLevel({400, 599}, 0));
    }

  private:
    template <typename Check>
    static void forEachView(const Check& check) {
        for (const double phi : {0.0, 33.0, 90.0, 200.0, -45.0}) {
            for (const double theta : {0.0, 30.0, 45.0, 70.0, 85.0}) {
                for (const double distance : {0.4, 1.0, 3.0}) {
                    for (const double fov : {10.0, 30.0, 60.0}) {
                        check(Camera(checkersArea, {phi, theta, distance, fov, {0.3, -0.2}}, usual));
                        if (QTest::currentTestFailed()) return;
                    }
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCamera)
#include "test_camera.moc"
