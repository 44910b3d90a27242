// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/played_game.h"
#include "common/session/transition.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace plt {

/// Applies a move that was legal when it was made. Rules that refuse it afterwards, as a script with mistakes
/// may do, leave the state as it is.
void applyAgain(const AnyRules& rules, AnyState& state, const AnyMove& move);
/// Returns the state after all moves of a game, which must be legal.
PLT_API AnyState lastState(const AnyRules& rules, const PlayedGame& game);

/// The timeline of a player: games one after the other, each with its moves, and a place in it. Undo and redo
/// walk it, also from one game to the next; a move or a new game at a place replaces everything after it.
///
/// One state in 32 is kept, and the others are replayed from those. So undo is quick, and a long game costs
/// little more than its moves.
class PLT_API Timeline {
  public:
    /// Number of games kept behind the present one; older ones are dropped.
    static constexpr std::size_t gamesKept = 20;
    /// Maximum number of moves of a game: a bound for memory and saved files that no player reaches.
    static constexpr std::size_t movesAllowed = 100'000;
    /// Number of ways of hints that a game keeps.
    static constexpr std::size_t waysKept = 16;

    /// Without a game: the options are the usual ones, and there is no position. The rules must outlive it.
    explicit Timeline(const AnyRules& rules);

    bool isEmpty() const { return state_.isNull(); }
    const PlayedGame& game() const { return games_[place_.game]; }
    PlayedGame& game() { return games_[place_.game]; }
    const std::vector<PlayedGame>& games() const { return games_; }
    /// The review of any game; its moves must be those of the game.
    GameReview& reviewOf(std::size_t game) { return games_[game].review; }
    Place place() const { return place_; }
    /// The shown state; null while the timeline is empty.
    const AnyState& state() const { return state_; }
    /// Moves made up to the shown position.
    std::size_t ply() const { return place_.ply; }
    /// Moves that the shown game has in all.
    std::size_t plies() const { return game().moves.size(); }

    /// Puts a game behind the present place and shows its beginning.
    void begin(PlayedGame game);
    /// Replaces all games by this one and shows it.
    void replaceBy(PlayedGame game);
    /// Puts a game behind all others and shows it after `ply` of its moves, which must be legal.
    void append(PlayedGame game, std::size_t ply);
    /// Moves a game behind all others and shows it after its last move.
    void moveToEnd(std::size_t game);
    /// Makes the move, or returns the reason why it is illegal.
    Result<bool> play(const AnyMove& move);

    bool canUndo() const { return place_.ply > 0 || place_.game > 0; }
    bool canRedo() const { return place_.ply < plies() || place_.game + 1 < games_.size(); }
    /// The place one step back, or forward; the present one where there is none.
    Place previous() const;
    Place next() const;
    /// Shows another place, which must exist.
    void goTo(Place place);
    /// The state of the present game after so many of its moves.
    AnyState stateAt(std::size_t ply) const;

    /// Replaces everything by these games, shown at a place that must exist, and replays every move. Of a
    /// game with an illegal move the part before that move is kept; the sentences returned name what was left
    /// out. A stop leaves the rest of the moves out.
    std::vector<Message> load(std::vector<PlayedGame> games, Place place, const std::stop_token& stop = {});

  private:
    static constexpr std::size_t spacing = 32;

    void cutFuture();
    void enter(Place place);
    /// Makes the game's moves up to `ply`.
    void walk(std::size_t ply);
    void storeState();

    const AnyRules* rules_;
    std::vector<PlayedGame> games_;
    Place place_;
    std::uint64_t serial_ = 0;
    AnyState state_;
    std::vector<AnyState> kept_;  ///< of this game at plies 0, 32, 64, ... as far as they were reached
};

}  // namespace plt
