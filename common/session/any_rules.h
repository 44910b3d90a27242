// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/player.h"
#include "common/rules/rules.h"
#include "common/rules/seats.h"
#include "common/session/any_values.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace plt {

/// Abilities of rules that never change.
struct RulesTraits {
    bool hasDeals = false;
    bool hasHint = false;
    bool hasHintAlong = false;  ///< hints are asked with the ways that earlier ones have found
    bool hasScore = false;
    bool hasSeats = false;
    bool hasRecord = false;
    bool hasDiagram = false;
    bool undoReveals = false;
    bool hasReveals = false;  ///< some moves reveal nothing when they are taken back
    std::int64_t undoCost = 0;
    std::optional<Ranking> ranking;  ///< none where results are not compared
};

/// The rules of a game at run time, as rules.h declares them member by member, for code that does not know
/// their types. Values that are passed in must come from the same rules. Everything is pure and may be called
/// on any thread. Members with a body are optional abilities.
class PLT_API AnyRules {
  public:
    virtual ~AnyRules();

    virtual const RulesTraits& traits() const = 0;

    // Options -----------------------------------------------------------------------------------------------
    /// The options of a new player's first game.
    virtual AnyOptions usualOptions() const = 0;
    virtual Result<AnyOptions> readOptions(std::string_view text) const = 0;
    virtual std::string write(const AnyOptions& options) const = 0;
    virtual bool areEqual(const AnyOptions& one, const AnyOptions& other) const = 0;
    virtual Message describe(const AnyOptions& options) const = 0;
    virtual bool isRanked(const AnyOptions& options) const;
    /// The set of results that a game counts in; none where options and players name it.
    virtual std::optional<std::string> countedAs(const AnyOptions& options, const Seats& seats) const;

    // Starts ------------------------------------------------------------------------------------------------
    /// True if the deals of these options need a search, which belongs on a worker thread.
    virtual bool dealIsSlow(const AnyOptions& options) const;
    /// The deal of this number; the only start there is in a game without deals.
    virtual AnyStart deal(const AnyOptions& options, std::uint64_t seed, std::stop_token stop) const = 0;
    virtual Result<AnyStart> readStart(const AnyOptions& options, std::string_view text) const = 0;
    virtual std::string write(const AnyStart& start) const = 0;
    virtual bool areEqual(const AnyStart& one, const AnyStart& other) const = 0;
    /// The start as it has turned out by this state, where moves take part in the deal; else the start
    /// itself.
    virtual AnyStart exactStart(const AnyOptions& options, const AnyStart& start,
                                const AnyState& state) const;
    /// The text by which a player would know this deal again; by default its long game ID.
    virtual std::string knownAs(const AnyOptions& options, const AnyStart& start) const;

    // Positions ---------------------------------------------------------------------------------------------
    virtual AnyState begin(const AnyOptions& options, const AnyStart& start) const = 0;
    virtual Result<AnyState> apply(const AnyState& state, const AnyMove& move) const = 0;
    virtual std::vector<AnyMove> legalMoves(const AnyState& state) const = 0;
    virtual Outcome outcome(const AnyState& state) const = 0;
    virtual bool areEqual(const AnyState& one, const AnyState& other) const = 0;
    /// Only where the traits have a score.
    virtual std::int64_t score(const AnyState& state) const;
    virtual std::vector<Figure> figures(const AnyState& state, std::chrono::milliseconds elapsed) const;
    /// True if taking this move back shows something hidden.
    virtual bool reveals(const AnyState& before, const AnyMove& move) const;
    /// The position as lines of letters; empty where the traits have no diagram.
    virtual std::string diagram(const AnyState& state) const;

    // Moves -------------------------------------------------------------------------------------------------
    virtual Result<AnyMove> readMove(std::string_view text) const = 0;
    virtual std::string write(const AnyMove& move) const = 0;
    virtual bool areEqual(const AnyMove& one, const AnyMove& other) const = 0;
    /// The record's sentence about a move, told to these players; empty for one that is not worth any.
    virtual Message tell(const AnyState& before, const AnyMove& move, const AnyState& after,
                         const Seats& seats) const;

    // Seats -------------------------------------------------------------------------------------------------
    /// 0 in games without seats.
    virtual std::size_t seatCount(const AnyOptions& options) const;
    /// The seats' names where these play; empty in games without seats.
    virtual std::vector<Message> seatNames(const AnyOptions& options, const Seats& seats) const;
    /// The seat whose turn it is, only while the game goes on; -1 in games without seats.
    virtual int seatToMove(const AnyState& state) const;
    /// The place of every seat, only in a game that is over; empty in games without seats.
    virtual std::vector<int> standing(const AnyState& state) const;
    /// The players of a new player's first game; may be fewer than the seats, people sit on the others.
    virtual Seats usualSeats(const AnyOptions& options) const;
    /// The players that an earlier version wrote into the text of the options.
    virtual std::optional<Seats> seatsOf(std::string_view optionsText) const;
    virtual std::vector<Figure> seatFigures(const AnyState& state, int seat) const;

    // Thinking ----------------------------------------------------------------------------------------------
    /// The computer players' levels, weakest first; empty without computer players.
    virtual const std::vector<Level>& levels() const;
    virtual AnyObservation observe(const AnyState& state, int seat) const = 0;
    /// Only where the traits have a hint.
    virtual Hint<AnyMove> hint(const AnyObservation& seen, std::stop_token stop) const;
    /// As hint(), which never promises less than the known ways on from there.
    virtual Hint<AnyMove> hintAlong(const AnyObservation& seen, const Ways<AnyMove>& known,
                                    std::stop_token stop) const;
    /// The move of a level; only where there are levels.
    virtual AnyMove choose(const AnyObservation& seen, std::string_view level,
                           const Question& question) const;
};

/// True if it matters that a deal was known: results are compared, or deals hide something.
inline bool comparesDeals(const RulesTraits& traits) {
    return traits.ranking.has_value() || traits.hasScore || traits.undoReveals;
}

}  // namespace plt
