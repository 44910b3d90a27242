// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/players.h"
#include "gobblet/board/moves.h"
#include "gobblet/board/symmetry.h"
#include "gobblet/player/transpositions.h"

#include <array>
#include <vector>

namespace gobblet {

/// The value of a won game; a win in n plies is worth n less.
constexpr int winValue = 20000;
/// Values beyond this are proven wins (or losses, below its negative).
constexpr int provenValue = winValue - 500;

struct Found {
    Move move;
    int value = 0;  ///< for the side to move: in units of evaluate(), or a proven win or loss
    int depth = 0;  ///< completely searched plies
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< begins with `move`; may end early

    bool wins() const { return value > provenValue; }
    bool loses() const { return value < -provenValue; }
    /// Plies until the end, if the value is proven.
    int plies() const { return winValue - (value < 0 ? -value : value); }
};

/// The search for both boards: iterative deepening alpha-beta with a transposition table. Forced answers to a
/// winning threat are searched beyond the depth.
class Search {
  public:
    /// Strength parameters besides the budget.
    struct Strength {
        /// Maximum noise of the evaluation in either direction, by the question's seed.
        int noise = 0;
        /// Plies beyond the depth for which answers to threats are followed.
        int answerPlies = 8;
    };

    Search(const plt::Question& question, const Strength& strength);

    /// The best of these actions, which must be legal and not empty. Positions in `past` count as draws when
    /// they recur.
    Found run(const Position& position, const std::vector<Move>& moves, const std::vector<Position>& past);

  private:
    static constexpr int deepest = 60;
    static constexpr int maximumPlies = 96;

    struct RootMove {
        Move move;
        Position next;
        int value = 0;
    };
    using Killers = std::array<Move, 2>;

    int searchRoot(const Position& position, std::vector<RootMove>& moves, int depth);
    int search(const Position& position, int depth, int alpha, int beta, int ply);
    int searchMoves(const Position& position, int depth, int alpha, int beta, int ply, const Canonical& seen,
                    std::uint64_t key, const Transpositions::Entry* known, bool threatened);
    int estimate(const Position& position, std::uint64_t key) const;
    void order(const Position& position, const MoveList& list, std::array<int, MoveList::capacity>& scores,
               const Move& first, int ply) const;
    void praise(const Position& position, const Move& move, int depth, int ply);
    bool repeats(std::uint64_t key, int ply) const;
    bool outOfBudget();
    void setLine(int ply, const Move& move);
    void report(const Found& found) const;

    plt::Question question_;
    Strength strength_;
    Transpositions table_;
    std::chrono::steady_clock::time_point deadline_;
    bool hasDeadline_ = false;
    bool mayStop_ = false;  ///< false for the first, shallowest iteration, which is always completed
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
    int rootDepth_ = 0;
    std::vector<std::uint64_t> past_;
    std::array<std::uint64_t, maximumPlies> path_{};
    std::array<Killers, maximumPlies> killers_{};
    std::array<std::array<std::array<int, 16>, 17>, 4>
        history_{};  ///< indexed by size, origin (16: off the board), target
    std::array<std::array<Move, maximumPlies>, maximumPlies> lines_{};
    std::array<int, maximumPlies> lineLengths_{};
};

}  // namespace gobblet
