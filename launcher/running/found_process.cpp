// SPDX-License-Identifier: MIT
#include "launcher/running/found_process.h"

#include "launcher/game/console_channel.h"

#include <algorithm>
#include <iterator>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace plt {

#ifdef Q_OS_UNIX

namespace {

/// Returns a socket connected to the one at `path`; -1 if that fails.
int connectTo(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (name.size() >= static_cast<qsizetype>(sizeof address.sun_path)) return -1;
    std::copy(name.cbegin(), name.cend(), std::begin(address.sun_path));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (socket < 0) return -1;
    ::fcntl(socket, F_SETFD, FD_CLOEXEC);
    ::fcntl(socket, F_SETFL, O_NONBLOCK);
    if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return socket;
    const bool isLeft = errno == ECONNREFUSED;
    ::close(socket);
    if (isLeft) {
        // The game has crashed.
        QFile::remove(path);
        QFile::remove(path + QLatin1String(channel::folderSuffix));
    }
    return -1;
}

}  // namespace

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
        process.socket = connectTo(path);
        if (process.socket >= 0) found.append(process);
    }
    return found;
}

#else

QList<FoundProcess> findGameProcesses(const QSet<qint64>&) {
    return {};
}

#endif

}  // namespace plt
