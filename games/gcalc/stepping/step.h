// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/stepper.h"

namespace gcalc {

/// A step of an evaluation, made or taken back.
struct Step {
    Term before;
    Redex redex;
    Term after;
    Meaning meaning;
    bool isTakenBack = false;
};

}  // namespace gcalc
