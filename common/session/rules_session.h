// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/game_session.h"
#include "common/session/rules_of.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace plt {

/// A session with the types of its game.
template <Rules R>
class RulesSession : public GameSession {
  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    explicit RulesSession(bool hasClock, QObject* parent = nullptr)
        : GameSession(rulesOf<R>(), hasClock, parent) {}

    /// The shown state, until another position is shown; State{} while the session awaits its first game.
    const State& state() const { return awaitsFirst() ? nothing().state : anyState().template as<State>(); }
    const Options& options() const { return optionsOf(game()); }
    const Start& start() const { return game().start.isNull() ? nothing().start : startOf(game()); }
    static const Options& optionsOf(const PlayedGame& game) { return game.options.template as<Options>(); }
    static const Start& startOf(const PlayedGame& game) { return game.start.template as<Start>(); }
    /// All moves of the shown game, those after the shown position included.
    std::vector<Move> moves() const { return firstMoves(game().moves.size()); }
    /// The moves that led to the shown position.
    std::vector<Move> movesMade() const { return firstMoves(static_cast<std::size_t>(moveCount())); }
    /// The last of the moves that led to the shown position; there must be one.
    const Move& lastMove() const {
        return game().moves[static_cast<std::size_t>(moveCount()) - 1].template as<Move>();
    }
    /// The state of the shown game after so many of its moves.
    State stateAt(int ply) const { return anyStateAt(ply).template as<State>(); }

    /// Makes a move. Returns false when the rules refuse it, after refused() has told why.
    bool play(const Move& move, Cause cause = Cause::move) { return playMove(AnyMove::of(move), cause); }

    /// The step that is shown as a hint, until the hint changes; null if none is.
    const HintStep<Move>* shownHint() const {
        const auto* step = shownStep();
        if (step == nullptr) return nullptr;
        shownHint_ = HintStep<Move>{step->move.template as<Move>(), step->reason, step->marks};
        return &*shownHint_;
    }
    /// In a game whose moves carry the moment at which they are made: gives a move of a hint its moment.
    void setMadeNow(std::function<Move(const Move&)> madeNow) {
        setStampMove([madeNow = std::move(madeNow)](const AnyMove& move) {
            return AnyMove::of(madeNow(move.template as<Move>()));
        });
    }

    // The typed forms of GameSession's functions.
    void beginFirst(const Options& options, const Seats& seats) {
        GameSession::beginFirst(AnyOptions::of(options), newSeed(), seats);
    }
    void beginFirst(const Options& options, std::uint64_t seed) {
        GameSession::beginFirst(AnyOptions::of(options), seed, {});
    }
    void newGameWith(const Options& options) { newGameWith(options, seats()); }
    void newGameWith(const Options& options, const Seats& seats) {
        GameSession::newGameWith(AnyOptions::of(options), seats);
    }
    void beginGame(const Options& options, const Start& start, Cause cause = Cause::opened) {
        beginPlayed(options, start, {}, cause);
    }
    std::size_t beginPlayed(const Options& options, const Start& start, const std::vector<Move>& moves,
                            Cause cause = Cause::opened) {
        return beginPlayed(options, start, moves, cause, seats());
    }
    std::size_t beginPlayed(const Options& options, const Start& start, const std::vector<Move>& moves,
                            Cause cause, const Seats& seats) {
        std::vector<AnyMove> erased;
        for (const auto& move : moves) erased.push_back(AnyMove::of(move));
        return GameSession::beginPlayed(AnyOptions::of(options), AnyStart::of(start), erased, cause, seats);
    }

  private:
    std::vector<Move> firstMoves(std::size_t count) const {
        std::vector<Move> moves;
        moves.reserve(count);
        for (std::size_t i = 0; i < count; ++i) moves.push_back(game().moves[i].template as<Move>());
        return moves;
    }
    struct Nothing {
        State state{};
        Start start{};
    };
    static const Nothing& nothing() {
        static const Nothing nothing;
        return nothing;
    }

    mutable std::optional<HintStep<Move>> shownHint_;
};

}  // namespace plt
