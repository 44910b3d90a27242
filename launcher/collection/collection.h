// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/scan/games_scan.h"

#include <future>
#include <memory>

#include <QSet>
#include <QStringList>

namespace plt {

/// What the console shows: the games, and which of them have a game to resume.
struct Collection {
    GamesScan scan;
    QSet<QString> resumable;  ///< ids
};
using CollectionPointer = std::shared_ptr<const Collection>;

/// Whether a player sees the same.
bool sameCollection(const Collection& a, const Collection& b);

/// The games of a scan, with a fresh look at the saved games.
Collection withResumable(GamesScan scan);

/// Reads everything anew, and keeps in the cache directory what it finds for the first look of the next
/// start.
Collection lookThoroughly(const QStringList& roots);

/// A look that is for a window that is there at once. It reads only folders that have changed since the last
/// thorough one, and those without opening icons and libraries.
using FirstLook = std::shared_future<CollectionPointer>;

/// Begins it on a thread of its own, which nobody need wait for, when `after` is ready (if it is valid).
/// Works before there is an application object, too.
FirstLook beginFirstLook(const QStringList& roots, const std::shared_future<void>& after = {});

}  // namespace plt
