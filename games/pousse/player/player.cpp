// SPDX-License-Identifier: MIT
#include "pousse/player/player.h"

#include "common/rules/random.h"
#include "pousse/classic/classic.h"
#include "pousse/player/expert.h"
#include "pousse/programs/roster.h"
#include "pousse/search/search.h"

#include <algorithm>
#include <array>
#include <vector>

namespace pousse {

namespace {

/// The weaknesses of one of our own levels.
struct Character {
    int depth;      ///< plies
    int blunders;   ///< percentage of random moves
    int noise;      ///< noise of the evaluation, in hundredths of a marker
    int roughness;  ///< the same for the moves at the root
};
constexpr Character beginnerCharacter{1, 25, 150, 100};
constexpr Character easyCharacter{2, 10, 80, 60};
constexpr Character mediumCharacter{3, 0, 45, 30};
/// The few lines of a small board hide less from the levels that play in the old way.
constexpr Character mediumOnSmallBoards{4, 0, 45, 30};
constexpr int smallBoard = 4;
constexpr Character strongCharacter{6, 0, 0, 15};

/// Limits levels of fixed depth on large boards.
constexpr std::uint64_t maximumNodes = 3'000'000;

constexpr std::string_view programWord = "program";
constexpr std::array<std::string_view, 8> levelWords{"simple",       "beginner", "easy",   "medium",
                                                     "quickclassic", "classic",  "strong", "expert"};

Found searched(const State& state, const plt::Question& question, const Character& character) {
    plt::Question limited = question;
    limited.budget.depth = std::min(question.budget.depth, character.depth);
    limited.budget.nodes = std::min(question.budget.nodes, maximumNodes);
    const bool opening = state.plies < state.options.size;
    return search(state, limited, {character.noise, opening ? character.roughness : 0});
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

}  // namespace

Analysis analyse(const State& state, const plt::Question& question) {
    const Found found = bestPlay(state, question);
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
    const Character* character = &strongCharacter;
    switch (level) {
        case Level::simple:
            return {Edge::bottom, 0};
        case Level::quickClassic:
        case Level::classic: {
            const int plies = classicPlies(state.options.size) - (level == Level::quickClassic ? 1 : 0);
            return classicChoice(state, std::clamp(question.budget.depth, 1, plies), question).move;
        }
        case Level::expert:
            return expertPlay(state, question).move;
        case Level::beginner:
            character = &beginnerCharacter;
            break;
        case Level::easy:
            character = &easyCharacter;
            break;
        case Level::medium:
            character = state.options.size <= smallBoard ? &mediumOnSmallBoards : &mediumCharacter;
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
        {std::string(levelWords[0]), PLT_TR("simple"),
         PLT_TR("Always pushes into the first column from below, which beats who does not look.")},
        {std::string(levelWords[1]), PLT_TR("beginner"), PLT_TR("Sees a straight when it can complete one.")},
        {std::string(levelWords[2]), PLT_TR("easy"), PLT_TR("Sees one move and the answer to it.")},
        {std::string(levelWords[4]), PLT_TR("quick classic"),
         PLT_TR("Plays in the old way, one move less ahead than classic.")},
        {std::string(levelWords[3]), PLT_TR("medium"),
         PLT_TR("Looks three moves ahead, and four on small boards.")},
        {std::string(levelWords[5]), PLT_TR("classic"),
         PLT_TR("Plays in the old way and looks five moves ahead, on large boards fewer.")},
        {std::string(levelWords[6]), PLT_TR("hard"), PLT_TR("Looks six moves ahead.")},
        {std::string(levelWords[7]), PLT_TR("expert"),
         PLT_TR("Makes no mistakes on 3 x 3, nor as X on 4 x 4, and thinks for two seconds elsewhere.")},
        {std::string(programWord), PLT_TR("player program"),
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
