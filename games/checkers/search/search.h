// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"
#include "checkers/endgames/endgame.h"
#include "checkers/player/evaluation.h"
#include "common/rules/players.h"

#include <limits>
#include <memory>
#include <vector>

namespace checkers {

/// The value of an immediate win; a win n plies away is n less. Larger than any evaluation.
constexpr int winValue = 30000;
/// Values from here on are wins seen to their end.
constexpr int provenValue = winValue - 1000;

/// The position to search, and the parameters of the search.
struct SearchTask {
    Position position;
    /// Earlier positions that may recur, oldest first (see State::recent); may include the current one.
    std::vector<Position> earlier;
    int quietPlies = 0;        ///< already made
    int quietPliesLimit = 80;  ///< a draw from here on
    /// Null to search without tables.
    std::shared_ptr<const Endgames> endgames;
    /// Asked before each iteration for larger tables than these; may be empty, and may return null.
    std::function<std::shared_ptr<const Endgames>()> awaited = {};
    const Weights* weights = &standardWeights;
    plt::Budget budget;
    std::stop_token stop;
    std::uint64_t seed = 0;
    /// Maximum random bonus for each move at the root, by the seed, so that play varies.
    int noise = 0;
    std::function<void(const plt::Thought&)> report = {};
};

struct SearchResult {
    Move best;
    /// For the side to move, in hundredths of a man; see winValue. The distance of a win or loss is an upper
    /// bound unless `exact` is true.
    int value = 0;
    bool proven = false;  ///< a win or loss seen to its end, or a position in the tables
    bool exact = false;   ///< a position in the tables, so the distance is that of perfect play
    int depth = 0;        ///< plies of the last completed iteration
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< begins with `best`
};

/// Iterative deepening with a principal-variation search. The position must have a move.
SearchResult search(const SearchTask& task);

}  // namespace checkers
