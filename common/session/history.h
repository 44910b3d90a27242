// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "common/session/transition.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
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
        Options options{};
        Start start{};
        std::optional<std::uint64_t> seed{};  ///< the number it was dealt by, if it was
        std::vector<Move> moves{};
        std::chrono::milliseconds elapsed{0};
        bool helped = false;
        bool known = false;              ///< the player had seen this deal, or played it with help
        bool recorded = false;           ///< its result is in the statistics
        int undos = 0;                   ///< moves of it that were taken back, each time counted
        Seats seats{};                   ///< who plays it; empty in games without seats
        std::vector<bool> byPerson{};    ///< by seat: whether a person has moved for it
        std::vector<bool> byComputer{};  ///< by seat: whether a computer has
        std::uint64_t serial = 0;        ///< another one for each game of the timeline, growing
        std::optional<Start> exact{};    ///< the start as it turned out, once that is known
        Ways<Move> ways{};               ///< from the beginning: where hints have led, the latest last
    };

    /// Games kept behind the present one; older ones are dropped.
    static constexpr std::size_t gamesKept = 20;
    /// Moves a game may have: a bound for memory and saved files that no player reaches.
    static constexpr std::size_t movesAllowed = 100'000;

    /// Ways of hints that a game keeps.
    static constexpr std::size_t waysKept = 16;

    /// Without a game: the options and the start are the usual ones, and there is no position.
    History() : games_(1) {}

    /// Whether no game was begun yet.
    bool isEmpty() const { return empty_; }
    const Game& game() const { return games_[place_.game]; }
    Game& game() { return games_[place_.game]; }
    const std::vector<Game>& games() const { return games_; }
    Place place() const { return place_; }
    const State& state() const { return state_; }
    /// Moves made up to the shown position, and those that the game has in all.
    std::size_t ply() const { return place_.ply; }
    std::size_t plies() const { return game().moves.size(); }

    /// Puts a game behind the present place and shows its beginning.
    void begin(Game game) {
        if (empty_)
            games_.clear();
        else
            cutFuture();
        game.serial = ++serial_;
        games_.push_back(std::move(game));
        if (games_.size() > gamesKept + 1) games_.erase(games_.begin());
        empty_ = false;
        enter({games_.size() - 1, 0});
    }
    /// Forgets everything and shows this game.
    void replaceBy(Game game) {
        games_.assign(1, Game{});
        empty_ = true;
        begin(std::move(game));
    }

    /// Makes the move, or says why not.
    Result<bool> play(const Move& move) {
        if (empty_) return Message(PLT_TR("There is no game yet."));
        if (place_.ply >= movesAllowed)
            return Message(PLT_TR("This game has too many moves to go on. Start a new one."));
        auto next = R::apply(state_, move);
        if (!next) return next.problem();
        cutFuture();
        game().moves.push_back(move);
        state_ = std::move(*next);
        ++place_.ply;
        keep();
        return true;
    }

    bool canUndo() const { return place_.ply > 0 || place_.game > 0; }
    bool canRedo() const { return place_.ply < plies() || place_.game + 1 < games_.size(); }
    /// The place one step back, or forward; the present one where there is none.
    Place previous() const {
        if (place_.ply > 0) return {place_.game, place_.ply - 1};
        if (place_.game > 0) return {place_.game - 1, games_[place_.game - 1].moves.size()};
        return place_;
    }
    Place next() const {
        if (place_.ply < plies()) return {place_.game, place_.ply + 1};
        if (place_.game + 1 < games_.size()) return {place_.game + 1, 0};
        return place_;
    }
    /// Shows another place, which must exist.
    void goTo(Place place) {
        if (place.game != place_.game) {
            enter(place);
            return;
        }
        if (place.ply < place_.ply) {
            const auto from = place.ply / spacing;
            state_ = kept_[from];
            kept_.resize(from + 1, state_);
            place_.ply = from * spacing;
        }
        walk(place.ply);
    }
    /// The state of the present game after so many moves, at most those shown.
    State stateAt(std::size_t ply) const {
        if (ply == place_.ply) return state_;
        const auto from = ply / spacing;
        State state = kept_[from];
        for (auto i = from * spacing; i < ply; ++i) state = std::move(*R::apply(state, game().moves[i]));
        return state;
    }

    /// What load() had to leave out.
    struct Lost {
        std::vector<Message> problems;
        bool nothing() const { return problems.empty(); }
    };
    /// Replaces everything by these games, shown at a place that must exist. Every move is replayed. Of a
    /// game the moves from the first illegal one on are left out; it stays with what is before it, which is
    /// told.
    Lost load(std::vector<Game> games, Place place) {
        Lost lost;
        for (std::size_t g = 0; g < games.size(); ++g) {
            auto& game = games[g];
            State state = R::begin(game.options, game.start);
            for (std::size_t i = 0; i < game.moves.size(); ++i) {
                auto next = R::apply(state, game.moves[i]);
                if (!next) {
                    lost.problems.push_back(
                        {PLT_TR("move %1 of game %2 is not legal: %3"), {i + 1, g + 1, next.problem()}});
                    game.moves.erase(game.moves.begin() + static_cast<std::ptrdiff_t>(i), game.moves.end());
                    break;
                }
                state = std::move(*next);
            }
            serial_ = std::max(serial_, game.serial);
        }
        games_ = std::move(games);
        empty_ = false;
        place.ply = std::min(place.ply, games_[place.game].moves.size());
        enter(place);
        return lost;
    }

  private:
    static constexpr std::size_t spacing = 32;

    void cutFuture() {
        games_.resize(place_.game + 1);
        auto& moves = game().moves;
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(place_.ply), moves.end());
    }

    void enter(Place place) {
        place_ = {place.game, 0};
        state_ = R::begin(game().options, game().start);
        kept_.assign(1, state_);
        walk(place.ply);
    }

    /// Makes the game's moves up to there.
    void walk(std::size_t ply) {
        while (place_.ply < ply) {
            state_ = std::move(*R::apply(state_, game().moves[place_.ply]));
            ++place_.ply;
            keep();
        }
    }

    void keep() {
        if (place_.ply % spacing == 0 && place_.ply / spacing == kept_.size()) kept_.push_back(state_);
    }

    std::vector<Game> games_;
    bool empty_ = true;
    Place place_;
    std::uint64_t serial_ = 0;
    State state_{};
    std::vector<State> kept_;  ///< states of this game at plies 0, 32, 64, ... as far as they were reached
};

}  // namespace plt
