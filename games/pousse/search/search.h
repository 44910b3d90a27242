// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/grid/line_weights.h"
#include "pousse/rules.h"

#include <cstdint>
#include <vector>

namespace pousse {

/// The value of a game that is won already; a win n moves away is n less. Larger than any evaluation.
constexpr int winValue = 1'000'000;
/// What is at or above this is a win that was seen to its end.
constexpr int provenValue = winValue - 10'000;
/// The value of a marker in an evaluation, more or less.
constexpr int markerValue = 100;

/// The evaluation of our own levels.
LineWeights standardWeights(int size);

/// How a search sees.
struct Sight {
    int noise = 0;         ///< every evaluation is wrong by up to so much, by the seed
    int openingNoise = 0;  ///< each move at the root gets up to so much more than it is worth, by the seed
};

struct Found {
    Move move;
    int value = 0;  ///< for the side to move; see winValue
    int depth = 0;  ///< plies of the last iteration that came to its end
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< begins with the move

    bool wins() const { return value >= provenValue; }
    bool loses() const { return value <= -provenValue; }
    /// Moves until the end, when it wins or loses.
    int plies() const { return wins() ? winValue - value : winValue + value; }
};

/// Iterative deepening with a principal-variation search that knows the rule of repetition exactly. The game
/// must not be over; however early it is stopped, the move is legal, and loses at once only if all do.
Found search(const State& state, const plt::Question& question, const Sight& sight = {});
Found search(const State& state, const plt::Question& question, const Sight& sight,
             const LineWeights& weights);

}  // namespace pousse
