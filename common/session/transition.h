// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "common/session/any_rules.h"

#include <compare>
#include <cstddef>
#include <vector>

namespace plt {

/// The reason why another position is shown.
enum class Cause {
    move,      ///< the player made a move
    computer,  ///< a computer player made a move
    hint,      ///< the player had the shown hint played
    undo,      ///< moves were taken back, or undo went back to an earlier game
    redo,      ///< moves were made again
    jump,      ///< the player selected another ply of the game
    review,    ///< a moment of a review is shown
    newGame,   ///< another deal
    restart,   ///< the same deal from its beginning
    opened,    ///< a game from an ID or a file
    restored   ///< restored from an earlier run
};

/// A place in a player's timeline: which game, and after how many of its moves.
struct Place {
    std::size_t game = 0;
    std::size_t ply = 0;
    auto operator<=>(const Place&) const = default;
};

/// The change from one shown position to the next, without the types of the game. Transition adds them.
struct Change {
    Cause cause = Cause::move;
    Place from;
    Place to;
    /// True if another game of the timeline is shown than before.
    bool otherGame = false;
    /// True if the moves of the transition were taken back, not made.
    bool backwards = false;
    /// True if a move was made that ended the game (false for redo and jumps).
    bool ended = false;
    /// The state that was shown; null before the first game.
    AnyState stateBefore;
    /// The moves in between, in the order in which they are made, or taken back if `backwards` is set. Empty
    /// when another game is shown.
    std::vector<AnyMove> movesBetween;

    /// Returns true if the change is worth animating.
    bool isAnimated() const { return cause != Cause::restored && cause != Cause::opened; }
    /// Returns true if a move was made for the first time, no matter by whom.
    bool isMove() const { return cause == Cause::move || cause == Cause::computer || cause == Cause::hint; }
    /// Returns true if another deal is laid out or a move was made for the first time: cards move visibly.
    bool isDealOrMove() const { return isMove() || (otherGame && isAnimated()); }
};

/// The change from one shown position to the next, with the types of the game.
template <Rules R>
struct Transition : Change {
    Transition() = default;
    explicit Transition(const Change& change) : Change(change) {
        if (!stateBefore.isNull()) before = stateBefore.template as<typename R::State>();
        for (const auto& move : movesBetween) moves.push_back(move.template as<typename R::Move>());
    }

    typename R::State before{};           ///< of Change::stateBefore; State{} before the first game
    std::vector<typename R::Move> moves;  ///< of Change::movesBetween
};

}  // namespace plt
