// SPDX-License-Identifier: MIT
#include "paint-by-numbers/pictures/library.h"

#include "paint-by-numbers/puzzle/clues.h"

#include <algorithm>
#include <cstddef>

namespace paint_by_numbers {

namespace {

constexpr char blueLetter = '#';

bool isRow(std::string_view line) {
    return !line.empty() && line.find_first_not_of("#.") == std::string_view::npos;
}

std::string_view takeLine(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

Grid gridOf(const std::vector<std::string_view>& rows) {
    Grid grid(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()), Cell::white);
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (rows[y][x] == blueLetter) grid.set(x, y, Cell::blue);
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
        if (isRow(name)) {
            collection.wrongLine = number;
            return collection;
        }
        std::vector<std::string_view> rows;
        while (!text.empty() && text.front() != '\n') {
            const auto row = takeLine(text);
            ++number;
            const bool isRight = isRow(row) && row.size() <= static_cast<std::size_t>(largestSide) &&
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
        collection.pictures.push_back({std::string(name), gridOf(rows)});
    }
    return collection;
}

}  // namespace paint_by_numbers
