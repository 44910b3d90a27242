// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/colours.h"

#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace paint_by_numbers {

namespace {

struct Named {
    std::uint32_t rgb;
    const char* name;
};

/// Points of the space of colours with their names. Several points may share a name.
constexpr std::array named{
    Named{0x000000, PLT_TR("black")},       Named{0x1C1C22, PLT_TR("black")},
    Named{0x4A4A50, PLT_TR("dark grey")},   Named{0x808080, PLT_TR("grey")},
    Named{0xC4C4C8, PLT_TR("light grey")},  Named{0xFFFFFF, PLT_TR("white")},
    Named{0xFF0000, PLT_TR("red")},         Named{0xC8342C, PLT_TR("red")},
    Named{0x8B1A1A, PLT_TR("dark red")},    Named{0xFF8000, PLT_TR("orange")},
    Named{0xE07A2F, PLT_TR("orange")},      Named{0xFFFF00, PLT_TR("yellow")},
    Named{0xF2C83A, PLT_TR("yellow")},      Named{0xF3DFC1, PLT_TR("cream")},
    Named{0x8B5A2B, PLT_TR("brown")},       Named{0x6B4326, PLT_TR("brown")},
    Named{0xC49A6C, PLT_TR("light brown")}, Named{0x3E2616, PLT_TR("dark brown")},
    Named{0x00A000, PLT_TR("green")},       Named{0x3C9A46, PLT_TR("green")},
    Named{0x1E5B2E, PLT_TR("dark green")},  Named{0x00FF00, PLT_TR("light green")},
    Named{0x9BD05A, PLT_TR("light green")}, Named{0x00B0B0, PLT_TR("turquoise")},
    Named{0x0000FF, PLT_TR("blue")},        Named{0x2F6FC0, PLT_TR("blue")},
    Named{0x1B2F6B, PLT_TR("dark blue")},   Named{0x8EC9F0, PLT_TR("light blue")},
    Named{0x7A3FA0, PLT_TR("purple")},      Named{0xB890DC, PLT_TR("light purple")},
    Named{0xFF00FF, PLT_TR("pink")},        Named{0xF29AB8, PLT_TR("pink")},
    Named{0xD64C8A, PLT_TR("pink")},
};

/// Names of colours in files that are not those of the points above.
constexpr std::array<std::pair<std::string_view, std::uint32_t>, 20> wordsOfFiles{
    {{"black", 0x000000}, {"white", 0xFFFFFF},  {"red", 0xFF0000},       {"green", 0x00A000},
     {"blue", 0x0000FF},  {"yellow", 0xFFFF00}, {"orange", 0xFF8000},    {"brown", 0x8B5A2B},
     {"pink", 0xFFC0CB},  {"purple", 0x7A3FA0}, {"violet", 0x8A2BE2},    {"grey", 0x808080},
     {"gray", 0x808080},  {"cyan", 0x00FFFF},   {"magenta", 0xFF00FF},   {"gold", 0xFFD700},
     {"navy", 0x000080},  {"maroon", 0x800000}, {"lightblue", 0xADD8E6}, {"darkgreen", 0x006400}}};

int part(std::uint32_t rgb, int shift) {
    return static_cast<int>((rgb >> static_cast<unsigned>(shift)) & 0xFFU);
}

/// The square of a distance as the eye sees it, by the mean of red.
int distance(std::uint32_t one, std::uint32_t other) {
    const int mean = (part(one, 16) + part(other, 16)) / 2;
    const int red = part(one, 16) - part(other, 16);
    const int green = part(one, 8) - part(other, 8);
    const int blue = part(one, 0) - part(other, 0);
    return ((512 + mean) * red * red + 1024 * green * green + (767 - mean) * blue * blue) / 256;
}

std::string_view nearestName(std::uint32_t rgb) {
    const auto nearest = std::min_element(
        named.begin(), named.end(),
        [&](const Named& one, const Named& two) { return distance(one.rgb, rgb) < distance(two.rgb, rgb); });
    return nearest->name;
}

std::optional<std::uint32_t> digitOf(char c) {
    if (c >= '0' && c <= '9') return static_cast<std::uint32_t>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<std::uint32_t>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F') return static_cast<std::uint32_t>(c - 'A' + 10);
    return std::nullopt;
}

}  // namespace

bool isColourLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

int colourOfLetter(const Palette& palette, char letter) {
    for (std::size_t i = 0; i < palette.size(); ++i) {
        if (palette[i].letter == letter) return static_cast<int>(i) + 1;
    }
    return 0;
}

char freeLetter(const Palette& palette, char wanted) {
    if (isColourLetter(wanted) && colourOfLetter(palette, wanted) == 0) return wanted;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (colourOfLetter(palette, letter) == 0) return letter;
    }
    return 'A';
}

std::optional<std::uint32_t> readRgb(std::string_view text) {
    for (const auto& [word, rgb] : wordsOfFiles) {
        if (text == word) return rgb;
    }
    if (text.starts_with('#')) text.remove_prefix(1);
    if (text.size() != 3 && text.size() != 6) return std::nullopt;
    std::uint32_t rgb = 0;
    for (const char c : text) {
        const auto digit = digitOf(c);
        if (!digit) return std::nullopt;
        rgb = text.size() == 3 ? rgb * 256 + *digit * 17 : rgb * 16 + *digit;
    }
    return rgb;
}

std::string writeRgb(std::uint32_t rgb) {
    std::string text;
    for (int shift = 20; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[(rgb >> static_cast<unsigned>(shift)) & 0xFU];
    return text;
}

plt::Message colourName(const Palette& palette, int colour) {
    if (colour == 0 || palette.empty()) return colour == 0 ? PLT_TR("white") : PLT_TR("blue");
    const auto& wanted = palette[at(colour - 1)];
    const auto name = nearestName(wanted.rgb);
    const auto sameName = [&](const Colour& other) { return nearestName(other.rgb) == name; };
    // A colour that looks white is not what white cells are.
    const bool isAlone = std::count_if(palette.begin(), palette.end(), sameName) == 1 && name != "white";
    const plt::Message word{std::string(name)};
    if (isAlone) return word;
    return {PLT_TR("%1 (%2)"), {word, std::string(1, wanted.letter)}};
}

}  // namespace paint_by_numbers
