// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/rules.h"
#include "rummy/table/brackets.h"

#include <vector>

namespace rummy {

/// A hand as it lies open, divided into its sets.
struct Arrangement {
    std::vector<std::vector<plt::Card>> sets;
    std::vector<plt::Card> laidOff;  ///< cards that belong to sets of the other player, after a knock
    std::vector<plt::Card> loose;

    /// The cards from left to right: the sets, the cards laid off, the loose ones.
    std::vector<plt::Card> cards() const;
    std::vector<Bracket> brackets() const;
};

/// Returns the arrangement of a seat's hand: with knocking, the one with the least deadwood.
Arrangement arrangementOf(const State& state, int seat);

}  // namespace rummy
