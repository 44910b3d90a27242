// SPDX-License-Identifier: MIT
// The review of a game: moves against each other in equal deals of the hidden cards.
#include "crazy-8s/hint_reason.h"
#include "crazy-8s/player/strong.h"
#include "crazy-8s/player/values.h"
#include "crazy-8s/rules.h"

#include <algorithm>
#include <utility>

namespace crazy_8s {

namespace {

constexpr int maximumWays = 4'000;
/// Simulated moves of a millisecond on a slow machine.
constexpr std::uint64_t stepsOfMs = 3'000;
/// The points of a match that are worth a round.
constexpr double pointsOfRound = 100;

std::uint64_t stepsFor(const plt::Budget& budget) {
    constexpr std::int64_t longest = 700;
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, longest);
    return std::min(budget.nodes, static_cast<std::uint64_t>(ms) * stepsOfMs);
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const Observation& seen, const Move& made,
                                                 const plt::Question& question) {
    if (seen.isOver || seen.isBetweenRounds) return std::nullopt;
    Values values;
    const auto each = [&values](const auto& moves, const auto& worth) { values.add(moves, worth); };
    const auto simulated =
        crazy_8s::judge(seen, {maximumWays, stepsFor(question.budget)}, question.seed, question.stop, each);
    if (simulated.ways == 0 || question.stop.stop_requested() || !values.has(made)) return std::nullopt;
    const double lead = seen.lead / pointsOfRound;
    const auto best = values.best();
    const auto own = values.best(made);
    plt::Judgement<Move> judgement{made, lead + values.mean(best), lead + values.mean(own),
                                   lead + values.typical()};
    if (best == own) return judgement;
    judgement.error = values.error(best, own);
    // Within the error the two are equal.
    if (judgement.bestValue - judgement.madeValue <= judgement.error) {
        judgement.madeValue = judgement.bestValue;
        return judgement;
    }
    judgement.best = values.move(best);
    judgement.reason = reasonFor(seen, simulated);
    if (judgement.best.what == Move::What::discard) judgement.marks = {judgement.best.card.index()};
    return judgement;
}

plt::Message Rules::costText(double cost) {
    constexpr double percent = 100;
    return {PLT_TR("%1 % of a won round"), {plt::Decimal{percent * cost, 1}}};
}

double Rules::endValue(const State& state, int seat) {
    if (!state.options.match.isSingle()) return leadOf(state, seat) / pointsOfRound;
    if (state.round.winner == nobody) return 1.0 / state.round.players;
    return state.round.winner == seat ? 1 : 0;
}

}  // namespace crazy_8s
