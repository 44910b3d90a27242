// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/proof/endless_table.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace pousse::proof {

/// Searches for a win that one side, the attacker, can force on 4 x 4 by the exact rules, including
/// repetition. A search on top of EndlessTable finds a plan; then every answer to it is played to the end of
/// the game without the table, and only that counts.
class ForcedWin {
  public:
    /// A position of the plan, the attacker to move.
    struct Step {
        SmallBoard board;
        std::uint8_t move = 0;
        std::uint8_t plies = 0;  ///< maximum number until the end
        bool isFresh = true;     ///< no earlier board can recur
    };

    explicit ForcedWin(const EndlessTable& table);

    /// Returns true if the attacker, whose opponent is to move, can win within `plies` more plies plus the
    /// wins in the table. `board` is from the opponent's view; no earlier board can recur.
    bool isPlanned(const SmallBoard& board, int plies);
    /// The plies of that win, with every answer played out; none if some answer refutes the plan. Wins of the
    /// table that fail by the exact rules are then recorded, so that isPlanned() may find another plan.
    std::optional<int> verified(const SmallBoard& board, int plies);

    std::uint64_t nodes() const { return nodes_; }
    /// The plan, after verified().
    const std::unordered_map<std::uint64_t, Step>& steps() const { return steps_; }

  private:
    struct Known {
        std::uint64_t key = 0;
        std::int8_t provenWithin = 0;
        std::int8_t failsWithin = 0;
    };
    struct Option {
        SmallBoard board;  ///< after the move, from the other side's view
        int order = 0;
        std::uint8_t move = 0;
    };

    bool attacks(const SmallBoard& board, int plies);
    bool isCornered(const SmallBoard& board, int plies);
    int playsOutAttack(const SmallBoard& board, int plies);
    int playsOutDefence(const SmallBoard& board, int plies);
    std::vector<Option> attackingMoves(const SmallBoard& board) const;
    bool repeats(const SmallBoard& absolute) const;
    std::uint64_t keyOf(const SmallBoard& board, bool attackerMoves) const;
    Known& known(std::uint64_t key) { return memory_[key & (memory_.size() - 1)]; }

    const EndlessTable& table_;
    std::vector<Known> memory_;
    std::vector<SmallBoard> boards_;  ///< from the attacker's view
    std::size_t since_ = 0;           ///< the first board that may recur
    std::unordered_set<std::uint64_t> brokenPromises_;
    std::unordered_map<std::uint64_t, Step> steps_;
    std::unordered_map<std::uint64_t, int> answered_;
    std::uint64_t nodes_ = 0;
};

}  // namespace pousse::proof
