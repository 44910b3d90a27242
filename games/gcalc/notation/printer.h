// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/evaluation/stepper.h"
#include "gcalc/terms/term.h"

#include <cstddef>
#include <optional>
#include <string>

namespace gcalc {

/// A term as text, with the range of one of its parts.
struct PrintedTerm {
    std::string text;
    std::size_t markBegin = 0;  ///< in bytes; equal to markEnd if nothing is marked
    std::size_t markEnd = 0;
};

/// Prints a term as text that parseTerm() reads back. Fails for a term of more than `largestTree` nodes.
/// `marked` is the path to the part whose range is returned.
plt::Result<PrintedTerm> printTerm(const Term& term, const std::optional<Path>& marked = {});

}  // namespace gcalc
