// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace plt {

/// Chances to win in percent; a draw counts half.
inline constexpr double sureWin = 100;
inline constexpr double sureDraw = 50;
inline constexpr double sureLoss = 0;

/// Returns the chance to win with an evaluation, by a logistic function; never as much as a sure win.
/// `scale`: the evaluation with which about three of four games are won.
inline double chanceOf(double evaluation, double scale) {
    constexpr double nearest = 1;
    return std::clamp(sureWin / (1 + std::exp(-evaluation / scale)), nearest, sureWin - nearest);
}

/// Returns the positions that a review may search for one move, at a speed of a slow machine.
inline std::uint64_t positionsWithin(const Budget& budget, std::uint64_t positionsAMillisecond) {
    constexpr std::int64_t mostMilliseconds = 700;
    const auto milliseconds = std::clamp<std::int64_t>(budget.time.count(), 1, mostMilliseconds);
    return std::min(budget.nodes, static_cast<std::uint64_t>(milliseconds) * positionsAMillisecond);
}

/// The memory of a large table of a search. It is cleared, but takes no time before it is used: the system
/// hands out cleared pages when they are first touched, large ones where it has some.
class TableMemory {
  public:
    /// Throws std::bad_alloc if there is not so much memory.
    explicit TableMemory(std::size_t bytes);
    /// Aligned to cache lines.
    void* data() const { return data_; }

  private:
    struct Free {
        void operator()(void* memory) const;
    };
    std::unique_ptr<void, Free> memory_;
    void* data_ = nullptr;  ///< in `memory_`
};

/// A legal move whose position was searched by itself.
template <class Move>
struct SearchedMove {
    Move move;
    std::optional<double> proven{};  ///< a sure win, draw or loss
    std::vector<double> chances{};   ///< of each depth of the search, from one; not empty unless proven

    /// Returns the value that a search of this depth has, or its last depth if it was not so deep.
    double at(std::size_t depth) const {
        return proven ? *proven : chances[std::min(depth, chances.size()) - 1];
    }
};

/// Compares moves by searches that were given as much each: what is not proven counts as seen by searches of
/// the same depth, the greatest that all have reached. The error of an estimated difference is its change
/// with the last ply, and at least `leastError`. Within its error the move that was made is as good as the
/// best, unless its own value is proven or the best is a sure win. There must be at least one move, and `made`
/// among them. Without reason and marks.
template <class Move>
Judgement<Move> judgementBySearch(const std::vector<SearchedMove<Move>>& moves, const Move& made,
                                  double leastError = 2) {
    std::size_t depth = 0;
    for (const auto& one : moves)
        if (!one.proven) depth = depth == 0 ? one.chances.size() : std::min(depth, one.chances.size());
    const auto valued = [&moves](std::size_t ply) {
        std::vector<ValuedMove<Move>> values;
        for (const auto& one : moves) values.push_back({one.move, one.at(ply)});
        return values;
    };
    auto out = judgementAmong(valued(depth), made);
    const auto searched = [&moves](const Move& move) -> const SearchedMove<Move>& {
        return *std::find_if(moves.begin(), moves.end(),
                             [&move](const auto& one) { return one.move == move; });
    };
    const bool isAllProven =
        std::all_of(moves.begin(), moves.end(), [](const auto& one) { return one.proven.has_value(); });
    const auto& best = searched(out.best);
    const auto& own = searched(made);
    if (own.proven && best.proven && (isAllProven || *best.proven == sureWin)) {
        out.certainty = Certainty::proven;
        return out;
    }
    if (out.best == made) return out;
    const double cost = out.bestValue - out.madeValue;
    const std::size_t before = std::max<std::size_t>(depth, 2) - 1;
    out.error = std::max(leastError, std::abs(cost - (best.at(before) - own.at(before))));
    // The move may be a sure win, too, which is not seen.
    if (best.proven && !own.proven)
        out.error = std::max(out.error, std::sqrt(out.madeValue * (sureWin - out.madeValue)));
    if (own.proven || best.proven == sureWin || cost > out.error) return out;
    out.best = made;
    out.madeValue = out.bestValue;
    out.error = 0;
    return out;
}

}  // namespace plt
