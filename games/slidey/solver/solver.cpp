// SPDX-License-Identifier: MIT
#include "slidey/solver/solver.h"

#include "slidey/solver/distance_table.h"
#include "slidey/solver/line_search.h"
#include "slidey/solver/pattern_database.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <utility>

namespace slidey {

namespace {

constexpr int smallSide = 4;

/// The cell mirrored along the board's diagonal.
int mirrored(const Position& position, int cell) {
    return position.column(cell) * position.rows() + position.row(cell);
}

Position mirrored(const Position& position) {
    std::vector<Tile> tiles(static_cast<std::size_t>(position.cells()));
    for (int cell = 0; cell < position.cells(); ++cell) {
        const Tile tile = position.at(cell);
        tiles[mirrored(position, cell)] =
            tile == 0 ? Tile{0} : static_cast<Tile>(mirrored(position, tile - 1) + 1);
    }
    return {position.rows(), position.columns(), std::move(tiles)};
}

/// One search, rows first or columns first.
struct Attempt {
    Breadth breadth;
    bool mirrored = false;
};

/// The attempts that find short solutions for boards of this many cells within a second.
std::vector<Attempt> attemptsFor(int cells) {
    std::vector<Attempt> attempts;
    const auto add = [&](int beam, std::initializer_list<int> nearness, bool shortestEnd) {
        for (const int each : nearness)
            for (const bool isMirrored : {false, true})
                attempts.push_back({{beam, each, shortestEnd}, isMirrored});
    };
    if (cells <= 36)
        add(200, {2, 3, 4, 5}, true);
    else if (cells <= 100)
        add(150, {2, 3}, true);
    else if (cells <= 256)
        attempts = {{{64, 3}}, {{64, 3}, true}};
    else
        attempts = {{{16, 2}}};
    return attempts;
}

/// A fallback if all others fail: a wide beam that looks at the next tile only.
const std::vector<Attempt> thorough{{{64, 1}}, {{64, 1}, true}, {{256, 0}}, {{256, 0}, true}, {{2048, 0}}};

std::optional<std::vector<int>> attempt(const Position& position, const Attempt& how,
                                        const std::stop_token& stop) {
    if (!how.mirrored) return searchByLines(position, how.breadth, stop);
    auto way = searchByLines(mirrored(position), how.breadth, stop);
    if (way)
        for (int& cell : *way) cell = cell % position.rows() * position.columns() + cell / position.rows();
    return way;
}

std::optional<std::vector<int>> search(const Position& position, const std::stop_token& stop) {
    std::optional<std::vector<int>> best;
    for (const auto& how : attemptsFor(position.cells())) {
        if (stop.stop_requested()) return std::nullopt;
        auto way = attempt(position, how, stop);
        if (way && (!best || way->size() < best->size())) best = std::move(way);
    }
    for (std::size_t i = 0; !best && i < thorough.size() && !stop.stop_requested(); ++i)
        best = attempt(position, thorough[i], stop);
    return stop.stop_requested() ? std::nullopt : best;
}

}  // namespace

bool solvesAtOnce(int columns, int rows) {
    return DistanceTable::covers(columns, rows);
}

bool solvesShortest(int columns, int rows) {
    return solvesAtOnce(columns, rows) || (columns == smallSide && rows == smallSide);
}

std::optional<Solution> solve(const Position& position, const std::stop_token& stop) {
    if (stop.stop_requested()) return std::nullopt;
    std::optional<std::vector<int>> way;
    if (solvesAtOnce(position.columns(), position.rows())) {
        way = DistanceTable::of(position.columns(), position.rows()).solution(position);
    } else if (solvesShortest(position.columns(), position.rows())) {
        way = PatternDatabase::shared().solution(position, stop);
    } else {
        way = search(position, stop);
    }
    if (!way) return std::nullopt;
    const int atLeast = solvesShortest(position.columns(), position.rows()) ? static_cast<int>(way->size())
                                                                            : position.distanceLeft();
    return Solution{*std::move(way), atLeast};
}

std::vector<int> movesOf(const Position& position, const std::vector<int>& way) {
    std::vector<int> moves;
    int from = position.hole();
    int before = 0;
    for (const int cell : way) {
        const int step = cell - from;
        if (!moves.empty() && step == before) {
            moves.back() = cell;
        } else {
            moves.push_back(cell);
        }
        before = step;
        from = cell;
    }
    return moves;
}

}  // namespace slidey
