// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"
#include "paint-by-numbers/reasoning/technique.h"

#include <cstdint>
#include <stop_token>

namespace paint_by_numbers {

/// The number of the dealer that makes new boards. A dealer that deals other boards than before gets a new
/// number, and the earlier ones stay, so that an id means the same board for ever.
inline constexpr int newestDealer = 2;

/// The requirements on a random board.
struct Wanted {
    int width = 15;
    int height = 15;
    int density = 50;  ///< percentage of blue cells, which dealer 1 meets only roughly
    Difficulty difficulty = Difficulty::medium;
    int dealer = newestDealer;
};

/// Makes a random picture whose clues have one solution and this difficulty (hard and expert are the same
/// here: a colour has to be tried out). A pure function of its arguments. If no such picture is found, or if
/// it is stopped, the picture still has one solution, but may be easier. Dealer 2 always gives the number of
/// blue cells that the density says.
Grid makePicture(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace paint_by_numbers
