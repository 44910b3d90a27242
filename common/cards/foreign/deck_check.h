// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"
#include "common/cards/foreign/deck_catalogue.h"
#include "common/cards/foreign/deck_verdict.h"

#include <memory>
#include <stop_token>

namespace plt {

/// A verdict, and the deck if it is accepted and was loaded.
struct CheckedDeck {
    DeckVerdict verdict;
    std::shared_ptr<const DeckArt> art;
};

/// Checks a deck. All its faces are drawn unless the result is in the cache folder already. Takes up to two
/// seconds, so it is not for the GUI thread. Returns DeckFault::stopped when asked to stop.
PLT_CARDS_API DeckVerdict checkDeck(const FoundDeck& deck, const std::stop_token& stop);
/// Checks a deck and returns it as well.
PLT_CARDS_API CheckedDeck openDeck(const FoundDeck& deck, const std::stop_token& stop);
/// Rejects a deck that another thread gave up on because it took too long.
PLT_CARDS_API void rejectDeck(const FoundDeck& deck);

}  // namespace plt
