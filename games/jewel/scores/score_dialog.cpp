// SPDX-License-Identifier: MIT
#include "jewel/scores/score_dialog.h"

#include <functional>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

namespace jewel {

ScoreDialog::ScoreDialog(const QMap<QString, QList<HighScore>>& tables, const QString& shown,
                         const std::function<QString(const QString&)>& label, QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("High scores"));
    auto* column = new QVBoxLayout(this);
    auto* choice = new QComboBox;
    choice->setAccessibleName(tr("Kind of game"));
    column->addWidget(choice);
    auto* table = new QTableWidget(0, 5);
    table->setHorizontalHeaderLabels({tr("Name"), tr("Score"), tr("Level"), tr("Swaps"), tr("Date")});
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setAccessibleName(tr("High scores"));
    column->addWidget(table, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);

    QStringList keys = tables.keys();
    if (!keys.contains(shown)) keys.prepend(shown);
    for (const QString& one : keys) choice->addItem(label(one), one);
    const auto fill = [tables, table, choice] {
        const auto lines = tables.value(choice->currentData().toString());
        table->setRowCount(static_cast<int>(lines.size()));
        for (int row = 0; row < lines.size(); ++row) {
            const HighScore& line = lines[row];
            const QLocale locale;
            const QStringList texts{line.name, locale.toString(line.score), locale.toString(line.level),
                                    locale.toString(line.swaps),
                                    locale.toString(line.when.toLocalTime().date(), QLocale::ShortFormat)};
            for (int i = 0; i < texts.size(); ++i) {
                auto* item = new QTableWidgetItem(texts[i]);
                if (i > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                table->setItem(row, i, item);
            }
        }
    };
    connect(choice, &QComboBox::currentIndexChanged, this, fill);
    choice->setCurrentIndex(static_cast<int>(keys.indexOf(shown)));
    fill();
    resize(520, 420);
}

}  // namespace jewel
