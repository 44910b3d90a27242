// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/melds.h"

#include <cstddef>

/// Cards of one player that are added to the sets of another one who has knocked.
namespace rummy {

/// Returns the cards of a set as a Division has them: by suit, or in ascending order.
std::vector<plt::Card> setInOrder(CardSet set);

/// Returns the cards of which each is a set together with this one: the fourth of a rank, or the next ones at
/// the ends of a run.
CardSet cardsThatFit(const std::vector<plt::Card>& set);

/// A card that lies at another player's set.
struct LaidOff {
    plt::Card card;
    std::size_t set = 0;  ///< index of the set
    bool operator==(const LaidOff&) const = default;
};

/// A hand after laying off.
struct Laying {
    std::vector<LaidOff> laidOff;  ///< by set, and away from its ends
    Division kept;                 ///< the other cards
    bool operator==(const Laying&) const = default;
};

/// Returns the way to lay off cards and to divide the others after which the loose cards count least; of these
/// one with the fewest cards laid off. Exact.
Laying layOff(CardSet hand, const std::vector<std::vector<plt::Card>>& sets);
/// Returns what the loose cards count then.
int looseCountAfterLayingOff(CardSet hand, const std::vector<std::vector<plt::Card>>& sets);

}  // namespace rummy
