// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/result.h"
#include "gcalc/evaluation/stepper.h"
#include "gcalc/terms/term.h"

#include <cstddef>
#include <optional>
#include <string>

namespace gcalc {

/// A term as text, and where one of its parts is.
struct PrintedTerm {
    std::string text;
    std::size_t markBegin = 0;  ///< bytes; equal to the end where nothing is marked
    std::size_t markEnd = 0;
};

/// The text from which parseTerm() reads the term again. A term of more than `largestTree` nodes is refused
/// with a sentence. `marked` leads to the part whose place is told.
plt::Result<PrintedTerm> printTerm(const Term& term, const std::optional<Path>& marked = {});

}  // namespace gcalc
