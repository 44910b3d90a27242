// SPDX-License-Identifier: MIT
#include "launcher/collection/collection.h"

#include "common/plugin/folder/folder_memory.h"
#include "common/storage/guests/guests.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>

namespace plt {

namespace {

bool sameSet(const GameSet& a, const GameSet& b) {
    return a.name == b.name && a.games == b.games;
}

/// Returns the path of the cache of the last start.
QString memoryFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/plt-games/folders");
}

}  // namespace

bool sameGames(const Collection& a, const Collection& b) {
    const auto& [setsA, ignoredA, problemsA] = a.scan;
    const auto& [setsB, ignoredB, problemsB] = b.scan;
    return problemsA == problemsB &&
           std::equal(setsA.cbegin(), setsA.cend(), setsB.cbegin(), setsB.cend(), sameSet);
}

bool sameCollection(const Collection& a, const Collection& b) {
    return a.begun == b.begun && a.daily == b.daily && sameGames(a, b);
}

QSet<QString> idsOf(const GamesScan& scan) {
    QSet<QString> ids;
    for (const GameSet& set : scan.sets)
        for (const GameInfo& info : set.games) ids.insert(info.id);
    return ids;
}

void declareGuests(const GamesScan& scan, const QString& installed) {
    // Not by isGuest(): there may be a thousand folders, whose paths are canonical.
    const QString root = QFileInfo(installed).canonicalFilePath();
    const QStringList names =
        root.isEmpty() ? QStringList() : QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    const QSet<QString> ours(names.cbegin(), names.cend());
    QHash<QString, bool> declared;
    for (const GameSet& set : scan.sets)
        for (const GameInfo& info : set.games)
            if (ours.contains(info.id))
                declared.insert(info.id, info.folder != root + QLatin1Char('/') + info.id);
    storage::setGuests(declared);
}

GamesScan scanThoroughly(const QStringList& roots) {
    FolderMemory memory;
    GamesScan scan = scanAndNote(roots, memory);
    memory.save(memoryFile());
    declareGuests(scan);
    return scan;
}

FirstLook beginFirstLook(const QStringList& roots, const std::shared_ptr<WorkQueue>& after) {
    // Qt takes the first thread that uses it for the main thread: make that this one.
    QThread::currentThread();
    // Shared, as a job can be copied.
    const auto promise = std::make_shared<std::promise<CollectionPointer>>();
    const FirstLook look{std::make_shared<WorkQueue>(), promise->get_future().share()};
    // Evaluated here, as the other thread may run before there is an application object.
    const QStringList languages = wantedLanguages();
    look.queue->add({[roots, after, languages, promise](const WorkQueue::Turn&) {
        if (after) after->finish();
        const FolderMemory memory = FolderMemory::load(memoryFile(), languages);
        Collection found{scanFromMemory(roots, memory)};
        declareGuests(found.scan);
        constexpr qint64 maximumBytes = 512 * 1024;
        found.begun = BegunGames().read(idsOf(found.scan), maximumBytes);
        DailyReader daily;
        daily.setGames(found.scan);
        found.daily = daily.read();
        promise->set_value(std::make_shared<const Collection>(std::move(found)));
    }});
    return look;
}

}  // namespace plt
