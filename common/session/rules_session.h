// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/misdeclared.h"
#include "common/session/any_rules.h"
#include "common/session/game_session.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace plt {

/// The bridge from a game's typed rules to AnyRules; the only place that casts between the two.
template <Rules R>
class RulesOf final : public AnyRules {
    static_assert(optionalMembersAreDeclaredWell<R>());

    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;

    static const Options& of(const AnyOptions& options) { return options.as<Options>(); }
    static const Start& of(const AnyStart& start) { return start.as<Start>(); }
    static const State& of(const AnyState& state) { return state.as<State>(); }
    static const Move& of(const AnyMove& move) { return move.as<Move>(); }
    static const Seen<R>& of(const AnyObservation& seen) { return seen.as<Seen<R>>(); }
    template <class Any, class T>
    static Result<Any> erased(Result<T> typed) {
        if (!typed) return typed.problem();
        return Any::of(std::move(*typed));
    }

  public:
    const RulesTraits& traits() const override {
        static const RulesTraits traits = traitsOf<R>();
        return traits;
    }

    AnyOptions usualOptions() const override { return AnyOptions::of(Options{}); }
    Result<AnyOptions> readOptions(std::string_view text) const override {
        return erased<AnyOptions>(R::readOptions(text));
    }
    std::string write(const AnyOptions& options) const override { return R::write(of(options)); }
    bool areEqual(const AnyOptions& one, const AnyOptions& other) const override {
        return of(one) == of(other);
    }
    Message describe(const AnyOptions& options) const override { return R::describe(of(options)); }
    bool isRanked(const AnyOptions& options) const override {
        if constexpr (HasRankedOptions<R>) return R::isRanked(of(options));
        return AnyRules::isRanked(options);
    }
    std::optional<std::string> countedAs(const AnyOptions& options, const Seats& seats) const override {
        if constexpr (HasCountedAs<R>) return R::countedAs(of(options), seats);
        return AnyRules::countedAs(options, seats);
    }

    bool dealIsSlow(const AnyOptions& options) const override {
        if constexpr (HasSlowDeal<R>) return R::dealIsSlow(of(options));
        return AnyRules::dealIsSlow(options);
    }
    AnyStart deal(const AnyOptions& options, std::uint64_t seed, std::stop_token stop) const override {
        if constexpr (HasSlowDeal<R>)
            if (R::dealIsSlow(of(options))) return AnyStart::of(R::deal(of(options), seed, std::move(stop)));
        if constexpr (HasDeal<R>)
            return AnyStart::of(R::deal(of(options), seed));
        else
            return AnyStart::of(Start{});
    }
    Result<AnyStart> readStart(const AnyOptions& options, std::string_view text) const override {
        return erased<AnyStart>(R::readStart(of(options), text));
    }
    std::string write(const AnyStart& start) const override { return R::write(of(start)); }
    bool areEqual(const AnyStart& one, const AnyStart& other) const override { return of(one) == of(other); }
    AnyStart exactStart(const AnyOptions& options, const AnyStart& start,
                        const AnyState& state) const override {
        if constexpr (HasExactStart<R>) return AnyStart::of(R::exactStart(of(options), of(start), of(state)));
        return AnyRules::exactStart(options, start, state);
    }
    AnyStart startAt(const AnyState& state) const override {
        if constexpr (HasStartAt<R>) return AnyStart::of(R::startAt(of(state)));
        return AnyRules::startAt(state);
    }
    std::string knownAs(const AnyOptions& options, const AnyStart& start) const override {
        if constexpr (HasKnownAs<R>) return R::knownAs(of(options), of(start));
        return AnyRules::knownAs(options, start);
    }

    AnyState begin(const AnyOptions& options, const AnyStart& start) const override {
        return AnyState::of(R::begin(of(options), of(start)));
    }
    Result<AnyState> apply(const AnyState& state, const AnyMove& move) const override {
        return erased<AnyState>(R::apply(of(state), of(move)));
    }
    std::vector<AnyMove> legalMoves(const AnyState& state) const override {
        std::vector<AnyMove> moves;
        for (auto& move : R::legalMoves(of(state))) moves.push_back(AnyMove::of(std::move(move)));
        return moves;
    }
    Outcome outcome(const AnyState& state) const override { return R::outcome(of(state)); }
    bool areEqual(const AnyState& one, const AnyState& other) const override { return of(one) == of(other); }
    std::int64_t score(const AnyState& state) const override {
        if constexpr (HasScore<R>) return R::score(of(state));
        return AnyRules::score(state);
    }
    std::vector<Figure> figures(const AnyState& state, std::chrono::milliseconds elapsed) const override {
        if constexpr (HasFigures<R>) return R::figures(of(state), elapsed);
        return AnyRules::figures(state, elapsed);
    }
    bool reveals(const AnyState& before, const AnyMove& move) const override {
        if constexpr (HasReveals<R>) return R::reveals(of(before), of(move));
        return AnyRules::reveals(before, move);
    }
    std::string key(const AnyState& state) const override { return keyOf<R>(of(state)); }
    PlayedOut playOut(const AnyState& from, Random& random, int mostMoves) const override {
        State state = of(from);
        const int moves = playAtRandom<R>(state, random, mostMoves);
        return {AnyState::of(std::move(state)), moves};
    }
    std::string diagram(const AnyState& state) const override {
        if constexpr (HasDiagram<R>) return R::diagram(of(state));
        return AnyRules::diagram(state);
    }

    Result<AnyMove> readMove(std::string_view text) const override {
        return erased<AnyMove>(R::readMove(text));
    }
    std::string write(const AnyMove& move) const override { return R::write(of(move)); }
    bool areEqual(const AnyMove& one, const AnyMove& other) const override { return of(one) == of(other); }
    Message tell(const AnyState& before, const AnyMove& move, const AnyState& after,
                 const Seats& seats) const override {
        if constexpr (HasRecord<R>) return recordSentence<R>(seats, of(before), of(move), of(after));
        return AnyRules::tell(before, move, after, seats);
    }

    std::size_t seatCount(const AnyOptions& options) const override {
        if constexpr (HasSeats<R>) return R::seats(of(options)).size();
        return AnyRules::seatCount(options);
    }
    std::vector<Message> seatNames(const AnyOptions& options, const Seats& seats) const override {
        if constexpr (HasSeats<R>) return namesOfSeats<R>(of(options), seats);
        return AnyRules::seatNames(options, seats);
    }
    int seatToMove(const AnyState& state) const override {
        if constexpr (HasSeats<R>) return R::seatToMove(of(state));
        return AnyRules::seatToMove(state);
    }
    std::vector<int> standing(const AnyState& state) const override {
        if constexpr (HasSeats<R>) return R::standing(of(state));
        return AnyRules::standing(state);
    }
    Seats usualSeats(const AnyOptions& options) const override {
        if constexpr (HasUsualSeats<R>) return R::usualSeats(of(options));
        return AnyRules::usualSeats(options);
    }
    std::optional<Seats> seatsOf(std::string_view optionsText) const override {
        if constexpr (HasSeatsInOptions<R>) return R::seatsOf(optionsText);
        return AnyRules::seatsOf(optionsText);
    }
    std::vector<Figure> seatFigures(const AnyState& state, int seat) const override {
        if constexpr (HasSeatFigures<R>) return R::seatFigures(of(state), seat);
        return AnyRules::seatFigures(state, seat);
    }

    const std::vector<Level>& levels() const override {
        if constexpr (HasLevels<R>) {
            static const std::vector<Level> levels = R::levels();
            return levels;
        } else if constexpr (HasSeats<R> && mayBeAided<R>()) {
            return generalLevels();
        }
        return AnyRules::levels();
    }
    AnyObservation observe(const AnyState& state, int seat) const override {
        return AnyObservation::of(seenBy<R>(of(state), seat));
    }
    AnyState imagine(const AnyObservation& seen, Random& random) const override {
        if constexpr (HasImagine<R>)
            return AnyState::of(R::imagine(of(seen), random));
        else if constexpr (!HasObservation<R>)
            return AnyState::of(of(seen));
        return AnyRules::imagine(seen, random);
    }
    Hint<AnyMove> hint(const AnyObservation& seen, std::stop_token stop) const override {
        if constexpr (HasHint<R>) return erasedHint(R::hint(of(seen), std::move(stop)));
        return AnyRules::hint(seen, std::move(stop));
    }
    Hint<AnyMove> hintAlong(const AnyObservation& seen, const Ways<AnyMove>& known,
                            std::stop_token stop) const override {
        if constexpr (HasHintAlong<R>) {
            Ways<Move> ways(known.size());
            for (std::size_t i = 0; i < known.size(); ++i)
                for (const auto& move : known[i]) ways[i].push_back(of(move));
            return erasedHint(R::hintAlong(of(seen), ways, std::move(stop)));
        }
        return AnyRules::hintAlong(seen, known, std::move(stop));
    }
    Hint<AnyMove> firstHint(const AnyObservation& seen, std::stop_token stop) const override {
        if constexpr (HasFirstHint<R>) return erasedHint(R::firstHint(of(seen), std::move(stop)));
        return AnyRules::firstHint(seen, std::move(stop));
    }
    GameJudgement<AnyMove> judgeGame(const AnyState& first, const std::vector<AnyMove>& moves,
                                     const Question& question) const override {
        if constexpr (HasGameReview<R>) {
            std::vector<Move> made;
            for (const auto& move : moves) made.push_back(of(move));
            return erasedGameJudgement(R::judgeGame(of(first), made, question));
        }
        return AnyRules::judgeGame(first, moves, question);
    }
    std::optional<Judgement<AnyMove>> judge(const AnyObservation& seen, const AnyMove& made,
                                            const Question& question) const override {
        if constexpr (HasReview<R>)
            if (auto judged = R::judge(of(seen), of(made), question)) return erasedJudgement(*judged);
        return AnyRules::judge(seen, made, question);
    }
    Message costText(double cost, const AnyOptions& options) const override {
        if constexpr (requires { R::costText(cost, of(options)); }) return R::costText(cost, of(options));
        if constexpr (HasReview<R>) return R::costText(cost);
        return AnyRules::costText(cost, options);
    }
    double endValue(const AnyState& state, int seat) const override {
        if constexpr (HasLuck<R>) return R::endValue(of(state), seat);
        return AnyRules::endValue(state, seat);
    }
    AnyMove choose(const AnyObservation& seen, std::string_view level,
                   const Question& question) const override {
        if constexpr (HasLevels<R>) return AnyMove::of(R::choose(of(seen), level, question));
        return AnyRules::choose(seen, level, question);
    }
};

/// Returns the rules of a game at run time; they exist until the program ends.
template <Rules R>
const AnyRules& rulesOf() {
    static const RulesOf<R> rules;
    return rules;
}

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

    /// The shown state; State{} while the session awaits its first game. The reference is valid until another
    /// position is shown.
    const State& state() const { return awaitsFirst() ? nothing().state : anyState().template as<State>(); }
    const Options& options() const { return optionsOf(game()); }
    const Start& start() const { return game().start.isNull() ? nothing().start : startOf(game()); }
    static const Options& optionsOf(const PlayedGame& game) { return game.options.template as<Options>(); }
    static const Start& startOf(const PlayedGame& game) { return game.start.template as<Start>(); }
    /// Returns all moves of the shown game, those after the shown position included.
    std::vector<Move> moves() const { return firstMoves(game().moves.size()); }
    /// Returns the moves that led to the shown position.
    std::vector<Move> movesMade() const { return firstMoves(static_cast<std::size_t>(moveCount())); }
    /// The move that led to the shown position; there must be one.
    const Move& lastMove() const {
        return game().moves[static_cast<std::size_t>(moveCount()) - 1].template as<Move>();
    }
    /// Returns the state of the shown game after `ply` moves.
    State stateAt(int ply) const { return anyStateAt(ply).template as<State>(); }

    /// Makes a move. If the rules refuse it, emits refused() and returns false.
    bool play(const Move& move, Cause cause = Cause::move) { return playMove(AnyMove::of(move), cause); }

    /// Returns the shown step of the hint, valid until the hint changes; null if there is none.
    const HintStep<Move>* shownHint() const {
        const auto* step = shownStep();
        if (step == nullptr) return nullptr;
        shownHint_ = HintStep<Move>{step->move.template as<Move>(), step->reason, step->marks};
        return &*shownHint_;
    }
    /// Sets the function that puts the current time into a hint's move, for games whose moves contain it.
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
