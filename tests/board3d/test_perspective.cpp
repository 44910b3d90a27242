// SPDX-License-Identifier: MIT
#include "common/board3d/camera/scene_camera.h"
#include "common/board3d/perspective/perspective_scene.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/gl/geometry/camera.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/testing/clean_home.h"
#include "tests/board3d/scenes_for_tests.h"

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QOpenGLWidget>
#include <QPixmap>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QSurfaceFormat>
#include <QTest>
#include <QWheelEvent>

using namespace plt;
using namespace plt::test;

namespace {

const plt::testing::CleanHome cleanHome;

/// A board in a window of its own, with the hand that belongs to it.
struct Board {
    explicit Board(const BoardScene& scene = checkers(), QSize size = {640, 480}) {
        hand.setScene(scene);
        widget = std::make_unique<PerspectiveScene>(hand);
        QObject::connect(&hand, &SceneHand::changed, widget.get(), &PerspectiveScene::showHand);
        widget->showScene(false);
        widget->resize(size);
    }
    bool show() {
        widget->show();
        return QTest::qWaitForWindowExposed(widget.get()) &&
               QTest::qWaitFor([this] { return widget->framesDrawn() > 0; });
    }
    void settle() {
        widget->finishAnimation();
        QCoreApplication::processEvents();
    }
    QImage picture() {
        settle();
        return widget->grab().toImage();
    }
    /// Shows it, and returns its picture; null if it cannot be shown.
    QImage shownPicture() { return show() ? picture() : QImage(); }
    /// The colour seen at a logical pixel.
    QColor at(const QImage& image, QPoint pixel) const {
        return image.pixelColor((QPointF(pixel) * image.devicePixelRatio()).toPoint());
    }
    void mouse(QEvent::Type type, QPoint pixel, Qt::MouseButton button, Qt::MouseButtons buttons) {
        QMouseEvent event(type, pixel, widget->mapToGlobal(QPointF(pixel)), button, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(widget.get(), &event);
    }
    void move(QPoint pixel, Qt::MouseButton button = Qt::LeftButton) {
        mouse(QEvent::MouseMove, pixel, Qt::NoButton, button);
    }
    void press(QPoint pixel, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mousePress(widget.get(), button, {}, pixel);
    }
    void letGo(QPoint pixel, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseRelease(widget.get(), button, {}, pixel);
    }
    /// Drags in a few steps, and releases the button unless `hold` is set.
    void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton, bool hold = false) {
        press(from, button);
        for (int step = 1; step <= 5; ++step) move(from + (to - from) * step / 5, button);
        if (!hold) letGo(to, button);
    }
    Camera camera() const { return sceneCamera(hand.scene(), widget->view(), widget->size()); }
    /// Returns the pointer position that moves the centre of a piece, grabbed at one point, to another one.
    QPoint carried(QPoint grabbed, QPointF from, QPointF to) const {
        const double lift = hand.scene().lift;
        const QPointF point = camera().onLevel(grabbed, lift).value() + to - from;
        return camera().project({point.x(), point.y(), lift}).value().toPoint();
    }

    SceneHand hand;
    std::unique_ptr<PerspectiveScene> widget;
};

bool isRed(const QColor& colour) {
    return colour.red() > 1.7 * colour.green() && colour.red() > 1.7 * colour.blue() && colour.red() > 60;
}
bool isDarkGrey(const QColor& colour) {
    return colour.lightness() < 110 && std::abs(colour.red() - colour.blue()) < 25;
}
/// The rows in which a colour is seen round a place, and how many pixels have it.
struct Spot {
    int top = 0;
    int pixels = 0;
};
template <class Fits>
Spot spot(const QImage& image, QPoint middle, int reach, const Fits& fits) {
    Spot found;
    const auto ratio = image.devicePixelRatio();
    const QRect around =
        QRectF(QPointF(middle) * ratio - QPointF(reach, reach) * ratio, QSizeF(reach, reach) * 2 * ratio)
            .toAlignedRect() &
        image.rect();
    for (int y = around.top(); y <= around.bottom(); ++y) {
        for (int x = around.left(); x <= around.right(); ++x) {
            if (!fits(image.pixelColor(x, y))) continue;
            if (found.pixels++ == 0) found.top = y;
        }
    }
    return found;
}

/// Men of which only number 9, on c3, is red, and none can be moved.
BoardScene oneRed() {
    BoardScene scene = checkers();
    for (ScenePiece& piece : scene.pieces) {
        piece.targets.clear();
        piece.colour = piece.id == 9 ? QColor(0xC0, 0x20, 0x20) : QColor(0x33, 0x31, 0x38);
    }
    return scene;
}
/// As the wood of the light and of the dark squares.
bool isLightWood(const QColor& colour) {
    return colour.red() > 140 && colour.red() > colour.blue() + 30 && colour.green() > 110;
}
bool isDarkWood(const QColor& colour) {
    return colour.red() < 160 && colour.red() > colour.blue() + 20 && colour.green() < 110;
}

}  // namespace

class TestPerspective : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        if (!PerspectiveScene::isSupported()) QSKIP("there is no OpenGL with this platform");
    }
    void init() { motion::setEnabled(false); }

    void everythingIsWhereItShouldBe_data() {
        QTest::addColumn<CameraView>("view");
        QTest::addColumn<bool>("turned");
        QTest::newRow("start") << CameraView{0, 45, 1, 30, {}} << false;
        QTest::newRow("from above") << CameraView{0, 0, 1.1, 30, {}} << false;
        QTest::newRow("turned and tilted") << CameraView{35, 60, 1.3, 30, {}} << false;
        QTest::newRow("from the other side") << CameraView{0, 45, 1, 30, {}} << true;
        QTest::newRow("far and shifted") << CameraView{-100, 30, 1.5, 40, {0.5, -0.3}} << false;
        QTest::newRow("low") << CameraView{0, 80, 1, 30, {}} << false;
    }
    void everythingIsWhereItShouldBe() {
        QFETCH(CameraView, view);
        QFETCH(bool, turned);
        BoardScene scene = checkers();
        scene.turned = turned;
        // Marks of movable pieces would be on the squares.
        for (ScenePiece& piece : scene.pieces) piece.targets.clear();
        Board board(scene);
        board.widget->setView(view);
        QVERIFY(board.show());
        const QImage image = board.picture();
        for (const ScenePiece& piece : scene.pieces) {
            const QColor seen = board.at(image, board.widget->piecePoint(piece.id));
            QVERIFY2(piece.id < 12 ? isRed(seen) : isDarkGrey(seen),
                     qPrintable(QStringLiteral("piece %1 is %2").arg(piece.id).arg(seen.name())));
        }
        for (int y = 3; y <= 4; ++y) {
            for (int x = 0; x < 8; ++x) {
                const QColor seen = board.at(image, board.widget->squarePoint(at(x, y)));
                QVERIFY2((x + y) % 2 == 0 ? isDarkWood(seen) : isLightWood(seen),
                         qPrintable(QStringLiteral("%1 is %2").arg(squareName(x, y), seen.name())));
            }
        }
        // The table is seen in the upper corners, in the palette's own colour.
        QCOMPARE(board.at(image, {2, 2}), colour(Role::paper, board.widget->palette()));
    }

    void edgesAreSmoothed() {
        Board board;
        QVERIFY(board.show());
        // Between the wood of the slab and the table there are colours of neither.
        const QImage image = board.picture();
        const QColor table = board.at(image, {2, 2});
        int between = 0;
        for (int y = image.height() / 3; y < image.height() * 2 / 3; ++y) {
            int x = 0;
            while (x < image.width() / 2 && image.pixelColor(x, y).lightness() > table.lightness() / 2) ++x;
            const int before = image.pixelColor(std::max(0, x - 1), y).lightness();
            const int after = image.pixelColor(x, y).lightness();
            if (before < table.lightness() * 3 / 4 || after > 110) ++between;
        }
        QVERIFY2(between > image.height() / 12, qPrintable(QString::number(between)));
    }

    void dragAndDropMovesAPiece() {
        Board board;
        QVERIFY(board.show());
        const QSignalSpy moved(&board.hand, &SceneHand::pieceMoved);
        const QPoint from = board.widget->piecePoint(9);
        const QPoint to = board.carried(from, {2.5, 2.5}, {3.5, 3.5});
        board.drag(from, to, Qt::LeftButton, true);
        QCOMPARE(board.hand.lifted(), 9);
        QVERIFY(board.hand.heldAt().has_value());
        const QPointF off = *board.hand.heldAt() - QPointF(3.5, 3.5);
        QVERIFY(std::hypot(off.x(), off.y()) < 0.03);
        QVERIFY(board.hand.mayLand());
        // It is drawn where it is held, and not at its own place.
        const QImage image = board.picture();
        const QPoint centre = board.camera().project({3.5, 3.5, 0.35 + 0.2}).value().toPoint();
        QVERIFY(isRed(board.at(image, centre)));
        QVERIFY(!isRed(board.at(image, board.camera().project({2.5, 2.5, 0.2}).value().toPoint())));
        board.letGo(to);
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.at(0).at(0).toInt(), 9);
        QCOMPARE(moved.at(0).at(1).toInt(), at(3, 3));
        QCOMPARE(board.hand.lifted(), -1);
    }

    void thePiecesCentreDecides() {
        Board board;
        QVERIFY(board.show());
        const QSignalSpy moved(&board.hand, &SceneHand::pieceMoved);
        const QSignalSpy refused(&board.hand, &SceneHand::moveRefused);
        // Grabbed at its right rim, the pointer is on the next square when the piece is still on this one.
        const QPoint rim = board.camera().project({2.8, 2.5, 0.2}).value().toPoint();
        board.drag(rim, board.carried(rim, {2.5, 2.5}, {3.94, 3.06}));
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.at(0).at(1).toInt(), at(3, 3));
        board.hand.setScene(checkers());
        board.widget->showScene(false);
        board.settle();
        board.drag(rim, board.carried(rim, {2.5, 2.5}, {4.06, 3.06}));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.at(0).at(1).toInt(), at(4, 3));
        board.drag(rim, board.carried(rim, {2.5, 2.5}, {-0.06, 3}));
        QCOMPARE(refused.count(), 2);
        QCOMPARE(refused.at(1).at(1).toInt(), -1);
        QCOMPARE(board.hand.lifted(), -1);
    }

    void pressedAndLetGoIsChosen() {
        Board board;
        QVERIFY(board.show());
        const QSignalSpy moved(&board.hand, &SceneHand::pieceMoved);
        const QPoint piece = board.widget->piecePoint(9);
        board.press(piece);
        QCOMPARE(board.hand.lifted(), 9);
        board.letGo(piece);
        QCOMPARE(board.hand.lifted(), 9);
        QVERIFY(!board.hand.heldAt());
        board.settle();
        QTest::mouseClick(board.widget.get(), Qt::LeftButton, {}, board.widget->squarePoint(at(3, 3)));
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.at(0).at(1).toInt(), at(3, 3));
        // A second click on a chosen piece puts it back, and so does one beside the board.
        board.hand.setScene(checkers());
        board.widget->showScene(false);
        board.settle();
        QTest::mouseClick(board.widget.get(), Qt::LeftButton, {}, board.widget->piecePoint(9));
        QCOMPARE(board.hand.lifted(), 9);
        board.settle();
        QTest::mouseClick(board.widget.get(), Qt::LeftButton, {}, board.widget->piecePoint(9));
        QCOMPARE(board.hand.lifted(), -1);
        board.settle();
        QTest::mouseClick(board.widget.get(), Qt::LeftButton, {}, board.widget->piecePoint(9));
        QTest::mouseClick(board.widget.get(), Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(board.hand.lifted(), -1);
        QCOMPARE(moved.count(), 1);
    }

    void whatCannotMoveIsNotDraggedButChosen() {
        Board board;
        QVERIFY(board.show());
        const QSignalSpy lifted(&board.hand, &SceneHand::liftedChanged);
        const QSignalSpy chosen(&board.hand, &SceneHand::cellChosen);
        const CameraView before = board.widget->view();
        board.drag(board.widget->piecePoint(0), board.widget->piecePoint(9));
        // A drag that began on a square picks up nothing on its way, either.
        board.drag(board.widget->squarePoint(at(1, 3)), board.widget->piecePoint(9));
        QCOMPARE(lifted.count(), 0);
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(board.widget->view(), before);
        QTest::mouseClick(board.widget.get(), Qt::LeftButton, {}, board.widget->piecePoint(0));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(0).toInt(), at(0, 0));
    }

    void backgroundAndRightButtonTurn() {
        Board board;
        QVERIFY(board.show());
        const QSignalSpy changed(board.widget.get(), &PerspectiveScene::viewChanged);
        board.drag({5, 5}, {55, 5});
        QVERIFY(changed.count() > 0);
        QVERIFY(board.widget->view().phi > 5);
        QCOMPARE(board.widget->view().theta, 45.0);
        board.widget->resetView();
        QCOMPARE(board.widget->view().phi, 0.0);
        // The right button turns the board anywhere, and lifts nothing.
        const QPoint piece = board.widget->piecePoint(9);
        board.drag(piece, piece + QPoint(0, 40), Qt::RightButton);
        QVERIFY(board.widget->view().theta < 40);
        QCOMPARE(board.hand.lifted(), -1);
        board.drag({5, 5}, {5, 2000});
        QCOMPARE(board.widget->view().theta, 0.0);
        board.drag({5, 5}, {5, -2000});
        QCOMPARE(board.widget->view().theta, 85.0);
    }

    void wheelZooms() {
        Board board;
        QVERIFY(board.show());
        const auto wheel = [&board](int delta, Qt::KeyboardModifiers modifiers = {}) {
            QWheelEvent event({300, 200}, board.widget->mapToGlobal(QPointF(300, 200)), {}, {0, delta},
                              Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(board.widget.get(), &event);
            return event.isAccepted();
        };
        // With Ctrl it is the window's.
        QVERIFY(!wheel(120, Qt::ControlModifier));
        QCOMPARE(board.widget->view().distance, 1.0);
        QVERIFY(wheel(120));
        QVERIFY(board.widget->view().distance < 1);
        wheel(-120);
        QCOMPARE(board.widget->view().distance, 1.0);
        for (int i = 0; i < 100; ++i) wheel(120);
        QCOMPARE(board.widget->view().distance, CameraView::minDistance);
    }

    void gesturesOfATouchPad() {
        Board board;
        QVERIFY(board.show());
        const QSignalSpy changed(board.widget.get(), &PerspectiveScene::viewChanged);
        const auto gesture = [&board](Qt::NativeGestureType type, double value) {
            QNativeGestureEvent event(type, QPointingDevice::primaryPointingDevice(), 2, {300, 200},
                                      {300, 200}, {300, 200}, value, {});
            return QCoreApplication::sendEvent(board.widget.get(), &event);
        };
        QVERIFY(gesture(Qt::ZoomNativeGesture, 0.25));
        QCOMPARE(board.widget->view().distance, 0.8);
        QVERIFY(gesture(Qt::RotateNativeGesture, 20));
        QCOMPARE(board.widget->view().phi, -20.0);
        QCOMPARE(changed.count(), 2);
        for (int i = 0; i < 50; ++i) gesture(Qt::ZoomNativeGesture, -0.9);
        QCOMPARE(board.widget->view().distance, CameraView::maxDistance);
        gesture(Qt::SwipeNativeGesture, 90);
        QCOMPARE(changed.count(), 52);
    }

    void twoFingersZoomAndTurn() {
        Board board;
        QVERIFY(board.show());
        static QPointingDevice* const screen = QTest::createTouchDevice();
        // Two fingers move apart, the first of them from a piece, and turn by a right angle.
        const QPoint piece = board.widget->piecePoint(9);
        const QPoint other = piece + QPoint(60, 0);
        QTest::touchEvent(board.widget.get(), screen).press(0, piece).press(1, other);
        for (int step = 1; step <= 10; ++step) {
            const double angle = step * M_PI / 20;
            const double way = 60 + 6 * step;
            QTest::touchEvent(board.widget.get(), screen)
                .move(0, piece)
                .move(1, piece + QPointF(way * std::cos(angle), way * std::sin(angle)).toPoint());
        }
        QTest::touchEvent(board.widget.get(), screen).release(0, piece).release(1, piece + QPoint(0, 120));
        QVERIFY2(board.widget->view().distance < 0.7,
                 qPrintable(QString::number(board.widget->view().distance)));
        QVERIFY2(std::abs(board.widget->view().phi + 90) < 25,
                 qPrintable(QString::number(board.widget->view().phi)));
        QCOMPARE(board.hand.lifted(), -1);
    }

    void viewIsAnimatedAndComesToTheSame() {
        motion::setEnabled(true);
        Board board;
        QVERIFY(board.show());
        const int before = board.widget->framesDrawn();
        for (int i = 0; i < 10; ++i) board.widget->turn(3, -1.5);
        QCOMPARE(board.widget->view(), (CameraView{30, 30, 1, 30, {}}));
        QTRY_VERIFY(board.widget->framesDrawn() > before + 1);
        const auto settled = [&board] {
            const int frames = board.widget->framesDrawn();
            QTest::qWait(60);
            return frames == board.widget->framesDrawn();
        };
        QTRY_VERIFY(settled());
        const QImage slowly = board.widget->grab().toImage();
        board.widget->resetView();
        motion::setEnabled(false);
        board.widget->finishAnimation();
        board.widget->setView({30, 30, 1, 30, {}});
        QCOMPARE(board.picture(), slowly);
    }

    void theTurnIsAMotion() {
        motion::setEnabled(true);
        BoardScene scene = checkers();
        Board board(scene);
        QVERIFY(board.show());
        const QImage before = board.picture();
        const auto turn = [&] {
            scene.turned = !scene.turned;
            board.hand.setScene(scene);
            board.widget->showScene(true);
        };
        turn();
        QVERIFY(board.widget->isAnimating());
        QTRY_VERIFY(!board.widget->isAnimating());
        const QImage after = board.picture();
        QVERIFY(after != before);
        turn();
        QVERIFY(board.widget->isAnimating());
        // A press ends it.
        board.press({3, 3});
        QVERIFY(!board.widget->isAnimating());
        board.letGo({3, 3});
        QCOMPARE(board.picture(), before);
        motion::setEnabled(false);
        turn();
        QVERIFY(!board.widget->isAnimating());
        QCOMPARE(board.picture(), after);
    }

    void smallPicturesAreFine() {
        // A picture of this size is drawn larger: its parts must fit, and its edges have many shades.
        Board board(checkers(), {280, 200});
        QVERIFY(board.show());
        board.hand.lift(9);
        for (int i = 0; i < 6; ++i) {
            board.hand.hold(QPointF(2.5 + 0.4 * i, 2.5 + 0.3 * i));
            board.settle();
        }
        const QImage parts = board.picture();
        Board other(checkers(), {280, 200});
        other.hand.lift(9);
        other.hand.hold(QPointF(2.5 + 0.4 * 5, 2.5 + 0.3 * 5));
        QVERIFY(other.show());
        QCOMPARE(parts, other.picture());
    }

    void nothingIsDrawnAtRest() {
        Board board;
        QVERIFY(board.show());
        board.settle();
        const int frames = board.widget->framesDrawn();
        for (int i = 0; i < 5; ++i) {
            // Repaints by the system, by the game, and pointer moves without a change.
            board.widget->update();
            board.widget->showScene(true);
            board.widget->showHand();
            board.move({300 + i, 5}, Qt::NoButton);
            QTest::qWait(20);
        }
        QCOMPARE(board.widget->framesDrawn(), frames);
        board.hand.setCursor(at(3, 3), true);
        QTRY_COMPARE(board.widget->framesDrawn(), frames + 1);
    }

    void onlyAFrameThatIsWaitedForIsRough() {
        Board board;
        QVERIFY(board.show());
        board.settle();
        QTRY_COMPARE(board.widget->framesDrawn(), 2);
        // In a window that is visible already, rough edges would only flicker. (With an OpenGL widget it is
        // created again, and not seen for a moment.)
        if (board.widget->findChild<QOpenGLWidget*>() != nullptr) return;
        QWidget window;
        window.resize(640, 480);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        Board other;
        other.widget->setParent(&window);
        other.widget->show();
        QTRY_VERIFY(other.widget->framesDrawn() > 0);
        QTest::qWait(50);
        QCOMPARE(other.widget->framesDrawn(), 1);
        QCOMPARE(other.widget->grab().toImage(), board.picture());
        other.widget.reset();
    }

    void partsDrawnAnewFitTheRest() {
        // After all kinds of changes the picture is the same as if it had been drawn at once.
        Board board;
        board.widget->setLabelsShown(true);
        QVERIFY(board.show());
        board.hand.lift(9);
        for (int i = 0; i < 12; ++i) {
            board.hand.hold(QPointF(2.5 + 0.37 * i, 2.5 + 0.21 * i));
            board.settle();
        }
        board.hand.setCursor(at(6, 3), true);
        board.settle();
        const QImage parts = board.picture();
        Board other;
        other.widget->setLabelsShown(true);
        other.hand.lift(9);
        other.hand.hold(QPointF(2.5 + 0.37 * 11, 2.5 + 0.21 * 11));
        other.hand.setCursor(at(6, 3), true);
        QVERIFY(other.show());
        QCOMPARE(parts, other.picture());
    }

    void landingIsSignedByForm() {
        Board board;
        QVERIFY(board.show());
        board.hand.lift(9);
        board.hand.hold({3.5, 3.5});
        const QImage legal = board.picture();
        board.hand.hold({4.5, 3.5});
        const QImage illegal = board.picture();
        // Marks are drawn on the square and on the piece's targets.
        const auto corner = [&board](int x, int y) {
            return board.camera().project({x + 0.12, y + 0.12, 0}).value().toPoint();
        };
        QVERIFY(board.at(legal, corner(3, 3)).green() > board.at(illegal, corner(3, 3)).green());
        QVERIFY(board.at(illegal, corner(4, 3)) != board.at(legal, corner(4, 3)));
        // On the ring of a target.
        const QPoint target = board.camera().project({1.5 + 0.2625, 3.5, 0}).value().toPoint();
        QVERIFY(board.at(legal, target).green() > board.at(legal, target).red());
    }

    /// Numbers too small to read are only spots.
    void labelsAreReadableOrNotThere() {
        const auto labelsShow = [](const BoardScene& scene, QSize size) {
            Board board(scene, size);
            if (!board.show()) return false;
            const QImage before = board.picture();
            board.widget->setLabelsShown(true);
            return board.picture() != before;
        };
        QVERIFY(!labelsShow(checkers(), {336, 145}));
        QVERIFY(labelsShow(checkers(), {760, 500}));
        BoardScene few = gobblet();
        for (SceneSquare& square : few.squares) square.label = square.name;
        QVERIFY(labelsShow(few, {336, 160}));
    }

    /// The lines of a mark do not hide the number of its square.
    void aLabelStandsBesideAMark() {
        BoardScene scene = checkers();
        for (SceneSquare& square : scene.squares) square.label.clear();
        SceneSquare& marked = scene.squares[at(3, 3)];
        const auto labelled = [&](SquareMark mark) {
            marked.mark = mark;
            marked.label.clear();
            const QImage plain = Board(scene).shownPicture();
            marked.label = QStringLiteral("8");
            Board board(scene);
            board.widget->setLabelsShown(true);
            const QImage now = board.shownPicture();
            double leftmost = now.width();
            for (int y = 0; y < now.height(); ++y)
                for (int x = 0; x < now.width(); ++x)
                    if (now.pixel(x, y) != plain.pixel(x, y)) leftmost = std::min<double>(leftmost, x);
            // At the height of the label, in parts of the square from its left edge.
            const double left = board.camera().project({3, 3.2, 0}).value().x();
            const double right = board.camera().project({4, 3.2, 0}).value().x();
            return (leftmost / now.devicePixelRatio() - left) / (right - left);
        };
        const double usual = labelled(SquareMark::none);
        QVERIFY2(usual > 0 && usual < 0.12, qPrintable(QString::number(usual)));
        for (const SquareMark mark : {SquareMark::lastMove, SquareMark::hint}) {
            const double beside = labelled(mark);
            QVERIFY2(beside > 0.13 && beside < 0.3, qPrintable(QString::number(beside)));
        }
    }

    /// A tall piece does not hide where a hint leads.
    void aHiddenTargetShowsThroughPieces() {
        BoardScene scene = gobblet();
        scene.tilt = 45;
        scene.squares[7].mark = SquareMark::hint;
        const auto shows = [&scene](int square) {
            Board board(scene);
            if (!board.show()) return false;
            const QImage before = board.picture();
            BoardScene hinted = scene;
            hinted.hintTo = square;
            board.hand.setScene(hinted);
            board.widget->showScene(false);
            return board.picture() != before;
        };
        QVERIFY(!shows(7));
        ScenePiece& tall = scene.pieces[2];
        tall.square = 4;
        tall.centre = scene.squares[4].place.center();
        QVERIFY(shows(7));
        // A piece on the target itself belongs to it.
        tall.square = 7;
        tall.centre = scene.squares[7].place.center();
        QVERIFY(!shows(7));
    }

    void marksAndLabelsAreSeen() {
        BoardScene scene = checkers();
        Board plain(scene);
        QVERIFY(plain.show());
        const QImage before = plain.picture();
        plain.widget->setLabelsShown(true);
        QVERIFY(plain.widget->showsLabels());
        const QImage labelled = plain.picture();
        QVERIFY(labelled != before);
        plain.widget->setLabelsShown(false);
        QCOMPARE(plain.picture(), before);
        std::vector<QImage> pictures{before};
        for (const SquareMark mark :
             {SquareMark::lastMove, SquareMark::hint, SquareMark::threat, SquareMark::winning}) {
            scene.squares[at(3, 3)].mark = mark;
            plain.hand.setScene(scene);
            plain.widget->showScene(false);
            pictures.push_back(plain.picture().convertToFormat(QImage::Format_Grayscale8));
            for (std::size_t i = 0; i + 1 < pictures.size(); ++i) QVERIFY(pictures[i] != pictures.back());
        }
    }

    void topsShowPicturesInTheirOwnColours() {
        BoardScene scene = oneRed();
        QImage blue(16, 16, QImage::Format_ARGB32);
        blue.fill(QColor(0x20, 0x40, 0xF0));
        scene.pictures = {blue};
        scene.pieces[9].picture = 0;
        Board board(scene);
        QVERIFY(board.show());
        const auto isBlue = [](const QColor& colour) {
            return colour.blue() > 1.7 * colour.red() && colour.blue() > 100;
        };
        constexpr int reach = 30;
        const QPoint place = board.widget->piecePoint(9);
        QVERIFY(spot(board.picture(), place, reach, isBlue).pixels > 100);
        QVERIFY(spot(board.picture(), place, reach, isRed).pixels > 20);
        // A picture has no colour of the piece, while an emblem has that of its ink.
        scene.pieces[9].picture = -1;
        scene.pieces[9].emblem = 0;
        QPainterPath disc;
        disc.addEllipse(QPointF(), 1, 1);
        scene.emblems = {disc};
        board.hand.setScene(scene);
        board.widget->showScene(false);
        QCOMPARE(spot(board.picture(), place, reach, isBlue).pixels, 0);
    }

    void tallPiecesAndStands() {
        Board board(gobblet());
        QVERIFY(board.show());
        const QSignalSpy moved(&board.hand, &SceneHand::pieceMoved);
        QImage image = board.picture();
        for (const ScenePiece& piece : board.hand.scene().pieces) {
            const QColor seen = board.at(image, board.widget->piecePoint(piece.id));
            QVERIFY2(seen.red() > 90 && seen.blue() < 100, qPrintable(seen.name()));
        }
        const ScenePiece big = *board.hand.piece(2);
        const QPoint from = board.widget->piecePoint(2);
        board.drag(from, board.carried(from, big.centre, {1.5, 1.5}));
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.at(0).at(1).toInt(), 4);
        // The smaller one on the same square is hidden, and cannot be touched.
        BoardScene scene = gobblet();
        scene.pieces[0].centre = scene.pieces[2].centre;
        board.hand.setScene(scene);
        board.widget->showScene(false);
        board.settle();
        board.press(board.widget->piecePoint(0));
        QCOMPARE(board.hand.lifted(), 2);
    }

    void capturesLeaveAndNothingIsLeftOver() {
        motion::setEnabled(true);
        BoardScene scene = checkers();
        Board board(scene);
        QVERIFY(board.show());
        std::erase_if(scene.pieces, [](const ScenePiece& piece) { return piece.id == 12; });
        ScenePiece& mover = scene.pieces[9];
        mover.square = at(4, 4);
        mover.centre = QPointF(4.5, 4.5);
        board.hand.setScene(scene);
        board.widget->showScene(true);
        QVERIFY(board.widget->isAnimating());
        QTRY_VERIFY(!board.widget->isAnimating());
        const QImage moved = board.picture();
        Board other(scene);
        QVERIFY(other.show());
        QCOMPARE(moved, other.picture());
    }

    void newPiecesComeDownFromAbove() {
        motion::setEnabled(true);
        const BoardScene scene = oneRed();
        BoardScene without = scene;
        without.pieces.erase(without.pieces.begin() + 9);
        Board board(without);
        QVERIFY(board.show());
        const QPoint place = board.widget->squarePoint(at(2, 2));
        const auto seen = [&] { return spot(board.widget->grab().toImage(), place, 60, isRed); };
        QCOMPARE(seen().pixels, 0);
        board.hand.setScene(scene);
        board.widget->showScene(false);
        const int rest = seen().top;
        std::vector<int> tops;
        // Waits until the piece was seen in motion, because the time of frames depends on the machine.
        const auto wasOnItsWay = [&] { return tops.size() >= 2 && tops.front() < rest; };
        for (int tries = 0; tries < 50 && !wasOnItsWay(); ++tries) {
            board.hand.setScene(without);
            board.widget->showScene(false);
            board.hand.setScene(scene);
            board.widget->showScene(true);
            QVERIFY(board.widget->isAnimating());
            tops.clear();
            while (board.widget->isAnimating()) {
                QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
                if (const Spot red = seen(); red.pixels > 0) tops.push_back(red.top);
            }
        }
        board.settle();
        QVERIFY(wasOnItsWay());
        QCOMPARE(seen().top, rest);
        QVERIFY(std::ranges::is_sorted(tops));
        Board other(scene);
        QVERIFY(other.show());
        QCOMPARE(board.picture(), other.picture());
    }

    void piecesTurnOver() {
        motion::setEnabled(true);
        const BoardScene red = oneRed();
        BoardScene yellow = red;
        yellow.pieces[9].colour = QColor(0xF0, 0xD8, 0x30);
        yellow.pieces[9].face = 1;
        const auto isYellow = [](const QColor& colour) {
            return colour.red() > 110 && colour.green() > 0.78 * colour.red() &&
                   colour.blue() < 0.5 * colour.red();
        };
        Board board(red);
        QVERIFY(board.show());
        const QPoint place = board.widget->piecePoint(9);
        const int whole = spot(board.picture(), place, 60, isRed).pixels;
        QVERIFY(whole > 300);
        QCOMPARE(spot(board.picture(), place, 60, isYellow).pixels, 0);
        bool before = false;
        bool behind = false;
        for (int tries = 0; tries < 50 && !(before && behind); ++tries) {
            board.hand.setScene(red);
            board.widget->showScene(false);
            board.hand.setScene(yellow);
            board.widget->showScene(true);
            QVERIFY(board.widget->isAnimating());
            bool turned = false;
            while (board.widget->isAnimating()) {
                QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
                const QImage image = board.widget->grab().toImage();
                const int reds = spot(image, place, 60, isRed).pixels;
                const int yellows = spot(image, place, 60, isYellow).pixels;
                QVERIFY2(reds + yellows > whole / 8, "it is always seen");
                QVERIFY2(!turned || reds < whole / 20, "it does not turn back");
                turned = turned || yellows > whole / 20;
                before = before || (yellows == 0 && reds < 0.8 * whole);
                behind = behind || (reds < whole / 20 && yellows > 0 && yellows < 0.8 * whole);
            }
        }
        QVERIFY(before && behind);
        Board other(yellow);
        QVERIFY(other.show());
        QCOMPARE(board.picture(), other.picture());
    }

    void aPauseShowsNothing() {
        Board board;
        QVERIFY(board.show());
        const QPoint piece = board.widget->piecePoint(9);
        board.widget->setConcealed(true);
        const QImage image = board.picture();
        QVERIFY(!isRed(board.at(image, piece)));
        board.drag(piece, {10, 10});
        QCOMPARE(board.hand.lifted(), -1);
        board.widget->setConcealed(false);
        QVERIFY(isRed(board.at(board.picture(), piece)));
    }

    void pausedOrHiddenDuringADrag() {
        Board board;
        QVERIFY(board.show());
        const QPoint piece = board.widget->piecePoint(9);
        board.drag(piece, piece + QPoint(40, -30), Qt::LeftButton, true);
        QCOMPARE(board.hand.lifted(), 9);
        board.widget->hide();
        QCOMPARE(board.hand.lifted(), -1);
        board.widget->show();
        QVERIFY(QTest::qWaitForWindowExposed(board.widget.get()));
        board.settle();
        board.drag(piece, piece + QPoint(40, -30), Qt::LeftButton, true);
        QCOMPARE(board.hand.lifted(), 9);
        board.widget->setConcealed(true);
        QCOMPARE(board.hand.lifted(), -1);
    }

    void closedDuringADrag() {
        auto board = std::make_unique<Board>();
        QVERIFY(board->show());
        const QPoint piece = board->widget->piecePoint(9);
        board->drag(piece, piece + QPoint(40, -30), Qt::LeftButton, true);
        QCOMPARE(board->hand.lifted(), 9);
        board->widget.reset();
        // The hand still works without it.
        board->hand.putBack();
        QCOMPARE(board->hand.lifted(), -1);
    }

    void deletedByTheMove() {
        Board board;
        QVERIFY(board.show());
        connect(&board.hand, &SceneHand::pieceMoved, this, [&board] { board.widget.reset(); });
        const QPoint from = board.widget->piecePoint(9);
        const QPoint to = board.carried(from, {2.5, 2.5}, {3.5, 3.5});
        board.drag(from, to, Qt::LeftButton, true);
        QMouseEvent release(QEvent::MouseButtonRelease, to, to, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(board.widget.get(), &release);
        QVERIFY(!board.widget);
    }

    void twoWindows() {
        Board one;
        Board other(gobblet());
        QVERIFY(one.show());
        QVERIFY(other.show());
        const QImage first = one.picture();
        const QImage second = other.picture();
        one.hand.lift(9);
        one.hand.hold({3.5, 3.5});
        one.settle();
        other.hand.lift(2);
        other.hand.hold({1.5, 1.5});
        other.settle();
        one.hand.putBack();
        other.hand.putBack();
        QCOMPARE(one.picture(), first);
        QCOMPARE(other.picture(), second);
        one.widget.reset();
        other.hand.lift(2);
        QVERIFY(other.picture() != second);
    }

    void anySize() {
        Board board;
        QVERIFY(board.show());
        for (const QSize size :
             {QSize(360, 300), QSize(1, 1), QSize(700, 200), QSize(200, 500), QSize(900, 700)}) {
            board.widget->resize(size);
            const QImage image = board.picture();
            QCOMPARE(image.size(), size * board.widget->devicePixelRatioF());
            if (size.width() < 100) continue;
            QVERIFY(isRed(board.at(image, board.widget->piecePoint(9))));
            QVERIFY(board.widget->rect().contains(board.widget->squareRect(at(0, 0))));
        }
    }

    void darkPaletteHasADarkTable() {
        Board board;
        QVERIFY(board.show());
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(40, 40, 48));
        dark.setColor(QPalette::WindowText, Qt::white);
        board.widget->setPalette(dark);
        const QImage image = board.picture();
        QCOMPARE(board.at(image, {2, 2}), colour(Role::paper, dark));
    }

    void withoutOpenGlItSaysSoAndLivesOn() {
        // A kind of context that no platform makes.
        const QSurfaceFormat usual = QSurfaceFormat::defaultFormat();
        QSurfaceFormat impossible;
        impossible.setRenderableType(QSurfaceFormat::OpenVG);
        QSurfaceFormat::setDefaultFormat(impossible);
        {
            Board board;
            const QSignalSpy failed(board.widget.get(), &PerspectiveScene::failed);
            board.widget->show();
            QVERIFY(QTest::qWaitForWindowExposed(board.widget.get()));
            QTRY_COMPARE(failed.count(), 1);
            QVERIFY(!failed.at(0).at(0).toString().isEmpty());
            QCOMPARE(board.widget->framesDrawn(), 0);
            const QPoint piece = board.widget->piecePoint(9);
            board.drag(piece, piece + QPoint(30, -20));
            board.widget->resize(300, 200);
            board.widget->turn(3, 3);
            board.settle();
            QCOMPARE(failed.count(), 1);
        }
        QSurfaceFormat::setDefaultFormat(usual);
    }

    void aLostContextIsTold() {
        Board board;
        QVERIFY(board.show());
        const QSignalSpy failed(board.widget.get(), &PerspectiveScene::failed);
        // A context without a window is the one that was used last. Made anew as what cannot be, it is gone.
        auto* const glass = board.widget->findChild<QOpenGLWidget*>();
        QOpenGLContext* const context = glass ? glass->context() : QOpenGLContext::currentContext();
        QVERIFY(context);
        QSurfaceFormat impossible;
        impossible.setRenderableType(QSurfaceFormat::OpenVG);
        context->setFormat(impossible);
        QVERIFY(!context->create());
        board.hand.lift(9);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!failed.at(0).at(0).toString().isEmpty());
        const int frames = board.widget->framesDrawn();
        board.hand.hold({3.5, 3.5});
        board.widget->resize(500, 400);
        board.settle();
        QCOMPARE(board.widget->framesDrawn(), frames);
        QCOMPARE(failed.count(), 1);
    }

    void bothWaysShowTheSame() {
        const QByteArray usual = qgetenv("PLT_OPENGL");
        std::vector<QImage> pictures;
        for (const char* way : {"widget", "copy"}) {
            qputenv("PLT_OPENGL", way);
            Board board(gobblet());
            QVERIFY(board.show());
            QCOMPARE(board.widget->findChild<QOpenGLWidget*>() != nullptr, qstrcmp(way, "widget") == 0);
            board.hand.lift(2);
            board.hand.hold({1.5, 1.5});
            board.widget->resize(500, 420);
            pictures.push_back(board.picture());
        }
        if (usual.isNull())
            qunsetenv("PLT_OPENGL");
        else
            qputenv("PLT_OPENGL", usual);
        QCOMPARE(pictures[0].convertToFormat(QImage::Format_RGB32),
                 pictures[1].convertToFormat(QImage::Format_RGB32));
    }

    void notTriedWhereThePlayerSaysSo() {
        qputenv("PLT_NO_OPENGL", "1");
        QVERIFY(!PerspectiveScene::isSupported());
        qunsetenv("PLT_NO_OPENGL");
        QVERIFY(PerspectiveScene::isSupported());
    }
};

QTEST_MAIN(TestPerspective)
#include "test_perspective.moc"
