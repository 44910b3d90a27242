// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/lessons/lesson.h"

#include <stop_token>

namespace gcalc {

struct Verdict {
    bool solved = false;
    /// What was tried, and what was found to be wrong; or that all is well.
    plt::Message told;
};

/// Tries the answer. Whatever has the wanted normal forms is right, however it is built. Never takes longer
/// than a second or so; the token ends it sooner, and then there is no verdict to be used.
Verdict check(const Lesson& lesson, const Term& answer, const std::stop_token& stop = {});

}  // namespace gcalc
