// SPDX-License-Identifier: MIT
#pragma once

namespace crazy_8s {

inline constexpr int maximumPlayers = 4;
inline constexpr int maximumDraws = 5;

/// Rules that are played at some tables and not at others. All are off by default.
struct HouseRules {
    bool turnOver = false;  ///< the discards below the top one become a new pile when the pile is empty
    /// number of cards that may be drawn in a turn before it may be passed; 0 for any number
    int drawLimit = 0;
    bool drawTwo = false;  ///< a 2 makes the next player take two cards, or answer with a 2, which adds up
    bool skipOnQueen = false;   ///< a queen skips the next player
    bool reverseOnAce = false;  ///< an ace reverses the direction; of two players, the same one goes on

    bool operator==(const HouseRules&) const = default;
};

}  // namespace crazy_8s
