// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"
#include "paint-by-numbers/reasoning/technique.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// A conclusion that a person can draw next.
struct Insight {
    Technique technique = Technique::search;
    int line = -1;           ///< the line that shows it; for a contradiction, the impossible line
    int run = -1;            ///< the length of the run, if it is about one run
    int steps = 0;           ///< the number of lines that lead to a contradiction; 0 for several of them
    int colour = 1;          ///< of the run, or the one that leads to the contradiction
    int crossing = -1;       ///< the other line, if a row and a column show it together
    std::vector<int> cells;  ///< all in one line
    Grid after;              ///< the grid with these cells added
};

/// The easiest insight from the known cells; among equals the one with the most cells. Empty if a line has no
/// arrangement, if the picture is complete, if a search would be needed, or if stopped.
std::optional<Insight> nextInsight(const Clues& clues, const Grid& known, const std::stop_token& stop = {});

/// The lines that have no arrangement with the known cells.
std::vector<int> impossibleLines(const Clues& clues, const Grid& known);

/// The cells that can be deduced with no harder technique than this one (at most arrangements); empty if a
/// line is impossible, or if stopped.
std::optional<Grid> deduce(const Clues& clues, const Grid& known, Technique upTo,
                           const std::stop_token& stop = {});

/// The way of a person from an empty board to the picture.
struct Grade {
    Difficulty difficulty = Difficulty::easy;
    std::array<int, techniques> steps{};  ///< the number of uses of each technique

    bool operator==(const Grade&) const = default;
};

/// The difficulty of the hardest technique that was used.
Difficulty hardest(const std::array<int, techniques>& steps);

/// The grade of a puzzle with one solution; empty if stopped. Cells that lines do not give are searched for
/// by contradictions of one cell each.
std::optional<Grade> gradeOf(const Clues& clues, const std::stop_token& stop = {});

}  // namespace paint_by_numbers
