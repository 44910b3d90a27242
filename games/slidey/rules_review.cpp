// SPDX-License-Identifier: MIT
// The review of a game: the slides of each move against those of the shortest solution, or of a good one.
#include "slidey/rules.h"
#include "slidey/solver/solver.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace slidey {

namespace {

/// Positions that a search visits in a millisecond.
constexpr std::uint64_t positionsAMillisecond = 10'000;
/// The most positions for a move, whatever the time.
constexpr std::uint64_t mostPositions = 7'000'000;
/// The standard error of the difference between two solutions that were found in a short time, cut to what is
/// possible: measured on 4 x 4 against shortest solutions.
constexpr double roughError = 1.4;

std::uint64_t positionsFor(const plt::Budget& budget) {
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(budget.time.count(), 1));
    return std::min(
        {budget.nodes, mostPositions, std::min(milliseconds, mostPositions) * positionsAMillisecond});
}

/// A move with what it leads to.
struct Tried {
    Move move;
    int slides = 0;
    Position after;
};

Tried tried(const Position& position, const Move& move) {
    const int cell = move.row * position.columns() + move.column;
    Tried out{move, position.slides(cell), position};
    out.after.slide(cell);
    return out;
}

/// The first move of a way of the hole.
Move firstOf(const Position& position, const std::vector<int>& way) {
    const int cell = movesOf(position, way).front();
    return {position.column(cell), position.row(cell)};
}

/// Returns true if the way begins with this move, or goes on in its direction.
bool beginsWith(const Position& position, const std::vector<int>& way, const Tried& made) {
    const auto slides = static_cast<std::size_t>(made.slides);
    const int cell = made.move.row * position.columns() + made.move.column;
    return way.size() >= slides && way[slides - 1] == cell;
}

/// The mean slides that a random move loses: how many of its tiles go away from home, twice each. The sum of
/// distances is right in the mean, and needs no search.
double typicalCost(const State& state) {
    const auto moves = Rules::legalMoves(state);
    const int before = state.position.distanceLeft();
    double sum = 0;
    for (const auto& move : moves) {
        const auto one = tried(state.position, move);
        sum += std::clamp(one.slides + one.after.distanceLeft() - before, 0, 2 * one.slides);
    }
    return sum / static_cast<double>(moves.size());
}

plt::Message reasonFor(const State& state, const plt::Judgement<Move>& judgement, bool isProven) {
    const int cell = judgement.best.row * state.position.columns() + judgement.best.column;
    const auto fewest = static_cast<std::int64_t>(-judgement.bestValue);
    const auto made = static_cast<std::int64_t>(-judgement.madeValue);
    const std::vector<plt::Message::Argument> values{state.position.at(cell), made};
    if (isProven)
        return {
            PLT_TR_N("Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.",
                     "Tile %1 makes the picture whole; with the one that slid it takes %2 slides."),
            fewest, values};
    return {
        PLT_TR_N("Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found "
                 "takes %2.",
                 "Tile %1 makes the picture whole; with the one that slid it takes %2 slides."),
        fewest, values};
}

/// Returns the judgement of a move with the slides of both solutions.
plt::Judgement<Move> judged(const State& state, const Move& made, const Move& best, int fewest, int with) {
    plt::Judgement<Move> out{fewest < with ? best : made};
    out.bestValue = -fewest;
    out.madeValue = -std::max(fewest, with);
    out.typicalValue = -fewest - typicalCost(state);
    return out;
}

/// All moves by the table of all positions.
plt::Judgement<Move> judgedAtOnce(const State& state, const Move& made, const std::stop_token& stop) {
    std::vector<plt::ValuedMove<Move>> moves;
    for (const auto& move : Rules::legalMoves(state)) {
        const auto one = tried(state.position, move);
        const auto rest = solveWithin(one.after, std::numeric_limits<int>::max(), 0, stop);
        moves.push_back({move, -1.0 * (one.slides + rest.atLeast)});
    }
    auto out = plt::judgementAmong(moves, made);
    out.certainty = plt::Certainty::proven;
    return out;
}

/// Nothing if the proof takes more positions.
std::optional<plt::Judgement<Move>> judgedByProof(const State& state, const Tried& made,
                                                  std::uint64_t positions, const std::stop_token& stop) {
    const auto& position = state.position;
    const auto shortest = solveWithin(position, std::numeric_limits<int>::max(), positions / 2, stop);
    if (!shortest.way) return std::nullopt;
    const int fewest = shortest.atLeast;
    int with = fewest;
    if (!beginsWith(position, *shortest.way, made)) {
        // Sliding back takes as many slides again, so that no more than this can be lost.
        const int most = fewest + made.slides;
        const auto rest = solveWithin(made.after, most - 2, positions / 2, stop);
        if (!rest.way && rest.atLeast < most) return std::nullopt;
        with = made.slides + std::min(rest.atLeast, most);
    }
    auto out = judged(state, made.move, firstOf(position, *shortest.way), fewest, with);
    out.certainty = plt::Certainty::proven;
    return out;
}

std::optional<plt::Judgement<Move>> judgedRoughly(const State& state, const Tried& made,
                                                  const std::stop_token& stop) {
    const auto& position = state.position;
    const auto way = solveRoughly(position, stop);
    if (!way) return std::nullopt;
    const auto fewest = static_cast<int>(way->size());
    int with = fewest;
    if (!made.after.isSolved() && !beginsWith(position, *way, made)) {
        const auto rest = solveRoughly(made.after, stop);
        if (!rest) return std::nullopt;
        with = std::min(made.slides + static_cast<int>(rest->size()), fewest + 2 * made.slides);
    }
    auto out = judged(state, made.move, firstOf(position, *way), std::min(fewest, with), with);
    out.error = roughError;
    return out;
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    const auto& position = state.position;
    if (position.isSolved()) return std::nullopt;
    const auto one = tried(position, made);
    const auto positions = positionsFor(question.budget);
    std::optional<plt::Judgement<Move>> out;
    if (solvesAtOnce(position.columns(), position.rows())) {
        out = judgedAtOnce(state, made, question.stop);
    } else {
        if (solvesShortest(position.columns(), position.rows()))
            out = judgedByProof(state, one, positions, question.stop);
        // Without time for all moves, some of them stand for the others.
        const auto cost = costOfRoughly(position.columns(), position.rows());
        if (!out && cost <= mostPositions && question.seed % (cost / positions + 1) == 0)
            out = judgedRoughly(state, one, question.stop);
    }
    if (!out || question.stop.stop_requested()) return std::nullopt;
    if (out->best == made) return out;
    out->reason = reasonFor(state, *out, out->certainty == plt::Certainty::proven);
    out->marks = {out->best.row * position.columns() + out->best.column};
    return out;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln slides", "one slide"), static_cast<std::int64_t>(std::lround(cost))};
}

}  // namespace slidey
