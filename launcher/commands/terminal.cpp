// SPDX-License-Identifier: MIT
#include "launcher/commands/terminal.h"

#include <cerrno>
#include <cstdio>

#include <QCoreApplication>

namespace plt {

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
