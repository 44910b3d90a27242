// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_pointer.h"

#include "common/board3d/perspective/perspective_look.h"
#include "common/board3d/scene/scene_hand.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

namespace plt {

PerspectivePointer::PerspectivePointer(SceneHand& hand, const SceneMotion& motion,
                                       std::function<Camera()> camera)
    : hand_(hand), motion_(motion), camera_(std::move(camera)), press_(hand) {}

HandPress::Target PerspectivePointer::under(QPointF pixel) {
    const Camera seen = camera_();
    touchable(motion_, cylinders_);
    if (const int index = pick(seen.ray(pixel), cylinders_); index >= 0) {
        const int id = motion_.pieces()[index].piece.id;
        const ScenePiece* const piece = hand_.piece(id);
        return {id, piece != nullptr ? piece->square : -1};
    }
    const auto floor = seen.onLevel(pixel, 0);
    return {-1, floor ? hand_.cellAt(*floor) : -1};
}

std::optional<QPointF> PerspectivePointer::onLevel(QPointF pixel) const {
    return camera_().onLevel(pixel, hand_.scene().lift);
}

void PerspectivePointer::setHovered(HandPress::Target target) {
    const bool same = target.piece == hovered_.piece && target.cell == hovered_.cell;
    hovered_ = target;
    if (!same) Q_EMIT hoverChanged();
}

Qt::CursorShape PerspectivePointer::shape() const {
    if (doing_ == Doing::turning) return Qt::SizeAllCursor;
    const bool acts = hand_.acts(hovered_.piece, hovered_.cell);
    return acts ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

bool PerspectivePointer::press(const QMouseEvent& event) {
    const Qt::MouseButton button = event.button();
    if (button != Qt::LeftButton && button != Qt::RightButton && button != Qt::MiddleButton) return false;
    button_ = button;
    pressedAt_ = turnedAt_ = event.position();
    moved_ = false;
    const HandPress::Target on = under(event.position());
    // The table and the frame of the board, and squares that the player cannot use.
    if (button != Qt::LeftButton || (hand_.piece(on.piece) == nullptr && on.cell < 0)) {
        doing_ = Doing::turning;
        return true;
    }
    doing_ = Doing::pieces;
    const auto* const shown = motion_.piece(on.piece);
    const QPointF centre = shown != nullptr ? shown->centre : QPointF();
    const QPointer<PerspectivePointer> alive(this);
    hand_.pointAt(on.cell);
    if (alive) press_.press(event.position(), on, onLevel(event.position()), centre);
    return true;
}

void PerspectivePointer::move(const QMouseEvent& event) {
    const QPointF pixel = event.position();
    if (doing_ != Doing::nothing && !event.buttons().testFlag(button_)) {
        // The button was released outside of our windows.
        release(event);
        return;
    }
    if ((pixel - pressedAt_).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance())
        moved_ = true;
    const QPointer<PerspectivePointer> alive(this);
    if (doing_ == Doing::turning) {
        const QPointF way = pixel - std::exchange(turnedAt_, pixel);
        Q_EMIT turned(way);
    } else {
        setHovered(under(pixel));
        if (alive && doing_ == Doing::pieces) press_.move(pixel, onLevel(pixel));
    }
}

void PerspectivePointer::release(const QMouseEvent& event) {
    const Doing done = std::exchange(doing_, Doing::nothing);
    const Qt::MouseButton button = std::exchange(button_, Qt::NoButton);
    const QPointF pixel = event.position();
    const QPointer<PerspectivePointer> alive(this);
    if (done == Doing::pieces) {
        press_.release(under(pixel), onLevel(pixel));
    } else if (done == Doing::turning) {
        Q_EMIT turningEnded();
        // A click beside the board, or with the right button, puts a chosen piece back.
        if (alive && !moved_ && button != Qt::MiddleButton) hand_.putBack();
    }
    if (alive) setHovered(under(pixel));
}

void PerspectivePointer::cancel() {
    doing_ = Doing::nothing;
    button_ = Qt::NoButton;
    press_.cancel();
}

void PerspectivePointer::leave() {
    if (doing_ == Doing::nothing) setHovered({});
}

}  // namespace plt
