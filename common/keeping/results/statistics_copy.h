// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QByteArray>
#include <QStringList>

namespace plt {

/// Returns the names of the games that have statistics or results on boards of the day.
PLT_API QStringList countedGames();

/// The statistics and the boards of the day of all games in one file.
struct StatisticsCopy {
    QByteArray bytes;
    QStringList problems;  ///< sentences about games that are left out
};
/// Makes a copy. Waits for the disk.
PLT_API StatisticsCopy copyStatistics();

/// The result of merging a copy.
struct MergedStatistics {
    int games = 0;         ///< number of games that were merged
    QStringList problems;  ///< sentences about what was left out
};
/// Adds what a copy has and this computer has not: merging a copy twice, or a copy of one's own, counts
/// nothing twice. Waits for the disk.
PLT_API MergedStatistics mergeStatistics(const QByteArray& copy);

}  // namespace plt
