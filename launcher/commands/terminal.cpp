// SPDX-License-Identifier: MIT
#include "launcher/commands/terminal.h"

#include <cerrno>
#include <cstdio>

#include <QCoreApplication>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace plt {

void reserveStandardStreams() {
#ifdef Q_OS_UNIX
    for (const int descriptor : {0, 1, 2}) {
        if (::fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
        // open() returns the lowest free descriptor: this one. The wrong direction makes every use of it
        // fail.
        if (::open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0) return;
    }
#endif
}

bool writeOutput(const QByteArray& bytes) {
    const auto size = static_cast<std::size_t>(bytes.size());
    if (std::fwrite(bytes.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0) return true;
    writeError(QCoreApplication::translate("terminal", "the output could not be written: %1")
                   .arg(qt_error_string(errno)));
    return false;
}

void writeError(const QString& message) {
    const QByteArray line = "plt-games: " + message.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    std::fflush(stderr);
}

}  // namespace plt
