// SPDX-License-Identifier: MIT
#include "slidey/rules.h"
#include "slidey/solver/reduction.h"
#include "slidey/solver/solver.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace slidey {

using plt::Message;

namespace {

/// The most steps in one hint; the steps after them are explained once these have been played.
constexpr std::size_t mostSteps = 200;
/// Longer solutions are searched for again instead of being kept.
constexpr std::size_t mostKept = 4000;

/// For each tile, the step of the solution that moves it last: from then on it is in its place; -1 for tiles
/// that never move.
std::vector<int> lastMoves(Position position, const std::vector<int>& cells) {
    std::vector<int> last(static_cast<std::size_t>(position.cells()) + 1, -1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int slides = position.slides(cells[i]);
        const int step = (position.hole() - cells[i]) / slides;
        for (int n = 0; n < slides; ++n)
            last[static_cast<std::size_t>(position.at(cells[i] + n * step))] = static_cast<int>(i);
        position.slide(cells[i]);
    }
    return last;
}

/// The purpose of a step among the last tiles; `left` is the number of slides that are left.
Message lastPurpose(const std::vector<int>& last, int step, int left) {
    int next = 0;
    for (int tile = 1; tile < static_cast<int>(last.size()); ++tile) {
        const int at = last[static_cast<std::size_t>(tile)];
        if (at >= step && (next == 0 || at < last[static_cast<std::size_t>(next)])) next = tile;
    }
    if (last[static_cast<std::size_t>(next)] == step)
        return {PLT_TR_N("Tile %1 goes to its place and stays there. %Ln slides are left.",
                         "The last slide makes the picture whole."),
                left,
                {next}};
    return {PLT_TR_N("This makes way for tile %1, the next to reach its place. %Ln slides are left.",
                     "The last slide makes the picture whole."),
            left,
            {next}};
}

/// The purpose of a move of a solution by lines; `left` is the number of slides that are left. Nothing for
/// the last few tiles, which are not brought home line by line.
std::optional<Message> purpose(const Position& position, const Reduction& reduction, int left) {
    const int atLeast = position.distanceLeft();
    const auto reached = reduction.reached(position);
    constexpr int small = 4;
    const bool isRest =
        reached == reduction.subgoals().size() ||
        (position.cells() > small * small && reduction.subgoals()[reached].line.region.columns() <= small &&
         reduction.subgoals()[reached].line.region.rows() <= small);
    if (isRest) return std::nullopt;
    const auto& goal = reduction.subgoals()[reached];
    const bool first = goal.line.region.left == 0 && goal.line.region.top == 0;
    if (goal.tiles.size() == 2) {
        const std::vector<Message::Argument> values{goal.tiles[0], goal.tiles[1], atLeast};
        if (first)
            return Message{
                PLT_TR_N("Tiles %1 and %2 go to their places together. About %Ln slides are left, at "
                         "least %3.",
                         "The last slide makes the picture whole."),
                left, values};
        return Message{
            PLT_TR_N("Tiles %1 and %2 go to their places together; the lines that are done stay. About "
                     "%Ln slides are left, at least %3.",
                     "The last slide makes the picture whole."),
            left, values};
    }
    const std::vector<Message::Argument> values{goal.tiles[0], atLeast};
    if (first)
        return Message{PLT_TR_N("Tile %1 goes to its place. About %Ln slides are left, at least %2.",
                                "The last slide makes the picture whole."),
                       left, values};
    if (goal.line.region.left == 0)
        return Message{
            PLT_TR_N("Tile %1 goes to its place; the row above stays. About %Ln slides are left, at "
                     "least %2.",
                     "The last slide makes the picture whole."),
            left, values};
    if (goal.line.region.top == 0)
        return Message{
            PLT_TR_N("Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, "
                     "at least %2.",
                     "The last slide makes the picture whole."),
            left, values};
    return Message{
        PLT_TR_N("Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at "
                 "least %2.",
                 "The last slide makes the picture whole."),
        left, values};
}

/// The cells of these moves, or nothing if they do not make the picture whole.
std::optional<std::vector<int>> solutionCells(Position position, const std::vector<Move>& moves) {
    std::vector<int> cells;
    for (const auto& move : moves) {
        const bool onBoard = move.column >= 0 && move.column < position.columns() && move.row >= 0 &&
                             move.row < position.rows();
        if (!onBoard) return std::nullopt;
        cells.push_back(move.row * position.columns() + move.column);
        if (position.slides(cells.back()) == 0) return std::nullopt;
        position.slide(cells.back());
    }
    return position.isSolved() ? std::optional(std::move(cells)) : std::nullopt;
}

/// The number of slides of these moves.
int slidesOf(Position position, const std::vector<int>& cells) {
    int slides = 0;
    for (const int cell : cells) {
        slides += position.slides(cell);
        position.slide(cell);
    }
    return slides;
}

/// `atLeast`: the slides that any solution takes at least.
plt::Hint<Move> planOf(const Position& begin, const std::vector<int>& cells, int atLeast) {
    const Reduction reduction(begin.columns(), begin.rows());
    int left = slidesOf(begin, cells);
    const bool isShortest = left == atLeast;
    Position position = begin;
    plt::Hint<Move> plan;
    plan.verdict =
        isShortest
            ? Message(PLT_TR_N("A shortest solution has %Ln slides.", "One slide makes the picture whole."),
                      left)
            : Message(PLT_TR_N("The solution has %Ln slides; a shortest one has at least %1.",
                               "One slide makes the picture whole."),
                      left, {atLeast});
    const auto last = lastMoves(begin, cells);
    position = begin;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int cell = cells[i];
        const Move move{position.column(cell), position.row(cell)};
        if (i >= mostSteps) {
            if (cells.size() <= mostKept) plan.onwards.push_back(move);
        } else {
            auto reason = isShortest ? std::nullopt : purpose(position, reduction, left);
            if (!reason) reason = lastPurpose(last, static_cast<int>(i), left);
            plan.steps.push_back({move, *std::move(reason), {cell}});
        }
        left -= position.slides(cell);
        position.slide(cell);
    }
    return plan;
}

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    return hintAlong(state, {}, std::move(stop));
}

plt::Hint<Move> Rules::hintAlong(const State& state, const plt::Ways<Move>& known, std::stop_token stop) {
    const auto& position = state.position;
    if (position.isSolved()) return {{}, PLT_TR("The picture is whole."), {}};
    std::optional<std::vector<int>> best;
    int fewest = 0;
    for (const auto& way : known) {
        auto cells = solutionCells(position, way);
        if (!cells) continue;
        const int slides = slidesOf(position, *cells);
        if (best && slides >= fewest) continue;
        best = std::move(cells);
        fewest = slides;
    }
    if (best && !solvesShortest(position.columns(), position.rows()))
        return planOf(position, *best, position.distanceLeft());
    const auto solution = solve(position, stop);
    if (!solution) return {{}, PLT_TR("No solution was found."), {}};
    // A shortest one may have been beyond the search.
    if (best && fewest < solution->slides()) return planOf(position, *best, solution->atLeast);
    return planOf(position, movesOf(position, solution->way), solution->atLeast);
}

}  // namespace slidey
