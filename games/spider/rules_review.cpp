// SPDX-License-Identifier: MIT
// The review of a game: the move after which the deal cannot be won any more.
#include "common/rules/random.h"
#include "spider/hint_step.h"
#include "spider/rules.h"
#include "spider/solver/exhaustion.h"
#include "spider/solver/solver.h"

#include <algorithm>
#include <utility>

namespace spider {

namespace {

/// Positions that the solver searches in a millisecond on a slow machine.
constexpr long positionsOfMs = 5'000;
constexpr long maximumPositions = 700 * positionsOfMs;
/// The number of moves of which the typical one is the mean, and the share of the budget for each.
constexpr std::size_t sampleSize = 10;
constexpr long sampleShare = 50;

long positionsFor(const plt::Budget& budget) {
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, maximumPositions / positionsOfMs);
    return static_cast<long>(
        std::min<std::uint64_t>(budget.nodes, static_cast<std::uint64_t>(ms * positionsOfMs)));
}

/// Like decide(), but for finished games as well.
Solution outcomeOf(const State& state, long positions, const std::stop_token& stop) {
    switch (Rules::outcome(state)) {
        case plt::Outcome::won:
            return {Verdict::winnable, {}, 0};
        case plt::Outcome::lost:
            return {Verdict::lost, {}, 0};
        default:
            return decide(state, {positions}, stop).value_or(Solution{});
    }
}

bool isProvenLost(const State& state, long positions, const std::stop_token& stop) {
    if (const auto outcome = Rules::outcome(state); outcome != plt::Outcome::playing)
        return outcome == plt::Outcome::lost;
    return isTrapped(state) || exhaust(state, positions, stop).isLost;
}

/// Returns the share of a sample of the moves of which no loss is proven.
double shareNotLost(const State& state, std::vector<Move> moves, long positions,
                    const plt::Question& question) {
    plt::Random random(question.seed);
    random.shuffle(moves);
    moves.resize(std::min(moves.size(), sampleSize));
    int lost = 0;
    for (const Move& move : moves)
        lost += isProvenLost(Rules::apply(state, move).value(), positions, question.stop) ? 1 : 0;
    return 1 - lost / static_cast<double>(moves.size());
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    const auto moves = legalMoves(state);
    if (moves.size() < 2) return std::nullopt;
    const long positions = positionsFor(question.budget);
    const auto after = outcomeOf(apply(state, made).value(), positions / 2, question.stop);
    if (after.verdict == Verdict::unknown) return std::nullopt;
    plt::Judgement<Move> judgement{made, 1, 1, 1, 0, plt::Certainty::proven};
    if (after.verdict == Verdict::lost) {
        const auto before = outcomeOf(state, positions / 2, question.stop);
        if (before.verdict != Verdict::winnable || before.moves.empty()) return std::nullopt;
        judgement.best = before.moves.front();
        judgement.madeValue = 0;
        const auto step = explained(state, apply(state, judgement.best).value(), judgement.best);
        judgement.reason = {PLT_TR("This keeps the win, which is proven to be lost after the other move. %1"),
                            {step.reason}};
        judgement.marks = step.marks;
    }
    judgement.typicalValue = shareNotLost(state, moves, positions / sampleShare, question);
    if (question.stop.stop_requested()) return std::nullopt;
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln deals that could be won", "the deal, which could be won"),
            static_cast<std::int64_t>(cost)};
}

}  // namespace spider
