// SPDX-License-Identifier: MIT
// The review of a game: questions against each other, in the same deals of the hidden cards.
#include "go-fish/hint_reason.h"
#include "go-fish/players/player.h"
#include "go-fish/rules.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gofish {

namespace {

constexpr std::uint64_t maximumWorlds = 2'000;
/// Worlds of a millisecond on a slow machine, and budget nodes that a world counts for.
constexpr std::uint64_t worldsOfMs = 50;
constexpr std::uint64_t nodesOfSample = 40;
/// Questions whose difference is less are equal: it only chooses among them.
constexpr double leastDifference = 0.05;
constexpr double leastChance = 0.01;

int worldsFor(const plt::Budget& budget) {
    constexpr std::int64_t longest = 700;
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, longest);
    const auto worlds = std::min(static_cast<std::uint64_t>(ms) * worldsOfMs, budget.nodes / nodesOfSample);
    return static_cast<int>(std::min(worlds, maximumWorlds));
}

/// Returns the sets of a seat, less the mean of all seats.
double ahead(const plt::Match& match, const std::vector<int>& sets, int seat) {
    const auto& points = match.points();
    const int all =
        std::accumulate(points.begin(), points.end(), 0) + std::accumulate(sets.begin(), sets.end(), 0);
    return points[seat] + sets[seat] - all / static_cast<double>(points.size());
}

/// Returns the standard error of the difference between two questions in the same worlds; never too small,
/// because in a world one of them may succeed where the other one fails.
double errorBetween(const Ask& one, const Ask& other, int worlds) {
    const auto spread = [](const Ask& ask) { return ask.chance * (1 - ask.chance); };
    // The end of a round is worth more than a pair.
    const auto scale = [](const Ask& ask) {
        return ask.chance > leastChance ? std::max(1.0, std::abs(ask.worth) / ask.chance) : 1.0;
    };
    const double variance = spread(one) + spread(other) + 2 * one.chance * other.chance;
    const bool isCertain = spread(one) + spread(other) == 0;
    return isCertain ? 0 : std::max(scale(one), scale(other)) * std::sqrt(variance / worlds);
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const Observation& seen, const Move& made,
                                                 const plt::Question& question) {
    if (seen.phase != Phase::asking || made.kind != Move::Kind::ask) return std::nullopt;
    const int worlds = std::max(1, worldsFor(question.budget));
    const auto asks = weighed(seen, worlds, question.seed, question.stop);
    if (asks.size() < 2 || question.stop.stop_requested()) return std::nullopt;
    const auto own = std::find_if(asks.begin(), asks.end(), [&made](const Ask& ask) {
        return ask.card.rank == made.card.rank && ask.target == made.target;
    });
    if (own == asks.end()) return std::nullopt;
    std::vector<int> sets;
    for (const auto& laid : seen.laid) sets.push_back(static_cast<int>(laid.size()) / seen.options.setSize());
    const double before = ahead(seen.match, sets, seen.seat);
    const Ask& best = asks.front();
    plt::Judgement<Move> judgement{made, before + best.worth, before + own->worth, before};
    for (const Ask& ask : asks) judgement.typicalValue += ask.worth / static_cast<double>(asks.size());
    judgement.error = own == asks.begin() ? 0 : errorBetween(best, *own, worlds);
    // Within the error the two are equal.
    if (best.worth - own->worth <= std::max(leastDifference, judgement.error))
        judgement.madeValue = judgement.bestValue;
    if (judgement.madeValue == judgement.bestValue) return judgement;
    judgement.best = Move::ask(best.card, best.target);
    judgement.reason = reasonToAsk(seen, best);
    judgement.marks = {best.card.index()};
    return judgement;
}

plt::Message Rules::costText(double cost, const Options& options) {
    return {options.books ? PLT_TR("%1 books") : PLT_TR("%1 pairs"), {plt::Decimal{cost, 2}}};
}

double Rules::endValue(const State& state, int seat) {
    return ahead(state.match, std::vector<int>(state.hands.size(), 0), seat);
}

}  // namespace gofish
