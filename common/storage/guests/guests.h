// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QHash>
#include <QString>
#include <QStringList>

/// Guests are games that do not belong to the program. Each keeps its files in a folder of its own, the only
/// one in which its process may write.
namespace plt::storage {

/// Declares that this process plays a guest, or with an empty ID a game of the program. Before, the process
/// uses the files of all games.
PLT_API void setPlayedGuest(const QString& gameId);
/// Returns the guest that this process plays; empty if there is none.
PLT_API QString playedGuest();

/// Returns the folder with all files of a guest, and the one with what can be made again.
PLT_API QString guestFolder(const QString& gameId);
PLT_API QString guestCache(const QString& gameId);

/// Moves the files that a guest has kept among those of the program's games to its folder. Each is moved whole.
/// A file that it has written there since stays, and the earlier one is not moved.
PLT_API void moveToGuest(const QString& gameId);

/// Declares which of the games with these IDs are guests (true) or games of the program (false). Thread-safe.
PLT_API void setGuests(const QHash<QString, bool>& isGuest);
/// Returns true if the game with this ID is declared to be a guest. Thread-safe.
PLT_API bool isDeclaredGuest(const QString& gameId);
/// Returns the folder of one kind of files of a game. A game that is not declared is taken for a guest if it
/// has the folder of one, unless this process plays a game of that ID itself.
PLT_API QString folderOf(const QString& part, const QString& gameId);
/// Returns all folders of one kind of files: that of the program's games and those of guests.
PLT_API QStringList allFolders(const QString& part);
/// Returns the paths of the files "ID.json" in these folders. Of the files of a guest only that with its own
/// ID is among them: it may write any.
PLT_API QStringList allFiles(const QString& part);

}  // namespace plt::storage
