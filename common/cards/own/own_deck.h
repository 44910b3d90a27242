// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"
#include "common/cards/own/own_deck_style.h"

#include <memory>

namespace plt {

/// Returns our own deck, drawn from the art in resources/cards. Cheap to create: art is read when a card is
/// first drawn.
PLT_CARDS_API std::shared_ptr<const DeckArt> ownDeck(const OwnDeckStyle& style);

}  // namespace plt
