// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <cstdint>

namespace parcheesi {

/// The number of rolls of two distinguishable dice.
constexpr int rollCount = 36;
/// A set of rolls, one bit each.
using Rolls = std::uint64_t;
constexpr Rolls rollOf(int first, int second) {
    return Rolls{1} << ((first - 1) * 6 + second - 1);
}

/// Rolls that show this number or sum to it, 1 to 12; none for other numbers.
Rolls rollsFor(int number);
/// Rolls that let a pawn enter.
Rolls enteringRolls();

/// The remaining distance of a side's pawns: 0 for all at home, 400 for all at start.
int distanceLeft(const Pawns& pawns);
/// The remaining distance of one pawn.
int distanceLeft(Progress pawn);

/// The rolls by which pawns of `threatening` could bop a pawn of another side that is alone on this ring
/// square, as counted by the players of the old game.
Rolls threatsTo(const Position& position, const Crowd& crowd, int square, Side threatening);
/// The rolls by which any other side could bop a pawn of this side.
Rolls threatsTo(const Position& position, Side side);
/// The number of those rolls, of 36.
int danger(const Position& position, Side side);

/// The number of squares with two of the pawns.
int blockades(const Pawns& pawns);

}  // namespace parcheesi
