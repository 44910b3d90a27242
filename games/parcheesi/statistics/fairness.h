// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/statistics/tally.h"

#include <optional>
#include <vector>

namespace parcheesi {

/// The deviation of counts from those expected of fair dice, by Pearson's test.
struct ChiSquare {
    double value = 0;
    int degrees = 0;    ///< degrees of freedom, the mean value for fair dice
    double chance = 1;  ///< the probability that fair dice are at least this uneven
};

/// The probability of a chi-square of at least this value.
double chanceOfChiSquare(double value, int degrees);

/// The unevenness of faces and of pairs; none if there are too few rolls for the test.
std::optional<ChiSquare> unevennessOfFaces(const Tally& tally);
std::optional<ChiSquare> unevennessOfPairs(const Tally& tally);

/// The probability that fair dice are as uneven as in the worst of these tests in any of as many tests,
/// treated as independent; none without tests.
std::optional<double> chanceOfWorst(const std::vector<ChiSquare>& tests);

}  // namespace parcheesi
