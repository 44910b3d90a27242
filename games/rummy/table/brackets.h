// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <vector>

namespace rummy {

/// Cards beside each other that are a set.
struct Bracket {
    int first = 0;  ///< index of the first of them in the row
    std::vector<plt::Card> set;
    bool operator==(const Bracket&) const = default;
};

/// The sets that lie together in a row of cards, in any order within each, so that as many cards as possible
/// are in one.
std::vector<Bracket> bracketsIn(const std::vector<plt::Card>& row);

}  // namespace rummy
