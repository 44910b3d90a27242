// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gcalc {

/// The named colours, in the order of the shelf, row by row.
enum class Colour : std::uint8_t {
    transparent,
    black,
    darkGray,
    gray,
    lightGray,
    white,
    darkRed,
    red,
    darkGreen,
    green,
    darkBlue,
    blue,
    darkYellow,
    yellow,
    darkCyan,
    cyan,
    darkMagenta,
    magenta
};
inline constexpr int colourCount = 18;

constexpr int indexOf(Colour colour) {
    return static_cast<int>(colour);
}
/// index: 0 .. colourCount - 1.
constexpr Colour colourAt(int index) {
    return static_cast<Colour>(index);
}

/// The spelling in files and in the text of terms.
std::string_view wordOf(Colour colour);
std::optional<Colour> colourOf(std::string_view word);
/// The name for the user interface.
plt::Message nameOf(Colour colour);

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Rgb&) const = default;
};

/// Transparent is (0, 0, 0) here, which has no meaning.
Rgb rgbOf(Colour colour);
/// The named colour with this value; never transparent.
std::optional<Colour> named(Rgb rgb);
/// The average of each component; halves are rounded to even.
Rgb mixed(Rgb one, Rgb other);

}  // namespace gcalc
