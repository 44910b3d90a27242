// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_scene.h"

#include "common/board3d/camera/camera_flight.h"
#include "common/board3d/camera/scene_camera.h"
#include "common/board3d/camera/start_view.h"
#include "common/board3d/perspective/perspective_drawing.h"
#include "common/board3d/perspective/perspective_pointer.h"
#include "common/board3d/perspective/scene_places.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/board3d/scene/scene_motion.h"
#include "common/look/motion.h"

#include <algorithm>

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointer>
#include <QTimerEvent>
#include <QWheelEvent>

namespace plt {
namespace {

/// Frame interval and durations at the normal pace in milliseconds.
constexpr int frameTime = 16;
constexpr int moveTime = 300;
constexpr int riseTime = 120;
constexpr int leaveTime = 240;
constexpr int placeTime = 240;
constexpr int turnTime = 280;
constexpr int viewTime = 140;
/// Degrees of rotation per pixel.
constexpr double turnByPixel = 0.4;
/// Key presses per notch of the wheel.
constexpr double zoomByNotch = 2;

}  // namespace

struct PerspectiveScene::Private {
    Private(PerspectiveScene* owner, SceneHand& sceneHand)
        : scene(owner),
          hand(sceneHand),
          flight(startView(sceneHand.scene())),
          turned(sceneHand.scene().turned),
          pointer(sceneHand, motion, [this] { return camera(flight.shown()); }) {
        clock.start();
    }

    PerspectiveScene* scene;
    SceneHand& hand;
    QElapsedTimer clock;
    QBasicTimer frames;
    double now() const { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }
    /// Runs the frame timer as long as anything moves.
    void startOrStopFrames();

    SceneMotion motion;
    std::vector<ScenePiece> followed;  ///< the pieces last passed to the motion
    SceneMotion::Timing timing() const;
    SceneMotion::Hold hold() const { return {hand.lifted(), hand.heldAt()}; }
    void updateMotion(bool animated);

    CameraFlight flight;
    bool viewIsStart = true;  ///< the player has not changed the view
    bool turned;              ///< the side from which the scene was last shown
    Camera camera(const CameraView& view) const { return sceneCamera(hand.scene(), view, scene->size()); }
    void updateSide(bool animated);
    void setView(const CameraView& view, bool animated);
    /// Applies a view that the player has chosen.
    void changeView(const CameraView& view, bool animated);
    bool gesture(QEvent* event);

    PerspectivePointer pointer;
    void showPointer();
    bool labels = false;
    bool concealed = false;
    PerspectiveSight sight() const {
        return {hand,         motion,    camera(flight.shown()),     pointer.hovered(),
                labels,       concealed, scene->devicePixelRatioF(), scene->palette(),
                scene->font()};
    }
};

PerspectiveScene::PerspectiveScene(SceneHand& hand, QWidget* parent)
    : GlWidget(parent), d(std::make_unique<Private>(this, hand)) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
    grabGesture(Qt::PinchGesture);
    connect(this, &GlWidget::openGlFailed, this, [this](Failure failure) {
        d->frames.stop();
        const bool worked = failure == Failure::lost;
        Q_EMIT failed(
            worked
                ? tr("The graphics of this computer stopped working, so the board is shown flat, from above.")
                : tr("OpenGL does not work on this computer, so the board is shown flat, from above."));
    });
    connect(&d->pointer, &PerspectivePointer::turned, this, [this](QPointF pixels) {
        CameraView view = d->flight.destination();
        view.phi += pixels.x() * turnByPixel;
        view.theta -= pixels.y() * turnByPixel;
        d->changeView(view, false);
    });
    // Draws a frame with smooth edges again.
    connect(&d->pointer, &PerspectivePointer::turningEnded, this, [this] { requestFrame(); });
    connect(&d->pointer, &PerspectivePointer::hoverChanged, this, [this] { requestFrame(); });
    prepareDrawing();
    d->updateMotion(false);
}

PerspectiveScene::~PerspectiveScene() = default;

std::unique_ptr<GlDrawing> PerspectiveScene::makeDrawing() {
    return std::make_unique<PerspectiveDrawing>([this] { return d->sight(); });
}

bool PerspectiveScene::isSweeping() const {
    return d->flight.isMoving() || d->pointer.isTurning();
}

// Contents ------------------------------------------------------------------------------------------------

void PerspectiveScene::showScene(bool animated) {
    if (d->viewIsStart) {
        const CameraView start = startView(d->hand.scene());
        if (d->flight.destination() != start) d->setView(start, animated);
        d->viewIsStart = true;
    }
    d->updateSide(animated);
    d->updateMotion(animated);
}

void PerspectiveScene::Private::updateSide(bool animated) {
    if (std::exchange(turned, hand.scene().turned) == hand.scene().turned) return;
    const bool flies = animated && motion::isEnabled() && scene->isVisible();
    flight.startHalfTurn(now(), flies ? motion::paced(motion::halfTurn) : 0);
    startOrStopFrames();
}

// Whoever acts means the board in its final state and does not wait for the turn.
void PerspectiveScene::endTurn() {
    if (!d->flight.isHalfTurning()) return;
    d->flight.finish();
    d->startOrStopFrames();
    requestFrame();
}

void PerspectiveScene::showHand() {
    endTurn();
    // The hand's own scene has a dropped piece at its new place already.
    if (d->hand.scene().pieces != d->followed)
        d->updateMotion(true);
    else
        d->motion.hold(d->hold(), d->now(), d->timing());
    d->startOrStopFrames();
    requestFrame();
}

bool PerspectiveScene::isAnimating() const {
    return d->motion.isMoving() || d->flight.isHalfTurning();
}

void PerspectiveScene::finishAnimation() {
    d->motion.finish();
    d->flight.finish();
    requestFrame();
}

void PerspectiveScene::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->concealed = concealed;
    d->pointer.cancel();
    unsetCursor();
    requestFrame();
}

bool PerspectiveScene::showsLabels() const {
    return d->labels;
}

void PerspectiveScene::setLabelsShown(bool shown) {
    d->labels = shown;
    requestFrame();
}

SceneMotion::Timing PerspectiveScene::Private::timing() const {
    if (!motion::isEnabled()) return {};
    return {double(motion::paced(moveTime)), double(motion::paced(riseTime)),
            double(motion::paced(leaveTime)), double(motion::paced(placeTime)),
            double(motion::paced(turnTime))};
}

void PerspectiveScene::Private::updateMotion(bool animated) {
    followed = hand.scene().pieces;
    if (animated && scene->isVisible())
        motion.moveTo(hand.scene(), hold(), now(), timing());
    else
        motion.show(hand.scene(), hold());
    startOrStopFrames();
    scene->requestFrame();
}

void PerspectiveScene::Private::startOrStopFrames() {
    if (!motion.isMoving() && !flight.isMoving())
        frames.stop();
    else if (!frames.isActive())
        frames.start(frameTime, Qt::PreciseTimer, scene);
}

void PerspectiveScene::timerEvent(QTimerEvent* event) {
    if (event->timerId() != d->frames.timerId()) {
        GlWidget::timerEvent(event);
        return;
    }
    const double time = d->now();
    const bool pieces = d->motion.advance(time);
    const bool view = d->flight.advance(time);
    d->startOrStopFrames();
    // One more at rest, for smooth edges.
    if (pieces || view || !d->frames.isActive()) requestFrame();
}

// View ----------------------------------------------------------------------------------------------------

void PerspectiveScene::Private::setView(const CameraView& view, bool animated) {
    const bool flies = animated && motion::isEnabled() && scene->isVisible();
    if (!flight.goTo(view, now(), flies ? motion::paced(viewTime) : 0)) return;
    viewIsStart = flight.destination() == startView(hand.scene());
    startOrStopFrames();
    scene->requestFrame();
}

void PerspectiveScene::Private::changeView(const CameraView& view, bool animated) {
    setView(view, animated);
    Q_EMIT scene->viewChanged();
}

void PerspectiveScene::moveCamera(CameraMove move) {
    constexpr double angle = CameraView::angleStep;
    switch (move) {
        case CameraMove::turnLeft:
            return turn(angle, 0);
        case CameraMove::turnRight:
            return turn(-angle, 0);
        case CameraMove::tiltUp:
            return turn(0, -angle);
        case CameraMove::tiltDown:
            return turn(0, angle);
        case CameraMove::nearer:
            return zoom(1);
        case CameraMove::farther:
            return zoom(-1);
        case CameraMove::larger:
            return enlarge(1);
        case CameraMove::smaller:
            return enlarge(-1);
        case CameraMove::shiftLeft:
            return shift(-1, 0);
        case CameraMove::shiftRight:
            return shift(1, 0);
        case CameraMove::shiftUp:
            return shift(0, 1);
        case CameraMove::shiftDown:
            return shift(0, -1);
        case CameraMove::reset:
            return resetView();
    }
}

void PerspectiveScene::turn(double phi, double theta) {
    CameraView view = d->flight.destination();
    view.phi += phi;
    view.theta += theta;
    d->changeView(view, true);
}

void PerspectiveScene::zoom(double steps) {
    CameraView view = d->flight.destination();
    view.distance -= steps * CameraView::distanceStep;
    d->changeView(view, true);
}

void PerspectiveScene::enlarge(double steps) {
    CameraView view = d->flight.destination();
    view.fov -= steps * CameraView::fovStep;
    d->changeView(view, true);
}

void PerspectiveScene::shift(double right, double up) {
    CameraView view = d->flight.destination();
    view.shift += QPointF(right, up) * CameraView::shiftStep;
    d->changeView(view, true);
}

void PerspectiveScene::resetView() {
    d->changeView(startView(d->hand.scene()), true);
}

CameraView PerspectiveScene::view() const {
    return d->flight.destination();
}

void PerspectiveScene::setView(const CameraView& view) {
    d->setView(view, false);
}

// Places --------------------------------------------------------------------------------------------------

QPoint PerspectiveScene::squarePoint(int square) const {
    return plt::squarePoint(d->camera(d->flight.destination()), d->hand.scene(), square);
}

QPoint PerspectiveScene::piecePoint(int piece) const {
    return plt::piecePoint(d->camera(d->flight.destination()), d->hand.scene(), d->hold(), piece);
}

QRect PerspectiveScene::squareRect(int square) const {
    return plt::squareRect(d->camera(d->flight.destination()), d->hand.scene(), square);
}

QRegion PerspectiveScene::outline() const {
    return sceneOutline(d->hand.scene(), d->camera(d->flight.destination()));
}

// Events --------------------------------------------------------------------------------------------------

void PerspectiveScene::Private::showPointer() {
    if (concealed || pointer.isDragging()) return;
    const Qt::CursorShape shape = pointer.shape();
    if (scene->cursor().shape() != shape) scene->setCursor(shape);
}

bool PerspectiveScene::Private::gesture(QEvent* event) {
    if (concealed || pointer.isDragging()) return false;
    CameraView view = flight.destination();
    if (event->type() == QEvent::NativeGesture) {
        const auto& fingers = *static_cast<QNativeGestureEvent*>(event);
        if (fingers.gestureType() == Qt::ZoomNativeGesture)
            view.distance /= std::max(0.2, 1 + fingers.value());
        else if (fingers.gestureType() == Qt::RotateNativeGesture)
            view.phi -= fingers.value();
        else
            return false;
    } else {
        auto* const fingers = static_cast<QGestureEvent*>(event);
        auto* const pinch = static_cast<QPinchGesture*>(fingers->gesture(Qt::PinchGesture));
        if (pinch == nullptr) return false;
        if (pinch->changeFlags() & QPinchGesture::ScaleFactorChanged)
            view.distance /= std::max(0.2, pinch->scaleFactor());
        if (pinch->changeFlags() & QPinchGesture::RotationAngleChanged)
            view.phi -= pinch->rotationAngle() - pinch->lastRotationAngle();
        fingers->accept(pinch);
        // The first finger may have lifted a piece.
        pointer.cancel();
    }
    changeView(view, false);
    return true;
}

bool PerspectiveScene::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::Hide:
        case QEvent::WindowDeactivate:
            d->pointer.cancel();
            break;
        case QEvent::NativeGesture:
        case QEvent::Gesture:
            if (d->gesture(event)) return true;
            break;
        default:
            break;
    }
    return GlWidget::event(event);
}

void PerspectiveScene::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) requestFrame();
    GlWidget::changeEvent(event);
}

void PerspectiveScene::mousePressEvent(QMouseEvent* event) {
    endTurn();
    const bool mine = !d->concealed && isEnabled() && d->pointer.isIdle();
    const QPointer<PerspectiveScene> alive(this);
    const bool taken = mine && d->pointer.press(*event);
    if (alive) event->setAccepted(taken);
}

void PerspectiveScene::mouseMoveEvent(QMouseEvent* event) {
    const QPointer<PerspectiveScene> alive(this);
    d->pointer.move(*event);
    if (alive) d->showPointer();
}

void PerspectiveScene::mouseReleaseEvent(QMouseEvent* event) {
    const QPointer<PerspectiveScene> alive(this);
    if (!d->pointer.isHeldBy(event->button())) return;
    d->pointer.release(*event);
    if (alive) d->showPointer();
}

void PerspectiveScene::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    // Ctrl + wheel zooms the window, as in every game.
    const bool zoomsWindow = event->modifiers().testFlag(Qt::ControlModifier);
    if (notches == 0 || zoomsWindow || d->concealed || !d->pointer.isIdle()) {
        event->ignore();
        return;
    }
    zoom(notches * zoomByNotch);
    event->accept();
}

void PerspectiveScene::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    d->pointer.leave();
    if (d->pointer.isIdle()) unsetCursor();
}

}  // namespace plt
