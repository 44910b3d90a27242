// SPDX-License-Identifier: MIT
#include "aces/solver/solver.h"

#include "aces/solver/search.h"

#include <algorithm>
#include <deque>
#include <set>
#include <utility>

namespace aces {

namespace {

/// Returns the shortest sequence of moves from one position to another without a deal.
std::vector<Move> shortestWay(const State& from, const State& to, const std::stop_token& stop) {
    struct Step {
        State state;
        int previous;
        Move move;
    };
    std::set<decltype(State::columns)> known{from.columns};
    std::deque<Step> steps{{from, none, Move::deal()}};
    for (std::size_t i = 0; i < steps.size() && !known.contains(to.columns) && !stop.stop_requested(); ++i) {
        for (const Move& move : Rules::legalMoves(steps[i].state)) {
            if (move.kind == Move::Kind::deal) continue;
            auto next = Rules::apply(steps[i].state, move).value();
            if (known.insert(next.columns).second)
                steps.push_back({std::move(next), static_cast<int>(i), move});
            if (steps.back().state.columns == to.columns) break;
        }
    }
    std::vector<Move> way;
    for (const Step* at = &steps.back(); at->previous != none; at = &steps[at->previous])
        way.push_back(at->move);
    std::reverse(way.begin(), way.end());
    return way;
}

/// Returns the plan without detours between two deals.
std::vector<Move> straightened(const State& state, const std::vector<Move>& moves,
                               const std::stop_token& stop) {
    std::vector<Move> out;
    State from = state;
    State at = state;
    const auto close = [&] {
        for (const Move& move : shortestWay(from, at, stop)) out.push_back(move);
    };
    for (const Move& move : moves) {
        if (move.kind == Move::Kind::deal) {
            close();
            out.push_back(move);
        }
        at = Rules::apply(at, move).value();
        if (move.kind == Move::Kind::deal) from = at;
    }
    close();
    return out;
}

/// The best end found: the number of cards left, and the moves to it.
struct Plan {
    int left = 0;
    std::vector<Move> moves;

    void take(const Search& search, bool won) {
        if (!won && search.left() >= left) return;
        left = search.left();
        moves = search.moves();
    }
};

std::optional<Finding> find(const State& state, Budget budget, std::stop_token stop, const Progress& progress,
                            Plan& plan) {
    Finding finding;
    const Position position(state);
    Reason reason;
    // Finding a win takes little compared with proving that there is none.
    Allowance quick(budget.positions / 4, budget.bytes, stop, progress);
    {
        Search atOnce(state, Removal::atOnce, quick);
        const bool won = atOnce.wins(position, reason);
        if (won) finding.verdict = Verdict::winnable;
        plan.take(atOnce, won);
    }
    Allowance thorough(budget.positions - quick.positions(), budget.bytes, stop, [&](long positions) {
        if (progress) progress(quick.positions() + positions);
    });
    if (finding.verdict != Verdict::winnable) {
        Search ghosts(state, Removal::withGhosts, thorough);
        Search every(state, Removal::everyWay, thorough, &ghosts);
        const bool won = every.wins(position, reason);
        if (won) finding.verdict = Verdict::winnable;
        if (!won && every.isComplete()) finding.verdict = Verdict::lost;
        plan.take(every, won);
    }
    if (stop.stop_requested()) return std::nullopt;
    finding.positions = quick.positions() + thorough.positions();
    finding.bytes = std::max(quick.maximumBytes(), thorough.maximumBytes());
    return finding;
}

}  // namespace

std::optional<Finding> decide(const State& state, Budget budget, std::stop_token stop,
                              const Progress& progress) {
    Plan plan;
    return find(state, budget, std::move(stop), progress, plan);
}

std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop) {
    Plan plan{state.left(), {}};
    const auto finding = find(state, budget, stop, {}, plan);
    if (!finding) return std::nullopt;
    Solution solution{*finding, plan.left, straightened(state, plan.moves, stop)};
    if (stop.stop_requested()) return std::nullopt;
    return solution;
}

bool isWinnable(const State& state, Budget budget, std::stop_token stop) {
    Allowance allowance(budget.positions, budget.bytes, std::move(stop), {});
    Reason reason;
    return Search(state, Removal::atOnce, allowance).wins(Position(state), reason);
}

}  // namespace aces
