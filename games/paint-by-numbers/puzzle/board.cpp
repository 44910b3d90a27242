// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/board.h"

#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/solver/colours/colour_placements.h"
#include "paint-by-numbers/solver/placements.h"

namespace paint_by_numbers {

Grid claimed(const Marks& marks, int width, int height) {
    Grid grid(width, height);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        grid.set(cell, cellOfMark(marks[cell]));
    }
    return grid;
}

namespace {

std::vector<bool> settledColouredRuns(const Clues& clues, const Grid& claimed, int line) {
    const auto runs = clues.runs(line);
    std::vector<bool> settled(runs.size(), false);
    LineColours<4> can{};
    LineColours<4> drawn{};
    for (int i = 0; i < clues.length(line); ++i) {
        const Cell cell = line < clues.height() ? claimed.at(i, line) : claimed.at(line - clues.height(), i);
        for (int colour = 0; colour <= static_cast<int>(clues.palette().size()); ++colour) {
            if (cell == Cell::unknown || cell == cellOfColour(colour)) can[at(colour)].set(i);
            if (cell == cellOfColour(colour)) drawn[at(colour)].set(i);
        }
    }
    std::vector<Bits<4>> starts;
    if (!ColourPlacements<4>(clues, line).findStarts(can, starts)) return settled;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const int begin = starts[i].first();
        const auto cells = Bits<4>::below(begin + runs[i]) & ~Bits<4>::below(begin);
        settled[i] = starts[i].count() == 1 && (cells & ~drawn[at(clues.colour(line, i))]).none();
    }
    return settled;
}

}  // namespace

std::vector<bool> settledRuns(const Clues& clues, const Grid& claimed, int line) {
    if (clues.isColoured()) return settledColouredRuns(clues, claimed, line);
    LineCells<4> known;
    for (int i = 0; i < clues.length(line); ++i) {
        const Cell cell = line < clues.height() ? claimed.at(i, line) : claimed.at(line - clues.height(), i);
        if (cell == Cell::blue) known.blue.set(i);
        if (cell == Cell::white) known.white.set(i);
    }
    const auto runs = clues.runs(line);
    std::vector<bool> settled(runs.size(), false);
    std::vector<Bits<4>> starts;
    if (!Placements<4>(runs, clues.length(line)).findStarts(known, starts)) return settled;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const int begin = starts[i].first();
        const auto cells = Bits<4>::below(begin + runs[i]) & ~Bits<4>::below(begin);
        settled[i] = starts[i].count() == 1 && (cells & ~known.blue).none();
    }
    return settled;
}

}  // namespace paint_by_numbers
