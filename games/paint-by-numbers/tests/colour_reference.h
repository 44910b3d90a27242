// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "paint-by-numbers/puzzle/clues.h"

#include <string>
#include <vector>

/// Slow and plain ways to solve puzzles in colours, for comparison.
namespace paint_by_numbers::testing {

using ColouredLine = std::vector<int>;  ///< the colour of each cell, 0 for white

/// The first so many of red, green, blue, ...
inline Palette paletteOf(int colours) {
    const Palette all{{'r', 0xC8342C}, {'g', 0x3C9A46}, {'b', 0x2F6FC0}, {'y', 0xF2C83A},
                      {'o', 0xE07A2F}, {'p', 0x7A3FA0}, {'k', 0x1C1C22}, {'n', 0x8B5A2B}};
    return {all.begin(), all.begin() + colours};
}

inline ColouredRuns runsOfLine(const ColouredLine& line) {
    ColouredRuns runs;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == 0) continue;
        if (i > 0 && line[i] == line[i - 1])
            ++runs.back().length;
        else
            runs.push_back({1, line[i]});
    }
    return runs;
}

inline bool sameRuns(const ColouredRuns& one, const ColouredRuns& other) {
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i].length != other[i].length || one[i].colour != other[i].colour) return false;
    return true;
}

/// All lines of this length in so many colours, one after the other.
template <class Visit>
void eachLine(int length, int colours, Visit visit) {
    ColouredLine line(static_cast<std::size_t>(length), 0);
    for (;;) {
        visit(line);
        std::size_t i = 0;
        while (i < line.size() && line[i] == colours) line[i++] = 0;
        if (i == line.size()) return;
        ++line[i];
    }
}

/// All solutions that have the known cells, cell by cell with no more thought than that a row is right at its
/// end, and a column at its.
inline std::vector<Grid> allSolutions(const Clues& clues, const Grid& known, int colours) {
    std::vector<Grid> solutions;
    Grid grid(clues.width(), clues.height(), Cell::white);
    const auto fill = [&](const auto& self, int cell) -> void {
        const int x = cell % clues.width();
        if (cell > 0 && x == 0 && !satisfies(grid, clues, cell / clues.width() - 1)) return;
        if (cell == grid.cells()) {
            if (satisfies(grid, clues)) solutions.push_back(grid);
            return;
        }
        for (int colour = 0; colour <= colours; ++colour) {
            const Cell mark = cellOfColour(colour);
            if (known.at(cell) != Cell::unknown && known.at(cell) != mark) continue;
            grid.set(cell, mark);
            self(self, cell + 1);
        }
        grid.set(cell, Cell::white);
    };
    fill(fill, 0);
    return solutions;
}

inline Grid randomColours(int width, int height, int density, int colours, plt::Random& random) {
    Grid picture(width, height, Cell::white);
    for (int cell = 0; cell < picture.cells(); ++cell) {
        if (static_cast<int>(random.below(100)) < density)
            picture.set(cell,
                        cellOfColour(1 + static_cast<int>(random.below(static_cast<unsigned>(colours)))));
    }
    return picture;
}

}  // namespace paint_by_numbers::testing
