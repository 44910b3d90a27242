// SPDX-License-Identifier: MIT
#include "launcher/collection/begun_games.h"

#include "common/keeping/saved/saved_game.h"
#include "common/storage/guests/guests.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BegunGames)
};

}  // namespace

QString timeOfDay(QTime time) {
    // The short format of some locales has seconds.
    QString format = QLocale().timeFormat(QLocale::ShortFormat);
    static const QRegularExpression seconds(QStringLiteral("[:.]?s+"));
    return QLocale().toString(time, format.remove(seconds));
}

QString progressLine(const BegunGame& game, const QDate& today) {
    const QDateTime played = game.lastPlayed.toLocalTime();
    const qint64 daysAgo = played.date().daysTo(today);
    const bool isRecent = daysAgo == 0 || daysAgo == 1;
    const QString when =
        isRecent ? timeOfDay(played.time()) : QLocale().toString(played.date(), QLocale::ShortFormat);
    const auto line = [&] {
        if (game.moves < 0) {
            if (daysAgo == 0) return Words::tr("Last played today at %1");
            if (daysAgo == 1) return Words::tr("Last played yesterday at %1");
            return Words::tr("Last played on %1");
        }
        if (daysAgo == 0) return Words::tr("%Ln moves, today at %1", "1 move, today at %1", game.moves);
        if (daysAgo == 1)
            return Words::tr("%Ln moves, yesterday at %1", "1 move, yesterday at %1", game.moves);
        return Words::tr("%Ln moves, last played on %1", "1 move, last played on %1", game.moves);
    };
    return line().arg(when);
}

QList<BegunGame> BegunGames::read(const QSet<QString>& ids, qint64 maximumBytes) {
    const QString ending = QStringLiteral(".json");
    QFileInfoList files;
    for (const QString& folder : storage::allFolders(QStringLiteral("saved")))
        files += QDir(folder).entryInfoList(QDir::Files, QDir::Time);
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo& a, const QFileInfo& b) {
        return a.lastModified() > b.lastModified();
    });
    QHash<QString, Known> still;
    QList<BegunGame> begun;
    qint64 read = 0;
    for (const QFileInfo& file : files) {
        if (!file.fileName().endsWith(ending)) continue;
        const QString id = file.fileName().chopped(ending.size());
        // A guest may have the ID of a game of the program, which is hidden then.
        if (!ids.contains(id) || file.absolutePath() != QFileInfo(SavedGame::path(id)).absolutePath())
            continue;
        Known known = known_.value(id);
        if (known.size != file.size() || known.changed != file.lastModified()) {
            // A file that is too large must not hide older ones.
            if (maximumBytes - read < file.size()) continue;
            read += file.size();
            known = {file.size(), file.lastModified(), std::nullopt};
            if (const auto progress = savedProgress(id))
                known.game = BegunGame{id, known.changed, progress->moves, progress->gameId};
        }
        if (known.game) begun.append(*known.game);
        still.insert(id, known);
    }
    known_ = still;
    std::sort(begun.begin(), begun.end(), [](const BegunGame& a, const BegunGame& b) {
        return a.lastPlayed == b.lastPlayed ? a.id < b.id : a.lastPlayed > b.lastPlayed;
    });
    return begun;
}

}  // namespace plt
