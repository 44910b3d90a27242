// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/players.h"
#include "common/rules/random.h"
#include "common/rules/rules.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace plt {

/// A value of a game's rules for code that does not know its type: immutable, shared by its copies, and null
/// when default-constructed. The role is part of the type, so that options cannot be passed as a state; only
/// the rules that made the value know the type inside.
template <class Role>
class AnyValue {
  public:
    AnyValue() = default;
    template <class T>
    static AnyValue of(T&& value) {
        AnyValue erased;
        erased.value_ = std::make_shared<const std::decay_t<T>>(std::forward<T>(value));
        return erased;
    }

    /// Returns the value. T must be the type that it was made of, and the value must not be null.
    template <class T>
    const T& as() const {
        return *static_cast<const T*>(value_.get());
    }
    bool isNull() const { return value_ == nullptr; }
    /// Returns true if both are copies of one value. Values made separately are compared by their rules.
    bool isSameAs(const AnyValue& other) const { return value_ == other.value_; }

  private:
    std::shared_ptr<const void> value_;
};

using AnyOptions = AnyValue<struct OptionsRole>;
using AnyStart = AnyValue<struct StartRole>;
using AnyState = AnyValue<struct StateRole>;
using AnyMove = AnyValue<struct MoveRole>;
/// The part of a state that a seat may know; the state itself in games without hidden information.
using AnyObservation = AnyValue<struct ObservationRole>;

/// A row of the form in which a player chooses options: its label and its possible values.
struct OptionRow {
    enum class Kind {
        number,  ///< a whole number in low .. high
        choice,  ///< one of the named values 0, 1, ...
        flag     ///< 1 for yes, 0 for no
    };
    Kind kind = Kind::number;
    Message label;
    int low = 0;
    int high = 1;
    std::vector<Message> values{};  ///< the names of a choice's values
};

/// Well-known options with their name ("Beginner").
struct OptionPreset {
    Message label;
    AnyOptions options;
};

/// The abilities of rules, which never change.
struct RulesTraits {
    bool hasDeals = false;
    bool hasHint = false;
    bool hasHintAlong = false;  ///< hints take the lines that earlier hints found
    bool hasFirstHint = false;  ///< a quick hint comes before the thorough one
    bool hasReview = false;
    bool hasGameReview = false;  ///< the moves of a game are judged all at once
    bool hasLuck = false;        ///< reviews tell luck apart from choices (endValue)
    bool hasScore = false;
    bool hasRecord = false;
    bool hasDiagram = false;
    bool undoReveals = false;
    bool hasStartAt = false;  ///< the past can be dropped (startAt)
    bool hasReveals = false;  ///< undoing some moves reveals nothing
    bool hidesState = false;  ///< a seat knows less than the state
    std::int64_t undoCost = 0;
    std::size_t stateBytes = 1024;     ///< memory that a state takes, roughly; it limits searches
    std::optional<Ranking> ranking{};  ///< none where results are not compared
};

/// The end of random play, or the position in which it was given up, and the number of moves to it.
struct PlayedOut {
    AnyState end;
    int moves = 0;
};

/// The levels of the computer player that works with all rules, for rules that have none of their own.
PLT_API const std::vector<Level>& generalLevels();

/// The rules of a game at run time, for code that does not know their types; rules.h describes each member.
/// Values that are passed in must come from the same rules. All functions are pure and may be called on any
/// thread. Members that are not pure virtual are optional abilities.
class PLT_API AnyRules {
  public:
    virtual ~AnyRules();

    virtual const RulesTraits& traits() const = 0;

    // Options -----------------------------------------------------------------------------------------------
    /// Returns the options of a new player's first game.
    virtual AnyOptions usualOptions() const = 0;
    virtual Result<AnyOptions> readOptions(std::string_view text) const = 0;
    virtual std::string write(const AnyOptions& options) const = 0;
    virtual bool areEqual(const AnyOptions& one, const AnyOptions& other) const = 0;
    virtual Message describe(const AnyOptions& options) const = 0;
    /// Returns the rows of the form for options. Their number does not depend on the options; a number's
    /// limits may. Empty for rules without options, and for those whose view lays out a form of its own.
    virtual std::vector<OptionRow> optionRows(const AnyOptions& options) const;
    /// Returns the value in a row.
    virtual int optionValue(const AnyOptions& options, std::size_t row) const;
    /// Returns the options with another value in a row, which must be within its limits. readOptions() may
    /// still refuse their text.
    virtual AnyOptions withOption(const AnyOptions& options, std::size_t row, int value) const;
    virtual std::vector<OptionPreset> optionPresets() const;
    virtual bool isRanked(const AnyOptions& options) const;
    /// Returns the set of results that a game counts in; nothing if options and players identify it.
    virtual std::optional<std::string> countedAs(const AnyOptions& options, const Seats& seats) const;

    // Starts ------------------------------------------------------------------------------------------------
    /// Returns true if deals of these options need a search, which belongs on a worker thread.
    virtual bool dealIsSlow(const AnyOptions& options) const;
    /// Returns the deal of this number; in a game without deals, the only start.
    virtual AnyStart deal(const AnyOptions& options, std::uint64_t seed, std::stop_token stop) const = 0;
    virtual Result<AnyStart> readStart(const AnyOptions& options, std::string_view text) const = 0;
    virtual std::string write(const AnyStart& start) const = 0;
    virtual bool areEqual(const AnyStart& one, const AnyStart& other) const = 0;
    /// Returns the start that is certain in this state, where moves take part in the deal; else the start.
    virtual AnyStart exactStart(const AnyOptions& options, const AnyStart& start,
                                const AnyState& state) const;
    /// Returns a start whose game begins with this state; only if the traits have it.
    virtual AnyStart startAt(const AnyState& state) const;
    /// Returns the text by which a player would recognize this deal; by default its long game ID.
    virtual std::string knownAs(const AnyOptions& options, const AnyStart& start) const;

    // Positions ---------------------------------------------------------------------------------------------
    virtual AnyState begin(const AnyOptions& options, const AnyStart& start) const = 0;
    virtual Result<AnyState> apply(const AnyState& state, const AnyMove& move) const = 0;
    virtual std::vector<AnyMove> legalMoves(const AnyState& state) const = 0;
    virtual Outcome outcome(const AnyState& state) const = 0;
    virtual bool areEqual(const AnyState& one, const AnyState& other) const = 0;
    /// Returns the score; only if the traits have one.
    virtual std::int64_t score(const AnyState& state) const;
    virtual std::vector<Figure> figures(const AnyState& state, std::chrono::milliseconds elapsed) const;
    /// Returns true if undoing this move reveals hidden information.
    virtual bool reveals(const AnyState& before, const AnyMove& move) const;
    /// Returns a text (of any bytes) of everything on which the rest of a game depends, so without counters
    /// of moves; empty if the rules do not know.
    virtual std::string key(const AnyState& state) const;
    /// Makes random moves, as playAtRandom().
    virtual PlayedOut playOut(const AnyState& from, Random& random, int mostMoves) const;
    /// Returns the position as lines of letters; empty if the traits have no diagram.
    virtual std::string diagram(const AnyState& state) const;

    // Moves -------------------------------------------------------------------------------------------------
    virtual Result<AnyMove> readMove(std::string_view text) const = 0;
    virtual std::string write(const AnyMove& move) const = 0;
    virtual bool areEqual(const AnyMove& one, const AnyMove& other) const = 0;
    /// Returns the record's sentence about a move, addressed to these players; empty for a move that is not
    /// worth one.
    virtual Message tell(const AnyState& before, const AnyMove& move, const AnyState& after,
                         const Seats& seats) const;

    // Seats -------------------------------------------------------------------------------------------------
    /// Returns the number of seats; 0 in games without seats.
    virtual std::size_t seatCount(const AnyOptions& options) const;
    /// Returns the names of the seats with these players; empty in games without seats.
    virtual std::vector<Message> seatNames(const AnyOptions& options, const Seats& seats) const;
    /// Returns the seat to move in a game that is not over; -1 in games without seats.
    virtual int seatToMove(const AnyState& state) const;
    /// Returns the rank of every seat in a game that is over; empty in games without seats.
    virtual std::vector<int> standing(const AnyState& state) const;
    /// Returns the players of a new player's first game; if there are fewer than seats, the others are
    /// people.
    virtual Seats usualSeats(const AnyOptions& options) const;
    /// Returns the players that an earlier version wrote into the text of the options.
    virtual std::optional<Seats> seatsOf(std::string_view optionsText) const;
    virtual std::vector<Figure> seatFigures(const AnyState& state, int seat) const;

    // Thinking ----------------------------------------------------------------------------------------------
    /// Returns the computer players' levels, weakest first; empty without computer players.
    virtual const std::vector<Level>& levels() const;
    virtual AnyObservation observe(const AnyState& state, int seat) const = 0;
    /// Returns a state that looks like this to the seat to move: the state itself if nothing is hidden. Null
    /// if the rules cannot.
    virtual AnyState imagine(const AnyObservation& seen, Random& random) const;
    /// Returns a hint; only if the traits have hints. By default a search for all rules, which needs
    /// imagine().
    virtual Hint<AnyMove> hint(const AnyObservation& seen, std::stop_token stop) const;
    /// Returns a hint that never promises less than the known lines from that state. By default hint(), and a
    /// known line only where that is the search for all rules.
    virtual Hint<AnyMove> hintAlong(const AnyObservation& seen, const Ways<AnyMove>& known,
                                    std::stop_token stop) const;
    /// Returns a hint that takes no time; only if the traits have quick hints.
    virtual Hint<AnyMove> firstHint(const AnyObservation& seen, std::stop_token stop) const;
    /// Returns the judgement of a legal move for the seat that sees this; nothing if it decided nothing. Only
    /// if the traits have reviews.
    virtual std::optional<Judgement<AnyMove>> judge(const AnyObservation& seen, const AnyMove& made,
                                                    const Question& question) const;
    /// Returns the judgements of the moves of a game, legal from its first state on; only if the traits have
    /// reviews of games.
    virtual GameJudgement<AnyMove> judgeGame(const AnyState& first, const std::vector<AnyMove>& moves,
                                             const Question& question) const;
    virtual Message costText(double cost, const AnyOptions& options) const;
    /// Returns the value of a finished game for a seat; only if the traits have luck.
    virtual double endValue(const AnyState& state, int seat) const;
    /// Returns the move of a level; only if there are levels. By default that of generalLevels(), which needs
    /// imagine().
    virtual AnyMove choose(const AnyObservation& seen, std::string_view level,
                           const Question& question) const;

    /// Returns the first failure of a script since the last call; its function gave something neutral.
    virtual std::optional<Message> takeFailure() const;
};

/// Returns a hint, the judgement of a move or that of a game with moves whose type only the rules know.
template <class Move>
Hint<AnyMove> erasedHint(const Hint<Move>& hint) {
    Hint<AnyMove> out;
    for (const auto& step : hint.steps)
        out.steps.push_back({AnyMove::of(step.move), step.reason, step.marks});
    out.verdict = hint.verdict;
    for (const auto& move : hint.onwards) out.onwards.push_back(AnyMove::of(move));
    return out;
}

template <class Move>
Judgement<AnyMove> erasedJudgement(const Judgement<Move>& judged) {
    return {AnyMove::of(judged.best), judged.bestValue, judged.madeValue, judged.typicalValue, judged.error,
            judged.certainty,         judged.reason,    judged.marks};
}

template <class Move>
GameJudgement<AnyMove> erasedGameJudgement(const GameJudgement<Move>& judged) {
    GameJudgement<AnyMove> out;
    for (const auto& part : judged.moves) out.moves.push_back({part.ply, erasedJudgement(part.judgement)});
    out.verdict = judged.verdict;
    return out;
}

/// Returns the abilities of typed rules.
template <Rules R>
RulesTraits traitsOf() {
    RulesTraits traits{.hasDeals = HasDeal<R>,
                       .hasHint = HasHint<R> || mayBeAided<R>(),
                       .hasHintAlong = HasHintAlong<R> || (!HasHint<R> && mayBeAided<R>()),
                       .hasFirstHint = HasFirstHint<R>,
                       .hasReview = HasReview<R>,
                       .hasGameReview = HasGameReview<R>,
                       .hasLuck = HasLuck<R>,
                       .hasScore = HasScore<R>,
                       .hasRecord = HasRecord<R>,
                       .hasDiagram = HasDiagram<R>,
                       .undoReveals = undoReveals<R>(),
                       .hasStartAt = HasStartAt<R>,
                       .hasReveals = HasReveals<R>,
                       .hidesState = !std::is_same_v<Seen<R>, typename R::State>,
                       .undoCost = undoCost<R>(),
                       .stateBytes = stateBytes<R>()};
    if constexpr (HasRanking<R>)
        traits.ranking = R::ranking;
    else if constexpr (HasScore<R>)
        traits.ranking = Ranking::highestScore;
    return traits;
}

/// Returns true if it matters that a deal was known: results are compared, or deals hide something.
inline bool comparesDeals(const RulesTraits& traits) {
    return traits.ranking.has_value() || traits.undoReveals;
}

/// The content of a game ID: options with either a number or an exact start.
struct NamedGame {
    AnyOptions options;
    AnyStart start;  ///< null when there is a number
    std::optional<std::uint64_t> seed;
};

/// Returns `options#number`.
PLT_API std::string shortGameId(const AnyRules& rules, const AnyOptions& options, std::uint64_t seed);
/// Returns `options:start`.
PLT_API std::string longGameId(const AnyRules& rules, const AnyOptions& options, const AnyStart& start);
/// Returns the ID of a deal: the short one, or in a game without deals the long one of its only start.
PLT_API std::string dealId(const AnyRules& rules, const AnyOptions& options, std::uint64_t seed);

/// Reads a game ID of either form; blanks around it are ignored.
PLT_API Result<NamedGame> readGameId(const AnyRules& rules, std::string_view text);

/// A game at one of its positions: rules, options, start and state. Moves are numbers of legal moves, or
/// texts. Cheap to copy; an object must only be used on one thread. The rules must outlive it.
class PLT_API Position {
  public:
    Position(const AnyRules& rules, AnyOptions options, AnyStart start, AnyState state);
    /// Returns the beginning of the game with an ID of either form.
    static Result<Position> open(const AnyRules& rules, std::string_view id);

    const AnyRules& rules() const { return *rules_; }
    const AnyOptions& options() const { return options_; }
    const AnyState& state() const { return state_; }

    /// Returns `options:start`.
    std::string gameId() const;
    /// Returns the same with AnyRules::exactStart().
    std::string exactGameId() const;
    /// Returns true if options, start and state are equal. Both positions must have the same rules, as below.
    bool operator==(const Position& other) const;
    bool hasStateOf(const Position& other) const;
    Outcome outcome() const { return rules_->outcome(state_); }

    /// Returns the legal moves, in the order of the rules; generated on first use.
    const std::vector<AnyMove>& moves() const;
    std::size_t moveCount() const { return moves().size(); }
    std::string moveText(std::size_t move) const { return rules_->write(moves()[move]); }
    /// Returns the index of the move with this text; nothing if that move is not legal here.
    Result<std::optional<std::size_t>> readMove(std::string_view text) const;
    Result<Position> apply(const AnyMove& move) const;
    Result<Position> apply(std::size_t move) const { return apply(moves()[move]); }
    /// Makes the move with this text, legal or not.
    Result<Position> applyText(std::string_view text) const;

    std::size_t seatCount() const { return rules_->seatCount(options_); }
    int seatToMove() const { return rules_->seatToMove(state_); }
    /// Returns the observation of the seat to move.
    AnyObservation seen() const { return rules_->observe(state_, seatToMove()); }

  private:
    const AnyRules* rules_;
    AnyOptions options_;
    AnyStart start_;
    AnyState state_;
    mutable std::optional<std::vector<AnyMove>> moves_;
};

}  // namespace plt
