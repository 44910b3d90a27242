// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <vector>

#include <QAccessible>
#include <QList>
#include <QRect>
#include <QString>

class QWidget;

namespace plt::accessible {

/// A widget that is made of numbered cells, as screen readers find it: a group whose first children are those
/// of its cells that exist, each a button with a name. A widget has one of these as a member, or its private
/// part is one; a subclass says what the cells are, and tells when something about them changed. Telling
/// costs nothing where nobody listens.
class PLT_API Cells {
  public:
    /// From now on `widget` is seen so by screen readers.
    explicit Cells(QWidget* widget);
    virtual ~Cells();
    Cells(const Cells&) = delete;
    Cells& operator=(const Cells&) = delete;

    QWidget* widget() const { return widget_; }
    /// Cells are numbered from 0; some numbers may stand for nothing.
    virtual int count() const = 0;
    virtual bool exists(int cell) const = 0;
    // The following are only asked of cells that exist.
    virtual QString name(int cell) const = 0;
    /// In pixels of the widget.
    virtual QRect box(int cell) const = 0;
    /// What its state has beyond focus, visibility and the widget's being enabled: disabled, pressed.
    virtual void addState(int cell, QAccessible::State& state) const = 0;
    virtual void press(int cell) = 0;
    /// The cell at a point of the widget; -1 for none.
    virtual int cellAt(QPoint point) const = 0;
    /// The cell of the keyboard cursor; -1 for none.
    virtual int cursor() const = 0;
    virtual void moveCursor(int cell) = 0;
    /// Children of the widget that come after the cells.
    virtual QList<QWidget*> companions() const { return {}; }

    /// The cursor is on another cell, or the widget has got the keyboard.
    void tellCursor();
    /// These cells may have another name or state.
    void tellChanged(const std::vector<int>& cells);
    /// Any cell may have another name or state: those that a reader knows are told.
    void tellChanged();
    /// There are other cells than before.
    void tellReplaced();

    /// The interface of a cell, made on first use and kept; null when there is no such cell.
    QAccessibleInterface* interfaceOf(int cell) const;
    /// The child number of a cell, -1 for none.
    int indexOf(int cell) const;
    /// The cells of a widget; null for one that has none.
    static Cells* of(const QObject* widget);

  private:
    QWidget* widget_;
};

}  // namespace plt::accessible
