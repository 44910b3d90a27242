// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"

#include "common/keeping/results/option_statistics.h"
#include "common/keeping/results/statistics_file.h"
#include "common/storage/preferences.h"

#include <cmath>

namespace plt {

namespace {

/// Adds a result that is compared. Returns the line, or nothing if the result is not ranked.
std::optional<BestResult> insertRanked(OptionStatistics& set, const GameResult& result) {
    if (!result.ranking || result.helped) return std::nullopt;
    const bool won = result.outcome == Outcome::won || result.outcome == Outcome::over;
    // A time or a number of turns is meaningful only for a game that was won.
    if (!won && *result.ranking != Ranking::highestScore) return std::nullopt;
    const qint64 value = *result.ranking == Ranking::fastest ? result.elapsedMs : result.score.value_or(-1);
    if (value < 0 && *result.ranking == Ranking::fastest) return std::nullopt;
    const BestResult line{value, result.moves, result.elapsedMs, QDateTime::currentDateTimeUtc(),
                          result.gameId.left(4000)};
    addBest(set, {line});
    return line;
}

/// Counts a finished game but for its rank.
void add(OptionStatistics& set, const GameResult& result, const QMap<QString, qint64>& tallies) {
    set.label = result.optionsLabel;
    ++set.played;
    if (result.helped) ++set.helped;
    if (result.outcome == Outcome::won) {
        ++set.won;
        ++set.streak;
        set.longestStreak = qMax(set.longestStreak, set.streak);
    } else {
        if (result.outcome == Outcome::lost) ++set.lost;
        set.streak = 0;
    }
    set.totalMs += qMax<qint64>(0, result.elapsedMs);
    set.totalMoves += result.moves;
    if (result.place > 0 && result.place <= OptionStatistics::lastPlace) ++set.places[result.place];
    if (result.ranking) set.ranking = static_cast<int>(*result.ranking);
    for (auto it = tallies.begin(); it != tallies.end(); ++it) addTally(set.tallies, it.key(), *it);
    if (result.helped) return;
    for (const auto& figure : result.figures)
        if (std::isfinite(figure.value))
            addFigures(set, {{QString::fromStdString(figure.name.text),
                              {figure.value, figure.value, 1, figure.higherIsBetter}}});
}

}  // namespace

bool Statistics::enabled() {
    return Preferences::shared().flag(QStringLiteral("statistics"), true);
}

void Statistics::setEnabled(bool on) {
    Preferences::shared().setFlag(QStringLiteral("statistics"), on);
}

QString Statistics::path() const {
    return StatisticsFile::path(id_);
}

QMap<QString, OptionStatistics> Statistics::read(QString* problem) const {
    return StatisticsFile::read(id_, problem).all();
}

QMap<QString, qint64> Statistics::talliesOf(const QMap<QString, OptionStatistics>& all) {
    QMap<QString, qint64> sums;
    for (const auto& set : all)
        for (auto it = set.tallies.begin(); it != set.tallies.end(); ++it) addTally(sums, it.key(), *it);
    return sums;
}

Statistics::Recorded Statistics::record(const GameResult& result, const QMap<QString, qint64>& tallies) {
    Recorded recorded;
    recorded.problem = StatisticsFile::change(
        id_,
        [&](StatisticsFile& file) {
            auto& set = file.own.sets[result.optionsText];
            add(set, result, tallies);
            const auto line = insertRanked(set, result);
            const auto all = file.all().value(result.optionsText);
            if (line) recorded.rank = 1 + static_cast<int>(indexOf(all.best, *line));
            if (result.ranking && !all.best.isEmpty()) {
                recorded.best = all.best.front().score;
                recorded.isTime = *result.ranking == Ranking::fastest;
            }
        },
        &recorded.aside);
    return recorded;
}

QString Statistics::recordAccuracy(const QString& optionsText, const Message& optionsLabel, int accuracy) {
    return StatisticsFile::change(id_, [&](StatisticsFile& file) {
        auto& set = file.own.sets[optionsText];
        set.label = optionsLabel;
        addReviews(set, {{QDateTime::currentDateTimeUtc(), accuracy}});
    });
}

QString Statistics::clear(const QString& optionsText) {
    return StatisticsFile::change(id_, [&](StatisticsFile& file) {
        if (optionsText.isEmpty()) {
            // Nothing is left that another computer could have, so a copy may be brought back.
            file = StatisticsFile();
            return;
        }
        file.own.sets.remove(optionsText);
        for (auto& other : file.others) other.sets.remove(optionsText);
    });
}

}  // namespace plt
