// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTableWidget;
class QWidget;

namespace plt {

struct StatisticsPage;

/// Creates a read-only table as high as its rows.
QTableWidget* statisticsTable(const QString& name);
/// Sets a cell: words in the first column are aligned left, figures right.
void setStatistic(QTableWidget* table, int row, int column, const QString& text);
/// Creates the widget of a page of the game's tallies.
QWidget* statisticsPage(const StatisticsPage& page);

}  // namespace plt
