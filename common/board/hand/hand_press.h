// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/hand/hand.h"

#include <QPointer>

namespace plt {

/// Handles the left button for the pieces of a hand: a press lifts, a drag carries (the grabbed point stays
/// under the pointer), a release puts down, a click chooses. It knows no geometry: the caller provides the
/// piece or cell under the pointer, and the pointer's position on the plane at which pieces are held.
class PLT_API HandPress {
  public:
    /// The topmost piece under the pointer (or -1), and its cell or else the cell there.
    struct Target {
        int piece = -1;
        int cell = -1;
    };

    explicit HandPress(Hand& hand) : hand_(hand) {}

    /// Handles a press. `point` is nothing if the pointer misses that plane; `centre` is where the piece is
    /// seen now. The owner may be deleted by the call.
    void press(QPointF pixel, Target on, std::optional<QPointF> point, QPointF centre);
    void move(QPointF pixel, std::optional<QPointF> point);
    void release(Target under, std::optional<QPointF> point);
    /// Cancels the press and puts back a piece that it has lifted.
    void cancel();

    bool isActive() const { return press_.active; }
    /// Returns true once the pointer has moved far enough for a drag.
    bool isDragging() const { return press_.drags; }

  private:
    struct Press {
        bool active = false;
        bool lifts = false;  ///< this press has lifted the piece
        bool drags = false;
        Target on;
        QPointF pixel;
        QPointF offset;  ///< from the piece's centre to the grabbed point
        QPointF last;    ///< last position at which it was held
        bool mayDrag = false;
    };
    QPointF held(std::optional<QPointF> point);

    Hand& hand_;
    Press press_;
};

}  // namespace plt
