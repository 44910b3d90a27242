// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "gobblet/board/moves.h"

#include <cstdint>
#include <vector>

namespace gobblet {

/// The known value of an action, for the side that takes it.
struct Value {
    enum class Kind : std::uint8_t { loses, open, wins };
    Kind kind = Kind::open;
    /// wins, loses: actions until the end with best play of both, including this one. open: neither side can
    /// force a win within this number.
    int plies = 0;
    bool operator==(const Value&) const = default;
};

/// Returns true if `a` is better for the side to move, preferring quick wins and slow losses.
bool isBetter(const Value& a, const Value& b);

struct Solution {
    struct Entry {
        Move move;
        Value value;
    };
    std::vector<Entry> moves;  ///< the queried actions
    std::uint64_t nodes = 0;   ///< number of visited positions

    /// The value of the position, that is, of its best move.
    Value value() const;
    std::vector<Move> best() const;
};

/// Solves positions of the 3 x 3 game exactly, by iteratively deepened proofs that a win within so many plies
/// can or cannot be forced. Proofs are stored once for all symmetries of a position.
class Solver {
  public:
    Solver();

    /// Maximum length in plies of the forced wins searched for. The longest one in thousands of positions had
    /// 23; positions open at this depth were still open at 61, so neither side can force a win in them.
    static constexpr int deepest = 41;

    /// The values of these actions, which must be legal; deepens until the best is known or the budget of
    /// this call is exhausted. The values found are exact in any case. The game must not be over.
    Solution solve(const Position& position, const std::vector<Move>& moves, const plt::Budget& budget,
                   const std::stop_token& stop);
    /// The values of all legal actions.
    Solution solve(const Position& position, const plt::Budget& budget, const std::stop_token& stop);
    /// Searches until one action is known to be as good as any other: if all others are known to lose, that
    /// is the last one, whatever its value. Visits at most `most` positions.
    Solution choose(const Position& position, const std::vector<Move>& moves, std::uint64_t most);

    /// The stop token and the clock are checked once per so many positions.
    static constexpr std::uint64_t lookEvery = 256;

  private:
    struct Entry {
        std::uint64_t key = 0;    ///< 0 if empty
        std::int8_t wins = 0;     ///< plies in which the side to move is known to force a win, or 0
        std::int8_t fails = 0;    ///< plies within which it is known not to force one
        std::int8_t loses = 0;    ///< plies in which the side to move is known to be lost, or 0
        std::int8_t holds = 0;    ///< plies within which it is known not to be lost
        std::uint16_t reply = 0;  ///< the holding reply: a packed action in the canonical form, or 0
    };
    Entry& entry(std::uint64_t key);
    /// The same; creates the entry if necessary.
    Entry& kept(std::uint64_t key);
    void grow();
    void begin(const plt::Budget& budget, const std::stop_token& stop);
    Solution deepenAll(const Position& position, const std::vector<Move>& moves, int depth);
    /// Determines the actions that win or lose in exactly this number of plies; returns false if stopped.
    bool deepen(const Position& position, int plies, Solution& solution);
    bool forcesWin(const Position& position, int plies);
    bool isLost(const Position& position, int plies);
    /// Returns true if the side that makes this move can hold out for so many plies, including this one.
    bool holdsWith(const Position& position, const Move& move, int plies);
    bool outOfBudget();

    std::vector<Entry> table_;
    std::size_t used_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t nodeLimit_ = 0;
    std::chrono::steady_clock::time_point deadline_;
    bool hasDeadline_ = false;
    bool stopped_ = false;
    bool forOne_ = false;  ///< one best action suffices
    std::stop_token stop_;
};

}  // namespace gobblet
