// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/layout/table_layout.h"

#include <QHash>
#include <QObject>

class QPushButton;
class QWidget;

namespace plt {

class TableButton;

/// The buttons of a table: child widgets of the viewport.
class TableButtons : public QObject {
    Q_OBJECT

  public:
    explicit TableButtons(QWidget* viewport);

    /// Adds, updates and removes buttons to match the picture.
    void show(const TableLayout& layout, bool concealed);
    /// Returns the button with this id, or null.
    QPushButton* button(int id) const;

  Q_SIGNALS:
    void pressed(int id);

  private:
    QWidget* const viewport_;
    QHash<int, TableButton*> buttons_;
};

}  // namespace plt
