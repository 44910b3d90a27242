// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/lessons/lesson.h"

namespace gcalc {

/// Parses a text of the lesson: "main" is the given term, other names refer to its cells and to the examples.
/// Throws std::logic_error for an invalid text; a test ensures that the lessons have none.
Term termIn(const Lesson& lesson, std::string_view text, const Term& main = {});

}  // namespace gcalc
