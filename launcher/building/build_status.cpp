// SPDX-License-Identifier: MIT
#include "launcher/building/build_status.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QFile>
#include <QFileSystemWatcher>
#include <QLocale>
#include <QStringList>

namespace plt {

QString BuildStatus::sentence(const QString& id) const {
    const auto game = games.constFind(id);
    if (game == games.constEnd()) return {};
    if (!game->hasFailed())
        return QCoreApplication::translate("plt::BuildStatus", "Being built: %1 %")
            .arg(QLocale().toString(percent));
    return QCoreApplication::translate("plt::BuildStatus", "Could not be built: %1").arg(game->error);
}

BuildStatus parseBuildStatus(const QByteArray& text) {
    QStringList lines = QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts);
    if (lines.isEmpty()) return {};
    BuildStatus status;
    status.percent = std::clamp(lines.takeFirst().toInt(), 0, 100);
    for (const QString& line : std::as_const(lines)) {
        const QStringList parts = line.split(u'\t');
        status.games.insert(parts.value(0), {parts.value(1), parts.value(2)});
    }
    return status;
}

BuildWatcher::BuildWatcher(const QString& file, QObject* parent)
    : QObject(parent), file_(file), watcher_(new QFileSystemWatcher(this)) {
    connect(watcher_, &QFileSystemWatcher::fileChanged, this, &BuildWatcher::read);
    read();
}

void BuildWatcher::read() {
    // The file is replaced on every change, which ends the watch. Watching before reading misses no change.
    if (!watcher_->files().contains(file_) && QFile::exists(file_)) watcher_->addPath(file_);
    QFile in(file_);
    constexpr qint64 maximumBytes = 256 * 1024;
    const BuildStatus now =
        in.open(QIODevice::ReadOnly) ? parseBuildStatus(in.read(maximumBytes)) : BuildStatus();
    if (std::exchange(status_, now) != now) Q_EMIT changed();
}

}  // namespace plt
