// SPDX-License-Identifier: MIT
// The review of a game: points below the best line known, by searches before and after each click.
#include "common/rules/random.h"
#include "same/grid.h"
#include "same/hint.h"
#include "same/solver.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

namespace same {

namespace {

/// Positions that a search makes in a millisecond.
constexpr std::uint64_t positionsAMillisecond = 900;
/// The most positions for a move, whatever the time.
constexpr std::uint64_t mostPositions = 630'000;
/// The moves whose mean stands for that of all moves.
constexpr int sampled = 2;
/// The searches for one move: before it, after it, and after the moves of the sample. All have the same budget,
/// so that none promises more only because it looked further.
constexpr int searches = sampled + 2;

std::uint64_t positionsFor(const plt::Budget& budget) {
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(budget.time.count(), 1));
    return std::min(
        {budget.nodes, mostPositions, std::min(milliseconds, mostPositions) * positionsAMillisecond});
}

/// The positions that the narrowest searches for one move make, about.
std::uint64_t leastPositions(const State& state) {
    Grid::Groups groups;
    Grid(state).findGroups(groups);
    return static_cast<std::uint64_t>(state.left) * static_cast<std::uint64_t>(groups.count) * searches;
}

/// Returns true if both moves remove the same balls.
bool areSame(const State& state, const Move& one, const Move& other) {
    const auto group = groupAt(state, state.cell(one.column, one.row));
    return std::find(group.begin(), group.end(), state.cell(other.column, other.row)) != group.end();
}

/// The standard error of the difference between the ends of two lines that searches found, as a share of the
/// points that are still to come: measured against longer searches. It is large where a cleared board counts as
/// much as many groups.
double shareOfError(Scoring scoring) {
    switch (scoring) {
        case Scoring::modern:
            return 0.03;
        case Scoring::classic:
            return 0.06;
        case Scoring::sameGame:
            break;
    }
    return 0.2;
}

/// The searches before and after moves of one position.
class Searches {
  public:
    Searches(const State& state, Budget budget, std::stop_token stop)
        : state_(state), budget_(budget), stop_(std::move(stop)), best_(findPlan(state, budget, stop_)) {}

    /// Returns a line that begins with this move.
    Plan after(const Move& move) {
        if (areSame(state_, move, best_.moves.front())) return best_;
        auto plan = findPlan(Rules::apply(state_, move).value(), budget_, stop_);
        plan.moves.insert(plan.moves.begin(), move);
        // A proof needs both lines.
        const bool isProven = best_.isProven && plan.isProven;
        if (plan.score > best_.score) best_ = plan;
        best_.isProven = isProven;
        return plan;
    }
    /// Returns the best line of all searches so far.
    const Plan& best() const { return best_; }

  private:
    const State& state_;
    Budget budget_;
    std::stop_token stop_;
    Plan best_;
};

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    const auto moves = legalMoves(state);
    const auto isOther = [&](const Move& move) { return !areSame(state, made, move); };
    if (std::none_of(moves.begin(), moves.end(), isOther)) return std::nullopt;
    const auto positions = positionsFor(question.budget);
    // Without time for all moves, some of them stand for the others.
    if (question.seed % (leastPositions(state) / positions + 1) != 0) return std::nullopt;
    Searches lines(state, {static_cast<long>(positions) / searches}, question.stop);
    if (question.stop.stop_requested()) return std::nullopt;
    const auto with = lines.after(made).score;
    const bool isProven = lines.best().isProven;
    plt::Random random(question.seed + 1);
    double sum = 0;
    for (int i = 0; i < sampled; ++i) {
        const auto score = lines.after(moves[random.below(moves.size())]).score;
        if (question.stop.stop_requested()) return std::nullopt;
        sum += static_cast<double>(score);
    }
    plt::Judgement<Move> out{made};
    const auto& best = lines.best();
    out.bestValue = static_cast<double>(best.score);
    out.madeValue = static_cast<double>(with);
    out.typicalValue = sum / sampled;
    if (isProven)
        out.certainty = plt::Certainty::proven;
    else
        out.error = shareOfError(state.options.scoring) * static_cast<double>(best.score - state.points);
    if (with == best.score) return out;
    const auto step = toHint(state, best).steps.front();
    out.best = step.move;
    out.reason = step.reason;
    out.marks = step.marks;
    return out;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln points", "1 point"), static_cast<std::int64_t>(std::lround(cost))};
}

}  // namespace same
