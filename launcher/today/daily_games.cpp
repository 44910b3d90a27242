// SPDX-License-Identifier: MIT
#include "launcher/today/daily_games.h"

#include "common/keeping/daily/daily_streak.h"
#include "common/keeping/saved/saved_game.h"

#include <QDir>
#include <QFileInfo>

namespace plt {

namespace {

/// Returns the files of games in a folder, the newest first.
QFileInfoList filesOfGames(const QString& folder) {
    return QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time);
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
    const QString saved = QFileInfo(SavedGame::path(QStringLiteral("any"))).path();
    for (const QFileInfo& file : filesOfGames(saved))
        if (const QString id = file.completeBaseName(); folders_.contains(id)) games.played.append(id);
    QHash<QString, Known> still;
    for (const QFileInfo& file : filesOfGames(DailyResults::folder())) {
        // Games that are away for a while count, too.
        const QString id = file.completeBaseName();
        Known known = known_.value(id);
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
