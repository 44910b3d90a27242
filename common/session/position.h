// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/any_rules.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace plt {

/// A game at one of its positions: rules, options, start and state. Moves are numbers of legal moves, or
/// texts. A value that is cheap to copy; one object belongs to one thread. The rules must outlive it.
class PLT_API Position {
  public:
    Position(const AnyRules& rules, AnyOptions options, AnyStart start, AnyState state);
    /// The beginning of the game that an ID of either form names.
    static Result<Position> open(const AnyRules& rules, std::string_view id);

    const AnyRules& rules() const { return *rules_; }
    const AnyOptions& options() const { return options_; }
    const AnyState& state() const { return state_; }

    /// `options:start`.
    std::string gameId() const;
    /// The same with the start as it has turned out by now, where moves take part in the deal.
    std::string exactGameId() const;
    /// True if options, start and state are equal. Only for positions of the same rules, as below.
    bool operator==(const Position& other) const;
    bool hasStateOf(const Position& other) const;
    Outcome outcome() const { return rules_->outcome(state_); }

    /// The legal moves, in the order of the rules; worked out when they are first asked for.
    const std::vector<AnyMove>& moves() const;
    std::size_t moveCount() const { return moves().size(); }
    std::string moveText(std::size_t move) const { return rules_->write(moves()[move]); }
    /// The number of the move that a text means; none when that move is not legal here.
    Result<std::optional<std::size_t>> readMove(std::string_view text) const;
    Result<Position> apply(const AnyMove& move) const;
    Result<Position> apply(std::size_t move) const { return apply(moves()[move]); }
    /// Makes the move that a text means, legal or not.
    Result<Position> applyText(std::string_view text) const;

    std::size_t seatCount() const { return rules_->seatCount(options_); }
    int seatToMove() const { return rules_->seatToMove(state_); }
    /// What the seat to move may know.
    AnyObservation seen() const { return rules_->observe(state_, seatToMove()); }

  private:
    const AnyRules* rules_;
    AnyOptions options_;
    AnyStart start_;
    AnyState state_;
    mutable std::optional<std::vector<AnyMove>> moves_;
};

}  // namespace plt
