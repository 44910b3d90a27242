// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "common/rules/players.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace checkers {

struct SearchTask;

/// The levels of the computer; see Rules::levels().
enum class Level : std::uint8_t { beginner, easy, fair, good, strong, expert };

/// Returns true if the level with this word uses largeEndgames().
bool knowsEndgames(std::string_view level);

/// The budget of a level for a move, used by questions without limits. Weak levels look only a few plies
/// ahead; the expert thinks for two seconds.
plt::Budget budgetOf(Level level);

/// The computer's move for the side to move. The game must not be over. A stopped search returns the best
/// move found so far, so that a game can offer to move immediately.
///
/// Levels up to fair have noisy evaluations and occasionally make random moves. Good players know the
/// endgames with three pieces, strong ones and experts those with four. Where these tables may matter, a
/// search without a limit of time waits for them; one with such a limit uses them from the moment they exist.
/// In the opening every level chooses among nearly equal moves.
Move choose(const State& state, Level level, const plt::Question& question);

/// Returns the search of a level for a position that has a move, within the limits of the question (the
/// level's if there are none). Where endgame tables may matter, it waits for them as choose() does.
SearchTask taskFor(const State& state, const plt::Question& question, Level level);

/// The strongest player's view of a position.
struct Analysis {
    double value = 0;     ///< for the side to move, in men; meaningless if a win is proven
    bool proven = false;  ///< won, lost or drawn with certainty
    int plies = 0;        ///< maximum number until the end of the game, if a win or loss is proven
    bool exact = false;   ///< perfect play of both sides takes exactly that many plies
    int depth = 0;        ///< plies
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< principal variation; empty if the game is over

    bool isWin() const { return proven && value > 0; }
    bool isLoss() const { return proven && value < 0; }
};

/// Searches within the limits of the question (the expert's if there are none), and then finds out how long a
/// lost position resists, with at most as many positions again. With a limit of positions, the result is the
/// same on every machine and every time: where endgame tables may matter, waits for them.
Analysis analyse(const State& state, const plt::Question& question);

/// Returns true if the computer on this side accepts a draw: when it is proven not to win, or a man behind,
/// or when the position is even and there was no move of a man and no capture in ten moves of each side.
bool acceptsDraw(const State& state, Side computer, const plt::Question& question);

}  // namespace checkers
