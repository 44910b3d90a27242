// SPDX-License-Identifier: MIT
#include "launcher/today/daily_games.h"

#include "common/keeping/daily/daily_streak.h"
#include "common/storage/guests/guests.h"

#include <algorithm>

#include <QFileInfo>

namespace plt {

namespace {

/// Returns the files of one kind, the newest first: of a guest with the ID of a game of the program only
/// those of the shown one.
QFileInfoList filesOfGames(const QString& part) {
    QFileInfoList files;
    for (const QString& path : storage::allFiles(part)) {
        const QFileInfo file(path);
        if (file.path() == storage::folderOf(part, file.completeBaseName())) files.append(file);
    }
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo& a, const QFileInfo& b) {
        return a.lastModified() > b.lastModified();
    });
    return files;
}

}  // namespace

QSet<QDate> DailyGames::daysPlayed() const {
    QSet<QDate> days;
    for (const ResultsByDay& ofGame : results) days += plt::daysPlayed(ofGame);
    return days;
}

void DailyReader::setGames(const GamesScan& scan) {
    folders_.clear();
    boards_.reset();
    for (const GameSet& set : scan.sets)
        for (const GameInfo& info : set.games) folders_.insert(info.id, info.folder);
}

DailyGames DailyReader::read() {
    DailyGames games;
    for (const QFileInfo& file : filesOfGames(QStringLiteral("saved")))
        if (const QString id = file.completeBaseName(); folders_.contains(id)) games.played.append(id);
    QHash<QString, Known> still;
    for (const QFileInfo& file : filesOfGames(QStringLiteral("daily"))) {
        // Games that are away for a while count, too.
        const QString id = file.completeBaseName();
        Known known = known_.value(id);
        if (still.contains(id)) continue;
        if (known.size != file.size() || known.changed != file.lastModified())
            known = {file.size(), file.lastModified(), DailyResults(id).read()};
        still.insert(id, known);
        if (known.results.isEmpty()) continue;
        games.results.insert(id, known.results);
        if (folders_.contains(id) && !games.played.contains(id)) games.played.append(id);
    }
    known_ = still;
    // A start without a game played costs no reading of a thousand folders.
    if (games.played.isEmpty()) return games;
    if (!boards_) {
        boards_.emplace();
        for (auto it = folders_.cbegin(); it != folders_.cend(); ++it)
            if (const DailyBoards boards(it.value(), it.key()); !boards.isEmpty())
                boards_->insert(it.key(), boards);
    }
    games.boards = *boards_;
    return games;
}

}  // namespace plt
