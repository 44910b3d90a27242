// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <array>

namespace parcheesi {

/// What Careful Carla looks at, for each side, when one has played and the next is to roll. Dangers are
/// chances to be bopped times what that would cost, in hundreds of squares.
namespace feature {
enum Name : std::size_t {
    distance,            ///< that all pawns have left, in hundreds
    furthestBehind,      ///< of the last pawn, in hundreds
    pawnsAtHome,         ///< how many
    pawnsAtStart,        ///< how many
    nobodyAtStart,       ///< 1: doubles have bottoms
    inHomeRow,           ///< pawns
    homecoming,          ///< the chance of a number that brings a pawn of the home row home
    blockadesOnRing,     ///< how many
    blockadesInHomeRow,  ///< how many
    entryKeptFull,       ///< pawns at start behind an own blockade on the entry square
    safePawns,           ///< pawns alone on safe squares
    exposedPawns,        ///< pawns alone on other squares of the ring
    anyDanger,           ///< the chance of a number that hits any pawn
    imminentDanger,      ///< by those who roll before the side itself does
    laterDanger,         ///< by the others
    worstDanger,         ///< of the pawn with most to lose by those who roll before
    followers,           ///< other pawns within 12 squares behind exposed ones
    distantFollowers,    ///< the same, 13 to 20 squares behind
    hindered,            ///< pawns close behind blockades of others
    lockedOut,           ///< pawns at start whose entry square a blockade of others keeps full
    rollsNext,           ///< 1 for the side after the one that has played
    rollsSecond,
    rollsThird,
    count
};
}  // namespace feature

using Features = std::array<float, feature::count>;

/// What a feature is worth: always, and by how near to its end the game is.
struct Weight {
    float always = 0;
    float late = 0;
};
/// The side that has played sees its own features in another light than those of the others, who also play in
/// another way.
struct Weights {
    std::array<Weight, feature::count> own{};
    std::array<Weight, feature::count> others{};
};

/// A position as Carla sees it. Sides stand in the order in which they roll, the one that has played first.
struct Outlook {
    std::array<Features, sideCount> sides{};
    float lateness = 0;  ///< from about 1/4 in the beginning to about 3/2 when somebody is nearly home
};
Outlook outlookOf(const Position& position, Side played);

/// Found by tools/fit.cpp.
extern const Weights standardWeights;

/// The chances of the sides to win, in the order of the outlook.
std::array<double, sideCount> chances(const Outlook& outlook, const Weights& weights);
/// The chance of the side that has played, as its logarithmic odds.
double logOdds(const Outlook& outlook, const Weights& weights);
/// From logarithmic odds, 0 .. 1.
double chance(double odds);

}  // namespace parcheesi
