// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/picture.h"

#include <functional>

#include <QObject>
#include <QPointF>
#include <QTimer>

class QMouseEvent;

namespace plt {

/// Recognises mouse and touch input on cells: clicks, drags from cell to cell, double clicks, long presses. A
/// second button cancels the press, and input is ignored until all are released. It knows no geometry: it is
/// given the cell under the pointer.
class CellPress : public QObject {
    Q_OBJECT

  public:
    /// The buttons that boards use.
    static constexpr Qt::MouseButtons buttons = Qt::LeftButton | Qt::RightButton | Qt::MiddleButton;
    static CellInput::Source sourceOf(const QMouseEvent& event);

    /// `isSameTarget` returns true if a release over one cell after a press on another is a choice.
    explicit CellPress(std::function<bool(int pressed, int over)> isSameTarget);

    /// The cell on which the held button was pressed, or -1.
    int cell() const { return cell_; }
    /// Returns true if this button is held on a cell.
    bool holds(Qt::MouseButton button) const { return cell_ >= 0 && button == button_; }
    /// Returns true if the cell looks pressed.
    bool shows(int cell) const;
    void setLongPress(bool on);

    /// Counts a pressed button. Returns false if others are held, in which case everything is cancelled.
    bool addButton(const QMouseEvent& event);
    /// Handles a press over this cell, for which addButton() was true.
    void press(const QMouseEvent& event, int cell);
    /// Emits a double click if the previous press was on the same cell.
    void pressAgain(int before);
    void move(QPointF point, int over);
    /// Handles a release; `over` is the cell there, or -1.
    void release(const QMouseEvent& event, int over);
    /// Ends the press without a choice.
    void cancel();
    /// Ignores input until all buttons are released.
    void ignoreUntilReleased();
    /// Forgets held buttons, which may be released elsewhere.
    void clearButtons() { down_ = Qt::NoButton; }
    /// The cell of the last press, released or not.
    int lastCell() const { return lastCell_; }

  Q_SIGNALS:
    /// Emitted when the cell's look changes.
    void lookChanged(int cell);
    void pressed(int cell, const plt::CellInput& input);
    void released(int cell, int over, const plt::CellInput& input);
    void dragged(int from, int over, const plt::CellInput& input);
    void doubleClicked(int cell, const plt::CellInput& input);
    void longPressed(int cell, const plt::CellInput& input);
    void activated(int cell, const plt::CellInput& input);

  private:
    void end();

    std::function<bool(int, int)> isSameTarget_;
    CellInput input_;
    Qt::MouseButton button_ = Qt::NoButton;
    int cell_ = -1;
    int over_ = -1;         ///< the cell under the pointer while a button is held
    int lastDragged_ = -1;  ///< the last cell for which a drag was emitted
    int lastCell_ = -1;
    bool longPressed_ = false;
    bool ignored_ = false;
    Qt::MouseButtons down_;
    QPointF point_;
    bool longPress_ = false;
    QTimer longTimer_;
};

}  // namespace plt
