// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/rules.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace pousse {

/// Several games between two players, with sides swapped after each game: the first player begins with X.
struct Match {
    int size = 4;
    int games = 10;
    std::string first;  ///< level words
    std::string second;
    std::uint64_t seed = 0;
};

/// A game of a match.
struct MatchGame {
    bool firstIsX = true;
    Mark winner = Mark::none;  ///< Mark::none if stopped
    End end = End::none;
    std::vector<Move> moves;

    bool isWonByFirst() const { return winner == (firstIsX ? Mark::x : Mark::o); }
};

/// Plays game `number` of a match, from 0. When stopped, the game has no winner. Exceptions of players
/// propagate.
MatchGame playGame(const Match& match, int number, std::stop_token stop);

}  // namespace pousse
