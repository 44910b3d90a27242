// SPDX-License-Identifier: MIT
#include "same/solver.h"

#include "common/rules/random.h"
#include "same/beam.h"
#include "same/grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace same {

namespace {

/// Different estimates, tried in turn: each has blind spots.
constexpr std::array<Estimate, 4> estimates{{
    {.groups = 1.7, .whole = 0.3, .joined = 0, .keptWhole = 0.9, .keptJoined = 0, .single = 50},
    {.groups = 0.5, .whole = 0.3, .joined = 0.3, .keptWhole = 0.9, .keptJoined = 0, .single = 20},
    {.groups = 0.25, .whole = 0.2, .joined = 0, .keptWhole = 0.4, .keptJoined = 0, .single = 50},
    {.groups = 1, .whole = 0.3, .joined = 0, .keptWhole = 0.8, .keptJoined = 0, .single = 20},
}};

/// The width of the sweep that begins a climb, and of those from places of its line.
constexpr int firstWidth = 20;
constexpr int laterWidth = 10;
/// The budget of a climb, as the width of a sweep that would cost as much. More is better spent on the next.
constexpr long climbWidth = 60;
/// Weights are varied by a factor of up to e to the power of this, or of its inverse.
constexpr double variation = 0.7;

/// Climbs, one after the other. A climb begins with a sweep from the position; then sweeps from places of its
/// line, each with another estimate, replace the end of the line unless theirs is worse.
class Search {
  public:
    Search(const State& state, Budget budget, std::stop_token stop)
        : state_(state),
          root_(state),
          budget_(budget.positions),
          stop_(std::move(stop)),
          beam_(state.options.scoring, state.options.colours, stop_) {}

    Plan run() {
        // A narrow sweep, whatever the budget, finds a first plan and measures the cost of a sweep.
        constexpr int narrow = 3;
        sweep(0, estimates.front(), {.width = narrow, .positions = std::numeric_limits<long>::max()});
        cost_ = std::max(1L, spent_ / narrow);
        const long climbs = std::max(1L, budget_ / (cost_ * climbWidth));
        for (long number = 0; number < climbs && !isStopped() && !best_.places.empty(); ++number)
            climb(number, spent_ + (budget_ - spent_) / (climbs - number));
        return plan();
    }

  private:
    bool isStopped() const { return isProven_ || spent_ >= budget_ || stop_.stop_requested(); }

    void climb(long number, long end) {
        const auto& estimate = estimates[static_cast<std::size_t>(number) % estimates.size()];
        // Half of a small budget goes to the first sweep.
        const auto width = static_cast<int>(std::clamp((end - spent_) / 2 / cost_, 1L, long{firstWidth}));
        line_ = {};
        sweep(0, number < static_cast<long>(estimates.size()) ? estimate : varied(estimate),
              {.width = width, .positions = end - spent_});
        if (line_.places.empty()) line_ = best_;
        while (spent_ < end && !isStopped()) sweepFromTheMiddle();
    }

    /// Looks for a better end from some place of the line.
    void sweepFromTheMiddle() {
        const auto kept = static_cast<std::size_t>(random_.below(line_.places.size()));
        sweep(kept, varied(estimates[random_.below(estimates.size())]),
              {.width = laterWidth, .positions = budget_ - spent_});
    }

    /// Runs a sweep from the line's position after some moves, and keeps what it finds unless that is worse.
    void sweep(std::size_t kept, const Estimate& estimate, const Beam::Limits& limits) {
        auto points = state_.points;
        Grid grid = root_;
        for (std::size_t i = 0; i < kept; ++i)
            points += clickValue(state_.options.scoring, grid.remove(line_.places[i]));
        const auto found = beam_.sweep(grid, points, estimate, limits);
        // A sweep that makes no position costs something, too.
        spent_ += std::max(1L, beam_.spent());
        isProven_ = kept == 0 && beam_.isExhaustive();
        if (!found || (!line_.places.empty() && found->score < line_.score)) return;
        line_.places.resize(kept);
        line_.places.insert(line_.places.end(), found->places.begin(), found->places.end());
        line_.score = found->score;
        line_.left = found->left;
        if (best_.places.empty() || line_.score > best_.score) best_ = line_;
    }

    Estimate varied(Estimate estimate) {
        for (double* weight : {&estimate.groups, &estimate.whole, &estimate.joined, &estimate.keptWhole,
                               &estimate.keptJoined, &estimate.single}) {
            constexpr int steps = 1000;
            *weight *= std::exp(variation * random_.between(-steps, steps) / steps);
        }
        return estimate;
    }

    Plan plan() const {
        if (best_.places.empty()) return {{}, Rules::score(state_), state_.left};
        Plan plan{{}, best_.score, best_.left, isProven_};
        for (const auto place : best_.places) plan.moves.push_back(root_.moveAt(place));
        return plan;
    }

    const State& state_;
    Grid root_;
    long budget_;
    long spent_ = 0;
    long cost_ = 1;          ///< of a sweep from here, by its width
    bool isProven_ = false;  ///< there is no better line than the best one
    std::stop_token stop_;
    Beam beam_;
    Line line_;  ///< of the present climb
    Line best_;
    /// The same numbers for every search, so that it can be repeated.
    plt::Random random_{1};
};

/// Converts a sequence of moves to a plan; returns nothing if it does not lead to the end of the game.
std::optional<Plan> planOf(State state, const std::vector<Move>& way) {
    for (const auto& move : way) {
        auto next = Rules::apply(state, move);
        if (!next) return std::nullopt;
        state = std::move(*next);
    }
    if (Rules::outcome(state) == plt::Outcome::playing) return std::nullopt;
    return Plan{way, Rules::score(state), state.left};
}

}  // namespace

Plan findPlan(const State& state, Budget budget, std::stop_token stop) {
    return Search(state, budget, std::move(stop)).run();
}

Plan findPlan(const State& state, const plt::Ways<Move>& known, Budget budget, std::stop_token stop) {
    std::optional<Plan> best;
    for (const auto& way : known) {
        auto plan = planOf(state, way);
        if (plan && (!best || plan->score > best->score)) best = std::move(plan);
    }
    auto found = findPlan(state, budget, std::move(stop));
    return best && best->score >= found.score ? *best : found;
}

}  // namespace same
