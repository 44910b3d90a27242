// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string>

namespace plt {

/// How much a computer player may think about one move. Whichever limit is reached first ends the search;
/// with the node limit alone, equal positions and seeds give equal moves on every machine.
struct Budget {
    std::chrono::milliseconds time = std::chrono::milliseconds::max();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    int depth = std::numeric_limits<int>::max();  ///< plies
};

/// What a computer player says of its search while it thinks, for those who want to look.
struct Thought {
    int depth = 0;            ///< plies searched to their end
    double value = 0;         ///< for the side to move; what a unit is, the game says (a man, a line)
    bool proven = false;      ///< the value is no estimate: won, lost or drawn
    std::uint64_t nodes = 0;  ///< positions looked at so far
    std::string line;         ///< the best moves in the rules' text form, separated by spaces
};

/// What a computer player is asked with, besides the state.
struct Question {
    Budget budget;
    /// Looked at often: the position is no longer shown, or the player wants a move at once. A stopped search
    /// gives the best move it has found, or any legal one.
    std::stop_token stop;
    std::uint64_t seed = 0;  ///< for choices among equals, and for the errors of weaker levels
    std::function<void(const Thought&)> report = {};  ///< called on the thinking thread; may be empty
};

}  // namespace plt
