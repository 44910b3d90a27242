// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/scan/games_scan.h"
#include "common/thinking/queue/work_queue.h"
#include "launcher/collection/begun_games.h"
#include "launcher/collection/games_roots.h"
#include "launcher/today/daily_games.h"

#include <future>
#include <memory>

#include <QList>
#include <QStringList>

namespace plt {

/// The content of the console: the games, those that were begun, and the boards of the day.
struct Collection {
    GamesScan scan;
    QList<BegunGame> begun = {};  ///< newest first
    DailyGames daily = {};
};
using CollectionPointer = std::shared_ptr<const Collection>;

/// Returns true if both show the same games, whatever their progress.
bool sameGames(const Collection& a, const Collection& b);
/// Returns true if both show the same to the player.
bool sameCollection(const Collection& a, const Collection& b);

/// Returns the IDs of all games of a scan.
QSet<QString> idsOf(const GamesScan& scan);

/// Declares the guests with the IDs of games that came with this program (in `installed`), and these games,
/// so that their files are told apart (see common/storage/guests).
void declareGuests(const GamesScan& scan, const QString& installed = defaultGamesRoots().constLast());

/// Reads all folders thoroughly, and stores the result in the cache directory for the first look of the next
/// start.
GamesScan scanThoroughly(const QStringList& roots);

/// A quick look for a window that opens at once. It reads only folders that have changed since the last
/// thorough look, without opening icons and libraries, and only as much of the saved games as takes no time.
struct FirstLook {
    std::shared_ptr<WorkQueue> queue;  ///< null if it is not started; performs what follows it, too
    std::shared_future<CollectionPointer> found;
};

/// Starts the first look when all jobs of `after` are performed (if it is not null). May be called before
/// there is an application object.
FirstLook beginFirstLook(const QStringList& roots, const std::shared_ptr<WorkQueue>& after = {});

}  // namespace plt
