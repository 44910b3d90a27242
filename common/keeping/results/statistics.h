// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/keeping/results/option_statistics.h"
#include "common/session/game_session.h"

#include <optional>

#include <QMap>
#include <QString>

namespace plt {

/// The statistics of a game, by options, with those that were imported from other computers. Kept in one file
/// that is replaced as a whole under a lock, so that several windows can count at once.
class PLT_API Statistics {
  public:
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
    QString recordAccuracy(const QString& optionsText, const Message& optionsLabel, int accuracy);

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
    QString id_;
};

}  // namespace plt
