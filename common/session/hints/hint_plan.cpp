// SPDX-License-Identifier: MIT
#include "common/session/hints/hint_plan.h"

#include <algorithm>
#include <utility>

namespace plt {

namespace {

bool areEqual(const AnyMove& one, const AnyMove& other, const AnyRules& rules) {
    return one.isSameAs(other) || rules.areEqual(one, other);
}

}  // namespace

std::vector<AnyMove> HintPlan::set(Hint<AnyMove> hint) {
    plan_ = std::move(hint);
    firstPly_ = timeline_.ply();
    const auto& moves = timeline_.game().moves;
    way_.assign(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(firstPly_));
    for (const auto& step : plan_->steps) way_.push_back(step.move);
    auto promised = way_;
    promised.insert(promised.end(), plan_->onwards.begin(), plan_->onwards.end());
    return promised;
}

const HintStep<AnyMove>* HintPlan::nextStep() const {
    if (!plan_ || timeline_.ply() < firstPly_ || !isOn(way_)) return nullptr;
    const auto step = timeline_.ply() - firstPly_;
    return step < plan_->steps.size() ? &plan_->steps[step] : nullptr;
}

Ways<AnyMove> HintPlan::knownWays() const {
    Ways<AnyMove> known;
    for (const auto& way : timeline_.game().ways)
        if (way.size() > timeline_.ply() && isOn(way))
            known.emplace_back(way.begin() + static_cast<std::ptrdiff_t>(timeline_.ply()), way.end());
    return known;
}

bool HintPlan::isOn(const std::vector<AnyMove>& way) const {
    const auto ply = timeline_.ply();
    const auto& moves = timeline_.game().moves;
    return way.size() >= ply && std::equal(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(ply),
                                           moves.begin(), [this](const AnyMove& one, const AnyMove& other) {
                                               return areEqual(one, other, rules_);
                                           });
}

void storeWay(PlayedGame& game, std::vector<AnyMove> way, std::size_t ply, const AnyRules& rules) {
    if (way.size() == ply) return;
    std::erase_if(game.ways, [&](const std::vector<AnyMove>& kept) {
        return std::equal(
            kept.begin(), kept.end(), way.begin(), way.end(),
            [&rules](const AnyMove& one, const AnyMove& other) { return areEqual(one, other, rules); });
    });
    game.ways.push_back(std::move(way));
    if (game.ways.size() > Timeline::waysKept) game.ways.erase(game.ways.begin());
}

}  // namespace plt
