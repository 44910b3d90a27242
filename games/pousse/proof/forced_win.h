// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/proof/endless_table.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace pousse::proof {

/// Looks for a win that one side, the attacker, can force on 4 x 4 by the rules to the letter, repetition
/// included. A search on top of EndlessTable finds a plan; then every answer to it is played to the end of
/// the game without the table, and only that counts.
class ForcedWin {
  public:
    /// A position of the plan with the attacker to move.
    struct Step {
        SmallBoard board;
        std::uint8_t move = 0;
        std::uint8_t plies = 0;  ///< until the end at the latest
        bool isFresh = true;     ///< no board before it can come again
    };

    explicit ForcedWin(const EndlessTable& table);

    /// Can the attacker, whose opponent is to move on this board, win within so many plies more and what the
    /// table knows to be won? `board` is as the opponent sees it; nothing before it can come again.
    bool isPlanned(const SmallBoard& board, int plies);
    /// The plies of that win, with every answer played out; nothing if some answer refutes the plan. What
    /// the table promised and the rules do not keep is then known, and isPlanned() may find another plan.
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
        SmallBoard board;  ///< after the move, as the other side sees it
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
    std::vector<SmallBoard> boards_;  ///< as the attacker sees them
    std::size_t since_ = 0;           ///< the first of them that may come again
    std::unordered_set<std::uint64_t> brokenPromises_;
    std::unordered_map<std::uint64_t, Step> steps_;
    std::unordered_map<std::uint64_t, int> answered_;
    std::uint64_t nodes_ = 0;
};

}  // namespace pousse::proof
