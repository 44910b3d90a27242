// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/grid/line_weights.h"
#include "pousse/rules.h"

#include <cstdint>
#include <vector>

namespace pousse {

/// The value of a won game; a win n moves away is n less. Larger than any evaluation.
constexpr int winValue = 1'000'000;
/// Values from here on are wins seen to their end.
constexpr int provenValue = winValue - 10'000;
/// The approximate value of a marker in an evaluation.
constexpr int markerValue = 100;

/// The evaluation of our own levels.
LineWeights standardWeights(int size);

/// Noise of a search.
struct Sight {
    int noise = 0;         ///< maximum error of each evaluation, by the seed
    int openingNoise = 0;  ///< maximum random bonus for each move at the root, by the seed
};

struct Found {
    Move move;
    int value = 0;  ///< for the side to move; see winValue
    int depth = 0;  ///< plies of the last completed iteration
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< begins with the move

    bool wins() const { return value >= provenValue; }
    bool loses() const { return value <= -provenValue; }
    /// Moves until the end, if the game is won or lost.
    int plies() const { return wins() ? winValue - value : winValue + value; }
};

/// Iterative deepening with a principal-variation search that handles the rule of repetition exactly. The
/// game must not be over; however early the search is stopped, the move is legal, and loses at once only if
/// all do.
Found search(const State& state, const plt::Question& question, const Sight& sight = {});
Found search(const State& state, const plt::Question& question, const Sight& sight,
             const LineWeights& weights);

}  // namespace pousse
