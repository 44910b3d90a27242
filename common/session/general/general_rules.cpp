// SPDX-License-Identifier: MIT
// The members of AnyRules that search a game of which nothing is known but its rules.
#include "common/session/any_rules.h"
#include "common/session/general/solver.h"
#include "common/session/general/tree_search.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace plt {

namespace {

using general::Candidate;
using general::Limits;
using general::Opinion;

struct Strength {
    std::string_view word;
    std::uint64_t positions = 0;
};
constexpr std::array<Strength, 3> strengths{{{"easy", 300}, {"medium", 5000}, {"hard", 1000000}}};

Limits limitsOf(std::string_view level, const Budget& budget) {
    Limits limits;
    limits.positions = strengths.back().positions;
    for (const auto& strength : strengths)
        if (strength.word == level) limits.positions = strength.positions;
    limits.positions = std::min(limits.positions, budget.nodes);
    // A number of positions makes a choice that can be repeated, which a clock of ours would spoil.
    const bool isCounted = budget.nodes != Budget().nodes;
    limits.time = isCounted ? budget.time : std::min(limits.time, budget.time);
    return limits;
}

Thought thoughtOf(const AnyRules& rules, const Opinion& opinion) {
    const auto& best = opinion.candidates[opinion.best()];
    return {best.isProven ? best.distance : 1, 2 * best.value - 1, best.isProven, opinion.positions,
            rules.write(best.move)};
}

HintStep<AnyMove> stepOf(const AnyRules& rules, const AnyMove& move) {
    return {move, {PLT_TR("Play %1."), {rules.write(move)}}, {}};
}

/// Returns the end of the game to which these moves lead; null if they do not lead to one.
AnyState endOf(const AnyRules& rules, AnyState state, const std::vector<AnyMove>& line) {
    for (const auto& move : line) {
        if (rules.outcome(state) != Outcome::playing) return {};
        auto next = rules.apply(state, move);
        if (!next) return {};
        state = *std::move(next);
    }
    return rules.outcome(state) == Outcome::playing ? AnyState() : state;
}

/// Returns true if a line to this end promises more than the solution.
bool isBetter(const AnyRules& rules, const std::vector<AnyMove>& line, const AnyState& end,
              const general::Solution& solution) {
    const auto outcome = rules.outcome(end);
    if (outcome == Outcome::won) return !solution.wins || line.size() < solution.line.size();
    if (outcome != Outcome::over || solution.wins || !rules.traits().hasScore) return false;
    if (!solution.ends) return true;
    const auto score = rules.score(end);
    return rules.traits().ranking == Ranking::lowestScore ? score < *solution.score : score > *solution.score;
}

Message verdictOf(const general::Solution& solution) {
    if (solution.wins && solution.isProven)
        return {PLT_TR_N("It wins in %Ln moves; proven, no way is shorter.", "It wins."),
                solution.line.size()};
    if (solution.wins)
        return {PLT_TR_N("It wins in %Ln moves; perhaps a shorter way exists.", "It wins."),
                solution.line.size()};
    if (!solution.line.empty() && !solution.ends)
        return {PLT_TR_N("It brings the score to %1. No win was found among %Ln positions.",
                         "It brings the score to %1."),
                solution.positions,
                {*solution.score}};
    if (!solution.line.empty() && solution.isProven)
        return {PLT_TR("It ends with a score of %1; proven, none is better."), {*solution.score}};
    if (!solution.line.empty())
        return {PLT_TR_N("It ends with a score of %1, the best found among %Ln positions.",
                         "It ends with a score of %1."),
                solution.positions,
                {*solution.score}};
    if (solution.isProven) return PLT_TR("This cannot be won from here: proven.");
    return {PLT_TR_N("Nothing was found among %Ln positions.", "Nothing was found in one position."),
            solution.positions};
}

Hint<AnyMove> hintAlone(const AnyRules& rules, const AnyState& state, const Ways<AnyMove>& known,
                        std::stop_token stop) {
    constexpr std::uint64_t mostPositions = 3000000;
    Limits limits;
    limits.positions = mostPositions;
    limits.time = std::chrono::seconds(3);
    auto solution = general::solve(rules, state, limits, std::move(stop));
    for (const auto& line : known) {
        const auto end = endOf(rules, state, line);
        if (end.isNull() || !isBetter(rules, line, end, solution)) continue;
        solution.line = line;
        solution.wins = rules.outcome(end) == Outcome::won;
        solution.ends = true;
        if (rules.traits().hasScore) solution.score = rules.score(end);
        solution.isProven = false;
    }
    Hint<AnyMove> hint;
    for (const auto& move : solution.line) hint.steps.push_back(stepOf(rules, move));
    hint.verdict = verdictOf(solution);
    return hint;
}

Message verdictOf(const Opinion& opinion) {
    const auto& best = opinion.candidates[opinion.best()];
    if (best.isProven && best.value == 1)
        return {PLT_TR_N("It wins in %Ln moves at most: proven.", "It wins."), best.distance};
    if (best.isProven && best.value == 0) return PLT_TR("All moves lose: proven. This one resists longest.");
    if (best.isProven) return PLT_TR("Nothing better can be forced: proven.");
    return {PLT_TR_N("It seems best after %Ln positions; nothing is proven.",
                     "It seems best after one position; nothing is proven."),
            opinion.positions};
}

/// Returns true if there is nobody to play against. The number of seats is only known by how games end.
bool isAlone(const AnyRules& rules, const AnyState& state, Random& random) {
    if (rules.seatToMove(state) < 0) return true;
    constexpr int longest = 400;
    const auto played = rules.playOut(state, random, longest);
    return rules.outcome(played.end) != Outcome::playing && rules.standing(played.end).size() < 2;
}

Hint<AnyMove> generalHint(const AnyRules& rules, const AnyObservation& seen, const Ways<AnyMove>& known,
                          std::stop_token stop) {
    Random random(1);
    const auto state = rules.imagine(seen, random);
    if (state.isNull()) return {};
    if (!rules.traits().hidesState && isAlone(rules, state, random))
        return hintAlone(rules, state, known, std::move(stop));
    const auto opinion =
        general::searchSeen(rules, seen, limitsOf(strengths.back().word, {}), random.next(), std::move(stop));
    if (opinion.candidates.empty()) return {};
    return {{stepOf(rules, opinion.candidates[opinion.best()].move)}, verdictOf(opinion)};
}

}  // namespace

const std::vector<Level>& generalLevels() {
    static const std::vector<Level> levels{
        {std::string(strengths[0].word), PLT_TR("easy"), PLT_TR("Tries a few moves at random.")},
        {std::string(strengths[1].word), PLT_TR("medium"), PLT_TR("Looks at some thousand positions.")},
        {std::string(strengths[2].word), PLT_TR("hard"), PLT_TR("Thinks for about a second.")}};
    return levels;
}

std::string AnyRules::key(const AnyState& /*state*/) const {
    return {};
}

PlayedOut AnyRules::playOut(const AnyState& from, Random& random, int mostMoves) const {
    PlayedOut played{from};
    played.moves = playAtRandom(
        played.end, random, mostMoves, [this](const AnyState& state) { return legalMoves(state); },
        [this](const AnyState& state, const AnyMove& move) { return apply(state, move); },
        [this](const AnyState& state) { return outcome(state) != Outcome::playing; },
        [this](const AnyState& before, const AnyState& after) {
            return outcome(after) == Outcome::lost || isNoWin(standing(after), seatToMove(before));
        });
    return played;
}

AnyState AnyRules::imagine(const AnyObservation& /*seen*/, Random& /*random*/) const {
    return {};
}

AnyMove AnyRules::choose(const AnyObservation& seen, std::string_view level, const Question& question) const {
    const auto report = [this, &question](const Opinion& opinion) {
        if (question.report && !opinion.candidates.empty()) question.report(thoughtOf(*this, opinion));
    };
    const auto opinion = general::searchSeen(*this, seen, limitsOf(level, question.budget), question.seed,
                                             question.stop, report);
    if (opinion.candidates.empty()) throw std::runtime_error("no legal move can be imagined");
    return opinion.candidates[opinion.best()].move;
}

Hint<AnyMove> AnyRules::hint(const AnyObservation& seen, std::stop_token stop) const {
    return generalHint(*this, seen, {}, std::move(stop));
}

Hint<AnyMove> AnyRules::hintAlong(const AnyObservation& seen, const Ways<AnyMove>& known,
                                  std::stop_token stop) const {
    if (!traits().hasHintAlong) return hint(seen, std::move(stop));
    return generalHint(*this, seen, known, std::move(stop));
}

}  // namespace plt
