// SPDX-License-Identifier: MIT
#include "launcher/collection/collection.h"

#include "common/keeping/saved/saved_game.h"
#include "common/plugin/folder/folder_memory.h"

#include <algorithm>
#include <thread>
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

/// Where is kept what was found at the last start.
QString memoryFile() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/plt-games/folders");
}

}  // namespace

bool sameCollection(const Collection& a, const Collection& b) {
    const auto& [setsA, ignoredA, problemsA] = a.scan;
    const auto& [setsB, ignoredB, problemsB] = b.scan;
    return a.resumable == b.resumable && problemsA == problemsB &&
           std::equal(setsA.cbegin(), setsA.cend(), setsB.cbegin(), setsB.cend(), sameSet);
}

Collection withResumable(GamesScan scan) {
    // Few games wait to be resumed, but a thousand might.
    const QDir folder = QFileInfo(SavedGame::path(QStringLiteral("any"))).absoluteDir();
    const QStringList files = folder.entryList(QDir::Files);
    const QSet<QString> saved(files.cbegin(), files.cend());
    Collection found{std::move(scan), {}};
    for (const GameSet& set : std::as_const(found.scan.sets))
        for (const GameInfo& info : set.games)
            if (saved.contains(info.id + QLatin1String(".json")) && hasSavedGame(info.id))
                found.resumable.insert(info.id);
    return found;
}

Collection lookThoroughly(const QStringList& roots) {
    FolderMemory memory;
    GamesScan scan = scanAndNote(roots, memory);
    memory.save(memoryFile());
    return withResumable(std::move(scan));
}

FirstLook beginFirstLook(const QStringList& roots, const std::shared_future<void>& after) {
    // Qt takes the first thread in which it is used for the main one: let it be this one.
    QThread::currentThread();
    std::promise<CollectionPointer> promise;
    FirstLook look = promise.get_future().share();
    // Asked here, for the other thread may be at it before there is an application object.
    const QStringList languages = wantedLanguages();
    // Detached: a directory on a server that does not answer must not keep the program from ending.
    std::thread([roots, after, languages, promise = std::move(promise)]() mutable {
        if (after.valid()) after.wait();
        const FolderMemory memory = FolderMemory::load(memoryFile(), languages);
        promise.set_value(std::make_shared<const Collection>(withResumable(scanFromMemory(roots, memory))));
    }).detach();
    return look;
}

}  // namespace plt
