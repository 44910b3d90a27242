// SPDX-License-Identifier: MIT
#include "common/script/view/folder_watch.h"

#include <QDir>
#include <QFileInfo>

namespace plt::script {

namespace {

/// An editor may write a file in several steps.
constexpr int restMs = 120;
constexpr int maximumFiles = 300;

}  // namespace

FolderWatch::FolderWatch(const QString& script, QObject* parent) : QObject(parent), script_(script) {
    pause_.setSingleShot(true);
    pause_.setInterval(restMs);
    connect(&pause_, &QTimer::timeout, this, [this] {
        watchFiles();
        Q_EMIT changed();
    });
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &FolderWatch::wait);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &FolderWatch::wait);
    watcher_.addPath(QFileInfo(script).path());
    watchFiles();
}

void FolderWatch::watchFiles() {
    // A file that was replaced is not watched any more.
    const QDir folder = QFileInfo(script_).dir();
    QStringList files{script_};
    for (const QString& name : folder.entryList({QStringLiteral("*.svg")}, QDir::Files).mid(0, maximumFiles))
        files << folder.filePath(name);
    for (const QString& path : watcher_.files()) files.removeAll(path);
    if (!files.isEmpty()) watcher_.addPaths(files);
}

}  // namespace plt::script
