// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/laying_off.h"

#include <array>
#include <cstdlib>

/// The end of a round by a knock: both hands lie open, and their loose cards are compared.
namespace rummy {

/// The most that the loose cards of a player who knocks may count.
inline constexpr int maximumToKnock = 10;
/// Points for a knock without loose cards, besides what the other's loose cards count.
inline constexpr int pointsOfGin = 25;
/// Points for the other player if it has no more than the one who knocked, besides the difference.
inline constexpr int pointsOfUndercut = 25;
/// A round is drawn if nobody has knocked before so many cards are left in the stock.
inline constexpr int minimumStock = 2;

/// Returns the points of a player who knocks with loose cards that count `own`, while those of the other
/// count `other`; negative if the other makes them by an undercut.
constexpr int pointsOfKnock(int own, int other) {
    if (own == 0) return pointsOfGin + other;
    return other <= own ? other - own - pointsOfUndercut : other - own;
}

struct Showdown {
    int knocker = 0;
    Division laid;  ///< the hand of who knocked
    Laying others;  ///< the other hand
    /// By seat: what the loose cards count, after laying off.
    std::array<int, 2> deadwood{};

    /// Returns true if the player who knocked has no loose card. Nothing is laid off then.
    bool isGin() const { return laid.loose.empty(); }
    bool isUndercut() const { return !isGin() && countOther() <= countOwn(); }
    int winner() const { return isUndercut() ? 1 - knocker : knocker; }
    /// The points of the winner.
    int points() const { return std::abs(pointsOfKnock(countOwn(), countOther())); }
    bool operator==(const Showdown&) const = default;

  private:
    int countOwn() const { return deadwood.at(knocker); }
    int countOther() const { return deadwood.at(1 - knocker); }
};

/// Returns the showdown of two hands of ten cards.
Showdown showdown(int knocker, CardSet knockers, CardSet others);

}  // namespace rummy
