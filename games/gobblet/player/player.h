// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "gobblet/rules.h"

namespace gobblet {

/// How well the computer plays; see Rules::levels().
enum class Level : std::uint8_t { beginner, ok, smart };

/// What the computer thinks of a position in which it is to move.
struct Advice {
    enum class Kind : std::uint8_t { estimate, wins, loses, balanced };
    Move move;
    /// All but estimate are proven; balanced: nobody can force a win within Solver::deepest plies.
    Kind kind = Kind::estimate;
    int plies = 0;     ///< wins, loses: actions until the end, of both sides, this one included
    double value = 0;  ///< in lines under way, for the side to move
};

/// It mostly takes a few hundred; the hardest position met that knownBest() does not know took 21,414.
constexpr std::uint64_t positionsOnceStopped = 32'000;

/// The best the computer can do: exact with 3 x 3, where it wins as quickly, loses as slowly and otherwise
/// sets as many traps as possible. There the budget's time is no matter, and when it is stopped it still
/// looks until it knows a best action, at no more than positionsOnceStopped positions. The game must not be
/// over.
Advice advise(const State& state, const plt::Question& question);

/// An action of a computer player of this level; a legal one whatever the budget. It claims a draw when it
/// may and does not think it is winning. The game must not be over.
Move choose(const State& state, Level level, const plt::Question& question);

}  // namespace gobblet
