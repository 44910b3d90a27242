// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/plugin/folder/game_folder.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

class FolderMemory;

/// Games that are shown under one heading.
struct PLT_API GameSet {
    QString name;  ///< by which the games were put together
    QList<GameInfo> games;

    /// The heading in the player's language: as the first of the games has it that does, else as the program
    /// knows it.
    QString title() const;
};

/// What a look at the games directories has found.
struct GamesScan {
    QList<GameSet> sets;  ///< in the order they are shown: most games first; games by label
    QStringList ignored;  ///< names of entries that declare no game, in the order they were met
    QList<FolderProblem> problems;
};

/// Looks at every entry of the directories `roots`, the more important directory first. Loads no code of a
/// game.
PLT_API GamesScan scanGames(const QStringList& roots, Look look = Look::thorough);
/// A thorough look that also notes in `memory` what it finds.
PLT_API GamesScan scanAndNote(const QStringList& roots, FolderMemory& memory);
/// A quick look that only reads the folders of which `memory` does not know.
PLT_API GamesScan scanFromMemory(const QStringList& roots, const FolderMemory& memory);

/// The sets that the program itself knows, by their names: those of its own games.
PLT_API QStringList knownSets();

/// Sorts games into sets, both in the order they are shown.
PLT_API QList<GameSet> intoSets(const QList<GameInfo>& games);

/// The folder of the game `id` in the first of `roots` that has one; empty when none has.
PLT_API QString findGameFolder(const QStringList& roots, const QString& id);

}  // namespace plt
