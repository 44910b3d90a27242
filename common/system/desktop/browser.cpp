// SPDX-License-Identifier: MIT
#include "common/system/desktop/browser.h"

#include <algorithm>
#include <array>

#include <QDirIterator>
#include <QFile>
#include <QStandardPaths>

namespace plt {

bool hasBrowser() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    if (!qEnvironmentVariableIsEmpty("BROWSER")) return true;
    // The desktop entries of applications, in which a browser says that it opens web pages.
    const QStringList dirs = QStandardPaths::standardLocations(QStandardPaths::ApplicationsLocation);
    for (const QString& dir : dirs) {
        QDirIterator entries(dir, {QStringLiteral("*.desktop")}, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            QFile entry(entries.next());
            constexpr qint64 enough = 65536;
            if (entry.open(QIODevice::ReadOnly) && entry.read(enough).contains("text/html")) return true;
        }
    }
    static constexpr std::array commands = {"x-www-browser", "www-browser", "firefox", "chromium",
                                            "google-chrome"};
    return std::any_of(commands.begin(), commands.end(), [](const char* command) {
        return !QStandardPaths::findExecutable(QLatin1String(command)).isEmpty();
    });
#else
    return true;
#endif
}

}  // namespace plt
