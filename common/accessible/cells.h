// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <vector>

#include <QAccessible>
#include <QList>
#include <QRect>
#include <QString>

class QWidget;

namespace plt {

/// Returns the position of a cell as all games announce it to screen readers: "row 3, column 5". Both count
/// from 1. The content of the cell follows in lower case, separated by commas: "row 3, column 5, covered,
/// flag".
PLT_API QString placeName(int row, int column);

}  // namespace plt

/// Accessibility events of boards and tables, and the interfaces of their parts.
namespace plt::accessible {

/// Sends all events to `handler` instead of Qt, which drops them unless the desktop has asked for
/// accessibility, as in tests. Null sends them to Qt again.
PLT_API void setUpdateHandler(QAccessible::UpdateHandler handler);
/// Returns true if events reach anybody. If not, nothing needs to be created for them.
PLT_API bool isActive();

/// Sends an event to Qt or to the handler of setUpdateHandler().
PLT_API void sendEvent(QAccessibleEvent& event);
/// Reports that the part has received the keyboard focus.
PLT_API void notifyFocus(QAccessibleInterface* part);
/// Reports that the name of the part has changed; does nothing for null.
PLT_API void notifyNameChanged(QAccessibleInterface* part);
/// Reports that the states set in `changed` have changed.
PLT_API void notifyStateChanged(QAccessibleInterface* part, QAccessible::State changed);
/// Reports that children of the widget were added, removed or moved.
PLT_API void notifyReordered(QObject* widget);

/// Exposes a widget made of numbered cells to screen readers: a group whose first children are the existing
/// cells, each a button with a name. The widget has one of these as a member, or its private class inherits
/// it. A subclass describes the cells and reports their changes; a report costs nothing while no screen
/// reader listens.
class PLT_API Cells {
  public:
    /// Registers `widget` as made of these cells until this object is destroyed.
    explicit Cells(QWidget* widget);
    virtual ~Cells();
    Cells(const Cells&) = delete;
    Cells& operator=(const Cells&) = delete;

    QWidget* widget() const { return widget_; }
    /// Number of cell numbers, which start at 0. Some of them may stand for no cell; see exists().
    virtual int count() const = 0;
    virtual bool exists(int cell) const = 0;
    // The functions below are only called for existing cells.
    virtual QString name(int cell) const = 0;
    /// Returns the cell's rectangle in widget coordinates.
    virtual QRect box(int cell) const = 0;
    /// Adds the states beyond focus, visibility and the widget being enabled: disabled, pressed.
    virtual void addState(int cell, QAccessible::State& state) const = 0;
    /// Does the same as a click on the cell.
    virtual void press(int cell) = 0;
    /// Returns the cell at a point in widget coordinates, or -1.
    virtual int cellAt(QPoint point) const = 0;
    /// Returns the cell with the keyboard cursor, or -1.
    virtual int cursor() const = 0;
    virtual void moveCursor(int cell) = 0;
    /// Children of the widget that follow the cells.
    virtual QList<QWidget*> companions() const { return {}; }

    /// Reports that the cursor has moved or that the widget has received the keyboard focus.
    void notifyCursorMoved();
    /// Reports that the name or state of these cells may have changed.
    void notifyChanged(const std::vector<int>& cells);
    /// Reports that any cell may have changed. Events are sent for the cells that a screen reader knows.
    void notifyChanged();
    /// Reports that the set of cells has changed.
    void notifyReset();

    /// Returns the interface of a cell, which is created on first use and kept; null if there is no such
    /// cell.
    QAccessibleInterface* interfaceOf(int cell) const;
    /// Returns the child index of a cell, or -1.
    int indexOf(int cell) const;
    /// Returns the cells of a widget, or null if it has none.
    static Cells* of(const QObject* widget);

  private:
    QWidget* widget_;
};

}  // namespace plt::accessible
