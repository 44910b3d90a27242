// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

class FolderMemory;

/// The games under one heading.
struct PLT_API GameSet {
    QString name;  ///< by which the games are collected
    QList<GameInfo> games;

    /// Returns the heading in the player's language: from the first game that has one, else the program's
    /// own.
    QString title() const;
};

/// The result of reading the games directories.
struct GamesScan {
    QList<GameSet> sets;  ///< in display order: most games first; games by label
    QStringList ignored;  ///< names of entries that are not games, in reading order
    QList<FolderProblem> problems;
};

/// Reads every entry of the directories `roots`, most important first. Loads no code of a game.
PLT_API GamesScan scanGames(const QStringList& roots, Look look = Look::thorough);
/// Reads everything thoroughly and remembers the results in `memory`.
PLT_API GamesScan scanAndNote(const QStringList& roots, FolderMemory& memory);
/// Reads, quickly, only those folders that `memory` does not know.
PLT_API GamesScan scanFromMemory(const QStringList& roots, const FolderMemory& memory);

/// The names of the sets that the program itself knows: those of its own games.
PLT_API QStringList knownSets();

/// Groups games into sets, both in display order.
PLT_API QList<GameSet> intoSets(const QList<GameInfo>& games);

/// Returns the folder of the game `id` in the first of `roots` that has it; empty if none does.
PLT_API QString findGameFolder(const QStringList& roots, const QString& id);

}  // namespace plt
