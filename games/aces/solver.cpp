// SPDX-License-Identifier: MIT
#include "aces/solver.h"

#include "aces/search.h"

#include <algorithm>
#include <deque>
#include <set>
#include <utility>

namespace aces {

namespace {

/// The shortest way from one position to another without a deal.
std::vector<Move> shortestWay(const State& from, const State& to) {
    struct Step {
        State state;
        int previous;
        Move move;
    };
    std::set<decltype(State::columns)> known{from.columns};
    std::deque<Step> steps{{from, none, Move::deal()}};
    for (std::size_t i = 0; i < steps.size() && !known.contains(to.columns); ++i) {
        for (const Move& move : Rules::legalMoves(steps[i].state)) {
            if (move.kind == Move::Kind::deal) continue;
            auto next = Rules::apply(steps[i].state, move).value();
            if (known.insert(next.columns).second)
                steps.push_back({std::move(next), static_cast<int>(i), move});
            if (steps.back().state.columns == to.columns) break;
        }
    }
    std::vector<Move> way;
    for (const Step* at = &steps.back(); at->previous != none;
         at = &steps[static_cast<std::size_t>(at->previous)])
        way.push_back(at->move);
    std::reverse(way.begin(), way.end());
    return way;
}

/// The same plan without detours between two deals.
std::vector<Move> straightened(const State& state, const std::vector<Move>& moves) {
    std::vector<Move> out;
    State from = state;
    State at = state;
    const auto close = [&] {
        for (const Move& move : shortestWay(from, at)) out.push_back(move);
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

}  // namespace

std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop) {
    Solution solution;
    solution.left = state.left();
    const Position position(state);
    const auto take = [&](const Search& search, bool won) {
        if (won || search.left() < solution.left) {
            solution.left = search.left();
            solution.moves = search.moves();
        }
    };
    Search atOnce(state, Removal::atOnce, budget.positions, stop);
    const bool quickWin = atOnce.wins(position);
    take(atOnce, quickWin);
    solution.positions = atOnce.positions();
    if (quickWin) {
        solution.verdict = Verdict::winnable;
    } else {
        Search ghosts(state, Removal::withGhosts, budget.positions, stop);
        Search every(state, Removal::everyWay, budget.positions, stop, &ghosts);
        const bool won = every.wins(position);
        take(every, won);
        solution.positions += ghosts.positions() + every.positions();
        if (won)
            solution.verdict = Verdict::winnable;
        else if (every.isComplete())
            solution.verdict = Verdict::lost;
    }
    if (stop.stop_requested()) return std::nullopt;
    solution.moves = straightened(state, solution.moves);
    return solution;
}

bool isWinnable(const State& state, Budget budget, std::stop_token stop) {
    return Search(state, Removal::atOnce, budget.positions, std::move(stop)).wins(Position(state));
}

}  // namespace aces
