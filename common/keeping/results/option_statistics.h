// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <QDateTime>
#include <QJsonObject>
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
    /// The number of best results that are kept.
    static constexpr int bestKept = 10;
    /// The number of reviewed games whose accuracy is kept.
    static constexpr int reviewsKept = 100;
    /// More seats than any table has.
    static constexpr int lastPlace = 64;

    Message label;  ///< of the options and players
    int played = 0;
    int won = 0;
    int lost = 0;
    int helped = 0;
    int streak = 0;  ///< current number of games won in a row
    int longestStreak = 0;
    qint64 totalMs = 0;
    qint64 totalMoves = 0;
    int ranking = -1;        ///< a Ranking, or -1 where games are not ranked
    QList<BestResult> best;  ///< best first, at most bestKept
    /// The best and the sum of a figure over `count` games.
    struct FigureSum {
        double best = 0;
        double sum = 0;
        int count = 0;
        bool higherIsBetter = true;
    };
    QMap<QString, FigureSum> figures;  ///< by English name
    QList<ReviewedAccuracy> reviews;   ///< latest last, at most reviewsKept
    QMap<int, int> places;             ///< number of games by rank reached, among three players or more
    QMap<QString, qint64> tallies;     ///< sums by the game's own names
};

/// Statistics by the options' text.
using OptionSets = QMap<QString, OptionStatistics>;

/// Adds to a count of a game's own. A number that counting never reaches is damage, and left out.
void addTally(QMap<QString, qint64>& tallies, const QString& name, qint64 count);
/// Adds best results, and keeps the best of all.
void addBest(OptionStatistics& to, const QList<BestResult>& from);
/// Returns the index of a line among best results; -1 if it is not among them.
qsizetype indexOf(const QList<BestResult>& best, const BestResult& line);
/// Adds accuracies in the order of their times, and keeps the latest.
void addReviews(OptionStatistics& to, const QList<ReviewedAccuracy>& from);
void addFigures(OptionStatistics& to, const QMap<QString, OptionStatistics::FigureSum>& from);
/// Returns true if results of this ranking are better the lower they are.
bool isLowBest(int ranking);

/// Returns the statistics of two computers as one. The streak that goes on is the first one's.
OptionStatistics combined(OptionStatistics one, const OptionStatistics& other);
OptionSets combined(OptionSets one, const OptionSets& other);

QJsonObject toJson(const OptionSets& sets);
/// Reads what can be read.
OptionSets optionSetsFrom(const QJsonObject& json);

}  // namespace plt
