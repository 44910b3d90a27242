// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace plt {

/// A page of the statistics that a game makes of its tallies.
struct StatisticsPage {
    struct Table {
        QString name;         ///< stands above it
        QStringList columns;  ///< headings; the first column has the names of the rows
        QList<QStringList> rows;
    };
    QString title;    ///< of the tab
    QString verdict;  ///< what the tables say, in a sentence or two above them; may be empty
    QList<Table> tables;
};

/// A GameView that is also one of these has things of its own counted over all games that were finished,
/// whatever their options and players (dice, the wins of each side), and shows them beside the results.
class PLT_API Tallied {
  public:
    virtual ~Tallied();

    /// What the shown game, which is over, adds: numbers above 0 by names that stay the same for ever, as
    /// they are kept. Asked once for every game.
    virtual QMap<QString, qint64> tallies() const = 0;
    /// The pages that tell of the sums. Sums of earlier versions may lack names, or have others.
    virtual QList<StatisticsPage> statisticsPages(const QMap<QString, qint64>& sums) const = 0;
};

}  // namespace plt
