// SPDX-License-Identifier: MIT
#include "pousse/player/player.h"

#include "common/rules/random.h"
#include "pousse/classic/classic.h"
#include "pousse/programs/roster.h"
#include "pousse/proof/known_wins.h"
#include "pousse/search/search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace pousse {

namespace {

/// How a level of our own differs from the best.
struct Character {
    int depth;      ///< plies
    int blunders;   ///< how many moves of a hundred are any move
    int noise;      ///< how roughly it judges, in hundredths of a marker
    int roughness;  ///< the same for the moves it chooses from
};
constexpr Character beginner{1, 25, 150, 100};
constexpr Character easy{2, 10, 80, 60};
constexpr Character medium{3, 0, 30, 30};
constexpr Character strong{6, 0, 0, 15};
constexpr Character expert{60, 0, 0, 10};

constexpr std::chrono::milliseconds usualTime{2000};
/// On a small board nothing needs as many positions to be seen to its end.
constexpr std::uint64_t certainNodes = 200'000;
/// Of 500 positions in which X wins within seven moves none needed 50,000.
constexpr std::uint64_t nearWinNodes = 100'000;
/// The board on which X's win is proven.
constexpr int provenSize = 4;
/// No level that is limited by depth shall think for ever on a large board.
constexpr std::uint64_t mostNodes = 3'000'000;

constexpr std::string_view programWord = "program";
constexpr std::array<std::string_view, 8> levelWords{"simple",       "beginner", "easy",   "medium",
                                                     "quickclassic", "classic",  "strong", "expert"};

bool isUnlimited(const plt::Budget& budget) {
    const plt::Budget none;
    return budget.time == none.time && budget.nodes == none.nodes && budget.depth == none.depth;
}

Found searched(const State& state, const plt::Question& question, const Character& character) {
    plt::Question limited = question;
    limited.budget.depth = std::min(question.budget.depth, character.depth);
    if (character.depth < expert.depth) limited.budget.nodes = std::min(question.budget.nodes, mostNodes);
    const bool opening = state.plies < state.options.size;
    return search(state, limited, {character.noise, opening ? character.roughness : 0});
}

Found seenToTheEnd(const State& state, const plt::Question& question) {
    plt::Question certain;
    certain.budget.nodes = certainNodes;
    certain.seed = question.seed;
    certain.report = question.report;
    return search(state, certain);
}

Move anyMove(const State& state, plt::Random& random) {
    const auto moves = Rules::legalMoves(state);
    return moves[random.below(moves.size())];
}

bool winsAtOnce(const State& state) {
    const Mark mark = toMove(state);
    const auto moves = insertionsOn(state.options.size);
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        return majority(insert(state.board, move, mark).board) == mark;
    });
}

/// A win for X on 4 x 4, in what was proven or near enough to be seen.
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
    near.seed = question.seed;
    Found found = search(state, near);
    if (!found.wins()) return std::nullopt;
    return found;
}

/// O's move that holds out longest where X's win is proven after every one of them.
std::optional<Found> surelyLost(const State& state, const plt::Question& question) {
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

/// The best by its looks, within the question's limits or the usual time.
Found bestSeen(const State& state, const plt::Question& question) {
    plt::Question limited = question;
    if (isUnlimited(question.budget)) limited.budget.time = usualTime;
    return searched(state, limited, expert);
}

Found best(const State& state, const plt::Question& question) {
    if (state.options.size == smallestSize) return seenToTheEnd(state, question);
    if (state.options.size == provenSize)
        if (const auto sure =
                toMove(state) == Mark::x ? surelyWon(state, question) : surelyLost(state, question))
            return *sure;
    return bestSeen(state, question);
}

/// Where O is lost, what makes most trouble is more than what holds out longest against who never errs.
Found bestTry(const State& state, const plt::Question& question) {
    const bool isLost = state.options.size == provenSize && toMove(state) == Mark::o;
    return isLost ? bestSeen(state, question) : best(state, question);
}

}  // namespace

Analysis analyse(const State& state, const plt::Question& question) {
    const Found found = best(state, question);
    Analysis analysis;
    analysis.move = found.move;
    analysis.value = static_cast<double>(found.value) / markerValue;
    analysis.proven = found.wins() || found.loses();
    if (analysis.proven) analysis.plies = found.plies();
    analysis.depth = found.depth;
    analysis.nodes = found.nodes;
    analysis.line = found.line;
    return analysis;
}

Move choose(const State& state, Level level, const plt::Question& question) {
    const Character* character = &strong;
    switch (level) {
        case Level::simple:
            return {Edge::bottom, 0};
        case Level::quickClassic:
        case Level::classic: {
            const int plies = classicPlies(state.options.size) - (level == Level::quickClassic ? 1 : 0);
            return classicChoice(state, std::clamp(question.budget.depth, 1, plies), question).move;
        }
        case Level::expert:
            return bestTry(state, question).move;
        case Level::beginner:
            character = &beginner;
            break;
        case Level::easy:
            character = &easy;
            break;
        case Level::medium:
            character = &medium;
            break;
        case Level::strong:
            break;
    }
    plt::Random random(question.seed);
    if (static_cast<int>(random.below(100)) < character->blunders && !winsAtOnce(state))
        return anyMove(state, random);
    return searched(state, question, *character).move;
}

std::vector<plt::Level> Rules::levels() {
    return {
        {std::string(levelWords[0]), PLT_TR("Simple"),
         PLT_TR("Always pushes into the first column from below, which beats who does not look.")},
        {std::string(levelWords[1]), PLT_TR("Beginner"), PLT_TR("Sees a straight when it can complete one.")},
        {std::string(levelWords[2]), PLT_TR("Easy"), PLT_TR("Sees one move and the answer to it.")},
        {std::string(levelWords[3]), PLT_TR("Medium"), PLT_TR("Looks three moves ahead.")},
        {std::string(levelWords[4]), PLT_TR("Quick classic"),
         PLT_TR("Plays in the old way, one move less ahead than Classic.")},
        {std::string(levelWords[5]), PLT_TR("Classic"),
         PLT_TR("Plays in the old way and looks five moves ahead, on large boards fewer.")},
        {std::string(levelWords[6]), PLT_TR("Strong"), PLT_TR("Looks six moves ahead.")},
        {std::string(levelWords[7]), PLT_TR("Expert"),
         PLT_TR("Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.")},
        {std::string(programWord), PLT_TR("Player program"),
         PLT_TR("A program that you have added in the Game menu. Without one, it copies the last move.")}};
}

Move Rules::choose(const State& state, std::string_view level, const plt::Question& question) {
    if (level == programWord) {
        if (const auto guest = guestOf(toMove(state))) return guest->choose(state, question);
        return state.last.value_or(Move{Edge::top, 0});
    }
    const auto* const word = std::find(levelWords.begin(), levelWords.end(), level);
    const Level which =
        word == levelWords.end() ? Level::medium : static_cast<Level>(word - levelWords.begin());
    return pousse::choose(state, which, question);
}

}  // namespace pousse
