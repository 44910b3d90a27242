// SPDX-License-Identifier: MIT
#include "checkers/player.h"

#include "checkers/search.h"
#include "common/rules/random.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

namespace checkers {

namespace {

/// How a level differs from the best.
struct Character {
    int depth;         ///< plies
    int blunders;      ///< how many moves of a hundred are any move
    int noise;         ///< how roughly it judges, in hundredths of a man
    int openingNoise;  ///< the same for the first moves
    bool knowsEndgames;
};
constexpr std::array<Character, 5> characters{{
    {1, 25, 40, 40, false},
    {2, 8, 20, 30, false},
    {4, 0, 6, 20, false},
    {7, 0, 0, 15, true},
    {99, 0, 0, 15, true},
}};
constexpr int openingPlies = 8;

constexpr std::array<std::string_view, 5> levelWords{"beginner", "easy", "medium", "strong", "expert"};

Level levelOf(std::string_view word) {
    const auto* const found = std::find(levelWords.begin(), levelWords.end(), word);
    return found == levelWords.end() ? Level::medium : static_cast<Level>(found - levelWords.begin());
}

const Character& characterOf(Level level) {
    return characters[static_cast<std::size_t>(level)];
}

bool isUnlimited(const plt::Budget& budget) {
    const plt::Budget none;
    return budget.time == none.time && budget.nodes == none.nodes && budget.depth == none.depth;
}

SearchTask taskFor(const State& state, const plt::Question& question, Level level) {
    SearchTask task;
    task.position = state.position;
    task.earlier = state.recent;
    task.quietPlies = state.quietPlies;
    // Where draws are not declared a game may be long past the limit.
    if (!state.options.automaticDraws) task.quietPliesLimit = std::numeric_limits<int>::max() / 2;
    task.budget = isUnlimited(question.budget) ? budgetOf(level) : question.budget;
    task.budget.depth = std::min(task.budget.depth, characterOf(level).depth);
    if (characterOf(level).knowsEndgames) task.endgames = currentEndgames();
    task.stop = question.stop;
    task.seed = question.seed;
    task.report = question.report;
    return task;
}

}  // namespace

bool knowsEndgames(std::string_view level) {
    return std::find(levelWords.begin(), levelWords.end(), level) != levelWords.end() &&
           characterOf(levelOf(level)).knowsEndgames;
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
        return {lost ? -1.0 : 0.0, true, 0, 0, 0, {}};
    }
    SearchTask task = taskFor(state, question, Level::expert);
    const SearchResult result = search(task);
    Analysis analysis{result.value / 100.0, result.proven, 0, result.depth, result.nodes, result.line};
    if (std::abs(result.value) >= provenValue) analysis.plies = winValue - std::abs(result.value);
    return analysis;
}

bool acceptsDraw(const State& state, Side computer, const plt::Question& question) {
    constexpr double level = 0.3;
    constexpr int standstill = 20;
    const Analysis analysis = analyse(state, question);
    const double value = state.position.toMove == computer ? analysis.value : -analysis.value;
    if (analysis.proven) return value <= 0;
    // A draw is welcome to who stands worse, whatever has happened until now.
    if (value <= -1) return true;
    return std::abs(value) <= level && state.quietPlies >= standstill;
}

std::vector<plt::Level> Rules::levels() {
    return {{std::string(levelWords[0]), PLT_TR("beginner"),
             PLT_TR("Sees only the next move, and every fourth move is any move.")},
            {std::string(levelWords[1]), PLT_TR("easy"),
             PLT_TR("Looks two plies ahead, judges roughly, and now and then plays any move.")},
            {std::string(levelWords[2]), PLT_TR("medium"), PLT_TR("Looks four plies ahead.")},
            {std::string(levelWords[3]), PLT_TR("strong"),
             PLT_TR("Looks seven plies ahead and knows all endgames with up to four pieces.")},
            {std::string(levelWords[4]), PLT_TR("expert"),
             PLT_TR("Thinks two seconds about a move and knows all endgames with up to four pieces.")}};
}

Move Rules::choose(const State& state, std::string_view level, const plt::Question& question) {
    return checkers::choose(state, levelOf(level), question);
}

}  // namespace checkers
