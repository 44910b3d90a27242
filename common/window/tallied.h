// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace plt {

/// A page of the statistics that a game makes from its tallies.
struct StatisticsPage {
    /// A table with words in the first column and figures in the others.
    struct Table {
        QString name;         ///< heading
        QStringList columns;  ///< headings; the first column names the rows
        QList<QStringList> rows;
    };
    QString title;    ///< of the tab
    QString verdict;  ///< a sentence or two above the tables that sum them up; may be empty
    QList<Table> tables;
};

/// Counts that a game keeps over all finished games, whatever their options and players (dice, the wins of
/// each side), and shows beside the results.
class Tallied {
  public:
    Tallied() = default;
    virtual ~Tallied() = default;
    Tallied(const Tallied&) = delete;
    Tallied& operator=(const Tallied&) = delete;

    /// Returns what the shown game, which is over, adds: positive numbers by names. The names are stored and
    /// must never change. Called once per game.
    virtual QMap<QString, qint64> tallies() const = 0;
    /// Returns the pages about the sums. Sums of earlier versions may lack names or have others.
    virtual QList<StatisticsPage> statisticsPages(const QMap<QString, qint64>& sums) const = 0;
};

}  // namespace plt
