// SPDX-License-Identifier: MIT
#include "slidey/solver/solver.h"

#include "slidey/solver/board_beam.h"
#include "slidey/solver/known_ways.h"
#include "slidey/solver/line_search.h"
#include "slidey/solver/pattern_database.h"
#include "slidey/solver/tables/distance_table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <utility>

namespace slidey {

namespace {

/// Positions that a search for a shortest solution visits in about a second.
constexpr std::uint64_t mostInASecond = 12'000'000;
constexpr auto withoutLimit = std::numeric_limits<std::uint64_t>::max();

/// The narrow searches of solveRoughly().
constexpr std::size_t roughWidth = 600;
constexpr Breadth roughBreadth{48, 2};

Position mirrored(const Position& position) {
    const auto at = [&](int cell) { return mirroredCell(position.columns(), position.rows(), cell); };
    std::vector<Tile> tiles(static_cast<std::size_t>(position.cells()));
    for (int cell = 0; cell < position.cells(); ++cell) {
        const Tile tile = position.at(cell);
        tiles[at(cell)] = tile == 0 ? Tile{0} : static_cast<Tile>(at(tile - 1) + 1);
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
    if (cells <= mostBeamCells)
        // Boards that searchByBeam() finds less of, the long ones, need no more.
        add(200, {3}, false);
    else if (cells <= 36)
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

/// Mirrors a way on the mirrored board back.
std::vector<int> mirroredBack(const Position& position, std::vector<int> way) {
    for (int& cell : way) cell = mirroredCell(position.rows(), position.columns(), cell);
    return way;
}

std::optional<std::vector<int>> attempt(const Position& position, const Attempt& how,
                                        const std::stop_token& stop) {
    if (!how.mirrored) return searchByLines(position, how.breadth, stop);
    auto way = searchByLines(mirrored(position), how.breadth, stop);
    if (way) way = mirroredBack(position, *std::move(way));
    return way;
}

std::optional<std::vector<int>> search(const Position& position, const std::stop_token& stop) {
    std::optional<std::vector<int>> best;
    for (const auto& how : attemptsFor(position.cells())) {
        if (stop.stop_requested()) return std::nullopt;
        auto way = attempt(position, how, stop);
        if (way && (!best || way->size() < best->size())) best = std::move(way);
    }
    if (position.cells() <= mostBeamCells)
        if (auto way = searchByBeam(position, stop); way && (!best || way->size() < best->size()))
            best = std::move(way);
    for (std::size_t i = 0; !best && i < thorough.size() && !stop.stop_requested(); ++i)
        best = attempt(position, thorough[i], stop);
    return stop.stop_requested() ? std::nullopt : best;
}

/// Looks for a shortest solution of at most `slides` slides, on boards that are higher than wide in their mirror.
PatternDatabase::Found searchByPatterns(const Position& position, const std::stop_token& stop,
                                        std::uint64_t positions,
                                        int slides = std::numeric_limits<int>::max()) {
    const bool isMirrored = !PatternDatabase::covers(position.columns(), position.rows());
    const Position seen = isMirrored ? mirrored(position) : position;
    const auto database = PatternDatabase::of(seen.columns(), seen.rows(), stop);
    if (database == nullptr) return {};
    auto found = database->solution(seen, stop, positions, slides);
    if (found.way && isMirrored) found.way = mirroredBack(position, *std::move(found.way));
    return found;
}

/// The shortest solutions that took searches without limit.
KnownWays& knownWays() {
    static KnownWays ways;
    return ways;
}

}  // namespace

bool solvesAtOnce(int columns, int rows) {
    return DistanceTable::covers(columns, rows);
}

bool solvesShortest(int columns, int rows) {
    return solvesAtOnce(columns, rows) || PatternDatabase::covers(columns, rows) ||
           PatternDatabase::covers(rows, columns);
}

std::optional<Solution> solve(const Position& position, const std::stop_token& stop, Effort effort) {
    if (stop.stop_requested()) return std::nullopt;
    const auto proven = [](std::vector<int> way) {
        const auto slides = static_cast<int>(way.size());
        return Solution{std::move(way), slides};
    };
    if (solvesAtOnce(position.columns(), position.rows()))
        return proven(DistanceTable::of(position.columns(), position.rows()).solution(position));
    int atLeast = position.distanceLeft();
    if (solvesShortest(position.columns(), position.rows())) {
        if (auto known = knownWays().from(position)) return proven(*std::move(known));
        auto found =
            searchByPatterns(position, stop, effort == Effort::second ? mostInASecond : withoutLimit);
        if (found.way && effort == Effort::unlimited) knownWays().add(position, *found.way);
        if (found.way) return proven(*std::move(found.way));
        atLeast = std::max(atLeast, found.atLeast);
    }
    auto way = search(position, stop);
    if (!way) return std::nullopt;
    return Solution{*std::move(way), atLeast};
}

Within solveWithin(const Position& position, int slides, std::uint64_t positions,
                   const std::stop_token& stop) {
    if (solvesAtOnce(position.columns(), position.rows())) {
        auto way = DistanceTable::of(position.columns(), position.rows()).solution(position);
        const int fewest = static_cast<int>(way.size());
        return fewest > slides ? Within{std::nullopt, fewest} : Within{std::move(way), fewest};
    }
    if (auto known = knownWays().from(position)) {
        const int fewest = static_cast<int>(known->size());
        return fewest > slides ? Within{std::nullopt, fewest} : Within{std::move(known), fewest};
    }
    auto found = searchByPatterns(position, stop, positions, slides);
    return {std::move(found.way), found.atLeast};
}

std::uint64_t costOfRoughly(int columns, int rows) {
    const auto cells = static_cast<std::uint64_t>(columns * rows);
    return cells <= mostBeamCells ? cells * 20'000 : cells * cells * 80;
}

std::optional<std::vector<int>> solveRoughly(const Position& position, const std::stop_token& stop) {
    std::optional<std::vector<int>> way;
    if (position.cells() <= mostBeamCells) way = searchByBeam(position, stop, roughWidth);
    if (!way) way = attempt(position, {roughBreadth}, stop);
    for (std::size_t i = 0; !way && i < thorough.size() && !stop.stop_requested(); ++i)
        way = attempt(position, thorough[i], stop);
    return way;
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
