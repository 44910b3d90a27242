// SPDX-License-Identifier: MIT
// The review of a game: the move after which the game cannot be won any more.
#include "common/rules/random.h"
#include "spider/hint_step.h"
#include "spider/rules.h"
#include "spider/solver/exhaustion.h"
#include "spider/solver/turning.h"

#include <algorithm>
#include <utility>

namespace spider {

namespace {

/// Positions that the solver searches in a millisecond on a slow machine.
constexpr long positionsOfMs = 5'000;
constexpr long maximumPositions = 700 * positionsOfMs;
/// For a whole game: it is searched for its turning point at about eight positions, with a share of this each.
constexpr long maximumPositionsOfGame = 18'000 * positionsOfMs;
constexpr long turningShare = 16;
/// The standard error of a turning point that is not proven.
constexpr double doubt = 0.25;
/// The number of moves of which the typical one is the mean, and the share of the budget for each.
constexpr std::size_t sampleSize = 10;
constexpr long sampleShare = 50;

long positionsFor(const plt::Budget& budget, long most) {
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, most / positionsOfMs);
    return static_cast<long>(
        std::min<std::uint64_t>(budget.nodes, static_cast<std::uint64_t>(ms * positionsOfMs)));
}

bool isProvenLost(const State& state, long positions, const std::stop_token& stop) {
    if (const auto outcome = Rules::outcome(state); outcome != plt::Outcome::playing)
        return outcome == plt::Outcome::lost;
    return isTrapped(state) || exhaust(state, positions, stop).isLost;
}

/// Returns the share of a sample of the moves of which no loss is proven.
double shareNotLost(const State& state, std::vector<Move> moves, long positions,
                    const plt::Question& question) {
    plt::Random random(question.seed);
    random.shuffle(moves);
    moves.resize(std::min(moves.size(), sampleSize));
    int lost = 0;
    for (const Move& move : moves)
        lost += isProvenLost(Rules::apply(state, move).value(), positions, question.stop) ? 1 : 0;
    return 1 - lost / static_cast<double>(moves.size());
}

/// Says until when a game could be won.
plt::Message verdictOn(const Turning& turning, int moves) {
    const int last = turning.lastWinnable;
    if (last == moves) return PLT_TR("No move gave the win away.");
    if (last == none && turning.isProven()) return PLT_TR("It is proven that this deal could not be won.");
    if (last == none && turning.firstLost == none)
        return PLT_TR("It is not known whether this deal could be won: no way was found, and no proof.");
    if (last == none)
        return {PLT_TR("It is not known whether this deal could be won; after move %1 it could not: proven."),
                {turning.firstLost}};
    if (turning.isProven())
        return {PLT_TR("This could be won before move %1, which lost it: both are proven."), {last + 1}};
    if (turning.firstLost == none)
        return {PLT_TR("This could be won before move %1. No way to win was found after it, and no proof."),
                {last + 1}};
    return {
        PLT_TR(
            "This could be won before move %1. No way to win was found after it; after move %2 it is proven "
            "that there is none."),
        {last + 1, turning.firstLost}};
}

/// Adds to the judgement of the move that lost the win the one that keeps it.
void explainLoss(plt::Judgement<Move>& judgement, const State& state, const Turning& turning) {
    judgement.best = turning.win.front();
    judgement.madeValue = 0;
    const auto step = explained(state, Rules::apply(state, judgement.best).value(), judgement.best);
    if (turning.isProven()) {
        judgement.reason = {PLT_TR("This keeps the win, which is proven to be lost after the other move. %1"),
                            {step.reason}};
    } else {
        judgement.certainty = plt::Certainty::estimated;
        judgement.error = doubt;
        judgement.reason = {PLT_TR("This keeps the win; after the other move no way to win was found. %1"),
                            {step.reason}};
    }
    judgement.marks = step.marks;
}

}  // namespace

plt::GameJudgement<Move> Rules::judgeGame(const State& first, const std::vector<Move>& moves,
                                          const plt::Question& question) {
    std::vector<State> states{first};
    for (const Move& move : moves) states.push_back(apply(states.back(), move).value());
    const long positions = positionsFor(question.budget, maximumPositionsOfGame);
    const auto turning = findTurning(states, {positions / turningShare}, question.stop);
    const auto count = static_cast<int>(moves.size());
    plt::GameJudgement<Move> out;
    out.verdict = verdictOn(turning, count);
    const long share = positions / (4 * static_cast<long>(sampleSize) * std::max(1, count));
    for (int ply = 0; ply <= turning.lastWinnable && ply < count && !question.stop.stop_requested(); ++ply) {
        const auto& state = states[static_cast<std::size_t>(ply)];
        const auto& made = moves[static_cast<std::size_t>(ply)];
        const bool losesIt = ply == turning.lastWinnable;
        auto choices = legalMoves(state);
        if (choices.size() < 2 && !losesIt) continue;
        const auto choiceCount = static_cast<double>(choices.size());
        plt::Judgement<Move> judgement{made, 1, 1, 1, 0, plt::Certainty::proven};
        judgement.typicalValue = shareNotLost(state, std::move(choices), share, question);
        if (losesIt) {
            // At least this move would have lost it.
            judgement.typicalValue = std::min(judgement.typicalValue, 1 - 1 / (choiceCount + 1));
            explainLoss(judgement, state, turning);
        }
        out.moves.push_back({static_cast<std::size_t>(ply), std::move(judgement)});
    }
    return out;
}

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    const auto moves = legalMoves(state);
    if (moves.size() < 2) return std::nullopt;
    const long positions = positionsFor(question.budget, maximumPositions);
    const auto after = outcomeOf(apply(state, made).value(), {positions / 2}, question.stop);
    if (after.verdict == Verdict::unknown) return std::nullopt;
    plt::Judgement<Move> judgement{made, 1, 1, 1, 0, plt::Certainty::proven};
    if (after.verdict == Verdict::lost) {
        const auto before = outcomeOf(state, {positions / 2}, question.stop);
        if (before.verdict != Verdict::winnable || before.moves.empty()) return std::nullopt;
        judgement.best = before.moves.front();
        judgement.madeValue = 0;
        const auto step = explained(state, apply(state, judgement.best).value(), judgement.best);
        judgement.reason = {PLT_TR("This keeps the win, which is proven to be lost after the other move. %1"),
                            {step.reason}};
        judgement.marks = step.marks;
    }
    judgement.typicalValue = shareNotLost(state, moves, positions / sampleShare, question);
    if (question.stop.stop_requested()) return std::nullopt;
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln deals that could be won", "the deal, which could be won"),
            static_cast<std::int64_t>(cost)};
}

}  // namespace spider
