// SPDX-License-Identifier: MIT
#include "common/window/dialogs/statistics_table.h"

#include "common/window/game_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace plt {

QTableWidget* statisticsTable(const QString& name) {
    auto* table = new QTableWidget;
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    // No empty space below the rows.
    table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    return table;
}

void setStatistic(QTableWidget* table, int row, int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->setItem(row, column, item);
}

QWidget* statisticsPage(const StatisticsPage& page) {
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    if (!page.verdict.isEmpty()) {
        auto* verdict = new QLabel(page.verdict);
        verdict->setTextFormat(Qt::PlainText);
        verdict->setWordWrap(true);
        column->addWidget(verdict);
    }
    for (const auto& told : page.tables) {
        auto* name = new QLabel(told.name);
        name->setTextFormat(Qt::PlainText);
        column->addWidget(name);
        auto* table = statisticsTable(told.name);
        name->setBuddy(table);
        table->setColumnCount(int(told.columns.size()));
        table->setHorizontalHeaderLabels(told.columns);
        for (int at = 0; at < table->columnCount(); ++at) {
            table->horizontalHeader()->setSectionResizeMode(
                at, at == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
            table->horizontalHeaderItem(at)->setTextAlignment((at == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                                              Qt::AlignVCenter);
        }
        table->setRowCount(int(told.rows.size()));
        for (int row = 0; row < told.rows.size(); ++row)
            for (int at = 0; at < told.rows.at(row).size(); ++at)
                setStatistic(table, row, at, told.rows.at(row).at(at));
        column->addWidget(table);
    }
    column->addStretch(1);
    return content;
}

}  // namespace plt
