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

/// A stroke that is on its way: begun on a cell, it goes to where the player is now, as long as that is in
/// the row or column of the first one.
class Gesture {
  public:
    bool isActive() const { return active_; }
    /// What it does follows from the first cell's mark: an unknown one becomes blue, or white with the other
    /// button; any other becomes unknown.
    void begin(QPoint cell, Mark mark, bool otherButton);
    /// A stroke that gives this colour whatever the first cell is.
    void begin(QPoint cell, Action action);
    /// Nothing stands for a place beside the grid.
    void moveTo(std::optional<QPoint> cell) { now_ = cell; }
    void setOtherButton(bool on);
    void cancel() { active_ = false; }

    QPoint anchor() const { return anchor_; }
    /// What would be painted now; nothing while the player is in neither the row nor the column.
    std::optional<Stroke> stroke() const;

  private:
    bool active_ = false;
    QPoint anchor_;
    Mark mark_ = Mark::unknown;
    bool isFree_ = false;  ///< what it does follows from the first cell
    Action action_ = Action::blue;
    std::optional<QPoint> now_;
};

}  // namespace paint_by_numbers

Q_DECLARE_METATYPE(paint_by_numbers::Stroke)
