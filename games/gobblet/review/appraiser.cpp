// SPDX-License-Identifier: MIT
#include "gobblet/review/appraiser.h"

#include "common/rules/searched_moves.h"
#include "gobblet/board/symmetry.h"
#include "gobblet/player/evaluation.h"
#include "gobblet/player/search.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>

namespace gobblet {

namespace {

// The estimate that is taken for e : 1 chances. It is set by judgement: a large piece more is worth about 280.
constexpr double chanceUnit = 300;
// The nodes that one core searches at least, beside a game that is shown.
constexpr std::uint64_t nodesInAMillisecond = 250;
constexpr std::chrono::milliseconds leastTime{1};
// The time budget for all, in case that the machine is slower: each search may take twice its share.
constexpr double patience = 2;

double chanceOf(int value) {
    if (value > provenValue) return plt::sureWin;
    if (value < -provenValue) return plt::sureLoss;
    return plt::sureWin / (1 + std::exp(-value / chanceUnit));
}

Worth settled(Advice::Kind kind, int plies) {
    const double chance = kind == Advice::Kind::wins    ? plt::sureWin
                          : kind == Advice::Kind::loses ? plt::sureLoss
                                                        : plt::sureDraw;
    return {{chance}, kind, plies};
}

}  // namespace

double Worth::at(int depth) const {
    if (isSettled() || depth > this->depth()) return chances.back();
    return chances[std::max(depth, 1) - 1];
}

Appraiser::Appraiser(const State& state, const plt::Question& question)
    : state_(state), question_(question), nodes_(plt::positionsWithin(question.budget, nodesInAMillisecond)) {
    const auto& recent = state.recent;
    std::copy_if(recent.begin(), recent.end(), std::back_inserter(past_), [&recent](const Position& old) {
        return std::count(recent.begin(), recent.end(), old) + 1 >= repetitionsForDraw;
    });
}

plt::Budget Appraiser::budget(std::uint64_t nodes) const {
    plt::Budget out;
    out.nodes = std::max<std::uint64_t>(nodes, 1);
    if (question_.budget.time == out.time) return out;
    const double share = patience * static_cast<double>(nodes) / static_cast<double>(nodes_);
    const double time = share * static_cast<double>(question_.budget.time.count());
    out.time = std::max(leastTime, std::chrono::milliseconds(static_cast<std::int64_t>(time)));
    return out;
}

bool Appraiser::allowsDraw(const Move& move) const {
    if (move.kind == Move::Kind::claimDraw) return false;
    return std::count(past_.begin(), past_.end(), after(state_.position, move)) > 0;
}

bool Appraiser::areAlike(const Move& one, const Move& other) const {
    if (one == other) return true;
    if (one.kind == Move::Kind::claimDraw || other.kind == Move::Kind::claimDraw) return false;
    // The earlier positions are compared as they stand, so mirror images may differ by what came before.
    if (allowsDraw(one) || allowsDraw(other)) return false;
    const auto first = canonical(after(state_.position, one));
    const auto second = canonical(after(state_.position, other));
    return first.mine == second.mine && first.theirs == second.theirs;
}

Move Appraiser::bestMove(const Move& preferred, std::uint64_t nodes) {
    auto moves = Rules::legalMoves(state_);
    std::erase_if(moves, [this](const Move& move) { return move == Move::claimDraw() || allowsDraw(move); });
    if (moves.empty()) return preferred;
    if (state_.position.width == 3) {
        const auto best = solver_.solve(state_.position, moves, budget(nodes), question_.stop).best();
        return std::count(best.begin(), best.end(), preferred) > 0 ? preferred : best.front();
    }
    plt::Question question;
    question.budget = budget(nodes);
    question.stop = question_.stop;
    return Search(question, {0, 8}).run(state_.position, moves, past_).move;
}

Worth Appraiser::worth(const Move& move, std::uint64_t nodes) {
    if (move.kind == Move::Kind::claimDraw) return settled(Advice::Kind::balanced, 0);
    const Position next = after(state_.position, move);
    if (const auto winner = lineWinner(next))
        return settled(*winner == state_.position.toMove ? Advice::Kind::wins : Advice::Kind::loses, 1);
    Worth out = state_.position.width == 3 ? solved(next, nodes) : searched(move, nodes);
    if (!allowsDraw(move) || out.kind == Advice::Kind::loses) return out;
    // The other side claims the draw unless it is better off.
    for (double& chance : out.chances) chance = std::min(chance, plt::sureDraw);
    if (out.kind == Advice::Kind::wins) out.kind = Advice::Kind::balanced;
    return out;
}

Worth Appraiser::solved(const Position& next, std::uint64_t nodes) {
    const Value answer = solver_.solve(next, budget(nodes), question_.stop).value();
    switch (answer.kind) {
        case Value::Kind::wins:
            return settled(Advice::Kind::loses, answer.plies + 1);
        case Value::Kind::loses:
            return settled(Advice::Kind::wins, answer.plies + 1);
        case Value::Kind::open:
            break;
    }
    if (answer.plies >= Solver::deepest) return settled(Advice::Kind::balanced, 0);
    return {{plt::sureDraw}};
}

Worth Appraiser::searched(const Move& move, std::uint64_t nodes) const {
    Worth out;
    plt::Question question;
    question.budget = budget(nodes);
    question.stop = question_.stop;
    question.report = [&out](const plt::Thought& thought) {
        out.chances.push_back(chanceOf(static_cast<int>(std::lround(thought.value * lineUnit))));
    };
    auto past = past_;
    std::erase(past, after(state_.position, move));
    const Found found = Search(question, {0, 8}).run(state_.position, {move}, past);
    if (out.chances.empty()) return {{plt::sureDraw}};  // stopped
    if (!found.wins() && !found.loses()) return out;
    out.kind = found.wins() ? Advice::Kind::wins : Advice::Kind::loses;
    out.plies = found.plies();
    return out;
}

}  // namespace gobblet
