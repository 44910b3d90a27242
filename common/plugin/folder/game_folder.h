// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/language/catalogues/translations.h"
#include "common/plugin/game_plugin.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace plt {

/// The name of the file that makes a folder a game.
PLT_API extern const QString infoFileName;
/// The largest script of a game, in bytes.
constexpr qint64 largestScript = 1024 * 1024;
/// The group of a game that names none.
PLT_API extern const QString defaultSet;

/// A problem in a game's folder.
struct FolderProblem {
    QString file;    ///< absolute path
    int line = 0;    ///< from 1; 0 if unknown
    int column = 0;  ///< from 1; 0 if unknown
    Message cause;   ///< one line of plain text
    bool operator==(const FolderProblem&) const = default;
};

/// The result of reading one folder of a games directory.
struct GameFolder {
    bool isGame = false;
    Message whyIgnored;  ///< one line; empty for a game
    GameInfo info;       ///< set for a game, available or not
    QList<FolderProblem> problems;
};

/// The thoroughness of reading. `quick` opens neither the icon nor the library, which takes most of the time;
/// a game may then pass as available that a thorough look rejects.
enum class Look { thorough, quick };

/// Reads a folder's description of its game, in the first of `languages` that it has. Loads no code, never
/// blocks and takes bounded time. Thread-safe, and usable before there is a QCoreApplication.
PLT_API GameFolder readGameFolder(const QString& folder, Look look = Look::thorough,
                                  const QStringList& languages = wantedLanguages());

}  // namespace plt
