// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <vector>

namespace rummy {

/// Adjacent cards that are a set, or that are laid off.
struct Bracket {
    int first = 0;  ///< index of its first card in the row
    std::vector<plt::Card> set;
    bool isLaidOff = false;  ///< the cards lie at sets of the other player
    bool operator==(const Bracket&) const = default;
};

/// Returns the sets that lie together in a row of cards, in any order within each, chosen so that as many
/// cards as possible are in one.
std::vector<Bracket> bracketsIn(const std::vector<plt::Card>& row);

/// Returns the size in pixels of the letters of a set's name in a line of this height; 0 if they could not be
/// read.
int bracketLettersIn(double height);

}  // namespace rummy
