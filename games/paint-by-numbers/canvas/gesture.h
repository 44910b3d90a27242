// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/rules.h"

#include <optional>

#include <QMetaType>
#include <QPoint>

namespace paint_by_numbers {

/// Cells of one row or column that all get the same colour.
struct Stroke {
    Action action = Action::blue;
    QPoint from;  ///< column and row, from 0
    QPoint to;

    int cells() const { return (to - from).manhattanLength() + 1; }
    bool operator==(const Stroke&) const = default;
};

/// A stroke in progress: it extends from its first cell to the present one, as long as that is in the same
/// row or column.
class Gesture {
  public:
    bool isActive() const { return active_; }
    /// Begins a stroke whose action follows from the first cell's mark: an unknown cell gets the colour (1 is
    /// blue), or becomes white if `white` is true. A cell in another colour gets the colour; any other
    /// becomes unknown.
    void begin(QPoint cell, Mark mark, bool white, int colour = 1);
    /// Begins a stroke with this action, whatever the first cell is.
    void begin(QPoint cell, Action action);
    void moveTo(QPoint cell) { now_ = cell; }
    void setWhite(bool on);
    void cancel() { active_ = false; }

    QPoint anchor() const { return anchor_; }
    /// The stroke for the present cell; none while that is in neither the row nor the column.
    std::optional<Stroke> stroke() const;

  private:
    bool active_ = false;
    QPoint anchor_;
    Mark mark_ = Mark::unknown;
    int colour_ = 1;
    bool followsMark_ = false;  ///< the action follows from the first cell
    Action action_ = Action::blue;
    QPoint now_;
};

}  // namespace paint_by_numbers

Q_DECLARE_METATYPE(paint_by_numbers::Stroke)
