// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "common/rules/rules.h"
#include "common/rules/seats.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace plt {

/// A game at one of its positions (options, start and state) for those who do not know its rules: moves are
/// numbers of legal moves, or texts. A position never changes, and belongs to one thread.
class AnyPosition {
  public:
    virtual ~AnyPosition() = default;

    /// `options:start`.
    virtual std::string gameId() const = 0;
    /// The same with the start as it has turned out by now, where moves take part in the deal.
    virtual std::string exactGameId() const = 0;
    /// Whether options, start and state are equal. Only for positions of the same rules, as below.
    virtual bool equals(const AnyPosition& other) const = 0;
    virtual bool hasStateOf(const AnyPosition& other) const = 0;
    virtual Outcome outcome() const = 0;

    /// How many moves are legal; they are numbered from 0.
    virtual std::size_t moveCount() const = 0;
    virtual std::string moveText(std::size_t move) const = 0;
    virtual bool areEqualMoves(std::size_t one, std::size_t other) const = 0;
    /// The number of the move that a text means; none when that move is not legal here.
    virtual Result<std::optional<std::size_t>> readMove(std::string_view text) const = 0;
    virtual Result<std::unique_ptr<AnyPosition>> apply(std::size_t move) const = 0;
    /// Makes the move that a text means, legal or not.
    virtual Result<std::unique_ptr<AnyPosition>> applyText(std::string_view text) const = 0;
    /// What the rules tell of a move; empty without a record.
    virtual Message told(std::size_t move, const AnyPosition& after) const = 0;

    /// 0 in games without seats.
    virtual std::size_t seatCount() const = 0;
    /// As the rules say: only while the game goes on.
    virtual int seatToMove() const = 0;
    /// As the rules say: only when the game is over.
    virtual std::vector<int> standing() const = 0;
    /// A hint for who has the turn; only where AnyRules::hasHint().
    virtual Hint<std::string> hint(std::stop_token stop) const = 0;
    /// The move of a level, written; only where there are AnyRules::levels().
    virtual std::string choose(std::string_view level, const Question& question) const = 0;
    /// What there is to be told of a finished game; empty without figures.
    virtual std::vector<Figure> figures() const = 0;
};

/// The rules of a game for those who do not know their types.
class AnyRules {
  public:
    virtual ~AnyRules() = default;

    /// What a new player gets.
    virtual std::string usualOptions() const = 0;
    /// Options as they are written, whatever spelling they were read from.
    virtual Result<std::string> readOptions(std::string_view text) const = 0;
    virtual Message describe(std::string_view options) const = 0;
    /// The id of a deal: `options#number`, or `options:start` of the only start of a game without deals.
    virtual std::string dealId(std::string_view options, std::uint64_t number) const = 0;
    virtual bool hasDeals() const = 0;
    /// Whether the deals of these options need a search.
    virtual bool dealIsSlow(std::string_view options) const = 0;
    /// The beginning of the game that an id of either form names.
    virtual Result<std::unique_ptr<AnyPosition>> open(std::string_view id) const = 0;
    virtual bool hasHint() const = 0;
    /// None in a game without computer players.
    virtual std::vector<Level> levels() const = 0;
};

}  // namespace plt
