// SPDX-License-Identifier: MIT
#include "gcalc/stepping/step.h"

#include <cstddef>
#include <cstdint>

namespace gcalc {

namespace {

constexpr std::size_t maximumFollowed = 8;
constexpr std::uint64_t largestFollowed = 5'000;

}  // namespace

std::vector<Step> stepsTo(const Term& result, const Term& from, const Meaning& meaning) {
    std::vector<Step> steps;
    Stepper stepper(from, meaning);
    for (Term now = from; !(now == result); now = stepper.term()) {
        const bool isFollowed = steps.size() < maximumFollowed && now.treeSize() <= largestFollowed;
        const auto redex = isFollowed ? stepper.redex() : std::nullopt;
        if (!redex || !stepper.forward()) return {{from, std::nullopt, result, meaning}};
        steps.push_back({now, redex, stepper.term(), meaning});
    }
    return steps;
}

}  // namespace gcalc
