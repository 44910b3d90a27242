// SPDX-License-Identifier: MIT
#include "common/board3d/camera/scene_camera.h"
#include "common/board3d/camera/start_view.h"
#include "common/board3d/model/slab.h"
#include "scenes_for_tests.h"

#include <array>

#include <QTest>
#include <QtMath>

using namespace plt;
using namespace plt::test;

namespace {

/// Gobblet on 4x4: a stand of three nests on each side.
BoardScene wideGobblet() {
    BoardScene scene = gobblet();
    scene.visible = QRectF(-1, 0, 6, 4);
    scene.board = QRectF(0, 0, 4, 4);
    scene.squares.clear();
    scene.pieces.clear();
    for (const double x : {-1.0, 4.0})
        for (int nest = 0; nest < 3; ++nest) {
            SceneSquare stand;
            stand.place = QRectF(x, nest + 0.5, 1, 1);
            scene.squares.push_back(stand);
        }
    return scene;
}

/// The bounding rectangle of the slab and everything on it.
QRectF seen(const BoardScene& scene, const Camera& camera) {
    QRectF all;
    const auto add = [&](const QRectF& level, double height) {
        for (const QPointF corner :
             {level.topLeft(), level.topRight(), level.bottomLeft(), level.bottomRight()}) {
            const QRectF point(camera.project({corner.x(), corner.y(), height}).value(), QSizeF(1e-6, 1e-6));
            all = all.isNull() ? point : all.united(point);
        }
    };
    add(slabOutline(scene), 0);
    add(slabOutline(scene), -slabThickness);
    add(scene.visible, scene.lift);
    return all;
}

}  // namespace

/// A board and its stands fill a window of any shape.
class TestSceneCamera : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void fillsThePicture_data() {
        QTest::addColumn<BoardScene>("scene");
        QTest::addColumn<QSizeF>("size");
        const std::array scenes{std::pair("8x8", checkers()), std::pair("3x3 with stands", gobblet()),
                                std::pair("4x4 with stands", wideGobblet())};
        for (const auto& [name, scene] : scenes)
            for (const QSizeF size : {QSizeF(360, 220), QSizeF(300, 360), QSizeF(760, 560),
                                      QSizeF(1900, 1100), QSizeF(2000, 500), QSizeF(200, 900)})
                QTest::addRow("%s, %gx%g", name, size.width(), size.height()) << scene << size;
    }
    void fillsThePicture() {
        QFETCH(BoardScene, scene);
        QFETCH(QSizeF, size);
        for (const bool turned : {false, true}) {
            scene.turned = turned;
            const Camera camera = sceneCamera(scene, startView(scene), size);
            const QRectF all = seen(scene, camera);
            const QRegion outline = sceneOutline(scene, camera);
            QCOMPARE(outline.boundingRect(), all.toAlignedRect());
            // The far side is seen smaller, and words find more room there.
            const QRect far = (outline & QRect(0, qCeil(all.top()), qCeil(size.width()), 2)).boundingRect();
            QVERIFY(far.width() < all.width() - 4);
            QVERIFY(QRectF({}, size).contains(all));
            const double part = std::max(all.width() / size.width(), all.height() / size.height());
            QVERIFY2(part > 0.9, qPrintable(QString::number(part)));
            const double ofShortSide =
                std::max(all.width(), all.height()) / std::min(size.width(), size.height());
            QVERIFY2(ofShortSide > 0.7, qPrintable(QString::number(ofShortSide)));
            // In the middle.
            QVERIFY(std::abs(all.center().x() - size.width() / 2) < 1);
            QVERIFY(std::abs(all.center().y() - size.height() / 2) < 1);
        }
    }

    void staysInViewFromAllSides() {
        const QSizeF size(760, 560);
        for (const BoardScene& scene : {checkers(), gobblet(), wideGobblet()})
            for (double phi = -180; phi < 180; phi += 15)
                for (double theta = 0; theta <= 80; theta += 20) {
                    CameraView view = startView(scene);
                    view.phi = phi;
                    view.theta = theta;
                    QVERIFY(QRectF({}, size).contains(seen(scene, sceneCamera(scene, view, size))));
                }
    }

    void thePlayerMayGoNearer() {
        const BoardScene scene = checkers();
        const QSizeF size(760, 560);
        CameraView view = startView(scene);
        const double before = seen(scene, sceneCamera(scene, view, size)).width();
        view.distance = 0.8;
        QVERIFY(seen(scene, sceneCamera(scene, view, size)).width() > 1.15 * before);
        view.distance = 1;
        view.fov = 40;
        QVERIFY(seen(scene, sceneCamera(scene, view, size)).width() < 0.8 * before);
    }

    void tinyPictures() {
        for (const QSizeF size : {QSizeF(0, 0), QSizeF(1, 1), QSizeF(4, 300)}) {
            const Camera camera = sceneCamera(checkers(), startView(checkers()), size);
            const auto pixel = camera.project({4, 4, 0});
            QVERIFY(pixel && qIsFinite(pixel->x()) && qIsFinite(pixel->y()));
        }
    }
};

QTEST_APPLESS_MAIN(TestSceneCamera)
#include "test_scene_camera.moc"
