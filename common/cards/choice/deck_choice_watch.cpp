// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_choice_watch.h"

#include "common/storage/preferences.h"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSettings>

namespace plt {

namespace {

/// Returns the file of Preferences::shared(). QSettings of one name share their data, so syncing this one
/// also updates the preferences.
QSettings sharedFile() {
    return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"),
            QStringLiteral("plt-games")};
}

}  // namespace

std::shared_ptr<DeckChoiceWatch> DeckChoiceWatch::shared() {
    static std::weak_ptr<DeckChoiceWatch> one;
    auto watch = one.lock();
    if (!watch) {
        watch.reset(new DeckChoiceWatch);
        one = watch;
    }
    return watch;
}

DeckChoiceWatch::DeckChoiceWatch() : choice_(deckChoice()) {
    // Queued, because a choice is written as several values.
    connect(
        &Preferences::shared(), &Preferences::changed, this,
        [this](const QString& changedKey) {
            if (changedKey.startsWith(deckChoiceKeys)) updateChoice();
        },
        Qt::QueuedConnection);
    // Delayed, so that the start of a game does not access the disk for it.
    QMetaObject::invokeMethod(this, &DeckChoiceWatch::watchFile, Qt::QueuedConnection);
}

DeckChoiceWatch::~DeckChoiceWatch() = default;

void DeckChoiceWatch::watchFile() {
    if (!files_) {
        files_ = std::make_unique<QFileSystemWatcher>();
        const auto refresh = [this] {
            sharedFile().sync();
            updateChoice();
            watchFile();
        };
        connect(files_.get(), &QFileSystemWatcher::directoryChanged, this, refresh);
        connect(files_.get(), &QFileSystemWatcher::fileChanged, this, refresh);
    }
    // A game that writes its settings replaces the file, so the folder is watched too.
    const QString file = sharedFile().fileName();
    for (const QString& path : {file, QFileInfo(file).path()}) {
        const bool watched = files_->files().contains(path) || files_->directories().contains(path);
        if (!watched && QFileInfo::exists(path)) files_->addPath(path);
    }
}

void DeckChoiceWatch::updateChoice() {
    const DeckChoice now = deckChoice();
    if (now == choice_) return;
    choice_ = now;
    Q_EMIT changed();
}

}  // namespace plt
