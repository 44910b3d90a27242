// SPDX-License-Identifier: MIT
#include "paint-by-numbers/solver/solver.h"

#include "paint-by-numbers/solver/colours/colour_search.h"
#include "paint-by-numbers/solver/placements.h"
#include "paint-by-numbers/solver/search.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

template <int words>
std::optional<std::vector<Cell>> completed(std::span<const std::uint8_t> runs,
                                           const std::vector<Cell>& line) {
    LineCells<words> known;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == Cell::blue) known.blue.set(static_cast<int>(i));
        if (line[i] == Cell::white) known.white.set(static_cast<int>(i));
    }
    const Placements<words> placements(runs, static_cast<int>(line.size()));
    if (!placements.complete(known)) return std::nullopt;
    std::vector<Cell> result(line.size(), Cell::unknown);
    known.blue.each([&](int place) { result[place] = Cell::blue; });
    known.white.each([&](int place) { result[place] = Cell::white; });
    return result;
}

/// Returns true if lines of this length fit into this many words.
constexpr bool fits(int length, int words) {
    return length <= 64 * words - 2;
}

}  // namespace

Verdict solve(const Clues& clues, const Grid& from, const Limits& limits, const std::stop_token& stop) {
    if (!(clues.isColoured() ? clues.isBalanced() : clues.blueByRows() == clues.blueByColumns())) {
        Verdict none;
        none.complete = true;
        none.byLines = true;
        return none;
    }
    if (clues.isColoured()) return searchColours(clues, from, limits, stop);
    return withWords(clues, [&]<int words>() { return search<words>(clues, from, limits, stop); });
}

Verdict solve(const Clues& clues, const Limits& limits, const std::stop_token& stop) {
    return solve(clues, Grid(clues.width(), clues.height()), limits, stop);
}

std::optional<std::vector<Cell>> completeLine(std::span<const std::uint8_t> runs,
                                              const std::vector<Cell>& line) {
    const int length = static_cast<int>(line.size());
    if (fits(length, 1)) return completed<1>(runs, line);
    if (fits(length, 2)) return completed<2>(runs, line);
    if (fits(length, 3)) return completed<3>(runs, line);
    return completed<4>(runs, line);
}

}  // namespace paint_by_numbers
