// SPDX-License-Identifier: MIT
#include "checkers/player/player.h"

#include "checkers/board/notation.h"
#include "checkers/endgames/endgame_library.h"
#include "checkers/search/resistance.h"
#include "checkers/search/search.h"
#include "common/rules/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

namespace checkers {

namespace {

/// The weaknesses of a level.
struct Character {
    int depth;          ///< plies
    int blunders;       ///< percentage of random moves
    int noise;          ///< noise of the evaluation, in hundredths of a man
    int openingNoise;   ///< the same for the first moves
    int endgamePieces;  ///< number of pieces of the known endgames
};
constexpr std::array<Character, 6> characters{{
    {1, 25, 40, 40, 0},
    {2, 8, 20, 30, 0},
    {3, 3, 12, 25, 0},
    {4, 0, 6, 20, 3},
    {7, 0, 0, 15, Endgames::mostPieces},
    {99, 0, 0, 15, Endgames::mostPieces},
}};
constexpr int openingPlies = 8;

/// With more pieces than these, a search hardly ever reaches the large tables.
constexpr int mostForLargeTables = 12;
/// The positions of a search that was stopped before it could begin: some milliseconds.
constexpr std::uint64_t hastyNodes = 20'000;
/// The search for the longest resistance in a lost position may take this many times the positions of the
/// main search, and at most resistanceNodes, about half a second.
constexpr std::uint64_t resistanceShare = 3;
constexpr std::uint64_t resistanceNodes = 1'800'000;

// Files keep the names from before level "fair" existed, when "good" was called "medium".
constexpr std::array<std::string_view, 6> levelWords{"beginner", "easy",   "fair",
                                                     "medium",   "strong", "expert"};

Level levelOf(std::string_view word) {
    const auto* const found = std::find(levelWords.begin(), levelWords.end(), word);
    return found == levelWords.end() ? Level::good : static_cast<Level>(found - levelWords.begin());
}

const Character& characterOf(Level level) {
    return characters[static_cast<std::size_t>(level)];
}

bool hasNoLimit(const plt::Budget& budget) {
    const plt::Budget none;
    return budget.time == none.time && budget.nodes == none.nodes && budget.depth == none.depth;
}

/// Sets the tables for a level that knows endgames with so many pieces. A search limited by time uses the
/// large tables from the moment they exist. Any other waits for them, so that its result depends only on the
/// position; if it is stopped while it waits, it searches few positions with the small tables.
void setEndgames(SearchTask& task, int pieces) {
    if (pieces == 0) return;
    task.endgames = smallEndgames();
    if (pieces <= task.endgames->pieces() || task.position.total() > mostForLargeTables) return;
    if (task.budget.time != plt::Budget().time) {
        task.awaited = finishedEndgames;
        return;
    }
    if (const auto large = largeEndgames(task.stop)) {
        task.endgames = large;
    } else if (task.stop.stop_requested()) {
        task.budget.nodes = std::min(task.budget.nodes, hastyNodes);
        task.stop = {};
    }
}

/// The search proves that a position is lost, but not how long it resists.
void refineLossDistance(Analysis& analysis, const SearchTask& task) {
    const auto nodes = std::min(resistanceNodes / resistanceShare, task.budget.nodes) * resistanceShare;
    const auto resistance = resistanceOf(task, analysis.plies, analysis.line.front(), nodes);
    if (!resistance) return;
    analysis.exact = true;
    analysis.plies = resistance->plies;
    analysis.value = (analysis.plies - winValue) / 100.0;
    analysis.nodes += resistance->nodes;
    if (analysis.line.front() != resistance->move) analysis.line = {resistance->move};
    if (task.report)
        task.report({analysis.depth, analysis.value, true, analysis.nodes, writeMoves(analysis.line)});
}

}  // namespace

SearchTask taskFor(const State& state, const plt::Question& question, Level level) {
    SearchTask task;
    task.position = state.position;
    task.earlier = state.recent;
    task.quietPlies = state.quietPlies;
    // Without automatic draws a game may be far past the limit.
    if (!state.options.automaticDraws) task.quietPliesLimit = std::numeric_limits<int>::max() / 2;
    task.budget = hasNoLimit(question.budget) ? budgetOf(level) : question.budget;
    task.budget.depth = std::min(task.budget.depth, characterOf(level).depth);
    task.stop = question.stop;
    task.seed = question.seed;
    task.report = question.report;
    setEndgames(task, characterOf(level).endgamePieces);
    return task;
}

bool knowsEndgames(std::string_view level) {
    return std::find(levelWords.begin(), levelWords.end(), level) != levelWords.end() &&
           characterOf(levelOf(level)).endgamePieces == Endgames::mostPieces;
}

plt::Budget budgetOf(Level level) {
    plt::Budget budget;
    budget.depth = characterOf(level).depth;
    if (level == Level::expert) budget.time = std::chrono::seconds(2);
    return budget;
}

Move choose(const State& state, Level level, const plt::Question& question) {
    MoveList list;
    generate(state.position, list);
    if (list.size() == 1) return list[0];
    const Character& character = characterOf(level);
    plt::Random random(question.seed);
    if (static_cast<int>(random.below(100)) < character.blunders)
        return list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size())))];
    SearchTask task = taskFor(state, question, level);
    task.noise = state.plies < openingPlies ? character.openingNoise : character.noise;
    return search(task).best;
}

Analysis analyse(const State& state, const plt::Question& question) {
    if (endOf(state) != End::none) {
        const bool lost = winnerOf(state).has_value();
        return {lost ? -1.0 : 0.0, true, 0, true, 0, 0, {}};
    }
    const SearchTask task = taskFor(state, question, Level::expert);
    const SearchResult result = search(task);
    Analysis analysis;
    analysis.value = result.value / 100.0;
    analysis.proven = result.proven;
    analysis.exact = result.exact;
    analysis.depth = result.depth;
    analysis.nodes = result.nodes;
    analysis.line = result.line;
    if (std::abs(result.value) >= provenValue) analysis.plies = winValue - std::abs(result.value);
    if (analysis.isLoss() && !analysis.exact) refineLossDistance(analysis, task);
    return analysis;
}

bool acceptsDraw(const State& state, Side computer, const plt::Question& question) {
    constexpr double level = 0.3;
    constexpr int standstill = 20;
    const Analysis analysis = analyse(state, question);
    const double value = state.position.toMove == computer ? analysis.value : -analysis.value;
    if (analysis.proven) return value <= 0;
    // The side that is worse welcomes a draw, whatever happened before.
    if (value <= -1) return true;
    return std::abs(value) <= level && state.quietPlies >= standstill;
}

std::vector<plt::Level> Rules::levels() {
    return {
        {std::string(levelWords[0]), PLT_TR("beginner"),
         PLT_TR("Sees only its next move, and every fourth move is random.")},
        {std::string(levelWords[1]), PLT_TR("easy"),
         PLT_TR("Sees its move and your answer, judges roughly, and sometimes plays a random move.")},
        {std::string(levelWords[2]), PLT_TR("fair"),
         PLT_TR(
             "Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.")},
        {std::string(levelWords[3]), PLT_TR("medium"),
         PLT_TR("Looks two moves of each side ahead, and plays endings with three pieces perfectly.")},
        {std::string(levelWords[4]), PLT_TR("hard"),
         PLT_TR(
             "Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.")},
        {std::string(levelWords[5]), PLT_TR("expert"),
         PLT_TR("Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces "
                "perfectly.")}};
}

Move Rules::choose(const State& state, std::string_view level, const plt::Question& question) {
    return checkers::choose(state, levelOf(level), question);
}

}  // namespace checkers
