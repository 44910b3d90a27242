// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "pousse/player/player.h"

#include <functional>

namespace pousse::testing {

using Chooser = std::function<Move(const State&, std::uint64_t seed)>;

inline Chooser asLevel(Level level, const plt::Budget& budget = {}) {
    return [level, budget](const State& state, std::uint64_t seed) {
        plt::Question question;
        question.seed = seed;
        question.budget = budget;
        return choose(state, level, question);
    };
}

inline Chooser anyMoves() {
    return [](const State& state, std::uint64_t seed) {
        const auto moves = Rules::legalMoves(state);
        return moves[plt::Random(seed).below(moves.size())];
    };
}

/// A whole game after this number of random moves that do not end it.
inline State game(int size, const Chooser& x, const Chooser& o, std::uint64_t seed, int openingPlies = 0) {
    plt::Random random(seed);
    State state = Rules::begin({size}, {});
    while (state.plies < openingPlies) {
        const auto moves = Rules::legalMoves(state);
        const State next = *Rules::apply(state, moves[random.below(moves.size())]);
        if (endOf(next) == End::none) state = next;
    }
    while (endOf(state) == End::none)
        state = *Rules::apply(state, (toMove(state) == Mark::x ? x : o)(state, random.next()));
    return state;
}

/// Number of games of a match that the first player has won.
struct Score {
    int asX = 0;
    int asO = 0;
    int all() const { return asX + asO; }
};

/// Half the games with the first player as X, the other half with the same openings as O.
inline Score match(int size, int games, const Chooser& first, const Chooser& second, int openingPlies = 0) {
    Score score;
    for (int i = 0; i < games / 2; ++i) {
        const auto seed = static_cast<std::uint64_t>(i + 1);
        if (winnerOf(game(size, first, second, seed, openingPlies)) == Mark::x) ++score.asX;
        if (winnerOf(game(size, second, first, seed, openingPlies)) == Mark::o) ++score.asO;
    }
    return score;
}

}  // namespace pousse::testing
