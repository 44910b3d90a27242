// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "mines/reasoning/logic.h"

#include <optional>
#include <stop_token>

namespace mines {

/// Changes a layout as little as needed until Solver opens the whole board from `first` with reasoning up to
/// `upTo` and no guess. Keeps the number of mines and the tiles around `first`. The solver plays the board,
/// and wherever it is stuck, mines are moved between tiles of which it knows nothing. The result is proven by
/// a run in which nothing was moved, and needs the returned reasoning. Returns none (and leaves an unproven
/// layout) if a bounded number of changes was not enough, or when stopped.
std::optional<Reasoning> makeSolvable(const Grid& grid, int first, Reasoning upTo, Layout& mines,
                                      plt::Random& random, const std::stop_token& stop = {});

}  // namespace mines
