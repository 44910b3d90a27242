// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string>

namespace plt {

/// The limits of a computer player's search for one move. The limit that is reached first ends the search.
/// With the node limit alone, equal positions and seeds give equal moves on every machine.
struct Budget {
    std::chrono::milliseconds time = std::chrono::milliseconds::max();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    int depth = std::numeric_limits<int>::max();  ///< plies
};

/// The progress of a computer player's search, reported while it thinks.
struct Thought {
    int depth = 0;            ///< plies searched completely
    double value = 0;         ///< for the side to move, in the game's own unit (a man, a line)
    bool proven = false;      ///< true if the value is exact: won, lost or drawn
    std::uint64_t nodes = 0;  ///< positions searched so far
    std::string line;         ///< principal variation in the rules' text form, separated by spaces
};

/// The parameters of a computer player's search, besides the state.
struct Question {
    Budget budget;
    /// To be polled often: requested when the position is no longer shown or the player wants a move at once.
    /// A stopped search returns the best move it has found, or any legal one.
    std::stop_token stop;
    std::uint64_t seed = 0;  ///< for choices among equal moves, and for the errors of weaker levels
    std::function<void(const Thought&)> report = {};  ///< called on the worker thread; may be empty
};

}  // namespace plt
