// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"

#include <cstdint>

namespace parcheesi {

/// Doubles in a row that a side may play; the next one is not played and costs a pawn.
constexpr int doublesAllowed = 2;

/// Two dice, from 1 to 6.
struct Dice {
    std::uint8_t first = 0;
    std::uint8_t second = 0;

    constexpr bool isDouble() const { return first == second; }
    bool operator==(const Dice&) const = default;
};

/// Draws the next roll; the first die is drawn first.
inline Dice rolled(plt::Random& random) {
    Dice dice;
    dice.first = static_cast<std::uint8_t>(random.between(1, 6));
    dice.second = static_cast<std::uint8_t>(random.between(1, 6));
    return dice;
}

}  // namespace parcheesi
