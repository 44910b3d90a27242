// SPDX-License-Identifier: MIT
#include "common/cards/deck/deck_choice.h"

#include "common/storage/preferences.h"

#include <array>

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSettings>

namespace plt {

namespace {

QString key(const char* name) {
    return QStringLiteral("cards/") + QLatin1String(name);
}

struct NamedBack {
    OwnDeckStyle::Back back;
    const char* name;
};
constexpr std::array backs{NamedBack{OwnDeckStyle::Back::green, "green"},
                           NamedBack{OwnDeckStyle::Back::blue, "blue"},
                           NamedBack{OwnDeckStyle::Back::burgundy, "burgundy"}};

/// The file of Preferences::shared(). QSettings of one name share what they hold, so syncing this one also
/// brings the preferences up to date.
QSettings sharedFile() {
    return {QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"),
            QStringLiteral("plt-games")};
}

}  // namespace

DeckChoice deckChoice() {
    const Preferences& kept = Preferences::shared();
    DeckChoice choice;
    choice.foreign = kept.value(key("deck")).toString();
    choice.foreignShape = kept.value(key("shape")).toDouble();
    if (!(choice.foreignShape >= 0.5 && choice.foreignShape <= 3)) choice.foreignShape = 0;
    const QString name = kept.value(key("back")).toString();
    for (const NamedBack& back : backs) {
        if (name == QLatin1String(back.name)) choice.own.back = back.back;
    }
    choice.own.fourColours = kept.flag(key("fourColours"), false);
    choice.own.largeIndices = kept.flag(key("largeIndices"), false);
    return choice;
}

void setDeckChoice(const DeckChoice& choice) {
    Preferences& kept = Preferences::shared();
    for (const NamedBack& back : backs) {
        if (back.back == choice.own.back) kept.setValue(key("back"), QString::fromLatin1(back.name));
    }
    kept.setFlag(key("fourColours"), choice.own.fourColours);
    kept.setFlag(key("largeIndices"), choice.own.largeIndices);
    kept.setValue(key("shape"), choice.foreignShape);
    kept.setValue(key("deck"), choice.foreign);
}

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
    // Queued: a choice is written as several values.
    connect(
        &Preferences::shared(), &Preferences::changed, this,
        [this](const QString& changedKey) {
            if (changedKey.startsWith(key(""))) lookAgain();
        },
        Qt::QueuedConnection);
    // Looking at the disk is no part of a game's start.
    QMetaObject::invokeMethod(this, &DeckChoiceWatch::watchFile, Qt::QueuedConnection);
}

DeckChoiceWatch::~DeckChoiceWatch() = default;

void DeckChoiceWatch::watchFile() {
    if (!files_) {
        files_ = std::make_unique<QFileSystemWatcher>();
        const auto look = [this] {
            sharedFile().sync();
            lookAgain();
            watchFile();
        };
        connect(files_.get(), &QFileSystemWatcher::directoryChanged, this, look);
        connect(files_.get(), &QFileSystemWatcher::fileChanged, this, look);
    }
    // A game that writes its settings replaces the file, so the folder is watched, too.
    const QString file = sharedFile().fileName();
    for (const QString& path : {file, QFileInfo(file).path()}) {
        const bool watched = files_->files().contains(path) || files_->directories().contains(path);
        if (!watched && QFileInfo::exists(path)) files_->addPath(path);
    }
}

void DeckChoiceWatch::lookAgain() {
    const DeckChoice now = deckChoice();
    if (now == choice_) return;
    choice_ = now;
    Q_EMIT changed();
}

}  // namespace plt
