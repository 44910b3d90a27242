// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <array>

namespace parcheesi {

/// The features of Careful Carla's evaluation for each side, after one has played and before the next rolls.
/// Dangers are probabilities of being bopped times the loss, in hundreds of squares.
namespace feature {
enum Name : std::size_t {
    distance,            ///< left for all pawns, in hundreds
    furthestBehind,      ///< distance of the last pawn, in hundreds
    pawnsAtHome,         ///< number
    pawnsAtStart,        ///< number
    nobodyAtStart,       ///< 1 if so: doubles have bottoms
    inHomeRow,           ///< number of pawns
    homecoming,          ///< probability of a number that brings a pawn of the home row home
    blockadesOnRing,     ///< number
    blockadesInHomeRow,  ///< number
    entryKeptFull,       ///< pawns at start behind a blockade of their own on the entry square
    safePawns,           ///< pawns alone on safe squares
    exposedPawns,        ///< pawns alone on other squares of the ring
    anyDanger,           ///< probability of a number that hits any pawn
    imminentDanger,      ///< from sides that roll before this one
    laterDanger,         ///< from the others
    worstDanger,         ///< of the pawn with most to lose, from sides that roll before
    followers,           ///< other pawns within 12 squares behind exposed ones
    distantFollowers,    ///< the same, 13 to 20 squares behind
    hindered,            ///< pawns close behind blockades of other sides
    lockedOut,           ///< pawns at start with a blockade of another side on their entry square
    rollsNext,           ///< 1 for the side after the one that has played
    rollsSecond,
    rollsThird,
    count
};
}  // namespace feature

using Features = std::array<float, feature::count>;

/// The weight of a feature: a constant part, and a part proportional to the lateness of the game.
struct Weight {
    float always = 0;
    float late = 0;
};
/// The side that has played has weights of its own, since its features count differently and the others play
/// differently.
struct Weights {
    std::array<Weight, feature::count> own{};
    std::array<Weight, feature::count> others{};
};

/// A position as seen by Carla. Sides are in the order in which they roll, the one that has played first.
struct Outlook {
    std::array<Features, sideCount> sides{};
    float lateness = 0;  ///< from about 1/4 at the beginning to about 3/2 when a side is nearly home
};
Outlook outlookOf(const Position& position, Side played);

/// Fitted by tools/fit.cpp.
extern const Weights standardWeights;

/// The winning probabilities of the sides, in the order of the outlook.
std::array<double, sideCount> chances(const Outlook& outlook, const Weights& weights);
/// The logarithmic odds of a win for the side that has played.
double logOdds(const Outlook& outlook, const Weights& weights);
/// The probability for logarithmic odds, 0 to 1.
double chance(double odds);

}  // namespace parcheesi
