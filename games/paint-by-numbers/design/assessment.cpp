// SPDX-License-Identifier: MIT
#include "paint-by-numbers/design/assessment.h"

#include "paint-by-numbers/solver/solver.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

std::vector<int> differingCells(const std::vector<Grid>& solutions) {
    std::vector<int> cells;
    const auto& first = solutions.front();
    for (int cell = 0; cell < first.cells(); ++cell) {
        const bool differs = std::any_of(solutions.begin(), solutions.end(), [&](const Grid& solution) {
            return solution.at(cell) != first.at(cell);
        });
        if (differs) cells.push_back(cell);
    }
    return cells;
}

}  // namespace

Assessment assess(const Clues& clues, const std::stop_token& stop, std::int64_t conflicts) {
    Assessment found;
    const auto verdict = solve(clues, Limits{2, conflicts}, stop);
    if (!verdict.solutions.empty()) found.solution = verdict.solutions.front();
    if (stop.stop_requested()) return found;
    if (verdict.none()) {
        found.nature = Nature::contradictory;
    } else if (verdict.unique()) {
        found.nature = verdict.byLines ? Nature::byLines : Nature::bySearch;
        found.solutions = 1;
        found.allFound = true;
        found.grade = gradeOf(clues, stop);
    } else if (verdict.several()) {
        found.nature = Nature::several;
        const auto more = solve(clues, Limits{solutionsToAssess, conflicts / 10}, stop);
        const auto& solutions = more.solutions.size() > 1 ? more.solutions : verdict.solutions;
        found.solutions = static_cast<int>(solutions.size());
        found.allFound = more.complete;
        found.differing = differingCells(solutions);
    }
    if (stop.stop_requested()) found.nature = Nature::undecided;
    return found;
}

}  // namespace paint_by_numbers
