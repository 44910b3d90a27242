// SPDX-License-Identifier: MIT
#include "spider/solver/turning.h"

#include <utility>

namespace spider {

Solution outcomeOf(const State& state, Budget budget, const std::stop_token& stop) {
    switch (Rules::outcome(state)) {
        case plt::Outcome::won:
            return {Verdict::winnable, {}, 0};
        case plt::Outcome::lost:
            return {Verdict::lost, {}, 0};
        default:
            return decide(state, budget, stop).value_or(Solution{});
    }
}

Turning findTurning(const std::vector<State>& states, Budget budget, const std::stop_token& stop) {
    Turning out;
    // Positions before `low` can be won; from `high` on no win was found.
    int low = none;
    int high = static_cast<int>(states.size());
    int next = high - 1;
    while (low + 1 < high && !stop.stop_requested()) {
        auto solution = outcomeOf(states[static_cast<std::size_t>(next)], budget, stop);
        if (solution.verdict == Verdict::winnable) {
            out.win = std::move(solution.moves);
            low = next;
        } else {
            if (solution.verdict == Verdict::lost) out.firstLost = next;
            high = next;
        }
        next = low + (high - low) / 2;
    }
    out.lastWinnable = low;
    return out;
}

}  // namespace spider
