// SPDX-License-Identifier: MIT
#include "gcalc/terms/colour.h"

#include <algorithm>

namespace gcalc {

namespace {

struct Entry {
    std::string_view word;
    std::string_view name;
    Rgb rgb;
};

constexpr std::array<Entry, colourCount> entries{{{"transparent", PLT_TR("transparent"), {0, 0, 0}},
                                                  {"black", PLT_TR("black"), {0, 0, 0}},
                                                  {"dk-gray", PLT_TR("dark gray"), {64, 64, 64}},
                                                  {"gray", PLT_TR("gray"), {128, 128, 128}},
                                                  {"lt-gray", PLT_TR("light gray"), {192, 192, 192}},
                                                  {"white", PLT_TR("white"), {255, 255, 255}},
                                                  {"dk-red", PLT_TR("dark red"), {128, 0, 0}},
                                                  {"red", PLT_TR("red"), {255, 0, 0}},
                                                  {"dk-green", PLT_TR("dark green"), {0, 128, 0}},
                                                  {"green", PLT_TR("green"), {0, 255, 0}},
                                                  {"dark-blue", PLT_TR("dark blue"), {0, 0, 128}},
                                                  {"blue", PLT_TR("blue"), {0, 0, 255}},
                                                  {"dk-yellow", PLT_TR("dark yellow"), {128, 128, 0}},
                                                  {"yellow", PLT_TR("yellow"), {255, 255, 0}},
                                                  {"dk-cyan", PLT_TR("dark cyan"), {0, 128, 128}},
                                                  {"cyan", PLT_TR("cyan"), {0, 255, 255}},
                                                  {"dk-magenta", PLT_TR("dark magenta"), {128, 0, 128}},
                                                  {"magenta", PLT_TR("magenta"), {255, 0, 255}}}};

const Entry& entryOf(Colour colour) {
    return entries[indexOf(colour)];
}

std::uint8_t average(int one, int other) {
    const int sum = one + other;
    const int half = sum / 2;
    return static_cast<std::uint8_t>(half + (sum % 2 != 0 && half % 2 != 0 ? 1 : 0));
}

}  // namespace

std::string_view wordOf(Colour colour) {
    return entryOf(colour).word;
}

std::optional<Colour> colourOf(std::string_view word) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.word == word; });
    if (found == entries.end()) return std::nullopt;
    return colourAt(static_cast<int>(found - entries.begin()));
}

plt::Message nameOf(Colour colour) {
    return entryOf(colour).name;
}

Rgb rgbOf(Colour colour) {
    return entryOf(colour).rgb;
}

std::optional<Colour> named(Rgb rgb) {
    for (int i = indexOf(Colour::black); i < colourCount; ++i)
        if (entries[i].rgb == rgb) return colourAt(i);
    return std::nullopt;
}

Rgb mixed(Rgb one, Rgb other) {
    return {average(one.red, other.red), average(one.green, other.green), average(one.blue, other.blue)};
}

}  // namespace gcalc
