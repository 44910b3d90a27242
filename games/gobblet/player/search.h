// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/player.h"
#include "gobblet/board/moves.h"
#include "gobblet/board/symmetry.h"
#include "gobblet/player/transpositions.h"

#include <array>
#include <vector>

namespace gobblet {

/// The value of having won; a win in n plies is worth n less.
constexpr int winValue = 20000;
/// Values beyond this are proven wins (or losses, below its negative).
constexpr int provenValue = winValue - 500;

struct Found {
    Move move;
    int value = 0;  ///< for the side to move: evaluate()'s units, or a proven win or loss
    int depth = 0;  ///< plies searched to their end
    std::uint64_t nodes = 0;
    std::vector<Move> line;  ///< begins with `move`; may end early

    bool wins() const { return value > provenValue; }
    bool loses() const { return value < -provenValue; }
    /// Plies until the end, of a proven value.
    int plies() const { return winValue - (value < 0 ? -value : value); }
};

/// Looks ahead for both boards: alpha-beta with a table, deepening. Forced answers to a threat to win are
/// followed beyond the depth.
class Search {
  public:
    /// What makes a player stronger or weaker besides its budget.
    struct Sight {
        /// The estimates are blurred by up to this amount either way, by the question's seed.
        int mist = 0;
        /// Answers to threats are followed for so many plies beyond the depth.
        int answers = 8;
    };

    Search(const plt::Question& question, const Sight& sight);

    /// The best of these actions, which must be legal and not empty. Positions in `past` count as drawn when
    /// they come again.
    Found run(const Position& position, const std::vector<Move>& moves, const std::vector<Position>& past);

  private:
    static constexpr int deepest = 60;
    static constexpr int mostPlies = 96;

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
    void tell(const Found& found) const;

    plt::Question question_;
    Sight sight_;
    Transpositions table_;
    std::chrono::steady_clock::time_point deadline_;
    bool hasDeadline_ = false;
    bool mayStop_ = false;  ///< the first, shallowest search is always finished
    bool stopped_ = false;
    std::uint64_t nodes_ = 0;
    int rootDepth_ = 0;
    std::vector<std::uint64_t> past_;
    std::array<std::uint64_t, mostPlies> path_{};
    std::array<Killers, mostPlies> killers_{};
    std::array<std::array<std::array<int, 16>, 17>, 4>
        history_{};  ///< by size, origin (16: off the board), target
    std::array<std::array<Move, mostPlies>, mostPlies> lines_{};
    std::array<int, mostPlies> lineLengths_{};
};

}  // namespace gobblet
