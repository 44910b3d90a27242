// SPDX-License-Identifier: MIT
#include "launcher/running/found_process.h"

#include "common/system/sockets/local_socket.h"
#include "launcher/game/console_channel.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace plt {

QList<FoundProcess> findGameProcesses(const QSet<qint64>& known) {
    QList<FoundProcess> found;
    const QDir dir(channel::socketsDir());
    const QStringList names = dir.entryList(QDir::System | QDir::Files);
    for (const QString& name : names) {
        FoundProcess process;
        process.id = name.toLongLong();
        if (process.id <= 0 || known.contains(process.id)) continue;
        const QString path = dir.filePath(name);
        process.folder = QFile::symLinkTarget(path + QLatin1String(channel::folderSuffix));
        process.started = QFileInfo(path).lastModified().time();
        const sockets::Connection connection = sockets::connectTo(path);
        process.socket = connection.socket;
        if (process.socket >= 0) found.append(process);
        if (!connection.isAbandoned) continue;
        // The game has crashed.
        QFile::remove(path);
        QFile::remove(path + QLatin1String(channel::folderSuffix));
    }
    return found;
}

}  // namespace plt
