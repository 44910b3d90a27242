// SPDX-License-Identifier: MIT
#include "common/board3d/flat_scene.h"
#include "common/board3d/scene_hand.h"

#include <cmath>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPointer>
#include <QStyleHints>

namespace plt {

int FlatScene::pieceUnder(QPointF pixels) const {
    const QPointF world = layout().toWorld(pixels);
    int found = -1;
    for (const auto* piece : paintOrder()) {
        const QPointF way = world - piece->centre;
        if (!piece->leaving && std::hypot(way.x(), way.y()) <= piece->piece.radius) found = piece->piece.id;
    }
    return found;
}

void FlatScene::setHovered(QPointF pixels) {
    pointer_ = pixels;
    const bool inside = rect().contains(pixels.toPoint()) && isEnabled() && !concealed_;
    const int piece = inside ? pieceUnder(pixels) : -1;
    const auto* under = hand_.piece(piece);
    const int square = !inside            ? -1
                       : under != nullptr ? under->square
                                          : hand_.squareAt(layout().toWorld(pixels));
    if (piece == hoveredPiece_ && square == hoveredSquare_) return;
    const auto repaint = [this] {
        if (const auto* hovered = hand_.piece(hoveredPiece_))
            update(areaAround(hovered->centre, hovered->radius));
        if (hoveredSquare_ >= 0) update(squareArea(hoveredSquare_));
    };
    repaint();
    hoveredPiece_ = piece;
    hoveredSquare_ = square;
    shown_.attended = attendedTarget();
    repaint();
    const bool acts = (under != nullptr && !under->targets.empty()) || hand_.isTarget(square);
    setCursor(acts ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void FlatScene::cancelPress() {
    press_ = {};
}

void FlatScene::mousePressEvent(QMouseEvent* event) {
    if (concealed_ || !isEnabled() || event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const QPointF pixels = event->position();
    const QPointF world = layout().toWorld(pixels);
    press_ = {};
    press_.active = true;
    press_.point = pixels;
    press_.piece = pieceUnder(pixels);
    const auto* piece = hand_.piece(press_.piece);
    press_.square = piece != nullptr ? piece->square : hand_.squareAt(world);
    const QPointer<FlatScene> alive(this);
    if (press_.square >= 0)
        hand_.setCursor(press_.square, false);
    else
        hand_.setCursor(hand_.cursor(), false);
    if (!alive || piece == nullptr || piece->targets.empty()) return;
    // It may be on its way still.
    const auto* seen = motion_.piece(press_.piece);
    press_.offset = world - (seen != nullptr ? seen->centre : piece->centre);
    // A press on one that is lifted already puts it down unless it becomes a drag; one that stands where the
    // lifted one may go is not meant itself.
    if (press_.piece == hand_.lifted() || hand_.isTarget(press_.square)) return;
    press_.lifts = true;
    hand_.lift(press_.piece);
}

void FlatScene::mouseMoveEvent(QMouseEvent* event) {
    const QPointF pixels = event->position();
    setHovered(pixels);
    if (!press_.active || concealed_) return;
    if (!event->buttons().testFlag(Qt::LeftButton)) {
        // The button was let go where nobody told us.
        if (press_.drags) hand_.putBack();
        cancelPress();
        return;
    }
    const bool mine = press_.piece >= 0 && press_.piece == hand_.lifted();
    if (!press_.drags) {
        const int enough = QGuiApplication::styleHints()->startDragDistance();
        if ((pixels - press_.point).manhattanLength() < enough || !mine) return;
        press_.drags = true;
    }
    if (mine) hand_.hold(layout().toWorld(pixels) - press_.offset);
}

void FlatScene::mouseReleaseEvent(QMouseEvent* event) {
    if (!press_.active || event->button() != Qt::LeftButton) return;
    const Press press = std::exchange(press_, {});
    const QPointer<FlatScene> alive(this);
    if (press.drags) {
        hand_.drop();
    } else if (!press.lifts) {
        // A click: on what it went down on, or nothing.
        const int piece = pieceUnder(event->position());
        const auto* under = hand_.piece(piece);
        const int square =
            under != nullptr ? under->square : hand_.squareAt(layout().toWorld(event->position()));
        if (square != press.square) return;
        if (square < 0)
            hand_.putBack();
        else if (piece >= 0 && piece == press.piece)
            hand_.choosePiece(piece);
        else
            hand_.choose(square);
    }
    if (alive) setHovered(event->position());
}

void FlatScene::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setHovered({-1, -1});
}

}  // namespace plt
