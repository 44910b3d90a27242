// SPDX-License-Identifier: MIT
#include "launcher/confinement/confining.h"

#include "common/plugin/game_plugin.h"
#include "common/storage/guests/guests.h"
#include "common/system/confinement/confinement.h"
#include "common/system/libraries/libraries.h"
#include "common/system/processes/program.h"
#include "launcher/collection/games_roots.h"
#include "launcher/game/console_channel.h"

#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace plt {

namespace {

/// Returns the directory of the library that contains `symbol`.
QString libraryFolder(const void* symbol) {
    return QFileInfo(libraryOf(symbol)).canonicalPath();
}

/// Returns the folders and files that the environment lets libraries search.
QStringList searchedFolders() {
    QStringList folders;
    for (const char* const list :
         {"XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH",
          "LD_LIBRARY_PATH", "LIBGL_DRIVERS_PATH", "FONTCONFIG_PATH", "FONTCONFIG_FILE", "XCURSOR_PATH",
          "XKB_CONFIG_ROOT", "XLOCALEDIR", "XAUTHORITY", "ICEAUTHORITY", "XCOMPOSEFILE"})
        folders += qEnvironmentVariable(list).split(u':', Qt::SkipEmptyParts);
    // A search for leaks of our own games reads which leaks of libraries are known.
    const QString known = QStringLiteral("suppressions=");
    for (const QString& option : qEnvironmentVariable("LSAN_OPTIONS").split(u':'))
        if (option.startsWith(known)) folders.append(option.mid(known.size()));
    return folders;
}

/// Returns the folders of the program: all of a build tree, and of an installed one the parts, as it may be
/// installed in the home.
QStringList programFolders() {
    const QString program = QFileInfo(programPath()).path();
    QStringList folders = {libraryFolder(reinterpret_cast<const void*>(&offeredConfinement))};
    if (isBuildTree(program)) return folders << program;
    const QDir dir(program);
    folders << programPath() << QDir::cleanPath(dir.filePath(QStringLiteral(PLT_GAMES_FROM_PROGRAM)));
    for (const QString& part : QStringLiteral(PLT_SHARED_FROM_PROGRAM).split(u':'))
        folders << QDir::cleanPath(dir.filePath(part));
    // A Qt that is not the system's.
    const QString qt = libraryFolder(reinterpret_cast<const void*>(&qVersion));
    return folders << qt << QDir::cleanPath(qt + QStringLiteral("/../plugins"))
                   << QDir::cleanPath(qt + QStringLiteral("/../translations"));
}

QString place(QStandardPaths::StandardLocation location) {
    return QStandardPaths::writableLocation(location);
}

}  // namespace

bool confineGame(const GameInfo& info, const QString& document, const QString& report) {
    const bool isOfOthers = !storage::playedGuest().isEmpty();
    Places places;
    places.home = place(QStandardPaths::HomeLocation);
    places.config = place(QStandardPaths::GenericConfigLocation);
    places.data = place(QStandardPaths::GenericDataLocation);
    places.cache = place(QStandardPaths::GenericCacheLocation);
    places.runtime = place(QStandardPaths::RuntimeLocation);
    places.searched = searchedFolders();
    places.program = programFolders();
    places.game = {info.folder, QFileInfo(info.libraryPath).canonicalFilePath()};
    const QString ours = QStringLiteral("/plt-games");
    const QString cache = isOfOthers ? storage::guestCache(info.id) : places.cache + ours;
    if (isOfOthers) {
        const bool hides = hidesOurs(info.folder);
        // Files with the ID of a game of the program are that game's.
        if (!hides) storage::moveToGuest(info.id);
        const QString data = storage::guestFolder(info.id);
        for (const QString& part : {QStringLiteral("/saved"), QStringLiteral("/daily"),
                                    QStringLiteral("/statistics"), QStringLiteral("/preferences")})
            QDir().mkpath(data + part);
        if (!hides)
            places.game.append(places.config + ours + QLatin1Char('/') + info.id + QStringLiteral(".ini"));
        places.writable = {data, cache};
    } else {
        places.writable = {places.data + ours, places.config + ours, cache};
        for (const QString& folder : places.writable) QDir().mkpath(folder);
    }
    const QString temporary = cache + QStringLiteral("/tmp");
    QDir().mkpath(temporary);
    // Caches of other programs are only read: what is in them is trusted.
    qputenv("TMPDIR", QFile::encodeName(temporary));
    for (const char* const variable : {"MESA_SHADER_CACHE_DIR", "__GL_SHADER_DISK_CACHE_PATH"}) {
        if (!isOfOthers && qEnvironmentVariableIsSet(variable)) {
            const QString chosen = qEnvironmentVariable(variable);
            QDir().mkpath(chosen);
            places.chosenCaches.append(chosen);
        } else {
            qputenv(variable, QFile::encodeName(cache));
        }
    }
    if (report.isEmpty()) {
        // Before the confinement, which permits no links: they could lead the broker to any file.
        channel::makeFolderLink(info.folder);
        places.sockets = channel::socketsDir();
    } else {
        // A game that is tried has no console.
        places.writable.append(report);
    }
    if (QFileInfo(document).isFile()) places.given.append(document);
    const ConfinementParts parts = confine(allowedFiles(places));
    return parts.files || parts.calls;
}

}  // namespace plt
