// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_private.h"

#include <cmath>

#include <QGestureEvent>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QPointer>
#include <QStyleHints>
#include <QWheelEvent>

// The pointer: pieces are dragged and chosen, the background turns the board, the wheel and two fingers zoom.

namespace plt {
namespace {

/// Degrees for each pixel that the board is turned by.
constexpr double turnByPixel = 0.4;
/// A notch of the wheel counts as this many key presses.
constexpr double zoomByNotch = 2;

bool farEnough(QPointF way) {
    return way.manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
}

}  // namespace

PerspectiveScene::Private::Under PerspectiveScene::Private::under(QPointF pixel) {
    const Camera seen = camera();
    touchable(motion, cylinders);
    if (const int index = pick(seen.ray(pixel), cylinders); index >= 0) {
        const int id = motion.pieces()[static_cast<std::size_t>(index)].piece.id;
        const ScenePiece* const piece = hand.piece(id);
        return {id, piece != nullptr ? piece->square : -1};
    }
    const auto floor = seen.onLevel(pixel, 0);
    return {-1, floor ? hand.squareAt(*floor) : -1};
}

void PerspectiveScene::Private::press(QPointF pixel) {
    const auto [piece, square] = under(pixel);
    pressedPiece = piece;
    pressedSquare = square;
    pressLifted = false;
    grip.reset();
    const ScenePiece* const pressed = hand.piece(piece);
    // The table and the frame of the board, and what is none of the player's business on it.
    if (pressed == nullptr && square < 0) {
        doing = Doing::turning;
        return;
    }
    doing = Doing::pressed;
    const QPointer<PerspectiveScene> alive(scene);
    const auto* const shown = motion.piece(piece);
    const QPointF centre = shown != nullptr ? shown->centre : QPointF();
    const bool movable = pressed != nullptr && !pressed->targets.empty();
    hand.setCursor(square >= 0 ? square : hand.cursor(), false);
    if (!alive || !movable || shown == nullptr) return;
    if (piece == hand.lifted()) {
        grip.emplace(camera(), pixel, centre, hand.scene().lift);
        return;
    }
    // One that stands where the lifted one may go is not meant itself.
    if (hand.isTarget(square)) return;
    pressLifted = true;
    grip.emplace(camera(), pixel, centre, hand.scene().lift);
    if (hand.lift(piece) && alive && hand.lifted() == piece) hand.hold(centre);
}

void PerspectiveScene::Private::drag(QPointF pixel) {
    if (pressedPiece < 0 || pressedPiece != hand.lifted() || !grip) return;
    if (doing == Doing::pressed && farEnough(pixel - pressedAt)) doing = Doing::dragging;
    // What was chosen before and is pressed again stays where it is until it is dragged for certain.
    if (doing == Doing::dragging || pressLifted) hand.hold(grip->centre(camera(), pixel));
}

void PerspectiveScene::Private::release(QPointF pixel) {
    const Doing done = std::exchange(doing, Doing::nothing);
    button = Qt::NoButton;
    if (done == Doing::dragging) {
        if (pressedPiece != hand.lifted()) return;
        if (grip) hand.hold(grip->centre(camera(), pixel));
        hand.drop();
    } else if (done == Doing::turning) {
        // Smooth edges again; and a click beside the board puts back what was chosen.
        wantFrame();
        if (!pressMoved && pressedPiece < 0 && pressedSquare < 0) hand.putBack();
    } else if (done == Doing::pressed) {
        if (pressLifted) {
            if (pressedPiece == hand.lifted()) hand.lift(pressedPiece);
            return;
        }
        const auto [piece, square] = under(pixel);
        if (square != pressedSquare) return;
        if (piece >= 0 && piece == pressedPiece)
            hand.choosePiece(piece);
        else
            hand.choose(square);
    }
}

void PerspectiveScene::Private::cancelPress() {
    const bool held = (doing == Doing::dragging || (doing == Doing::pressed && pressLifted)) &&
                      pressedPiece == hand.lifted();
    doing = Doing::nothing;
    button = Qt::NoButton;
    if (held) hand.putBack();
}

void PerspectiveScene::Private::turnBy(QPointF pixels) {
    CameraView view = wantedView;
    view.phi += pixels.x() * turnByPixel;
    view.theta -= pixels.y() * turnByPixel;
    look(view, false);
    Q_EMIT scene->viewChanged();
}

void PerspectiveScene::Private::showPointer(QPointF pixel) {
    if (concealed || doing == Doing::dragging) return;
    if (doing == Doing::turning) {
        scene->setCursor(Qt::SizeAllCursor);
        return;
    }
    const auto [piece, square] = under(pixel);
    const ScenePiece* const over = hand.piece(piece);
    const bool acts = (over != nullptr && !over->targets.empty()) || hand.isTarget(square);
    const auto shape = acts ? Qt::PointingHandCursor : Qt::ArrowCursor;
    if (scene->cursor().shape() != shape) scene->setCursor(shape);
}

bool PerspectiveScene::Private::gesture(QEvent* event) {
    if (concealed || doing == Doing::dragging) return false;
    CameraView view = wantedView;
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
        cancelPress();
    }
    look(view, false);
    Q_EMIT scene->viewChanged();
    return true;
}

void PerspectiveScene::mousePressEvent(QMouseEvent* event) {
    if (d->concealed || !isEnabled() || d->doing != Private::Doing::nothing) {
        event->ignore();
        return;
    }
    d->button = event->button();
    d->pressedAt = d->turnedAt = event->position();
    d->pressMoved = false;
    if (event->button() == Qt::LeftButton) {
        const QPointer<PerspectiveScene> alive(this);
        d->press(event->position());
        if (!alive) return;
    } else if (event->button() == Qt::RightButton || event->button() == Qt::MiddleButton) {
        d->pressedPiece = d->pressedSquare = -1;
        d->pressMoved = true;  // a click with it does nothing
        d->doing = Private::Doing::turning;
    } else {
        event->ignore();
    }
}

void PerspectiveScene::mouseMoveEvent(QMouseEvent* event) {
    const QPointF pixel = event->position();
    if (d->doing != Private::Doing::nothing && !event->buttons().testFlag(d->button)) {
        // The button was let go where nobody told us.
        d->release(pixel);
        return;
    }
    if (farEnough(pixel - d->pressedAt)) d->pressMoved = true;
    if (d->doing == Private::Doing::turning) {
        d->turnBy(pixel - std::exchange(d->turnedAt, pixel));
    } else if (d->doing != Private::Doing::nothing) {
        const QPointer<PerspectiveScene> alive(this);
        d->drag(pixel);
        if (!alive) return;
    }
    d->showPointer(pixel);
}

void PerspectiveScene::mouseReleaseEvent(QMouseEvent* event) {
    if (d->doing == Private::Doing::nothing || event->button() != d->button) return;
    const QPointer<PerspectiveScene> alive(this);
    d->release(event->position());
    if (alive) d->showPointer(event->position());
}

void PerspectiveScene::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    // With Ctrl it is the window that is zoomed, as in every game.
    const bool zoomsWindow = event->modifiers().testFlag(Qt::ControlModifier);
    if (notches == 0 || zoomsWindow || d->concealed || d->doing != Private::Doing::nothing) {
        event->ignore();
        return;
    }
    zoom(notches * zoomByNotch);
    event->accept();
}

void PerspectiveScene::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (d->doing == Private::Doing::nothing) unsetCursor();
}

}  // namespace plt
