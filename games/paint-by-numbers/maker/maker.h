// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"
#include "paint-by-numbers/reasoning/technique.h"

#include <cstdint>
#include <stop_token>

namespace paint_by_numbers {

/// What a random board is to be like.
struct Wanted {
    int width = 15;
    int height = 15;
    int density = 50;  ///< of a hundred cells so many are blue, about
    Difficulty difficulty = Difficulty::medium;
};

/// A random picture whose clues have no other solution and are of this difficulty (hard and expert are one
/// here: a colour has to be tried out). A pure function of its arguments; where no such picture is found, or
/// it is stopped, the picture has one solution all the same, but may be easier.
Grid makePicture(const Wanted& wanted, std::uint64_t seed, const std::stop_token& stop = {});

}  // namespace paint_by_numbers
