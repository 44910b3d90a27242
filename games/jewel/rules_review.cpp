// SPDX-License-Identifier: MIT
// The review of a game: each swap against all others.
#include "jewel/hint/reason.h"
#include "jewel/hint/sampled_swaps.h"
#include "jewel/rules.h"

#include <algorithm>

namespace jewel {

namespace {

/// Swaps made in a millisecond on a slow machine.
constexpr std::uint64_t swapsOfMs = 25;

std::uint64_t swapsFor(const plt::Budget& budget) {
    constexpr std::int64_t longest = 700;
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, longest);
    return std::min(budget.nodes, static_cast<std::uint64_t>(ms) * swapsOfMs);
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    if (made.kind != Move::Kind::swap || goodSwaps(kindsOf(state.gems)).size() < 2) return std::nullopt;
    const auto swaps = sampledSwaps(state, swapsFor(question.budget), question.seed, question.stop);
    const auto own =
        std::find_if(swaps.begin(), swaps.end(), [&made](const auto& one) { return one.swap == made.swap; });
    if (own == swaps.end()) return std::nullopt;
    const double before = endValue(state, 0) - usual(state.options).swap;
    plt::Judgement<Move> judgement{made};
    for (const auto& one : swaps)
        judgement.typicalValue += (before + one.worth()) / static_cast<double>(swaps.size());
    const auto& best = bestOf(swaps);
    judgement.bestValue = before + best.worth();
    judgement.madeValue = before + own->worth();
    judgement.error = best.swap == own->swap ? 0 : best.errorAgainst(*own);
    // Within the error the two are equal.
    if (judgement.bestValue - judgement.madeValue <= judgement.error)
        judgement.madeValue = judgement.bestValue;
    if (judgement.madeValue == judgement.bestValue) return judgement;
    judgement.best.swap = best.swap;
    judgement.reason = reasonFor(state, best);
    judgement.marks = {best.swap.cell, best.swap.other()};
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 points"), {plt::Decimal{cost, 1}}};
}

double Rules::endValue(const State& state, int /*seat*/) {
    return static_cast<double>(state.score) - usual(state.options).swap * state.swaps;
}

}  // namespace jewel
