// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/statistics/tally.h"

#include <optional>
#include <vector>

namespace parcheesi {

/// How far counts are from what is expected of fair dice, by Pearson's test.
struct ChiSquare {
    double value = 0;
    int degrees = 0;    ///< of freedom; what fair dice give on average
    double chance = 1;  ///< of fair dice to be as uneven as this, or more
};

/// The chance of a chi-square that is at least so large.
double chanceOfChiSquare(double value, int degrees);

/// Of faces, and of pairs; nothing where there are too few rolls for the test.
std::optional<ChiSquare> unevennessOfFaces(const Tally& tally);
std::optional<ChiSquare> unevennessOfPairs(const Tally& tally);

/// How often fair dice are as uneven as in the worst of these tests somewhere in so many, as if the tests did
/// not depend on each other; nothing without tests.
std::optional<double> chanceOfWorst(const std::vector<ChiSquare>& tests);

}  // namespace parcheesi
