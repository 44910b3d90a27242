// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand.h"

#include <QPointer>

namespace plt {

/// What the left button does with the pieces of a hand: a press lifts, a drag carries (what of the piece was
/// grabbed stays under the pointer), a release puts down, a click chooses. It knows no geometry: the caller
/// says what is under the pointer, and which point of the level at which pieces are held.
class PLT_API HandPress {
  public:
    /// What is under the pointer: the uppermost piece (-1: none), and that one's cell or else the one there.
    struct Target {
        int piece = -1;
        int cell = -1;
    };

    explicit HandPress(Hand& hand) : hand_(hand) {}

    /// The button went down. `point` is nothing where the pointer meets no point of that level; `centre` is
    /// where the piece is seen now. The owner may be gone afterwards.
    void press(QPointF pixel, Target on, std::optional<QPointF> point, QPointF centre);
    void move(QPointF pixel, std::optional<QPointF> point);
    void release(Target under, std::optional<QPointF> point);
    /// It comes to nothing: what it has lifted is put back.
    void cancel();

    bool isActive() const { return press_.active; }
    /// Whether the pointer has gone far enough for a drag.
    bool isDragging() const { return press_.drags; }

  private:
    struct Press {
        bool active = false;
        bool lifts = false;  ///< the press itself has lifted the piece
        bool drags = false;
        Target on;
        QPointF pixel;
        QPointF offset;  ///< from the piece's centre to the grabbed point
        QPointF last;    ///< where it was held last
        bool mayDrag = false;
    };
    QPointF held(std::optional<QPointF> point);

    Hand& hand_;
    Press press_;
};

}  // namespace plt
