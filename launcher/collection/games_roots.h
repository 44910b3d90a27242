// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// Returns the directory of the player's own games; it need not exist.
QString ownGamesDir();

/// Returns true if a program in this directory has not been installed but lies in its build tree.
bool isBuildTree(const QString& programDir);

/// Returns the directories with games, most important first: the player's own, then those that came with this
/// program (beside it in a build tree, in the library directory when installed).
QStringList defaultGamesRoots();

/// Returns true if a game does not lie among the games that came with this program: it is a guest, and keeps
/// its files apart (see common/storage/guests).
bool isGuest(const QString& folder);
/// Returns true if a game is a guest with the ID of a game that came with this program.
bool hidesOurs(const QString& folder);

}  // namespace plt
