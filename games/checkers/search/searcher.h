// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/search/search.h"
#include "checkers/search/transpositions.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

namespace checkers {

/// The memory and the tree of one search: alpha-beta with principal variations.
class Searcher {
  public:
    static constexpr int infinite = 32000;
    static constexpr int maxPly = 160;
    /// Maximum length of the stored line; longer ones are useless.
    static constexpr int lineKept = 40;

    Searcher(const SearchTask& task, Transpositions& table);

    SearchResult run();

  private:
    using Clock = std::chrono::steady_clock;
    using Order = std::array<std::uint8_t, MoveList::capacity>;

    struct RootMove {
        Move move;
        int noise = 0;
        int value = -infinite;
    };
    /// A window and the remaining depth in plies.
    struct Window {
        int depth;
        int alpha;
        int beta;

        bool isNull() const { return beta - alpha == 1; }
    };

    void prepareRoots();
    bool iterate(int depth);
    void useEndgames(std::shared_ptr<const Endgames> endgames);
    bool isFinished() const;
    bool isProven() const;
    int visit(const Position& p, Window w, int ply, int quiet);
    int visitInside(const Position& p, Window w, int ply, int quiet, std::uint64_t key, bool capturing);
    int visitMoves(const Position& p, const MoveList& list, Window w, int ply, int quiet, std::uint8_t& best);
    int visitMove(const Position& next, Window w, int number, bool quietMove, int ply, int quiet);
    bool isHopeless(const Position& p, Window w, int ply, int quiet);
    int child(const Position& next, Window w, int ply, int quiet) {
        return -visit(next, {w.depth, -w.beta, -w.alpha}, ply + 1, quiet);
    }
    /// Returns a stored value that ends the search of this position; none if there is none. `first` becomes
    /// the move to try first.
    std::optional<int> stored(std::uint64_t key, Window w, int ply, std::uint8_t& first) const;
    void store(std::uint64_t key, Window w, int value, std::uint8_t best, int ply);
    bool isRepeated(std::uint64_t key, int quiet) const;
    int fromTables(const Position& p, int ply, int quiet) const;
    void orderMoves(const Position& p, const MoveList& list, std::uint8_t first, int ply, Order& order) const;
    void remember(const Position& p, const Move& move, int depth, int ply);
    void extendLine(const Move& move, int ply);
    bool outOfBudget();
    void report() const;

    static std::size_t historyIndex(Side side, const Move& move) {
        return (side == Side::first ? 0U : 1024U) + (move.from - 1U) * 32U + (move.to - 1U);
    }

    const SearchTask& task_;
    Transpositions& table_;
    Clock::time_point began_;
    std::vector<std::uint64_t> keys_;
    std::vector<RootMove> roots_;
    SearchResult result_;
    std::shared_ptr<const Endgames> endgames_;
    int tablePieces_ = 0;
    bool known_ = false;  ///< the position is in the tables
    int rootDepth_ = 0;
    std::uint64_t nodes_ = 0;
    bool aborted_ = false;
    std::array<int, 2048> history_{};
    std::array<std::array<Move, 2>, maxPly + 1> killers_{};
    std::array<std::array<Move, lineKept>, maxPly + 2> lines_{};
    std::array<int, maxPly + 2> lineLength_{};
};

}  // namespace checkers
