// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"

#include <memory>

namespace plt {

/// How our own deck looks, beyond its art.
struct OwnDeckStyle {
    enum class Back { green, blue, burgundy };
    Back back = Back::green;
    bool fourColours = false;   ///< diamonds blue and clubs green instead of red and ink
    bool largeIndices = false;  ///< always; small cards have them anyway

    bool operator==(const OwnDeckStyle&) const = default;
};

/// Our own deck, drawn from the art in resources/cards. Cheap to make: art is read when a card is first
/// drawn.
PLT_CARDS_API std::shared_ptr<const DeckArt> ownDeck(const OwnDeckStyle& style);

}  // namespace plt
