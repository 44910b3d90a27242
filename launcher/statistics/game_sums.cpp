// SPDX-License-Identifier: MIT
#include "launcher/statistics/game_sums.h"

#include "common/keeping/results/statistics_copy.h"
#include "common/language/catalogues/translations.h"
#include "common/language/translated.h"
#include "launcher/collection/games_roots.h"

#include <algorithm>
#include <numeric>

#include <QLocale>
#include <QTranslator>

namespace plt {

namespace {

QString bestOf(const OptionStatistics& set) {
    if (set.best.isEmpty()) return {};
    const auto value = set.best.first().score;
    return set.ranking == static_cast<int>(Ranking::fastest) ? exactDurationText(value)
                                                             : QLocale().toString(value);
}

GameSums sumsOf(const OptionStatistics& set, const QString& label) {
    GameSums sums;
    sums.label = label;
    sums.played = set.played;
    sums.won = set.won;
    sums.lost = set.lost;
    sums.streak = set.streak;
    sums.longestStreak = set.longestStreak;
    sums.totalMs = set.totalMs;
    sums.best = bestOf(set);
    for (const auto& review : set.reviews) sums.accuracies << review.accuracy;
    return sums;
}

void sortByPlayed(QList<GameSums>& sums) {
    std::stable_sort(sums.begin(), sums.end(),
                     [](const GameSums& one, const GameSums& other) { return one.played > other.played; });
}

GameSums sumsOfGame(const QString& label, const QTranslator* catalogue,
                    const QMap<QString, OptionStatistics>& all) {
    GameSums game;
    game.label = label;
    QList<ReviewedAccuracy> reviews;
    for (auto it = all.begin(); it != all.end(); ++it) {
        const auto sums = sumsOf(*it, it->label.empty() ? it.key() : translated(it->label, catalogue));
        game.played += sums.played;
        game.won += sums.won;
        game.lost += sums.lost;
        game.streak = std::max(game.streak, sums.streak);
        game.longestStreak = std::max(game.longestStreak, sums.longestStreak);
        game.totalMs += sums.totalMs;
        reviews += it->reviews;
        game.options << sums;
    }
    std::stable_sort(
        reviews.begin(), reviews.end(),
        [](const ReviewedAccuracy& one, const ReviewedAccuracy& other) { return one.when < other.when; });
    for (const auto& review : reviews) game.accuracies << review.accuracy;
    sortByPlayed(game.options);
    if (game.options.size() == 1) game.best = game.options.first().best;
    return game;
}

}  // namespace

std::optional<int> GameSums::accuracy() const {
    constexpr qsizetype latest = 10;
    if (accuracies.isEmpty()) return std::nullopt;
    const auto from = accuracies.cend() - std::min(latest, accuracies.size());
    const auto count = static_cast<int>(accuracies.cend() - from);
    return (std::accumulate(from, accuracies.cend(), 0) + count / 2) / count;
}

QList<GameSums> readGameSums(const QList<GameInfo>& games) {
    QList<GameSums> all;
    for (const QString& id : countedGames()) {
        const auto info =
            std::find_if(games.begin(), games.end(), [&id](const GameInfo& game) { return game.id == id; });
        const bool isThere = info != games.end();
        // The catalogue of a guest is data of others, which this process does not read.
        const auto catalogue = isThere && !isGuest(info->folder) ? gameCatalogue(info->folder) : nullptr;
        auto sums = sumsOfGame(isThere ? info->label : id, catalogue.get(), Statistics(id).read());
        if (sums.played > 0 || !sums.accuracies.isEmpty()) all << std::move(sums);
    }
    sortByPlayed(all);
    return all;
}

}  // namespace plt
