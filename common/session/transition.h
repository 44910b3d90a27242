// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <compare>
#include <cstddef>
#include <vector>

namespace plt {

/// Why another position is shown.
enum class Cause {
    move,      ///< the player made a move
    computer,  ///< a computer player made one
    hint,      ///< the player let the hint do its step
    undo,      ///< moves were taken back, or a game was left backwards
    redo,      ///< they were made again
    jump,      ///< another place of the game was chosen
    newGame,   ///< another deal
    restart,   ///< the same deal from its beginning
    opened,    ///< a game that was named (its id, a file)
    restored   ///< what an earlier run has left
};

/// A place in a player's timeline: which game, and after how many of its moves.
struct Place {
    std::size_t game = 0;
    std::size_t ply = 0;
    auto operator<=>(const Place&) const = default;
};

/// That another position is shown: all of it that does not depend on a game's types.
struct Change {
    Cause cause = Cause::move;
    Place from;
    Place to;
    /// Another game of the timeline is shown than before.
    bool otherGame = false;
    /// The moves of the transition were taken back, not made.
    bool backwards = false;
    /// A move was made that ended the game (not sent for redo and the like).
    bool ended = false;

    /// Whether there is a way from the old picture to the new one that is worth seeing.
    bool isAnimated() const { return cause != Cause::restored && cause != Cause::opened; }
    /// Whether a move was made for the first time, by whomever.
    bool isMove() const { return cause == Cause::move || cause == Cause::computer || cause == Cause::hint; }
    /// Whether cards are seen to move: another deal is laid out, or a move was made for the first time.
    bool isDealOrMove() const { return isMove() || (otherGame && isAnimated()); }
};

/// The way from one shown position to the next, as a view is told of it.
template <Rules R>
struct Transition : Change {
    /// What was shown; State{} before the first game.
    typename R::State before{};
    /// The moves between, in the order in which the transition goes through them: made one after the other,
    /// or with `backwards` taken back one after the other. Empty when another game is shown.
    std::vector<typename R::Move> moves;
};

}  // namespace plt
