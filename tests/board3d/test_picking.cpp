// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/picking.h"
#include "tests/board3d/scenes_for_tests.h"

#include <cmath>

#include <QTest>

using namespace plt;
using namespace plt::test;

namespace {

std::vector<Cylinder> cylinders(const BoardScene& scene) {
    std::vector<Cylinder> all;
    for (const ScenePiece& piece : scene.pieces)
        all.push_back({piece.centre, piece.foot, piece.radius, piece.height});
    return all;
}

std::vector<CameraView> views() {
    std::vector<CameraView> all;
    for (const double phi : {0.0, 40.0, 90.0, 180.0, -70.0}) {
        for (const double theta : {0.0, 30.0, 45.0, 75.0}) {
            for (const double distance : {0.8, 1.0, 1.5}) all.push_back({phi, theta, distance, 30, {}});
        }
    }
    return all;
}

bool inside(const WorldPoint& point, const Cylinder& cylinder) {
    return point.z >= cylinder.foot && point.z <= cylinder.foot + cylinder.height &&
           std::hypot(point.x - cylinder.centre.x(), point.y - cylinder.centre.y()) <= cylinder.radius;
}

}  // namespace

class TestPicking : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void rayMeetsTopSideAndNothing() {
        const Cylinder cylinder{{1, 2}, 0.5, 0.4, 1};
        const auto down = hit({{1.3, 2, 5}, {0, 0, -1}}, cylinder);
        QVERIFY(down && std::abs(*down - 3.5) < 1e-12);
        const auto up = hit({{1, 2, 0}, {0, 0, 2}}, cylinder);
        QVERIFY(up && std::abs(*up - 0.25) < 1e-12);
        const auto side = hit({{-9, 2, 1}, {1, 0, 0}}, cylinder);
        QVERIFY(side && std::abs(*side - 9.6) < 1e-12);
        QVERIFY(!hit({{-9, 2, 1}, {-1, 0, 0}}, cylinder));   // behind
        QVERIFY(!hit({{-9, 2, 0.4}, {1, 0, 0}}, cylinder));  // below
        QVERIFY(!hit({{-9, 2.5, 1}, {1, 0, 0}}, cylinder));  // beside
        QVERIFY(!hit({{1.5, 2, 5}, {0, 0, -1}}, cylinder));
        QVERIFY(!hit({{0, 0, 0}, {0, 0, 0}}, cylinder));
    }

    void nearestSurfaceOfManyIsThatOfSmallSteps() {
        // The same found by going along the ray in small steps.
        const auto all = cylinders(gobblet());
        const Camera camera(gobblet().visible, {25, 55, 0.9, 30, {}}, QSizeF(800, 600));
        int met = 0;
        for (int x = 60; x < 760; x += 23) {
            for (int y = 100; y < 520; y += 17) {
                const Ray ray = camera.ray(QPointF(x, y));
                const int found = pick(ray, all);
                const double from = camera.eyeDistance() * 0.6;
                int stepped = -1;
                double way = from;
                for (; way < camera.eyeDistance() * 1.4 && stepped < 0; way += 0.004) {
                    for (std::size_t i = 0; i < all.size() && stepped < 0; ++i) {
                        if (inside(ray.at(way), all[i])) stepped = static_cast<int>(i);
                    }
                }
                if (found == stepped) {
                    met += found >= 0 ? 1 : 0;
                    continue;
                }
                // A step may go over an edge that the ray only grazes.
                QVERIFY2(stepped < 0, qPrintable(QStringLiteral("%1 %2").arg(x).arg(y)));
                const double enters = hit(ray, all[found]).value();
                QVERIFY(!inside(ray.at(enters + 0.004), all[found]));
            }
        }
        QVERIFY(met > 50);
    }

    void everySquareFromEveryView() {
        const BoardScene scene = checkers();
        for (const CameraView& view : views()) {
            for (const bool turned : {false, true}) {
                const Camera camera(scene.visible, view, QSizeF(1000, 700), turned);
                for (const SceneSquare& square : scene.squares) {
                    for (const double x : {0.02, 0.5, 0.98}) {
                        const QPointF floor = square.place.topLeft() + QPointF(x, 0.5);
                        const auto pixel = camera.project({floor.x(), floor.y(), 0});
                        QVERIFY(pixel);
                        const auto met = camera.onLevel(*pixel, 0);
                        QVERIFY(met && square.place.contains(*met));
                    }
                }
            }
        }
    }

    void visiblePointsPickWhatTheyAreOf() {
        for (const BoardScene& scene : {checkers(), gobblet()}) {
            const auto all = cylinders(scene);
            for (const CameraView& view : views()) {
                const Camera camera(scene.visible, view, QSizeF(900, 700));
                int seen = 0;
                for (int i = 0; i < static_cast<int>(all.size()); ++i) {
                    const auto pixel = visiblePoint(camera, all, i);
                    if (!pixel) continue;
                    QCOMPARE(pick(camera.ray(*pixel), all), i);
                    ++seen;
                }
                // Nothing hides all of another piece, unless the picture ends before.
                if (view.distance > 1 && view.theta < 60) QCOMPARE(seen, static_cast<int>(all.size()));
            }
        }
    }

    void hiddenPiecesAreNotPicked() {
        // A small one right behind a tall one, seen along the board.
        const std::vector<Cylinder> two{{{1.5, 1.0}, 0, 0.4, 1.2}, {{1.5, 1.9}, 0, 0.2, 0.3}};
        const Camera low(QRectF(0, 0, 3, 3), {0, 80, 1, 30, {}}, QSizeF(800, 600));
        QVERIFY(!visiblePoint(low, two, 1));
        QCOMPARE(pick(low.ray(low.project({1.5, 1.9, 0.3}).value()), two), 0);
        const Camera above(QRectF(0, 0, 3, 3), {0, 10, 1, 30, {}}, QSizeF(800, 600));
        QVERIFY(visiblePoint(above, two, 1));
        // From the other side it is in front.
        const Camera behind(QRectF(0, 0, 3, 3), {0, 80, 1, 30, {}}, QSizeF(800, 600), true);
        QCOMPARE(pick(behind.ray(behind.project({1.5, 1.9, 0.3}).value()), two), 1);
    }

    void nestedPiecesAreTheOutermost() {
        const std::vector<Cylinder> nested{
            {{0.5, 0.5}, 0, 0.2, 0.6}, {{0.5, 0.5}, 0, 0.4, 1.1}, {{0.5, 0.5}, 0, 0.3, 0.9}};
        const Camera camera(QRectF(0, 0, 3, 3), {15, 30, 1, 30, {}}, QSizeF(800, 600));
        QVERIFY(!visiblePoint(camera, nested, 0));
        QVERIFY(!visiblePoint(camera, nested, 2));
        const auto pixel = visiblePoint(camera, nested, 1);
        QVERIFY(pixel);
        QCOMPARE(pick(camera.ray(*pixel), nested), 1);
    }

    void squaresAreSeenBesideWhatStandsBefore() {
        const BoardScene scene = gobblet();
        const Camera camera(scene.visible, {0, 50, 1, 30, {}}, QSizeF(800, 600));
        const std::vector<Cylinder> before{{{1.5, 0.5}, 0, 0.35, 1.1}};
        const QRectF square(1, 1, 1, 1);
        const auto pixel = visiblePoint(camera, before, square);
        QVERIFY(pixel);
        QCOMPARE(pick(camera.ray(*pixel), before), -1);
        QVERIFY(square.contains(camera.onLevel(*pixel, 0).value()));
    }
};

QTEST_APPLESS_MAIN(TestPicking)
#include "test_picking.moc"
