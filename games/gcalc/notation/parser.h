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

/// An error in a text, and its place.
struct TextFault {
    std::size_t at = 0;      ///< the offset of the first wrong byte, or the size of the text
    std::size_t length = 0;  ///< in bytes; 0 at the end
    plt::Message problem;
};

/// The maximum length of a term's text, in bytes; no term of a cell needs as much.
inline constexpr std::size_t maximumTermTextLength = 4'000'000;

/// Returns the term that a name stands for, if any.
using NamedTerms = std::function<std::optional<Term>(std::string_view name)>;

/// Parses a term in the notation for people:
///
///     term         empty | operation | abstraction
///     abstraction  \ colour . term                      (or the letter lambda; reaches as far as it can)
///     operation    application { operator application } (one operator, from the left; others in parentheses)
///     operator     |  -  /
///     application  part { @ part }                      (from the left)
///     part         colour | 'colour | #rrggbb | "name" | ( term )
///
/// 'colour is the variable of that name, "name" the term of the cell with that name. White space, including
/// line ends, may stand anywhere between these.
std::variant<Term, TextFault> parseTerm(std::string_view text, const NamedTerms& terms = {});

}  // namespace gcalc
