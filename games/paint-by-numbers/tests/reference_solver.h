// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "paint-by-numbers/puzzle/clues.h"

#include <algorithm>
#include <optional>
#include <vector>

/// Slow and plain ways to solve, for comparison.
namespace paint_by_numbers::testing {

using Line = std::vector<Cell>;

/// All arrangements of runs in a line, one after the other.
inline std::vector<Line> arrangements(const Runs& runs, int length) {
    std::vector<Line> all;
    Line line(static_cast<std::size_t>(length), Cell::white);
    const auto place = [&](const auto& self, std::size_t run, int from) -> void {
        if (run == runs.size()) {
            all.push_back(line);
            return;
        }
        for (int begin = from; begin + runs[run] <= length; ++begin) {
            const auto first = line.begin() + begin;
            std::fill(first, first + runs[run], Cell::blue);
            self(self, run + 1, begin + runs[run] + 1);
            std::fill(first, first + runs[run], Cell::white);
        }
    };
    place(place, 0, 0);
    return all;
}

inline bool agrees(const Line& line, const Line& known) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (known[i] != Cell::unknown && known[i] != line[i]) return false;
    }
    return true;
}

/// The cells that all arrangements have in common; nothing if there is no arrangement.
inline std::optional<Line> common(const Runs& runs, const Line& known) {
    std::optional<Line> result;
    for (const Line& line : arrangements(runs, static_cast<int>(known.size()))) {
        if (!agrees(line, known)) continue;
        if (!result) result = line;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if ((*result)[i] != line[i]) (*result)[i] = Cell::unknown;
        }
    }
    return result;
}

/// The same for long lines, by what fits before and behind each place. Every run takes the white cell behind
/// it along, and one more stands behind the line.
inline std::optional<Line> commonOfLong(const Runs& runs, Line known) {
    const std::size_t length = known.size();
    known.push_back(Cell::white);
    const std::size_t count = runs.size();
    const auto mayBe = [&](std::size_t i, Cell cell) {
        return known[i] == cell || known[i] == Cell::unknown;
    };
    const auto end = [&](std::size_t run, std::size_t i) { return i + static_cast<std::size_t>(runs[run]); };
    const auto fits = [&](std::size_t run, std::size_t i) {
        if (end(run, i) > length || !mayBe(end(run, i), Cell::white)) return false;
        for (std::size_t j = i; j < end(run, i); ++j) {
            if (!mayBe(j, Cell::blue)) return false;
        }
        return true;
    };
    using Table = std::vector<std::vector<bool>>;
    Table front(count + 1, std::vector<bool>(length + 2, false));
    Table back = front;
    front[0][0] = true;
    for (std::size_t run = 0; run <= count; ++run) {
        for (std::size_t i = 0; i <= length; ++i) {
            if (!front[run][i]) continue;
            if (mayBe(i, Cell::white)) front[run][i + 1] = true;
            if (run < count && fits(run, i)) front[run + 1][end(run, i) + 1] = true;
        }
    }
    back[count][length + 1] = true;
    for (std::size_t run = count + 1; run-- > 0;) {
        for (std::size_t i = length + 1; i-- > 0;) {
            back[run][i] = (mayBe(i, Cell::white) && back[run][i + 1]) ||
                           (run < count && fits(run, i) && back[run + 1][end(run, i) + 1]);
        }
    }
    if (!back[0][0]) return std::nullopt;
    std::vector<bool> blue(length + 1);
    std::vector<bool> white(length + 1);
    for (std::size_t run = 0; run <= count; ++run) {
        for (std::size_t i = 0; i <= length; ++i) {
            if (!front[run][i]) continue;
            if (mayBe(i, Cell::white) && back[run][i + 1]) white[i] = true;
            if (run == count || !fits(run, i) || !back[run + 1][end(run, i) + 1]) continue;
            for (std::size_t j = i; j < end(run, i); ++j) blue[j] = true;
            white[end(run, i)] = true;
        }
    }
    Line result(length, Cell::unknown);
    for (std::size_t i = 0; i < length; ++i) {
        if (blue[i] != white[i]) result[i] = blue[i] ? Cell::blue : Cell::white;
    }
    return result;
}

inline Runs runsOf(const Clues& clues, int line) {
    const auto runs = clues.runs(line);
    return {runs.begin(), runs.end()};
}

/// All solutions, row by row.
inline std::vector<Grid> allSolutions(const Clues& clues, const Grid& known) {
    std::vector<std::vector<Line>> rows;
    std::vector<std::vector<Line>> columns;
    for (int y = 0; y < clues.height(); ++y) rows.push_back(arrangements(runsOf(clues, y), clues.width()));
    for (int x = 0; x < clues.width(); ++x)
        columns.push_back(arrangements(runsOf(clues, clues.height() + x), clues.height()));
    std::vector<Grid> solutions;
    Grid grid(clues.width(), clues.height());
    const auto fill = [&](const auto& self, int y, const std::vector<std::vector<Line>>& open) -> void {
        if (y == clues.height()) {
            solutions.push_back(grid);
            return;
        }
        for (const Line& row : rows[y]) {
            bool fits = true;
            auto left = open;
            for (int x = 0; x < clues.width() && fits; ++x) {
                const Cell cell = row[x];
                fits = known.at(x, y) == Cell::unknown || known.at(x, y) == cell;
                auto& column = left[x];
                std::erase_if(column, [&](const Line& line) { return line[y] != cell; });
                fits = fits && !column.empty();
                grid.set(x, y, cell);
            }
            if (fits) self(self, y + 1, left);
        }
    };
    fill(fill, 0, columns);
    return solutions;
}

inline Grid randomPicture(int width, int height, int density, plt::Random& random) {
    Grid picture(width, height);
    for (int cell = 0; cell < picture.cells(); ++cell)
        picture.set(cell, static_cast<int>(random.below(100)) < density ? Cell::blue : Cell::white);
    return picture;
}

/// N-Dom: a family of hard puzzles on 2N + 1 rows and columns.
inline Clues dom(int n) {
    const int side = 2 * n + 1;
    std::vector<Runs> rows;
    std::vector<Runs> columns;
    for (int i = 1; i <= side; ++i) {
        const bool isEven = i % 2 == 0;
        rows.push_back(i == 1 ? Runs{3} : isEven || i == side ? Runs{1} : Runs{3, 1});
        columns.push_back(i == side ? Runs{3} : isEven || i == 1 ? Runs{1} : Runs{1, 3});
    }
    return {rows, columns};
}

}  // namespace paint_by_numbers::testing
