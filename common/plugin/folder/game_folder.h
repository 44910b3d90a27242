// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/language/catalogues/translations.h"
#include "common/plugin/game_info.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

/// The name of the file that makes a folder a game.
PLT_API extern const QString infoFileName;
/// The group of a game that names none.
PLT_API extern const QString defaultSet;

/// Something wrong in a game's folder.
struct FolderProblem {
    QString file;    ///< absolute path
    int line = 0;    ///< from 1; 0 when not known
    int column = 0;  ///< from 1; 0 when not known
    Message cause;   ///< one line of plain text
    bool operator==(const FolderProblem&) const = default;
};

/// What one folder of a games directory is found to be.
struct GameFolder {
    bool isGame = false;
    Message whyIgnored;  ///< one line; empty for a game
    GameInfo info;       ///< meaningful for a game, available or not
    QList<FolderProblem> problems;
};

/// How closely a folder is looked at: everything, or without opening the icon and the library, which takes
/// most of the time. Then a game may pass as available that a thorough look finds wanting.
enum class Look { thorough, quick };

/// Reads what a folder says of its game, in the first of `languages` that it has. Loads no code, never
/// blocks, and takes bounded time. Any thread may call it, also before there is an application object.
PLT_API GameFolder readGameFolder(const QString& folder, Look look = Look::thorough,
                                  const QStringList& languages = wantedLanguages());

}  // namespace plt
