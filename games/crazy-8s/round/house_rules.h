// SPDX-License-Identifier: MIT
#pragma once

namespace crazy_8s {

inline constexpr int mostPlayers = 4;
inline constexpr int mostDraws = 5;

/// Rules that are played at some tables and not at others. None of them is on at first.
struct HouseRules {
    bool turnOver = false;  ///< the discards below the top one become a new pile when the pile is empty
    int drawLimit = 0;      ///< so many cards may be drawn in a turn, then it may be passed; 0: any number
    bool drawTwo = false;   ///< a 2 makes the next player take two cards, or answer with a 2, which adds up
    bool skipOnQueen = false;   ///< a queen skips the next player
    bool reverseOnAce = false;  ///< an ace turns the direction around; of two players, the same one goes on

    bool operator==(const HouseRules&) const = default;
};

}  // namespace crazy_8s
