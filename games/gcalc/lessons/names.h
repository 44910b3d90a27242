// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/lessons/lesson.h"

namespace gcalc {

/// A text of the lesson as a term: "main" is the one that is given, other names are those of its cells and of
/// the examples. Throws std::logic_error for a text that is wrong, which a test keeps lessons from having.
Term termIn(const Lesson& lesson, std::string_view text, const Term& main = {});

}  // namespace gcalc
