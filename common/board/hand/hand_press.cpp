// SPDX-License-Identifier: MIT
#include "common/board/hand/hand_press.h"

#include <QGuiApplication>
#include <QStyleHints>

namespace plt {

void HandPress::press(QPointF pixel, Target on, std::optional<QPointF> point, QPointF centre) {
    press_ = {};
    press_.active = true;
    press_.pixel = pixel;
    press_.on = on;
    press_.offset = point.value_or(centre) - centre;
    press_.last = centre;
    if (!hand_.isMovable(on.piece)) return;
    // A piece on a target of the lifted one is not meant itself: this click puts the lifted one down, unless
    // it becomes a drag.
    press_.mayDrag = on.piece == hand_.lifted() || !hand_.isTarget(on.cell);
    press_.lifts = press_.mayDrag && on.piece != hand_.lifted();
    if (press_.lifts) hand_.lift(on.piece);
}

QPointF HandPress::held(std::optional<QPointF> point) {
    if (point) press_.last = *point - press_.offset;
    return press_.last;
}

void HandPress::move(QPointF pixel, std::optional<QPointF> point) {
    if (!press_.active || !press_.mayDrag || press_.on.piece != hand_.lifted()) return;
    const int enough = QGuiApplication::styleHints()->startDragDistance();
    if ((pixel - press_.pixel).manhattanLength() >= enough) press_.drags = true;
    // A chosen piece that is pressed again stays where it is until it is certainly dragged.
    if (press_.drags || press_.lifts) hand_.hold(held(point));
}

void HandPress::release(Target under, std::optional<QPointF> point) {
    if (!press_.active) return;
    const QPointF end = held(point);
    const Press done = std::exchange(press_, {});
    Hand& hand = hand_;
    const QPointer<Hand> alive(&hand);
    const bool mine = done.on.piece == hand.lifted();
    if (done.drags) {
        if (!mine) return;
        hand.hold(end);
        if (alive) hand.drop();
    } else if (done.lifts) {
        // It was chosen before, and stands lifted over its own place again.
        if (mine) hand.lift(done.on.piece);
    } else if (under.cell == done.on.cell) {
        // A click: on the pressed target, or on nothing.
        if (under.cell < 0)
            hand.putBack();
        else if (under.piece >= 0 && under.piece == done.on.piece)
            hand.choosePiece(under.piece);
        else
            hand.choose(under.cell);
    }
}

void HandPress::cancel() {
    const Press done = std::exchange(press_, {});
    if ((done.drags || done.lifts) && done.on.piece == hand_.lifted()) hand_.putBack();
}

}  // namespace plt
