// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "common/rules/player.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace checkers {

/// How well the computer plays; see Rules::levels().
enum class Level : std::uint8_t { beginner, easy, fair, good, strong, expert };

/// Whether a player of this word uses largeEndgames().
bool knowsEndgames(std::string_view level);

/// What a level may spend on a move; a question that sets no limit at all gets this. Weak levels look only a
/// few plies ahead; the expert thinks for two seconds.
plt::Budget budgetOf(Level level);

/// The move of the computer for the side to move. The game must not be over. A stopped search gives the best
/// move found until then, so a game may offer to move at once.
///
/// Up to fair they judge roughly and now and then play any move. Good players know the endgames with three
/// pieces, strong ones and experts those with four; where these tables may matter, they wait for them. In the
/// first moves every level chooses among nearly equal ones.
Move choose(const State& state, Level level, const plt::Question& question);

/// What the strongest player thinks of a position.
struct Analysis {
    double value = 0;     ///< for the side to move, in men; meaningless when a win is proven
    bool proven = false;  ///< won, lost or drawn for certain
    int plies = 0;        ///< until the end of the game at the latest, when a win or loss is proven
    bool exact = false;   ///< with the best play of both sides it ends after that many plies, and not before
    int depth = 0;        ///< plies
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< the best moves of both sides; empty when the game is over

    bool isWin() const { return proven && value > 0; }
    bool isLoss() const { return proven && value < 0; }
};

/// Searches with the limits of the question (the expert's if there are none), and then looks, with as many
/// positions again at the most, how long a lost position can be held. What comes of a limit of positions is
/// the same on every machine and at every time: where endgame tables may matter, they are waited for.
Analysis analyse(const State& state, const plt::Question& question);

/// Would the computer on this side agree to a draw? When it is proven not to win, or a man behind, or when
/// the position is level and no man has moved and nothing was captured in ten moves of each side.
bool acceptsDraw(const State& state, Side computer, const plt::Question& question);

}  // namespace checkers
