// SPDX-License-Identifier: MIT
#include "launcher/collection/games_roots.h"

#include "common/system/processes/program.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace plt {

QString ownGamesDir() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QLatin1String("/plt-games/games");
}

bool isBuildTree(const QString& programDir) {
    return QFileInfo(programDir + QLatin1String("/CMakeCache.txt")).isFile();
}

QStringList defaultGamesRoots() {
    const QDir program(QFileInfo(programPath()).path());
    const QString beside =
        isBuildTree(program.path()) ? QStringLiteral("games") : QStringLiteral(PLT_GAMES_FROM_PROGRAM);
    return {ownGamesDir(), QDir::cleanPath(program.filePath(beside))};
}

bool isGuest(const QString& folder) {
    const QString installed = QFileInfo(defaultGamesRoots().constLast()).canonicalFilePath();
    return installed.isEmpty() ||
           !QFileInfo(folder).canonicalFilePath().startsWith(installed + QLatin1Char('/'));
}

bool hidesOurs(const QString& folder) {
    const QString ours = defaultGamesRoots().constLast() + QLatin1Char('/') + QDir(folder).dirName();
    return QFileInfo(ours).isDir() && isGuest(folder);
}

}  // namespace plt
