// SPDX-License-Identifier: MIT
#include "same/solver.h"

#include "same/grid.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>
#include <utility>

namespace same {

namespace {

/// Weights of the terms that estimate the further points of a position. Every term is in points.
struct Weights {
    double groups;     ///< share of the value of the groups as they are
    double favourite;  ///< share of the value of the most valuable colour, if it were one group
    double others;     ///< the same for the other colours
    double single;     ///< cost of a ball without a neighbour of the same colour
};

/// Different evaluations, tried in turn: each has blind spots.
constexpr std::array<Weights, 3> views{
    {{1.0, 0.8, 0.3, 20.0}, {1.7, 0.9, 0.3, 50.0}, {0.25, 0.4, 0.2, 50.0}}};

/// A move with the index of the step before it: a chain back to the root.
struct Step {
    int previous;
    Move move;
};

struct Node {
    Grid grid;
    std::int64_t points;
    double promise;
    int step;
};

bool isBetter(const Node& one, const Node& other) {
    return one.promise != other.promise ? one.promise > other.promise : one.step < other.step;
}

class Search {
  public:
    Search(const State& state, Budget budget, std::stop_token stop)
        : state_(state), budget_(budget.positions), stop_(std::move(stop)) {}

    Plan run() {
        best_.score = none;
        // A narrow sweep, whatever the budget, finds a first plan and measures the cost of a sweep; the
        // others share the rest of the budget.
        int width = 3;
        long spent = sweep(width, views.front());
        for (std::size_t view = 0; view < views.size() && cut_ && !isStopped(); ++view) {
            const long share = (budget_ - spent_) / static_cast<long>(views.size() - view);
            width = static_cast<int>(std::max(1L, share * width / std::max(1L, spent)));
            spent = sweep(width, views[view]);
        }
        if (best_.score == none) return {{}, Rules::score(state_), state_.left};
        return best_;
    }

  private:
    /// The cost of a sweep is not quite linear in its width; only one far above its share is aborted.
    bool isStopped() const {
        return (best_.score != none && spent_ > budget_ + budget_ / 4) || stop_.stop_requested();
    }

    /// Runs one beam search and returns its cost in positions. Positions compete with those that have as many
    /// balls left.
    long sweep(int width, const Weights& weights) {
        const long before = spent_;
        cut_ = false;
        steps_.clear();
        std::vector<std::vector<Node>> levels(static_cast<std::size_t>(state_.left) + 1);
        std::vector<std::unordered_map<std::uint64_t, std::int64_t>> seen(levels.size());
        levels.back().push_back({Grid(state_), state_.points, 0, none});
        for (auto left = levels.size(); left-- > 0;) {
            auto nodes = std::exchange(levels[left], {});
            seen[left] = {};
            std::sort(nodes.begin(), nodes.end(), isBetter);
            for (const Node& node : nodes) {
                if (isStopped()) return spent_ - before;
                expand(node, width, weights, levels, seen);
            }
        }
        return spent_ - before;
    }

    void expand(const Node& node, int width, const Weights& weights, std::vector<std::vector<Node>>& levels,
                std::vector<std::unordered_map<std::uint64_t, std::int64_t>>& seen) {
        node.grid.findGroups(groups_);
        if (groups_.count == 0) {
            finish(node);
            return;
        }
        for (int i = 0; i < groups_.count; ++i) {
            const auto& group = groups_.list[i];
            const auto left = static_cast<std::size_t>(node.grid.left() - group.size);
            Node child{node.grid, node.points + clickValue(state_.options.scoring, group.size), 0, 0};
            child.grid.remove(group.place);
            ++spent_;
            // A position that is reached again is only useful with more points.
            const auto [known, isNew] = seen[left].try_emplace(child.grid.hash(), child.points);
            if (!isNew && known->second >= child.points) continue;
            known->second = child.points;
            child.promise = promise(child, weights);
            auto& level = levels[left];
            const bool full = level.size() >= static_cast<std::size_t>(width);
            cut_ = cut_ || full;
            if (full && child.promise <= level.front().promise) continue;
            child.step = static_cast<int>(steps_.size());
            steps_.push_back({node.step, node.grid.moveAt(group.place)});
            level.push_back(child);
            std::push_heap(level.begin(), level.end(), isBetter);
            if (full) {
                std::pop_heap(level.begin(), level.end(), isBetter);
                level.pop_back();
            }
        }
    }

    double promise(const Node& node, const Weights& weights) {
        node.grid.findGroups(below_);
        double groups = 0;
        for (int i = 0; i < below_.count; ++i) {
            groups += static_cast<double>(clickValue(state_.options.scoring, below_.list[i].size));
        }
        double favourite = 0;
        double all = 0;
        for (int colour = 0; colour < state_.options.colours; ++colour) {
            const auto value =
                static_cast<double>(clickValue(state_.options.scoring, node.grid.colourCount(colour)));
            favourite = std::max(favourite, value);
            all += value;
        }
        return static_cast<double>(node.points) + weights.groups * groups + weights.favourite * favourite +
               weights.others * (all - favourite) - weights.single * below_.singles;
    }

    void finish(const Node& node) {
        const auto score = node.points + bonus(state_.options.scoring, node.grid.left());
        if (score <= best_.score) return;
        best_.score = score;
        best_.left = node.grid.left();
        best_.moves.clear();
        for (int step = node.step; step != none; step = steps_[step].previous) {
            best_.moves.push_back(steps_[step].move);
        }
        std::reverse(best_.moves.begin(), best_.moves.end());
    }

    const State& state_;
    long budget_;
    long spent_ = 0;
    std::stop_token stop_;
    Plan best_;
    std::vector<Step> steps_;
    Grid::Groups groups_;
    Grid::Groups below_;
    bool cut_ = false;  ///< the present sweep has pruned something
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
