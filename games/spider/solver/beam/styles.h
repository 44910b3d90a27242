// SPDX-License-Identifier: MIT
#pragma once

#include "spider/solver/beam/beam_search.h"

#include <array>

namespace spider {

constexpr int anyLength = 1000;
/// More than any sensible play needs between two deals: a beam is never abandoned.
constexpr int endless = 1000;

/// This style determines which shuffles the first dealer deals, so it must not change.
inline constexpr BeamSearch::Style firstDealersStyle{dealWeights, endless, anyLength};
/// The same for the second dealer. Of 150 deals of four suits that they were not chosen by, a narrow beam
/// with these weights wins 61, one with winningWeights 55.
inline constexpr BeamSearch::Style secondDealersStyle{
    {.suit = 348, .empty = 20, .faceDown = -4, .run = 27, .order = -9, .disorder = -4, .king = 14, .step = 7},
    12,
    anyLength};

/// The weights that win most deals soonest, tuned on deals of four suits other than those of the tests.
inline constexpr Weights winningWeights{
    .suit = 217, .empty = 20, .faceDown = -4, .run = 18, .order = -9, .disorder = -4, .king = 14, .step = 7};
/// Weights that care for little but pairs of one suit.
inline constexpr Weights pairsOnly{
    .suit = 192, .empty = 9, .faceDown = -4, .run = 13, .order = -2, .disorder = 0, .king = 10, .step = 13};

/// The styles that take turns, the best one first. Of 32 deals that the first one misses with a beam of 216
/// positions, the others win 17, 14 and 15 with beams of the same width, and 22 together.
inline constexpr std::array styles{
    BeamSearch::Style{winningWeights, 12, anyLength},
    BeamSearch::Style{{.suit = 300,
                       .empty = 30,
                       .faceDown = -15,
                       .run = 25,
                       .order = -5,
                       .disorder = -8,
                       .king = 10,
                       .step = 8},
                      12,
                      anyLength},
    BeamSearch::Style{{.suit = 217,
                       .empty = 20,
                       .faceDown = -4,
                       .run = 18,
                       .order = -9,
                       .disorder = -4,
                       .king = 14,
                       .step = 3},
                      12,
                      anyLength},
    BeamSearch::Style{{.suit = 217,
                       .empty = 10,
                       .faceDown = -10,
                       .run = 18,
                       .order = -6,
                       .disorder = -4,
                       .king = 20,
                       .step = 7},
                      12,
                      anyLength},
};

}  // namespace spider
