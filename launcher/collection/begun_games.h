// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

namespace plt {

/// A game that was begun and waits to be gone on with.
struct BegunGame {
    QString id;
    QDateTime lastPlayed;  ///< when it was saved last
    int moves = -1;        ///< made so far; -1 where that is not known

    bool operator==(const BegunGame&) const = default;
};

/// How far a begun game is, in one short line: "24 moves, today at 14:05". `today` is the player's.
QString progressLine(const BegunGame& game, const QDate& today);

/// Tells from the saved games which ones were begun. What a file has said is kept for as long as the file
/// stays as it is. Works in any thread.
class BegunGames {
  public:
    /// Those among `ids`, newest first. Reads no more than `mostBytes` of files, the newest ones; which of
    /// the others were begun is not known then, and they are left out. A broken file is no begun game.
    QList<BegunGame> look(const QSet<QString>& ids, qint64 mostBytes);

  private:
    struct Known {
        qint64 size = 0;
        QDateTime changed;
        std::optional<BegunGame> game;
    };
    QHash<QString, Known> known_;  ///< by id
};

}  // namespace plt
