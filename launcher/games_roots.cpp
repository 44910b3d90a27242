// SPDX-License-Identifier: MIT
#include "launcher/games_roots.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace plt {

QString ownGamesDir() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QLatin1String("/plt-games/games");
}

QStringList defaultGamesRoots() {
    const QDir program(QCoreApplication::applicationDirPath());
    const bool inBuildTree = QFileInfo(program.filePath(QStringLiteral("CMakeCache.txt"))).isFile();
    const QString beside = inBuildTree ? QStringLiteral("games") : QStringLiteral(PLT_GAMES_FROM_PROGRAM);
    return {ownGamesDir(), QDir::cleanPath(program.filePath(beside))};
}

}  // namespace plt
