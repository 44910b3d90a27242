// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry/board_field.h"

class QKeyEvent;

namespace plt {

/// The keyboard cursor of a board: where it is, whether it is seen, and where keys lead it.
class BoardCursor {
  public:
    explicit BoardCursor(const BoardField& field) : field_(field) {}

    /// Always a cell that exists once there is one; -1 before.
    int cell() const { return cell_; }
    bool isVisible() const { return visible_; }
    void setVisible(bool visible) { visible_ = visible; }
    /// False if it is there already or there is no such cell.
    bool moveTo(int cell);
    /// The cells are others now: it goes to the first, unless it can stay and `keeps`.
    bool settle(bool keeps);
    /// The cell where this key leads; the present one where there is none in that direction, -1 if it is no
    /// key for a cursor.
    int target(const QKeyEvent& event) const;

  private:
    int step(Direction direction) const;
    int furthest(Direction direction) const;
    int digit(int key) const;

    const BoardField& field_;
    int cell_ = -1;
    bool visible_ = false;
};

}  // namespace plt
