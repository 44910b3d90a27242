// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/game_session.h"

#include <functional>
#include <optional>

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

namespace plt {

/// One line of a table of best results.
struct BestResult {
    qint64 score = 0;  ///< the ranked value: score, or milliseconds
    int moves = 0;
    /// Playing time; -1 if unknown.
    qint64 elapsedMs = -1;
    QDateTime when;
    QString gameId;
};

/// The accuracy of one reviewed game.
struct ReviewedAccuracy {
    QDateTime when;
    int accuracy = 0;  ///< 0 .. 100
};

/// The statistics of games played with one set of options.
struct OptionStatistics {
    QString label;
    int played = 0;
    int won = 0;
    int lost = 0;
    int helped = 0;
    int streak = 0;  ///< current number of games won in a row
    int longestStreak = 0;
    qint64 totalMs = 0;
    qint64 totalMoves = 0;
    int ranking = -1;        ///< a Ranking, or -1 where games are not ranked
    QList<BestResult> best;  ///< best first, at most Statistics::bestKept
    /// The best and the sum of a figure over `count` games.
    struct FigureSum {
        double best = 0;
        double sum = 0;
        int count = 0;
        bool higherIsBetter = true;
    };
    QMap<QString, FigureSum> figures;  ///< by English name
    QList<ReviewedAccuracy> reviews;   ///< latest last, at most Statistics::reviewsKept
    QMap<int, int> places;             ///< number of games by rank reached, among three players or more
    QMap<QString, qint64> tallies;     ///< sums by the game's own names
};

/// The statistics of a game, by options. Kept in one file that is replaced as a whole under a lock, so that
/// several windows can count at once.
class PLT_API Statistics {
  public:
    /// The number of best results that are kept.
    static constexpr int bestKept = 10;
    /// The number of reviewed games whose accuracy is kept.
    static constexpr int reviewsKept = 100;

    explicit Statistics(const QString& gameId) : id_(gameId) {}

    /// Returns true if the player wants statistics (for all games).
    static bool enabled();
    static void setEnabled(bool on);

    /// The result of recording. `rank` is the place in the table of best results, from 1; 0 if not in it.
    /// Helped games count but are not ranked.
    struct Recorded {
        int rank = 0;
        QString problem;                  ///< reason why the result could not be saved
        QString aside;                    ///< new path of a statistics file that could not be read
        std::optional<qint64> best = {};  ///< score of the best result, or milliseconds
        bool isTime = false;              ///< `best` is a time
    };
    /// Adds a finished game. `tallies` are the game's own counts.
    Recorded record(const GameResult& result, const QMap<QString, qint64>& tallies = {});

    /// Adds the accuracy of a reviewed game, 0 .. 100, to the set of these options. Returns the problem, or an
    /// empty string.
    QString recordAccuracy(const QString& optionsText, const QString& optionsLabel, int accuracy);

    /// Returns the statistics by the options' text. An unreadable file is set aside when the next result is
    /// recorded.
    QMap<QString, OptionStatistics> read(QString* problem = nullptr) const;
    /// Returns the sums of tallies over all options.
    static QMap<QString, qint64> talliesOf(const QMap<QString, OptionStatistics>& all);
    /// Clears the statistics of these options, or all of them if empty. Returns the problem, or an empty
    /// string.
    QString clear(const QString& optionsText = {});

    QString path() const;

  private:
    using Sets = QMap<QString, OptionStatistics>;
    /// Changes all statistics under the lock. Returns the problem, or an empty string.
    QString change(const std::function<void(Sets&)>& edit);

    QString id_;
};

}  // namespace plt
