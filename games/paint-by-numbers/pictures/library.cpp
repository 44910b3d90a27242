// SPDX-License-Identifier: MIT
#include "paint-by-numbers/pictures/library.h"

#include "paint-by-numbers/puzzle/clues.h"

#include <algorithm>
#include <cstddef>

namespace paint_by_numbers {

namespace {

constexpr char blueLetter = '#';

/// Returns true if a line is a row of a picture with this palette.
bool isRow(std::string_view line, const Palette& palette) {
    const auto isSign = [&](char sign) {
        return sign == '.' || (palette.empty() ? sign == blueLetter : colourOfLetter(palette, sign) > 0);
    };
    return !line.empty() && std::all_of(line.begin(), line.end(), isSign);
}

/// The colours of a line such as `r=c8342c g=3c9a46`; empty if it is none.
Palette paletteOf(std::string_view line) {
    Palette palette;
    while (!line.empty()) {
        const auto word = line.substr(0, line.find(' '));
        line.remove_prefix(std::min(line.size(), word.size() + 1));
        if (word.size() != 8 || word[1] != '=' || palette.size() == mostColours) return {};
        const auto rgb = readRgb(word.substr(2));
        if (!rgb || !isColourLetter(word[0]) || colourOfLetter(palette, word[0]) > 0) return {};
        palette.push_back({word[0], *rgb});
    }
    return palette;
}

std::string_view takeLine(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

Grid gridOf(const std::vector<std::string_view>& rows, const Palette& palette) {
    Grid grid(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()), Cell::white);
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const char sign = rows[y][x];
            if (sign == blueLetter) grid.set(x, y, Cell::blue);
            if (const int colour = colourOfLetter(palette, sign); colour > 0)
                grid.set(x, y, cellOfColour(colour));
        }
    }
    return grid;
}

}  // namespace

Collection readPictures(std::string_view text) {
    Collection collection;
    int number = 0;
    while (!text.empty()) {
        const auto name = takeLine(text);
        ++number;
        if (name.empty()) continue;
        if (isRow(name, {})) {
            collection.wrongLine = number;
            return collection;
        }
        const Palette palette = paletteOf(text.substr(0, text.find('\n')));
        if (!palette.empty()) {
            takeLine(text);
            ++number;
        }
        std::vector<std::string_view> rows;
        while (!text.empty() && text.front() != '\n') {
            const auto row = takeLine(text);
            ++number;
            const bool isRight = isRow(row, palette) && row.size() <= static_cast<std::size_t>(largestSide) &&
                                 rows.size() < static_cast<std::size_t>(largestSide) &&
                                 (rows.empty() || row.size() == rows.front().size());
            if (!isRight) {
                collection.wrongLine = number;
                return collection;
            }
            rows.push_back(row);
        }
        if (rows.empty()) {
            collection.wrongLine = number;
            return collection;
        }
        collection.pictures.push_back({std::string(name), gridOf(rows, palette), palette});
    }
    return collection;
}

}  // namespace paint_by_numbers
