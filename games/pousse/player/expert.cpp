// SPDX-License-Identifier: MIT
#include "pousse/player/expert.h"

#include "pousse/proof/known_wins.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace pousse {

namespace {

constexpr std::chrono::milliseconds usualTime{2000};
/// More than enough for any position of a small board to be solved.
constexpr std::uint64_t certainNodes = 200'000;
/// Of 500 positions in which X wins within seven moves, none needed 50,000.
constexpr std::uint64_t nearWinNodes = 100'000;
/// Varies games among equal moves in the opening.
constexpr int openingNoise = 10;
/// Deep enough to see what escapes a depth of five, but not so deep as to despair of what hardly any opponent
/// sees.
constexpr int trapDepth = 7;

bool isUnlimited(const plt::Budget& budget) {
    const plt::Budget none;
    return budget.time == none.time && budget.nodes == none.nodes && budget.depth == none.depth;
}

plt::Budget halfOf(const plt::Budget& budget) {
    const plt::Budget none;
    plt::Budget half = budget;
    if (isUnlimited(budget)) half.time = usualTime;
    if (half.time != none.time) half.time /= 2;
    if (half.nodes != none.nodes) half.nodes /= 2;
    return half;
}

Found seenToTheEnd(const State& state, const plt::Question& question) {
    plt::Question certain;
    certain.budget.nodes = certainNodes;
    certain.stop = question.stop;
    certain.seed = question.seed;
    certain.report = question.report;
    return search(state, certain);
}

/// A win for X on 4 x 4 that is proven or near enough to be seen.
std::optional<Found> surelyWon(const State& state, const plt::Question& question) {
    if (const auto known = knownWin(state)) {
        Found found;
        found.move = known->move;
        found.value = winValue - known->plies;
        found.depth = known->plies;
        found.nodes = 1;
        found.line = {known->move};
        return found;
    }
    plt::Question near;
    near.budget.nodes = nearWinNodes;
    near.budget.depth = nearestKnownWin - 2;
    near.stop = question.stop;
    near.seed = question.seed;
    Found found = search(state, near);
    if (!found.wins()) return std::nullopt;
    return found;
}

/// O's move with the longest resistance if X's win is proven after each of them.
std::optional<Found> surelyLost(const State& state, const plt::Question& question) {
    if (endOf(state) != End::none) return std::nullopt;
    std::vector<std::pair<Move, State>> answers;
    bool isNearProof = false;
    for (const Move& move : insertionsOn(state.options.size)) {
        answers.emplace_back(move, *Rules::apply(state, move));
        isNearProof = isNearProof || knownWin(answers.back().second);
    }
    if (!isNearProof) return std::nullopt;
    std::optional<Found> longest;
    for (const auto& [move, next] : answers) {
        if (winnerOf(next) == Mark::o || question.stop.stop_requested()) return std::nullopt;
        Found found;
        found.value = 1 - winValue;
        if (winnerOf(next) == Mark::none) {
            if (endOf(next) != End::none) return std::nullopt;
            const auto win = surelyWon(next, question);
            if (!win) return std::nullopt;
            found = *win;
            found.value = 1 - win->value;
        }
        found.line.insert(found.line.begin(), move);
        found.move = move;
        found.depth = found.plies();
        if (!longest || found.value > longest->value) longest = found;
    }
    return longest;
}

/// The best move by search, within the question's limits or the usual time.
Found bestSeen(const State& state, const plt::Question& question) {
    plt::Question limited = question;
    if (isUnlimited(question.budget)) limited.budget.time = usualTime;
    const bool isOpening = state.plies < state.options.size;
    return search(state, limited, {0, isOpening ? openingNoise : 0});
}

/// Returns true if a search finds a win for the other side after this move.
bool givesAway(const State& state, const Move& move, const plt::Question& question) {
    if (endOf(state) != End::none) return false;
    const State next = *Rules::apply(state, move);
    if (endOf(next) != End::none) return winnerOf(next) == other(toMove(state));
    return bestSeen(next, question).wins();
}

}  // namespace

Found bestPlay(const State& state, const plt::Question& question) {
    if (state.options.size == smallestSize) return seenToTheEnd(state, question);
    if (state.options.size == provenBoardSize)
        if (const auto sure =
                toMove(state) == Mark::x ? surelyWon(state, question) : surelyLost(state, question))
            return *sure;
    return bestSeen(state, question);
}

Found expertPlay(const State& state, const plt::Question& question) {
    if (state.options.size != provenBoardSize || toMove(state) != Mark::o) return bestPlay(state, question);
    plt::Question half = question;
    half.budget = halfOf(question.budget);
    const Found best = bestSeen(state, half);
    if (best.wins() || question.stop.stop_requested()) return best;
    half.report = {};
    plt::Question near = half;
    near.budget.depth = std::min(near.budget.depth, trapDepth);
    const Found trap = bestSeen(state, near);
    if (trap.move == best.move || question.stop.stop_requested()) return best;
    if (!best.loses() && givesAway(state, trap.move, half)) return best;
    return trap;
}

}  // namespace pousse
