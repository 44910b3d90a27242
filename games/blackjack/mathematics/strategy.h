// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/hand.h"
#include "blackjack/round.h"

#include <array>

namespace blackjack {

/// A strategy that depends only on the player's total, the up card, and whether the hand is a pair that can
/// be split. Up cards are given by value.
struct Strategy {
    using ByUpCard = std::array<bool, values>;
    /// By soft (1) or hard (0) and points.
    using Table = std::array<std::array<ByUpCard, 22>, 2>;

    Table standing{};
    Table doubling{};                          ///< true to double, if it is allowed
    std::array<ByUpCard, values> splitting{};  ///< by value of the pair, if it may be split

    bool stands(Total total, int up) const { return entry(standing, total)[index(up)]; }
    bool doubles(Total total, int up) const { return entry(doubling, total)[index(up)]; }
    bool splits(int pairValue, int up) const { return splitting[index(pairValue)][index(up)]; }

    /// Returns the action for a hand that has not bust. `pairValue` is 0 if the hand is no pair or cannot be
    /// split.
    Action choose(Total total, int up, bool mayDouble, int pairValue) const {
        if (pairValue != 0 && splits(pairValue, up)) return Action::split;
        if (mayDouble && doubles(total, up)) return Action::doubleDown;
        return stands(total, up) ? Action::stand : Action::hit;
    }
    /// Returns the action for the active hand of a round.
    Action choose(const Round& round) const {
        const bool first = round.allows(Action::doubleDown);
        return choose(round.hand(round.active).cards.total(), round.upValue, first,
                      first ? round.pairValue : 0);
    }

    static const ByUpCard& entry(const Table& table, Total total) {
        return table[total.soft ? 1 : 0][index(total.points)];
    }
    static ByUpCard& entry(Table& table, Total total) {
        return table[total.soft ? 1 : 0][index(total.points)];
    }
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    bool operator==(const Strategy&) const = default;
};

/// Basic strategy for the house rules: a strategy that no change of a single decision improves. Computed on
/// first use (a second or less). Thread-safe.
const Strategy& basicStrategy();

/// Computes it for one up card.
void improveStrategy(Strategy& strategy, int upValue);

}  // namespace blackjack
