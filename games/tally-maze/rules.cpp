// SPDX-License-Identifier: MIT
#include "tally-maze/rules.h"

#include "common/rules/random.h"
#include "tally-maze/chase/escapes.h"

#include <utility>

namespace tally_maze {

namespace {

/// Uniform in 0 .. bound-1, by rejection sampling.
BoardNumber below(const BoardNumber& bound, plt::Random& random) {
    const auto bits = msb(bound) + 1;
    constexpr unsigned bitsOfDraw = 64;
    for (;;) {
        BoardNumber number = 0;
        for (unsigned drawn = 0; drawn < bits; drawn += bitsOfDraw)
            number = (number << bitsOfDraw) | random.next();
        number &= (BoardNumber(1) << bits) - 1;
        if (number < bound) return number;
    }
}

/// Triangularly distributed in the first or in the second half of the enumeration.
BoardNumber randomNumber(int size, plt::Random& random) {
    const auto& count = mazeCount(size, size);
    const BoardNumber quarter = count / 4;
    BoardNumber number = random.coin() ? BoardNumber(0) : BoardNumber(count / 2);
    number += below(quarter, random);
    number += below(quarter, random);
    return number;
}

}  // namespace

BoardNumber nextNumber(const State& state) {
    return numberAfter(state.options.size, state.options.size, state.number);
}

Maze nextMaze(const State& state) {
    return mazeAt(state.options.size, state.options.size, nextNumber(state));
}

Escape fewestKeys(const State& state, std::stop_token stop) {
    const int size = state.options.size;
    const SearchBounds bounds{maximumKeys(size)};
    // Small boards are dealt on the calling thread, which must not wait for other searches.
    if (!searchIsSlow(size)) return findEscape(size, state.number, state.position, bounds, std::move(stop));
    static Escapes escapes;
    return escapes.find(size, state.number, state.position, bounds, std::move(stop));
}

Start Rules::deal(const Options& options, std::uint64_t seed, std::stop_token stop) {
    if (options.lesson > 0) return {lessonAt(options.lesson).number};
    plt::Random random(seed);
    Start start;
    do {
        start.number = randomNumber(options.size, random);
    } while (!stop.stop_requested() &&
             fewestKeys(begin(options, start), stop).verdict != Escape::Verdict::found);
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.number = start.number;
    state.maze = mazeAt(options.size, options.size, start.number);
    state.position =
        options.lesson > 0 ? lessonAt(options.lesson).position : Position{0, {state.exit(), state.exit()}};
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (outcome(state) != plt::Outcome::playing)
        return plt::Message(PLT_TR("The game is over. Undo, or start a new game."));
    State next = state;
    ++next.keys;
    if (isStep(move)) {
        const auto direction = directionOf(move);
        if (!state.maze.isOpen(state.position.ball, direction))
            return plt::Message(PLT_TR("There is a hedge."));
        next.position.ball = *state.maze.neighbour(state.position.ball, direction);
    } else if (move == Key::next) {
        next.number = nextNumber(state);
        next.maze = nextMaze(state);
        ++next.nexts;
    }
    if (outcome(next) == plt::Outcome::playing)
        next.position.pumpkins = pumpkinsMoved(next.maze, nextMaze(next), next.position);
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (outcome(state) != plt::Outcome::playing) return moves;
    for (const auto key : allKeys) {
        if (!isStep(key) || state.maze.isOpen(state.position.ball, directionOf(key))) moves.push_back(key);
    }
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (state.position.isCaught()) return plt::Outcome::lost;
    return state.position.ball == state.exit() ? plt::Outcome::won : plt::Outcome::playing;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds) {
    return {{PLT_TR("Next mazes"), static_cast<double>(state.nexts), false}};
}

}  // namespace tally_maze
