// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/stepper.h"

#include <optional>
#include <vector>

namespace gcalc {

/// A step of an evaluation, made or taken back.
struct Step {
    Term before;
    std::optional<Redex> redex;  ///< empty for many steps that are shown as one
    Term after;
    Meaning meaning;
    bool isTakenBack = false;
};

/// The steps from a term to the result of its evaluation, to be shown one after the other; a single one if
/// they are too many or too large to be followed, or if the result is no normal form.
std::vector<Step> stepsTo(const Term& result, const Term& from, const Meaning& meaning);

}  // namespace gcalc
