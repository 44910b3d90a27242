// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paint_by_numbers {

/// The maximum number of colours of a puzzle besides white.
inline constexpr int mostColours = 8;

/// A colour of a puzzle.
struct Colour {
    char letter = 'a';      ///< its sign in clues, cells and files: a-z or A-Z, unique within a palette
    std::uint32_t rgb = 0;  ///< 0xRRGGBB

    bool operator==(const Colour&) const = default;
};

/// The colours of a puzzle; colour number 1 is the first. Empty for a puzzle in blue and white.
using Palette = std::vector<Colour>;

bool isColourLetter(char letter);
/// The number of the colour with this letter, from 1; 0 if there is none.
int colourOfLetter(const Palette& palette, char letter);
/// The first letter from a to z that no colour of the palette has; `wanted` if it is a letter and free.
char freeLetter(const Palette& palette, char wanted);

/// Parses `#rgb`, `#rrggbb`, the same without `#`, or a common name such as `red`.
std::optional<std::uint32_t> readRgb(std::string_view text);
/// Six hexadecimal digits.
std::string writeRgb(std::uint32_t rgb);

/// The name of a colour, `red`; two of the same name are told apart by their letters, `red (r)`. Number 0 is
/// white.
plt::Message colourName(const Palette& palette, int colour);

}  // namespace paint_by_numbers
