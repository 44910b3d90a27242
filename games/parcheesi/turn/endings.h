// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/turn/turn.h"

#include <cstdint>
#include <vector>

namespace parcheesi {

/// Whether a turn that is under way can be brought to an end by any steps.
bool canEnd(const Turn& turn);

/// Everything that can become of a turn: its states, each once, and those in which it may end.
class Endings {
  public:
    /// Looks at a turn anew. Keeps its memory, so one object for many turns is quickest.
    void explore(const Turn& turn);

    /// States of the turn, which differ in the position or in the numbers left; the first is the one
    /// explored.
    int stateCount() const { return static_cast<int>(states_.size()); }
    /// Numbers of the states in which the turn may end, each position once (pawns have numbers).
    const std::vector<int>& ends() const { return ends_; }
    const Position& position(int state) const { return states_[static_cast<std::size_t>(state)].position; }
    const Numbers& left(int state) const { return states_[static_cast<std::size_t>(state)].left; }
    /// The steps from the explored turn to a state.
    std::vector<Step> stepsTo(int state) const;

  private:
    struct State {
        Position position;
        Numbers left;
        int from = -1;  ///< the state before it
        Step step;      ///< that led here
    };
    void add(const Turn& turn, int from, const Step& step);
    void grow();
    void addEnd(int state);

    std::vector<State> states_;
    std::vector<int> ends_;
    std::vector<int> table_;     ///< numbers of states by their hash, -1 for an empty place
    std::vector<int> endTable_;  ///< the same for ends by their position
};

}  // namespace parcheesi
