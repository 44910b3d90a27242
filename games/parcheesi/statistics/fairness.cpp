// SPDX-License-Identifier: MIT
#include "parcheesi/statistics/fairness.h"

#include <algorithm>
#include <cmath>

namespace parcheesi {

namespace {

/// With fewer expected per class, the chi-square distribution is a bad approximation.
constexpr double minimumExpected = 5;
constexpr int ways = faceCount * faceCount;

}  // namespace

// The regularised incomplete gamma function Q(degrees / 2, value / 2), a finite sum for integer and
// half-integer arguments.
double chanceOfChiSquare(double value, int degrees) {
    if (value <= 0) return 1;
    const double half = value / 2;
    const bool odd = degrees % 2 == 1;
    double sum = odd ? std::erfc(std::sqrt(half)) : 0;
    for (double at = odd ? 0.5 : 0; at < degrees / 2.0; ++at)
        sum += std::exp(at * std::log(half) - half - std::lgamma(at + 1));
    return std::clamp(sum, 0.0, 1.0);
}

std::optional<ChiSquare> unevennessOfFaces(const Tally& tally) {
    const double expected = static_cast<double>(2 * tally.rolls()) / faceCount;
    if (expected < minimumExpected) return std::nullopt;
    ChiSquare test{0, faceCount - 1, 1};
    for (const auto count : tally.faces()) {
        const double off = static_cast<double>(count) - expected;
        test.value += off * off / expected;
    }
    test.chance = chanceOfChiSquare(test.value, test.degrees);
    return test;
}

std::optional<ChiSquare> unevennessOfPairs(const Tally& tally) {
    const double perWay = static_cast<double>(tally.rolls()) / ways;
    if (perWay < minimumExpected) return std::nullopt;
    ChiSquare test{0, pairCount - 1, 1};
    for (std::size_t pair = 0; pair < pairCount; ++pair) {
        const double expected = perWay * waysOf(allPairs[pair]);
        const double off = static_cast<double>(tally.pairs[pair]) - expected;
        test.value += off * off / expected;
    }
    test.chance = chanceOfChiSquare(test.value, test.degrees);
    return test;
}

std::optional<double> chanceOfWorst(const std::vector<ChiSquare>& tests) {
    if (tests.empty()) return std::nullopt;
    double worst = 1;
    for (const auto& test : tests) worst = std::min(worst, test.chance);
    return -std::expm1(static_cast<double>(tests.size()) * std::log1p(-std::min(worst, 1 - 1e-12)));
}

}  // namespace parcheesi
