// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/turn/turn.h"

#include <cstdint>
#include <vector>

namespace parcheesi {

/// Returns true if some sequence of steps brings the turn to an end.
bool canEnd(const Turn& turn);

/// The states that a turn can reach, each once, and those in which it may end.
class Endings {
  public:
    /// Explores a turn. Reuses its memory, so one object for many turns is fastest.
    void explore(const Turn& turn);

    /// The number of states, which differ in the position or in the remaining numbers; the first is the
    /// explored one.
    int stateCount() const { return static_cast<int>(states_.size()); }
    /// Indices of the states in which the turn may end, each position once (pawns are distinguishable).
    const std::vector<int>& ends() const { return ends_; }
    const Position& position(int state) const { return states_[state].position; }
    const Numbers& left(int state) const { return states_[state].left; }
    /// The steps from the explored turn to a state.
    std::vector<Step> stepsTo(int state) const;

  private:
    struct State {
        Position position;
        Numbers left;
        int from = -1;  ///< the previous state
        Step step;      ///< the step from there
    };
    void add(const Turn& turn, int from, const Step& step);
    void grow();
    void addEnd(int state);

    std::vector<State> states_;
    std::vector<int> ends_;
    std::vector<int> table_;     ///< state numbers by hash, -1 for a free slot
    std::vector<int> endTable_;  ///< the same for the positions of ends
};

}  // namespace parcheesi
