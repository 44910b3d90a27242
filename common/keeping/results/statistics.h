// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/game_session.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

namespace plt {

/// One line of a table of best results.
struct BestResult {
    qint64 score = 0;  ///< as ranked: score, or milliseconds
    int moves = 0;
    qint64 elapsedMs = -1;
    QDateTime when;
    QString gameId;
};

/// All that is counted of the games played with one set of options.
struct OptionStatistics {
    QString label;
    int played = 0;
    int won = 0;
    int lost = 0;
    int helped = 0;
    int streak = 0;  ///< games won in a row up to now
    int longestStreak = 0;
    qint64 totalMs = 0;
    qint64 totalMoves = 0;
    int ranking = -1;        ///< Ranking, or -1 where games are not ranked
    QList<BestResult> best;  ///< best first, at most Statistics::bestKept
    struct FigureSum {
        double best = 0;
        double sum = 0;
        int count = 0;
        bool higherIsBetter = true;
    };
    QMap<QString, FigureSum> figures;  ///< by their English name
    QMap<int, int> places;             ///< how often each place was reached among three players or more
    QMap<QString, qint64> tallies;     ///< added up, by names that the game gives them
};

/// What is counted of a game, by options. Kept in one file, written as a whole under a lock, so that several
/// windows can count at once.
class PLT_API Statistics {
  public:
    static constexpr int bestKept = 10;

    explicit Statistics(const QString& gameId) : id_(gameId) {}

    /// Whether the player wants anything counted (for all games).
    static bool enabled();
    static void setEnabled(bool on);

    /// Rank of the result in its table, from 1; 0 = not in the table. Helped games count but are not ranked.
    struct Recorded {
        int rank = 0;
        QString problem;  ///< why it could not be kept
        QString aside;    ///< where a file is kept now that could not be read
    };
    Recorded record(const GameResult& result, const QMap<QString, qint64>& tallies = {});

    /// By the options' text. A file that cannot be read is set aside when the next result is recorded.
    QMap<QString, OptionStatistics> read(QString* problem = nullptr) const;
    /// The tallies of all options together.
    static QMap<QString, qint64> talliesOf(const QMap<QString, OptionStatistics>& all);
    /// Forgets what was counted for these options, or everything when empty. Empty, or what went wrong.
    QString clear(const QString& optionsText = {});

    QString path() const;

  private:
    QString id_;
};

}  // namespace plt
