// SPDX-License-Identifier: MIT
#include "common/session/review/review_sums.h"

#include <algorithm>
#include <cmath>

namespace plt {

namespace {
/// Costs below this come from rounding.
constexpr double leastCost = 1e-6;
}  // namespace

std::optional<int> ReviewSums::accuracy() const {
    if (decisions == 0 || typicalCost < leastCost) return std::nullopt;
    // 100 is kept for play without any mistake.
    const int most = cost < leastCost ? 100 : 99;
    return std::min(static_cast<int>(std::lround(100 * std::exp(-cost / typicalCost))), most);
}

ReviewSums reviewSums(const AnyRules& rules, const GameReview& review, int seat, const AnyState& end) {
    ReviewSums out;
    const JudgedMove* last = nullptr;
    double luck = 0;
    for (const auto& move : review.moves) {
        if (move.seat != seat) continue;
        ++out.decisions;
        out.cost += move.cost();
        out.typicalCost += move.judgement.bestValue - move.judgement.typicalValue;
        if (last != nullptr) luck += move.judgement.bestValue - last->judgement.madeValue;
        last = &move;
    }
    if (!rules.traits().hasLuck || last == nullptr) return out;
    if (!end.isNull()) luck += rules.endValue(end, seat) - last->judgement.madeValue;
    out.luck = luck;
    return out;
}

bool isMistake(const JudgedMove& move) {
    return move.cost() > std::max(leastCost, 2 * move.judgement.error);
}

std::vector<std::size_t> reviewMoments(const GameReview& review) {
    std::vector<std::size_t> moments;
    for (std::size_t i = 0; i < review.moves.size(); ++i)
        if (isMistake(review.moves[i])) moments.push_back(i);
    std::stable_sort(moments.begin(), moments.end(), [&review](std::size_t one, std::size_t other) {
        return review.moves[one].cost() > review.moves[other].cost();
    });
    if (moments.size() > mostMoments) moments.resize(mostMoments);
    std::sort(moments.begin(), moments.end());
    return moments;
}

}  // namespace plt
