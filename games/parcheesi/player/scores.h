// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <cstdint>

namespace parcheesi {

/// Rolls of two dice that can be told apart.
constexpr int rollCount = 36;
/// A set of them, one bit each.
using Rolls = std::uint64_t;
constexpr Rolls rollOf(int first, int second) {
    return Rolls{1} << ((first - 1) * 6 + second - 1);
}

/// Rolls that show this number or sum to it, 1 .. 12; none for other numbers.
Rolls rollsFor(int number);
/// Rolls with which a pawn can enter.
Rolls enteringRolls();

/// How far a side's pawns still have to go: 0 for all at home, 400 for all at start.
int distanceLeft(const Pawns& pawns);
/// Of one pawn.
int distanceLeft(Progress pawn);

/// The rolls by which pawns of `threatening` could bop a pawn of another side on this square of the ring, as
/// the players of the old game see it: it stands alone there.
Rolls threatsTo(const Position& position, const Crowd& crowd, int square, Side threatening);
/// The rolls by which any other side could bop a pawn of this one.
Rolls threatsTo(const Position& position, Side side);
/// How many rolls that are, of 36.
int danger(const Position& position, Side side);

/// Squares on which two of the pawns stand together.
int blockades(const Pawns& pawns);

}  // namespace parcheesi
