// SPDX-License-Identifier: MIT
#include "gobblet/player/player.h"

#include "common/rules/random.h"
#include "gobblet/board/threats.h"
#include "gobblet/player/evaluation.h"
#include "gobblet/player/known_positions.h"
#include "gobblet/player/search.h"
#include "gobblet/player/solver.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <iterator>

namespace gobblet {

namespace {

// The depth of the weaker levels, and the noise of their evaluation: a movable small piece is worth 50 and a
// large one 280. beginnerBlunders is the percentage of random moves.
constexpr int okDepth = 3;
constexpr Search::Strength okStrength{200, 0};
constexpr int beginnerDepth = 1;
constexpr Search::Strength beginnerStrength{400, 0};
constexpr int beginnerBlunders = 30;
// The time if there is no limit.
constexpr std::chrono::seconds usualTime{3};
// On 3 x 3 the best player is documented to be perfect, so it may examine as many positions as that takes on
// any machine: five times the most ever needed.
constexpr std::uint64_t certainNodes = 1'000'000;
constexpr std::array<std::string_view, 3> levelWords{"beginner", "ok", "smart"};
// Enough to choose randomly among nearly equal moves.
constexpr Search::Strength smartStrength{2, 8};
// Limits of the search for errors of the other side in a position without a forced win.
constexpr int trapDepth = 7;
constexpr std::uint64_t trapNodes = 200'000;
// A player that believes to be better refuses a draw, but not forever.
constexpr int patience = 5;

std::vector<Move> onBoard(const Position& position) {
    MoveList list;
    generate(position, list);
    return {list.begin(), list.end()};
}

/// Removes the moves that let the other side claim a draw, unless there are no others.
std::vector<Move> withoutDraws(const State& state, const std::vector<Move>& moves) {
    std::vector<Move> out;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(out), [&state](const Move& move) {
        const auto before = std::count(state.recent.begin(), state.recent.end(), after(state.position, move));
        return before + 1 < repetitionsForDraw;
    });
    return out.empty() ? moves : out;
}

/// The moves after which most answers of the other side lose soon; all of them if stopped.
std::vector<Move> traps(Solver& solver, const Position& position, const std::vector<Move>& moves,
                        const std::stop_token& stop) {
    std::vector<Move> best;
    double bestShare = -1;
    plt::Budget budget{.nodes = trapNodes, .depth = trapDepth};
    for (const Move& move : moves) {
        if (!best.empty() && budget.nodes == 0) break;
        const Solution answers = solver.solve(after(position, move), budget, stop);
        if (stop.stop_requested()) return moves;
        budget.nodes -= std::min(budget.nodes, answers.nodes);
        const auto losing = std::count_if(
            answers.moves.begin(), answers.moves.end(),
            [](const Solution::Entry& answer) { return answer.value.kind == Value::Kind::loses; });
        const double share = static_cast<double>(losing) / static_cast<double>(answers.moves.size());
        if (share < bestShare) continue;
        if (share > bestShare) best.clear();
        bestShare = share;
        best.push_back(move);
    }
    return best;
}

/// A move as good as any other, found quickly.
Solution atOnce(Solver& solver, const Position& position, const std::vector<Move>& moves) {
    if (const auto known = knownBest(position); known && std::count(moves.begin(), moves.end(), *known) > 0)
        return {{{*known, {}}}};
    return solver.choose(position, moves, positionsOnceStopped);
}

Advice solved(const State& state, const plt::Question& question) {
    Solver solver;
    const auto moves = withoutDraws(state, onBoard(state.position));
    plt::Budget budget;
    budget.nodes = std::max(question.budget.nodes, certainNodes);
    budget.depth = question.budget.depth;
    Solution solution = solver.solve(state.position, moves, budget, question.stop);
    if (solution.value().kind == Value::Kind::open && question.stop.stop_requested()) {
        const auto nodes = solution.nodes;
        solution = atOnce(solver, state.position, moves);
        solution.nodes += nodes;
    }
    const Value value = solution.value();
    auto best = solution.best();
    Advice advice;
    advice.plies = value.plies;
    switch (value.kind) {
        case Value::Kind::wins:
            advice.kind = Advice::Kind::wins;
            advice.value = static_cast<double>(winValue - value.plies) / lineUnit;
            break;
        case Value::Kind::loses:
            advice.kind = Advice::Kind::loses;
            advice.value = static_cast<double>(value.plies - winValue) / lineUnit;
            break;
        case Value::Kind::open:
            if (value.plies >= Solver::deepest) advice.kind = Advice::Kind::balanced;
            if (!question.stop.stop_requested()) best = traps(solver, state.position, best, question.stop);
            break;
    }
    plt::Random random(question.seed);
    advice.move = best[random.below(best.size())];
    if (question.report) {
        const bool proven = value.kind != Value::Kind::open;
        question.report({value.plies, advice.value, proven, solution.nodes, Rules::write(advice.move)});
    }
    return advice;
}

Found searched(const State& state, const plt::Question& question, const Search::Strength& strength) {
    auto moves = withoutDraws(state, onBoard(state.position));
    plt::Random(question.seed).shuffle(moves);
    return Search(question, strength).run(state.position, moves, state.recent);
}

/// A random move of a beginner, among those that do not lose at once.
Move atRandom(const State& state, plt::Random& random) {
    const auto moves = onBoard(state.position);
    std::vector<Move> sane;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(sane), [&state](const Move& move) {
        return lineWinner(after(state.position, move)) != other(state.position.toMove);
    });
    const auto& from = sane.empty() ? moves : sane;
    return from[random.below(from.size())];
}

bool claims(const State& state, bool wins, double value) {
    const int times = occurrences(state);
    return times >= repetitionsForDraw && !wins && (value <= 0 || times >= patience);
}

}  // namespace

Advice advise(const State& state, const plt::Question& question) {
    Advice advice;
    if (state.position.width == 3) {
        advice = solved(state, question);
    } else {
        const Found found = searched(state, question, smartStrength);
        advice.move = found.move;
        advice.value = static_cast<double>(found.value) / lineUnit;
        if (found.wins() || found.loses()) {
            advice.kind = found.wins() ? Advice::Kind::wins : Advice::Kind::loses;
            advice.plies = found.plies();
        }
    }
    if (claims(state, advice.kind == Advice::Kind::wins, advice.value)) advice.move = Move::claimDraw();
    return advice;
}

Move choose(const State& state, Level level, const plt::Question& question) {
    if (level == Level::smart) return advise(state, question).move;
    plt::Question limited = question;
    Search::Strength strength = okStrength;
    if (level == Level::beginner) {
        plt::Random random(question.seed);
        const bool looks = static_cast<int>(random.below(100)) >= beginnerBlunders;
        if (!looks && !canWin(state.position, state.position.toMove)) return atRandom(state, random);
        strength = beginnerStrength;
    }
    limited.budget.depth = std::min(question.budget.depth, level == Level::ok ? okDepth : beginnerDepth);
    const Found found = searched(state, limited, strength);
    return claims(state, found.wins(), found.value) ? Move::claimDraw() : found.move;
}

std::vector<plt::Level> Rules::levels() {
    return {
        {std::string(levelWords[0]), PLT_TR("beginner"),
         PLT_TR("Completes a line when it can, and overlooks much else.")},
        {std::string(levelWords[1]), PLT_TR("medium"), PLT_TR("Looks three moves ahead and can be beaten.")},
        {std::string(levelWords[2]), PLT_TR("expert"),
         PLT_TR("On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as "
                "its thinking time allows.")}};
}

Move Rules::choose(const State& state, std::string_view level, const plt::Question& question) {
    const auto* const word = std::find(levelWords.begin(), levelWords.end(), level);
    const Level which = word == levelWords.end() ? Level::ok : static_cast<Level>(word - levelWords.begin());
    plt::Question limited = question;
    const plt::Budget none;
    auto& budget = limited.budget;
    if (budget.time == none.time && budget.nodes == none.nodes && budget.depth == none.depth)
        budget.time = usualTime;
    return gobblet::choose(state, which, limited);
}

}  // namespace gobblet
