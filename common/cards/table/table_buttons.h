// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/layout/table_layout.h"

#include <QHash>
#include <QObject>

class QPushButton;
class QWidget;

namespace plt {

class TableButton;

/// The buttons of a table: real ones, on the viewport.
class TableButtons : public QObject {
    Q_OBJECT

  public:
    explicit TableButtons(QWidget* viewport);

    /// Makes, changes and takes away buttons until they are those of the picture.
    void show(const TableLayout& layout, bool concealed);
    /// The button of this id, or null.
    QPushButton* button(int id) const;

  Q_SIGNALS:
    void pressed(int id);

  private:
    QWidget* const viewport_;
    QHash<int, TableButton*> buttons_;
};

}  // namespace plt
