// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/scan/games_scan.h"
#include "launcher/collection/begun_games.h"

#include <future>
#include <memory>

#include <QList>
#include <QStringList>

namespace plt {

/// What the console shows: the games, and which of them were begun.
struct Collection {
    GamesScan scan;
    QList<BegunGame> begun;  ///< newest first
};
using CollectionPointer = std::shared_ptr<const Collection>;

/// Whether a player sees the same games, however far they are.
bool sameGames(const Collection& a, const Collection& b);
/// Whether a player sees the same.
bool sameCollection(const Collection& a, const Collection& b);

/// The ids of all games of a scan.
QSet<QString> idsOf(const GamesScan& scan);

/// Reads all folders anew, and keeps in the cache directory what it finds for the first look of the next
/// start.
GamesScan lookThoroughly(const QStringList& roots);

/// A look that is for a window that is there at once. It reads only folders that have changed since the last
/// thorough one, and those without opening icons and libraries; and only so much of the saved games as takes
/// no time.
using FirstLook = std::shared_future<CollectionPointer>;

/// Begins it on a thread of its own, which nobody need wait for, when `after` is ready (if it is valid).
/// Works before there is an application object, too.
FirstLook beginFirstLook(const QStringList& roots, const std::shared_future<void>& after = {});

}  // namespace plt
