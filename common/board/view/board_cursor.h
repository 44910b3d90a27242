// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/geometry/board_field.h"

class QKeyEvent;

namespace plt {

/// The keyboard cursor of a board: its cell, its visibility, and the targets of keys.
class BoardCursor {
  public:
    explicit BoardCursor(const BoardField& field) : field_(field) {}

    /// Always an existing cell once there is one; -1 before.
    int cell() const { return cell_; }
    bool isVisible() const { return visible_; }
    void setVisible(bool visible) { visible_ = visible; }
    /// Returns false if it is there already or the cell does not exist.
    bool moveTo(int cell);
    /// Moves the cursor to the first cell after the cells have changed, unless it can stay and `keeps`.
    bool settle(bool keeps);
    /// Returns the target of a key: the present cell if there is none in that direction, -1 if it is no
    /// cursor key.
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
