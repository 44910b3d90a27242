// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QTableWidget;
class QWidget;

namespace plt {

struct StatisticsPage;

/// A table to read, as high as its rows.
QTableWidget* statisticsTable(const QString& name);
/// Words stand on the left, in the first column, figures on the right.
void setStatistic(QTableWidget* table, int row, int column, const QString& text);
/// A page that a game tells of its tallies.
QWidget* statisticsPage(const StatisticsPage& page);

}  // namespace plt
