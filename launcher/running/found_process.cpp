// SPDX-License-Identifier: MIT
#include "launcher/running/found_process.h"

#include "common/system/sockets/local_socket.h"
#include "launcher/game/console_channel.h"

#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace plt {

std::vector<FoundProcess> findGameProcesses(const QSet<qint64>& known) {
    std::vector<FoundProcess> found;
    const QDir dir(channel::socketsDir());
    const QStringList names = dir.entryList(QDir::System | QDir::Files);
    for (const QString& name : names) {
        FoundProcess process;
        process.id = name.toLongLong();
        if (process.id <= 0 || known.contains(process.id)) continue;
        const QString path = dir.filePath(name);
        process.folder = QFile::symLinkTarget(path + QLatin1String(channel::folderSuffix));
        process.started = QFileInfo(path).lastModified().time();
        sockets::Connection connection = sockets::connectTo(path);
        process.socket = std::move(connection.socket);
        if (process.socket.get() >= 0) found.push_back(std::move(process));
        if (!connection.isAbandoned) continue;
        // The game has crashed.
        QFile::remove(path);
        QFile::remove(path + QLatin1String(channel::folderSuffix));
    }
    return found;
}

}  // namespace plt
