// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "gobblet/board/moves.h"

#include <cstdint>
#include <vector>

namespace gobblet {

/// What is known of an action, for the side that takes it.
struct Value {
    enum class Kind : std::uint8_t { loses, open, wins };
    Kind kind = Kind::open;
    /// wins, loses: actions until the end at best play of both, this one included. open: neither side can
    /// force a win within this number.
    int plies = 0;
    bool operator==(const Value&) const = default;
};

/// Is `a` better for the side to move? Quick wins and slow losses are.
bool isBetter(const Value& a, const Value& b);

struct Solution {
    struct Entry {
        Move move;
        Value value;
    };
    std::vector<Entry> moves;  ///< those that were asked about
    std::uint64_t nodes = 0;   ///< positions looked at

    /// The value of the position: that of its best move.
    Value value() const;
    std::vector<Move> best() const;
};

/// Solves positions of the 3 x 3 game exactly: by deepening proofs that a win within so many plies can or
/// cannot be forced, which are remembered for a position in all its turned and mirrored forms.
class Solver {
  public:
    Solver();

    /// No forced win longer than this is looked for, in plies. The longest one met in thousands of positions
    /// had 23; what is open there has been open with 61, too, so nobody can force anything in it.
    static constexpr int deepest = 41;

    /// The values of these actions, which must be legal; deepens until the best is known or the budget (of
    /// this call) is used up. What was found is exact in any case. The game must not be over.
    Solution solve(const Position& position, const std::vector<Move>& moves, const plt::Budget& budget,
                   const std::stop_token& stop);
    /// Those of all legal actions.
    Solution solve(const Position& position, const plt::Budget& budget, const std::stop_token& stop);
    /// As far as it takes to know one action that no other is better than: when all others are known to lose,
    /// the last is that, whatever it leads to. Looks at no more than so many positions.
    Solution choose(const Position& position, const std::vector<Move>& moves, std::uint64_t most);

    /// The stop token and the clock are looked at once in so many positions.
    static constexpr std::uint64_t lookEvery = 256;

  private:
    struct Entry {
        std::uint64_t key = 0;    ///< 0: empty
        std::int8_t wins = 0;     ///< plies in which the side to move is known to force a win; 0: none known
        std::int8_t fails = 0;    ///< plies within which it is known not to
        std::int8_t loses = 0;    ///< plies in which the side to move is known to be lost; 0: not known to be
        std::int8_t holds = 0;    ///< plies within which it is known not to be
        std::uint16_t reply = 0;  ///< what holds: a packed action in the canonical form; 0: none known
    };
    Entry& entry(std::uint64_t key);
    /// The same, made if it is not there yet.
    Entry& kept(std::uint64_t key);
    void grow();
    void begin(const plt::Budget& budget, const std::stop_token& stop);
    Solution deepenAll(const Position& position, const std::vector<Move>& moves, int depth);
    /// Finds out which actions win, or lose, with this number of plies and not before; false if stopped.
    bool deepen(const Position& position, int plies, Solution& solution);
    bool forcesWin(const Position& position, int plies);
    bool isLost(const Position& position, int plies);
    /// Can the side that moves so hold out for so many plies, this one included?
    bool holdsWith(const Position& position, const Move& move, int plies);
    bool outOfBudget();

    std::vector<Entry> table_;
    std::size_t used_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t nodeLimit_ = 0;
    std::chrono::steady_clock::time_point deadline_;
    bool hasDeadline_ = false;
    bool stopped_ = false;
    bool forOne_ = false;  ///< one best action is enough
    std::stop_token stop_;
};

}  // namespace gobblet
