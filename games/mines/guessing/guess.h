// SPDX-License-Identifier: MIT
#pragma once

#include "mines/reasoning/odds.h"

#include <optional>
#include <stop_token>

namespace mines {

/// The tile to be uncovered where nothing is certain.
struct Guess {
    enum class Why : std::uint8_t {
        safest,     ///< No other tile is safer.
        tellsMore,  ///< Its number is likely to lead further than that of the safest tile.
        wins        ///< All games that can follow were played: with it the most layouts are won.
    };
    int cell = -1;
    double mine = 0;    ///< The chance of a mine.
    double safest = 0;  ///< The same on the safest tile.
    double wins = 0;    ///< With `wins`, the chance to win the game.
    Why why = Why::safest;
    double two = 0;  ///< Otherwise, the chance to survive this tile and the best one after it.
};

/// Weighs the tiles that are nearly as safe as the safest: the chance to survive times the best chance to survive the
/// tile after it, over all numbers that it may show. `layouts` are those of `logic`, in which nothing is certain.
/// None without an unknown tile. Stopped, it is the safest tile.
std::optional<Guess> bestGuess(const Logic& logic, const Layouts& layouts, const std::stop_token& stop);
/// Returns the chance to survive this unknown tile and the best one after it, as bestGuess() weighs it.
double survivingTwo(const Logic& logic, const Layouts& layouts, int cell, const std::stop_token& stop);

}  // namespace mines
