// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace plt {

/// The timeline of a player: games one after the other, each with its moves, and a place in it. Undo and redo
/// walk it, also from one game to the next; whatever is done at a place replaces what came after it.
///
/// States are not kept: only one every few plies, from which the others are replayed. So undo is quick and a
/// long game costs little more than its moves.
template <Rules R>
class History {
  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    /// One game of the timeline.
    struct Game {
        Options options;
        Start start;
        std::optional<std::uint64_t> seed;  ///< the number it was dealt by, if it was
        std::vector<Move> moves;
        std::chrono::milliseconds elapsed{0};
        bool helped = false;
        bool recorded = false;  ///< its result is in the statistics
        int undos = 0;          ///< moves of it that were taken back, each time counted
    };

    /// Games kept behind the present one; older ones are dropped.
    static constexpr std::size_t gamesKept = 20;
    /// Moves a game may have: a bound for memory and saved files that no player reaches.
    static constexpr std::size_t movesAllowed = 100'000;

    History() : History(Options{}, 0) {}
    History(const Options& options, std::uint64_t seed) { begin(options, seed); }
    /// With a start that was found already.
    History(const Options& options, const Start& start, std::optional<std::uint64_t> seed) {
        begin(options, start, seed);
    }

    const Game& game() const { return games_[game_]; }
    Game& game() { return games_[game_]; }
    const std::vector<Game>& games() const { return games_; }
    std::size_t gameIndex() const { return game_; }
    const State& state() const { return state_; }
    /// Moves made up to the shown position.
    std::size_t ply() const { return ply_; }

    /// Puts a new game behind the present place.
    void begin(const Options& options, std::uint64_t seed) { begin(options, R::deal(options, seed), seed); }
    /// Puts a game with this very start behind the present place.
    void begin(const Options& options, const Start& start, std::optional<std::uint64_t> seed = {}) {
        add(Game{options, start, seed, {}, {}, false, false, 0});
    }

    /// Makes the move, or says why not.
    Result<bool> play(const Move& move) {
        if (ply_ >= movesAllowed)
            return Message(PLT_TR("This game has too many moves to go on. Start a new one."));
        auto next = R::apply(state_, move);
        if (!next) return next.problem();
        cutFuture();
        auto& moves = game().moves;
        moves.push_back(move);
        state_ = std::move(*next);
        ++ply_;
        keep();
        return true;
    }

    bool canUndo() const { return ply_ > 0 || game_ > 0; }
    bool canRedo() const { return ply_ < game().moves.size() || game_ + 1 < games_.size(); }
    void undo() {
        if (ply_ > 0) {
            goTo(ply_ - 1);
        } else if (game_ > 0) {
            enter(game_ - 1, games_[game_ - 1].moves.size());
        }
    }
    void redo() {
        if (ply_ < game().moves.size()) {
            state_ = std::move(*R::apply(state_, game().moves[ply_]));
            ++ply_;
            keep();
        } else if (game_ + 1 < games_.size()) {
            enter(game_ + 1, 0);
        }
    }

    /// Replaces everything by these games, shown at a place. Every move is replayed; the first that is not
    /// legal is told and nothing changes.
    Result<bool> load(std::vector<Game> games, std::size_t game, std::size_t ply) {
        if (games.empty() || game >= games.size() || ply > games[game].moves.size())
            return Message(PLT_TR("the place in the history does not exist"));
        for (std::size_t g = 0; g < games.size(); ++g) {
            State state = R::begin(games[g].options, games[g].start);
            for (std::size_t i = 0; i < games[g].moves.size(); ++i) {
                auto next = R::apply(state, games[g].moves[i]);
                if (!next)
                    return Message(PLT_TR("move %1 of game %2 is not legal: %3"),
                                   {std::to_string(i + 1), std::to_string(g + 1), next.problem().english()});
                state = std::move(*next);
            }
        }
        games_ = std::move(games);
        enter(game, ply);
        return true;
    }

  private:
    static constexpr std::size_t spacing = 32;

    void add(Game game) {
        if (!games_.empty()) cutFuture();
        games_.push_back(std::move(game));
        if (games_.size() > gamesKept + 1) games_.erase(games_.begin());
        enter(games_.size() - 1, 0);
    }

    void cutFuture() {
        games_.resize(game_ + 1);
        auto& moves = game().moves;
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(ply_), moves.end());
    }

    void enter(std::size_t game, std::size_t ply) {
        game_ = game;
        kept_.assign(1, R::begin(games_[game_].options, games_[game_].start));
        state_ = kept_.front();
        ply_ = 0;
        while (ply_ < ply) {
            state_ = std::move(*R::apply(state_, games_[game_].moves[ply_]));
            ++ply_;
            keep();
        }
    }

    void keep() {
        if (ply_ % spacing == 0 && ply_ / spacing == kept_.size()) kept_.push_back(state_);
    }

    void goTo(std::size_t ply) {
        const auto from = ply / spacing;
        state_ = kept_[from];
        kept_.resize(from + 1, state_);
        ply_ = from * spacing;
        while (ply_ < ply) {
            state_ = std::move(*R::apply(state_, game().moves[ply_]));
            ++ply_;
        }
    }

    std::vector<Game> games_;
    std::size_t game_ = 0;
    std::size_t ply_ = 0;
    State state_{};
    std::vector<State> kept_;  ///< states of this game at plies 0, 32, 64, ... as far as they were reached
};

}  // namespace plt
