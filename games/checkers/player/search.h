// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"
#include "checkers/endgames/endgame.h"
#include "checkers/player/evaluation.h"
#include "common/rules/player.h"

#include <limits>
#include <memory>
#include <vector>

namespace checkers {

/// The value of a win at once; a win n plies away is n less. Larger than any evaluation.
constexpr int winValue = 30000;
/// What is at or above this is a win that was seen to its end.
constexpr int provenValue = winValue - 1000;

/// What is searched, and with what.
struct SearchTask {
    Position position;
    /// Earlier positions that may come back, oldest first (see State::recent); the present one may be there.
    std::vector<Position> earlier;
    int quietPlies = 0;        ///< already made
    int quietPliesLimit = 80;  ///< a draw from here on
    /// Null: play without.
    std::shared_ptr<const Endgames> endgames;
    const Weights* weights = &standardWeights;
    plt::Budget budget;
    std::stop_token stop;
    std::uint64_t seed = 0;
    /// Each move at the root gets up to this much more than it is worth, by the seed, so that play varies.
    int noise = 0;
    std::function<void(const plt::Thought&)> report = {};
};

struct SearchResult {
    Move best;
    /// For the side to move, hundredths of a man; see winValue. How far away a win or loss is, is at most so
    /// far unless `exact` is true.
    int value = 0;
    bool proven = false;  ///< a win or loss seen to its end, or the tables know the position
    bool exact =
        false;      ///< the tables know the position, so nothing can be quicker with the best play of both
    int depth = 0;  ///< plies of the last iteration that came to its end
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< begins with `best`
};

/// Iterative deepening with a principal-variation search. The position must have a move.
SearchResult search(const SearchTask& task);

}  // namespace checkers
