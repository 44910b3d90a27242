// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

namespace plt {

/// A saved game that can be resumed.
struct BegunGame {
    QString id;
    QDateTime lastPlayed;  ///< time of the last save
    int moves = -1;        ///< moves made so far; -1 if unknown
    QString gameId = {};   ///< the short ID of what is played; may be empty

    bool operator==(const BegunGame&) const = default;
};

/// Returns the time in the player's locale, without seconds.
QString timeOfDay(QTime time);
/// Returns the progress in one short line: "24 moves, today at 14:05". `today` is the player's date.
QString progressLine(const BegunGame& game, const QDate& today);

/// Finds the games that can be resumed among the saved ones. Caches the content of a file until it changes.
/// May be used on any thread.
class BegunGames {
  public:
    /// Returns the begun games among `ids`, newest first. Reads at most `maximumBytes` of files, newest
    /// first, and leaves out the others. A broken file is not a begun game.
    QList<BegunGame> read(const QSet<QString>& ids, qint64 maximumBytes);

  private:
    struct Known {
        qint64 size = 0;
        QDateTime changed;
        std::optional<BegunGame> game;
    };
    QHash<QString, Known> known_;  ///< by ID
};

}  // namespace plt
