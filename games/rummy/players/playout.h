// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "rummy/melding/card_set.h"

#include <array>

namespace rummy {

/// A whole game as it may be, for playing it to its end.
struct World {
    std::array<CardSet, 2> hands;
    std::array<plt::Card, 52> stock;  ///< the last one is on top
    int stockSize = 0;
    CardSet below;  ///< discards under the top one
    plt::Card top;
    int toMove = 0;
    bool hasDrawn = false;
    int turns = 0;  ///< turns that were played

    void refill(plt::Random& random);
    plt::Card drawTop() { return stock[static_cast<std::size_t>(--stockSize)]; }
};

}  // namespace rummy
