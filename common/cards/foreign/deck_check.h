// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"
#include "common/cards/foreign/deck_catalogue.h"
#include "common/cards/foreign/deck_verdict.h"

#include <memory>
#include <stop_token>

namespace plt {

/// A verdict, and the deck if it can be offered and was loaded.
struct CheckedDeck {
    DeckVerdict verdict;
    std::shared_ptr<const DeckArt> art;
};

/// Looks at a deck, drawing all its faces unless it was looked at before (what is found out is kept in the
/// cache folder). Takes up to a second or two, so it is not for the GUI thread. DeckFault::stopped when it
/// was told to stop.
PLT_CARDS_API DeckVerdict checkDeck(const FoundDeck& deck, const std::stop_token& stop);
/// The same, with the deck.
PLT_CARDS_API CheckedDeck openDeck(const FoundDeck& deck, const std::stop_token& stop);
/// A deck that was given up from outside, because it took too long.
PLT_CARDS_API void condemnDeck(const FoundDeck& deck);

}  // namespace plt
