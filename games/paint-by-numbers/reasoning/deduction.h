// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"
#include "paint-by-numbers/reasoning/technique.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace paint_by_numbers {

/// Something that a person can see next.
struct Insight {
    Technique technique = Technique::search;
    int line = -1;           ///< where it is seen; of a contradiction, the line that could not be finished
    int run = -1;            ///< of what length, where it is about one run
    int steps = 0;           ///< of a contradiction: how many lines lead to it
    std::vector<int> cells;  ///< all of them in one line
    Grid after;              ///< with these cells
};

/// The easiest insight from what is known, and among equals the one that gives most. Nothing where a line has
/// no arrangement, the picture is whole, it would take a search, or it was stopped.
std::optional<Insight> nextInsight(const Clues& clues, const Grid& known, const std::stop_token& stop = {});

/// The lines that have no arrangement with what is known.
std::vector<int> impossibleLines(const Clues& clues, const Grid& known);

/// What is known in the end with no harder technique than this one (at most arrangements); nothing where a
/// line is impossible.
std::optional<Grid> deduce(const Clues& clues, const Grid& known, Technique upTo);

/// How a person gets from an empty board to the picture.
struct Grade {
    Difficulty difficulty = Difficulty::easy;
    std::array<int, techniques> steps{};  ///< how often each technique is used

    bool operator==(const Grade&) const = default;
};

/// The grade of a puzzle with one solution; nothing if it was stopped. What lines do not give is looked for
/// by contradictions of one cell each.
std::optional<Grade> gradeOf(const Clues& clues, const std::stop_token& stop = {});

}  // namespace paint_by_numbers
