// SPDX-License-Identifier: MIT
#include "common/board3d/flat/flat_scene_private.h"
#include "common/board3d/scene/scene_hand.h"

#include <cmath>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPointer>
#include <QStyleHints>

namespace plt {

int FlatScene::pieceUnder(QPointF world) const {
    int found = -1;
    for (const auto* piece : paintOrder()) {
        const QPointF way = world - piece->centre;
        if (!piece->leaving && std::hypot(way.x(), way.y()) <= piece->piece.radius) found = piece->piece.id;
    }
    return found;
}

FlatScene::Pointed FlatScene::pointedAt(QPointF pixels) const {
    const QPointF world = toWorld(pixels);
    const int piece = pieceUnder(world);
    const auto* under = hand_.piece(piece);
    return {piece, under != nullptr ? under->square : hand_.squareAt(world)};
}

void FlatScene::mousePressEvent(QMouseEvent* event) {
    if (isConcealed() || !isEnabled() || event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    BoardView::mousePressEvent(event);
    press_ = {};
    press_.active = true;
    press_.point = event->position();
    press_.on = pointedAt(press_.point);
    const QPointer<FlatScene> alive(this);
    hand_.setCursor(press_.on.square >= 0 ? press_.on.square : hand_.cursor(), false);
    if (!alive) return;
    const auto* piece = hand_.piece(press_.on.piece);
    if (piece == nullptr || piece->targets.empty()) return;
    // It may be on its way still.
    const auto* seen = motion_.piece(press_.on.piece);
    press_.offset = toWorld(press_.point) - (seen != nullptr ? seen->centre : piece->centre);
    // A press on one that is lifted already puts it down unless it becomes a drag; one that stands where the
    // lifted one may go is not meant itself.
    if (press_.on.piece == hand_.lifted() || hand_.isTarget(press_.on.square)) return;
    press_.lifts = true;
    hand_.lift(press_.on.piece);
}

void FlatScene::mouseMoveEvent(QMouseEvent* event) {
    BoardView::mouseMoveEvent(event);
    showPicture();
    if (!press_.active || isConcealed()) return;
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        // The button was let go where nobody told us.
        if (press_.drags) hand_.putBack();
        cancelPress();
        return;
    }
    const bool mine = press_.on.piece >= 0 && press_.on.piece == hand_.lifted();
    if (!press_.drags) {
        const int enough = QGuiApplication::styleHints()->startDragDistance();
        if ((event->position() - press_.point).manhattanLength() < enough || !mine) return;
        press_.drags = true;
    }
    if (mine) hand_.hold(toWorld(event->position()) - press_.offset);
}

void FlatScene::mouseReleaseEvent(QMouseEvent* event) {
    BoardView::mouseReleaseEvent(event);
    if (!press_.active || event->button() != Qt::LeftButton) return;
    const Press press = std::exchange(press_, {});
    const QPointer<FlatScene> alive(this);
    if (press.drags) {
        hand_.drop();
    } else if (!press.lifts) {
        // A click: on what it went down on, or nothing.
        const Pointed end = pointedAt(event->position());
        if (end.square != press.on.square) return;
        if (end.square < 0)
            hand_.putBack();
        else if (end.piece >= 0 && end.piece == press.on.piece)
            hand_.choosePiece(end.piece);
        else
            hand_.choose(end.square);
    }
    if (alive) showPicture();
}

void FlatScene::leaveEvent(QEvent* event) {
    BoardView::leaveEvent(event);
    showPicture();
}

}  // namespace plt
