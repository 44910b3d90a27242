// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/cell_input.h"

#include <functional>

#include <QObject>
#include <QPointF>
#include <QTimer>

class QMouseEvent;

namespace plt {

/// Recognises what the mouse or a finger does with cells: clicks, drags from cell to cell, double clicks,
/// long presses. A second button cancels, and nothing counts until all are up. It knows no geometry: it is
/// told which cell is under the pointer.
class CellPress : public QObject {
    Q_OBJECT

  public:
    /// The buttons that boards use.
    static constexpr Qt::MouseButtons buttons = Qt::LeftButton | Qt::RightButton | Qt::MiddleButton;
    static CellInput::Source sourceOf(const QMouseEvent& event);

    /// `isSameTarget` says whether a release over one cell after a press on another counts as a choice.
    explicit CellPress(std::function<bool(int pressed, int over)> isSameTarget);

    /// The cell where the held button went down, -1 for none.
    int cell() const { return cell_; }
    /// Whether it is this button that is held down on a cell.
    bool holds(Qt::MouseButton button) const { return cell_ >= 0 && button == button_; }
    /// Whether the cell is to look pressed.
    bool shows(int cell) const;
    void setLongPress(bool on);

    /// Counts a button that goes down; false if others are down, which has then cancelled everything.
    bool takeButton(const QMouseEvent& event);
    /// A button went down over this cell, for which takeButton() was true.
    void press(const QMouseEvent& event, int cell);
    /// Tells of a double click if the press before this one was on the same cell.
    void pressAgain(int before);
    void move(QPointF point, int over);
    /// A button went up; `over`: the cell there, -1 for none.
    void release(const QMouseEvent& event, int over);
    /// Ends the press without a choice.
    void cancel();
    /// Nothing counts until all buttons are up.
    void spoil();
    /// Buttons may be let go where nobody tells us.
    void forgetButtons() { down_ = Qt::NoButton; }
    /// The cell of the last press, whether it was released or not.
    int lastCell() const { return lastCell_; }

  Q_SIGNALS:
    /// This cell looks otherwise.
    void lookChanged(int cell);
    void pressed(int cell, const plt::CellInput& input);
    void released(int cell, int over, const plt::CellInput& input);
    void dragged(int from, int over, const plt::CellInput& input);
    void doubleClicked(int cell, const plt::CellInput& input);
    void held(int cell, const plt::CellInput& input);
    void chosen(int cell, const plt::CellInput& input);

  private:
    void end();

    std::function<bool(int, int)> isSameTarget_;
    CellInput input_;
    Qt::MouseButton button_ = Qt::NoButton;
    int cell_ = -1;
    int over_ = -1;         ///< the cell under the pointer while a button is held
    int lastDragged_ = -1;  ///< the last cell that was told of
    int lastCell_ = -1;
    bool heldLong_ = false;
    bool spoilt_ = false;
    Qt::MouseButtons down_;
    QPointF point_;
    bool longPress_ = false;
    QTimer longTimer_;
};

}  // namespace plt
