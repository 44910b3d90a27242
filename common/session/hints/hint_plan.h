// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/timeline/timeline.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace plt {

/// The plan of the last hint. It is valid at each of its positions, also after a detour that was taken back.
class HintPlan {
  public:
    /// The rules and the timeline must outlive it.
    HintPlan(const AnyRules& rules, const Timeline& timeline) : rules_(rules), timeline_(timeline) {}

    bool isEmpty() const { return !plan_; }
    void clear() { plan_.reset(); }
    /// Takes a hint for the shown position as the plan. Returns the way of the whole game that it promises.
    std::vector<AnyMove> set(Hint<AnyMove> hint);
    /// The step that belongs to the shown position; null where the game is not on the plan, or at its end.
    const HintStep<AnyMove>* nextStep() const;
    /// Returns true at the position for which the hint was given.
    bool isAtFirstStep() const { return timeline_.ply() == firstPly_; }
    /// Only when not isEmpty().
    const Message& verdict() const { return plan_->verdict; }
    bool hasSteps() const { return plan_ && !plan_->steps.empty(); }

    /// The continuations that earlier hints of this game found from the shown position.
    Ways<AnyMove> knownWays() const;

  private:
    /// Returns true if the moves of the game up to the shown position are the first of these.
    bool isOn(const std::vector<AnyMove>& way) const;

    const AnyRules& rules_;
    const Timeline& timeline_;
    std::optional<Hint<AnyMove>> plan_;
    std::size_t firstPly_ = 0;
    std::vector<AnyMove> way_;  ///< the moves up to the first step, and the steps
};

/// Stores a line of a game as its latest; a line that ends at `ply` is ignored.
void storeWay(PlayedGame& game, std::vector<AnyMove> way, std::size_t ply, const AnyRules& rules);

}  // namespace plt
