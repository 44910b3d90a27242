// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/terms/term.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <variant>

namespace gcalc {

/// What is wrong with a text, and where.
struct TextFault {
    std::size_t at = 0;      ///< the first byte of what is wrong; the size of the text for its end
    std::size_t length = 0;  ///< bytes; 0 at the end
    plt::Message problem;
};

/// The longest text of a term, in bytes; whatever a cell can hold is shorter.
inline constexpr std::size_t longestTermText = 4'000'000;

/// The term that a name stands for, if any.
using NamedTerms = std::function<std::optional<Term>(std::string_view name)>;

/// Reads a term as a person writes it:
///
///     term         empty | operation | abstraction
///     abstraction  \ colour . term                      (or the letter lambda; reaches as far as it can)
///     operation    application { operator application } (one operator, from the left; others in parentheses)
///     operator     |  -  /
///     application  part { @ part }                      (from the left)
///     part         colour | 'colour | #rrggbb | "name" | ( term )
///
/// 'colour is the variable of that name, "name" the term of the cell with that name. Blanks and line ends may
/// stand anywhere between these.
std::variant<Term, TextFault> parseTerm(std::string_view text, const NamedTerms& terms = {});

}  // namespace gcalc
