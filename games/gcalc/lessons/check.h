// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/lessons/lesson.h"

#include <optional>
#include <stop_token>

namespace gcalc {

struct Verdict {
    bool solved = false;
    /// The trial that failed and its result, or a message that the answer is right.
    plt::Message message;
};

/// Returns the cube that is to be built; nothing if a function is wanted.
std::optional<Term> goalOf(const Lesson& lesson);
/// Tests an answer. Every answer is right whose normal forms have the expected parts in their places, however it is
/// built. Takes at most about a second; if a stop is requested, the verdict must not be used.
Verdict check(const Lesson& lesson, const Term& answer, const std::stop_token& stop = {});

}  // namespace gcalc
