// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/session/played_game.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace plt {

/// The sums over all judged moves of one seat.
struct PLT_API ReviewSums {
    int decisions = 0;
    double cost = 0;         ///< in the unit of AnyRules::costText()
    double typicalCost = 0;  ///< the same for moves chosen at random, in the same positions
    std::optional<double>
        luck{};  ///< the part of the result that was not chosen; only with RulesTraits::hasLuck
    /// A number from 0 to 100 that falls exponentially with the cost as a share of the cost of random moves:
    /// perfect play has 100, random play 37 in the mean. Nothing if no move decided anything.
    std::optional<int> accuracy() const;
};

/// Returns the sums for a seat, -1 in games without seats. `end` is the final state; null if the game goes on.
PLT_API ReviewSums reviewSums(const AnyRules& rules, const GameReview& review, int seat, const AnyState& end);

/// The number of moments that are shown at most.
inline constexpr std::size_t mostMoments = 5;
/// Returns the indexes of the judged moves that mattered most, in the order of the game: those with the
/// highest cost. An estimate counts if it is at least twice its standard error.
PLT_API std::vector<std::size_t> reviewMoments(const GameReview& review);

/// Returns true if the cost of a move is more than rounding and, where it is estimated, more than chance.
PLT_API bool isMistake(const JudgedMove& move);

}  // namespace plt
