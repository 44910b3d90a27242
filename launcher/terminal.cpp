// SPDX-License-Identifier: MIT
#include "launcher/terminal.h"

#include <cstdio>

namespace plt {

void writeOutput(const QByteArray& bytes) {
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fflush(stdout);
}

void writeError(const QString& message) {
    const QByteArray line = "plt-games: " + message.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    std::fflush(stderr);
}

}  // namespace plt
