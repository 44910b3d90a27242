// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "gobblet/rules.h"

namespace gobblet {

/// The levels of the computer; see Rules::levels().
enum class Level : std::uint8_t { beginner, ok, smart };

/// The computer's view of a position with itself to move.
struct Advice {
    enum class Kind : std::uint8_t { estimate, wins, loses, balanced };
    Move move;
    /// All except estimate are proven; balanced: neither side can force a win within Solver::deepest plies.
    Kind kind = Kind::estimate;
    int plies = 0;     ///< for wins and loses: actions of both sides until the end, including this one
    double value = 0;  ///< in lines in progress, for the side to move
};

/// Usually a few hundred suffice; the most ever needed without knownBest() was 21,414.
constexpr std::uint64_t positionsOnceStopped = 32'000;

/// The best move of the computer: exact with 3 x 3, where it wins as fast as possible, loses as late as
/// possible and otherwise sets as many traps as possible. There the time budget is ignored, and after a stop
/// it continues until it knows a best action, with at most positionsOnceStopped positions. The game must not
/// be over.
Advice advise(const State& state, const plt::Question& question);

/// A move of a computer player of this level, legal whatever the budget. It claims a draw if possible, unless
/// it believes to be winning. The game must not be over.
Move choose(const State& state, Level level, const plt::Question& question);

}  // namespace gobblet
