// SPDX-License-Identifier: MIT
#include "launcher/statistics/statistics_window.h"

#include "common/keeping/results/statistics_copy.h"
#include "common/language/translated.h"
#include "common/storage/files.h"
#include "launcher/statistics/accuracy_course.h"

#include <memory>

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace plt {

namespace {

enum Column { nameColumn, playedColumn, wonColumn, rowColumn, bestColumn, accuracyColumn, courseColumn };

const auto ending = QStringLiteral(".json");

QString wonText(const GameSums& sums) {
    if (sums.won + sums.lost == 0) return {};
    return StatisticsWindow::tr("%L1 (%2 %)")
        .arg(sums.won)
        .arg(QLocale().toString(100 * sums.won / std::max(1, sums.played)));
}

QString rowText(const GameSums& sums) {
    if (sums.longestStreak == 0) return {};
    return StatisticsWindow::tr("%L1, most %L2", "wins in a row").arg(sums.streak).arg(sums.longestStreak);
}

QTreeWidgetItem* itemFor(const GameSums& sums) {
    const QLocale locale;
    auto* item = new QTreeWidgetItem;
    item->setText(nameColumn, sums.label);
    item->setText(playedColumn, locale.toString(sums.played));
    item->setText(wonColumn, wonText(sums));
    item->setText(rowColumn, rowText(sums));
    item->setText(bestColumn, sums.best);
    if (const auto accuracy = sums.accuracy()) item->setText(accuracyColumn, locale.toString(*accuracy));
    QVariantList course;
    QStringList words;
    for (const int one : sums.accuracies) {
        course << one;
        words << locale.toString(one);
    }
    item->setData(courseColumn, AccuracyCourse::role, course);
    if (!words.isEmpty()) item->setData(courseColumn, Qt::AccessibleTextRole, listed(words));
    for (int column = playedColumn; column <= accuracyColumn; ++column)
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

}  // namespace

StatisticsWindow::StatisticsWindow(const QList<GameInfo>& games, QWidget* parent)
    : QDialog(parent), there_(games), summary_(new QLabel), games_(new QTreeWidget), told_(new QLabel) {
    setWindowTitle(tr("Statistics of all games"));
    for (auto* label : {summary_, told_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    games_->setAccessibleName(tr("Games"));
    games_->setHeaderLabels(
        {tr("Game"), tr("Played"), tr("Won"), tr("In a row"), tr("Best"), tr("Accuracy"), tr("Course")});
    games_->headerItem()->setToolTip(accuracyColumn, tr("The average of the latest ten reviews, of 100"));
    games_->headerItem()->setToolTip(courseColumn, tr("The accuracy of reviewed games over time"));
    for (int column = playedColumn; column <= accuracyColumn; ++column)
        games_->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    // Above the middle of its lines, and apart from the heading at its left.
    games_->headerItem()->setTextAlignment(courseColumn, Qt::AlignCenter);
    games_->setItemDelegateForColumn(courseColumn, new AccuracyCourse(games_));
    games_->setAlternatingRowColors(true);
    games_->setAllColumnsShowFocus(true);
    games_->header()->setStretchLastSection(true);
    connect(games_, &QTreeWidget::itemExpanded, this, &StatisticsWindow::fitColumns);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* save = buttons->addButton(tr("&Save a copy..."), QDialogButtonBox::ActionRole);
    save->setToolTip(tr("Writes all statistics into one file, for another computer"));
    auto* merge = buttons->addButton(tr("&Add a copy..."), QDialogButtonBox::ActionRole);
    merge->setToolTip(tr("Adds the statistics of another computer; nothing is counted twice"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const QString filter = tr("Statistics (*%1)").arg(ending);
    connect(save, &QPushButton::clicked, this, [this, filter] {
        const QString name = QDir::homePath() + QStringLiteral("/plt-games-statistics") + ending;
        const QString path = QFileDialog::getSaveFileName(this, tr("Save a copy"), name, filter);
        if (!path.isEmpty()) saveCopy(QFileInfo(path).suffix().isEmpty() ? path + ending : path);
    });
    connect(merge, &QPushButton::clicked, this, [this, filter] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Add a copy"), QDir::homePath(), filter);
        if (!path.isEmpty()) mergeCopy(path);
    });

    auto* column = new QVBoxLayout(this);
    column->addWidget(summary_);
    column->addWidget(games_, 1);
    column->addWidget(told_);
    column->addWidget(buttons);
    told_->hide();
    resize(games_->fontMetrics().height() * QSize(46, 30));
    reload();
}

void StatisticsWindow::reload() {
    const auto read = std::make_shared<QList<GameSums>>();
    FileWriter::shared().run(
        {},
        [read, games = there_] {
            *read = readGameSums(games);
            return QString();
        },
        this,
        [this, read](const QString&) {
            showGames(*read);
            Q_EMIT readingFinished();
        });
}

void StatisticsWindow::showGames(const QList<GameSums>& games) {
    games_->clear();
    for (const auto& game : games) {
        auto* item = itemFor(game);
        // One set of options says the same as the game.
        if (game.options.size() > 1)
            for (const auto& options : game.options) item->addChild(itemFor(options));
        games_->addTopLevelItem(item);
    }
    fitColumns();
    if (!games.isEmpty()) games_->setCurrentItem(games_->topLevelItem(0));
    showSummary(games);
}

void StatisticsWindow::fitColumns() {
    const int space = games_->fontMetrics().height();
    for (int column = nameColumn; column < courseColumn; ++column) {
        games_->resizeColumnToContents(column);
        games_->setColumnWidth(column, games_->columnWidth(column) + space);
    }
}

void StatisticsWindow::showSummary(const QList<GameSums>& games) {
    GameSums all;
    for (const auto& game : games) {
        all.played += game.played;
        all.won += game.won;
        all.totalMs += game.totalMs;
    }
    if (all.played == 0) {
        summary_->setText(tr("Nothing has been counted yet. Play a game to its end."));
        return;
    }
    QStringList parts{tr("%Ln games finished", "One game finished", all.played),
                      tr("%Ln of them won", "one of them won", all.won)};
    if (all.totalMs > 0) parts << tr("%1 in all", "a time").arg(durationText(all.totalMs));
    summary_->setText(listed(parts));
}

void StatisticsWindow::saveCopy(const QString& path) {
    const auto problems = std::make_shared<QStringList>();
    FileWriter::shared().run(
        {},
        [path, problems] {
            const auto copy = copyStatistics();
            *problems = copy.problems;
            const QString large = storage::sizeProblem(copy.bytes.size());
            return large.isEmpty() ? storage::writeFile(path, copy.bytes) : large;
        },
        this,
        [this, path, problems](const QString& problem) {
            const QString name = QFileInfo(path).fileName();
            QStringList told{problem.isEmpty() ? tr("Saved as %1.").arg(name)
                                               : tr("%1 cannot be saved: %2").arg(name, problem)};
            told_->setText((told + *problems).join(QLatin1Char('\n')));
            told_->show();
        });
}

void StatisticsWindow::mergeCopy(const QString& path) {
    const auto merged = std::make_shared<MergedStatistics>();
    FileWriter::shared().run(
        {},
        [path, merged] {
            const auto read = storage::readBytes(path);
            if (!read.bytes) return read.problem.isEmpty() ? tr("There is no such file.") : read.problem;
            *merged = mergeStatistics(*read.bytes);
            return QString();
        },
        this,
        [this, path, merged](const QString& problem) {
            QStringList told;
            if (merged->games > 0) told << tr("%Ln games were added.", "One game was added.", merged->games);
            if (!problem.isEmpty())
                told << tr("%1 cannot be read: %2").arg(QFileInfo(path).fileName(), problem);
            told_->setText((told + merged->problems).join(QLatin1Char('\n')));
            told_->show();
            reload();
        });
}

}  // namespace plt
