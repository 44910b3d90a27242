// SPDX-License-Identifier: MIT
#include "spider/solver/solver.h"

#include "spider/solver/beam/beam_search.h"
#include "spider/solver/beam/styles.h"
#include "spider/solver/exhaustion.h"
#include "spider/solver/position.h"
#include "spider/solver/shortening.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <unordered_map>
#include <utility>

namespace spider {

namespace {

/// Budget of a proof; positions that can be searched exhaustively at all usually need less.
constexpr long proofPositions = 100'000;

/// Budget per shuffle of the second dealer: most deals that a narrow sweep wins at all need less.
constexpr long quickPositions = 150'000;

/// Budget for shortening a win.
constexpr long shorteningPositions = 2'000'000;

/// The more a step costs, the fewer deals are won, but in fewer steps.
constexpr Weights withStep(Weights weights, int step) {
    weights.step = step;
    return weights;
}
constexpr std::array shorterWeights{withStep(winningWeights, 13), withStep(winningWeights, 16), pairsOnly};
constexpr std::size_t shorterWidth = 400;

/// Returns the plan without detours: positions that are reached again, or could be reached in one move, are
/// reached directly.
std::vector<Move> straightened(const State& start, const std::vector<Move>& moves) {
    const auto keyOf = [](const State& state) {
        return Position(state).orderedKey() ^ static_cast<std::uint64_t>(state.dealt);
    };
    std::vector<State> states{start};
    for (const Move& move : moves) states.push_back(Rules::apply(states.back(), move).value());
    std::unordered_map<std::uint64_t, std::size_t> last;
    for (std::size_t i = 0; i < states.size(); ++i) last[keyOf(states[i])] = i;
    std::vector<Move> out;
    for (std::size_t at = last[keyOf(start)]; at < moves.size();) {
        std::size_t next = last[keyOf(states[at + 1])];
        Move best = moves[at];
        for (const Move& move : Rules::legalMoves(states[at])) {
            const auto there = last.find(keyOf(Rules::apply(states[at], move).value()));
            if (there == last.end() || there->second <= next) continue;
            next = there->second;
            best = move;
        }
        out.push_back(best);
        at = next;
    }
    return out;
}

}  // namespace

std::optional<Solution> decide(const State& state, Budget budget, std::stop_token stop) {
    Solution solution;
    BeamSearch search(state, budget.positions, stop);
    // A narrow sweep wins easy deals with a plan that a player can follow.
    search.sweep(BeamSearch::narrow, styles.front());
    solution.moves = search.moves();
    bool isWon = search.isWon();
    bool isLost = isTrapped(state);
    if (!isWon && !isLost) {
        const auto all = exhaust(state, std::min(budget.positions / 20, proofPositions), stop);
        solution.positions = all.positions;
        isLost = all.isLost;
        isWon = !all.moves.empty();
        if (isWon) solution.moves = all.moves;
    }
    if (!isWon && !isLost) {
        search.sweepInTurns(3 * BeamSearch::narrow, styles);
        solution.moves = search.moves();
        isWon = search.isWon();
    }
    if (stop.stop_requested()) return std::nullopt;
    solution.verdict = isWon ? Verdict::winnable : isLost ? Verdict::lost : Verdict::unknown;
    solution.positions += search.positions();
    solution.moves = straightened(state, solution.moves);
    return solution;
}

std::optional<Solution> solve(const State& state, Budget budget, std::stop_token stop) {
    auto solution = decide(state, budget, stop);
    if (solution && solution->verdict == Verdict::winnable) {
        auto& moves = solution->moves;
        for (const auto& weights : shorterWeights) {
            BeamSearch search(state, budget.positions, stop);
            search.sweep(shorterWidth,
                         {weights, styles.front().patience, static_cast<int>(moves.size()) - 1});
            solution->positions += search.positions();
            if (search.isWon()) moves = search.moves();
        }
        moves = shortened(state, straightened(state, moves), std::min(budget.positions, shorteningPositions),
                          stop);
    }
    if (stop.stop_requested()) return std::nullopt;
    return solution;
}

std::optional<std::vector<Move>> findWin(const State& state, Budget budget, std::stop_token stop) {
    BeamSearch search(state, budget.positions, std::move(stop));
    search.sweepWider(BeamSearch::narrow, firstDealersStyle);
    if (!search.isWon()) return std::nullopt;
    return search.moves();
}

std::optional<std::vector<Move>> findWinOf(int dealer, const State& state, std::stop_token stop) {
    if (dealer != winnableDealer) return findWin(state, dealBudget, std::move(stop));
    BeamSearch search(state, quickPositions, std::move(stop));
    search.sweep(BeamSearch::narrow, secondDealersStyle);
    if (!search.isWon()) return std::nullopt;
    return search.moves();
}

}  // namespace spider
