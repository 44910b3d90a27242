// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/deck_choice.h"
#include "common/cards/deck/deck_art.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace plt {

/// A deck that was loaded, or our own in its place.
struct LoadedDeck {
    std::shared_ptr<const DeckArt> art;
    QString problem;  ///< why the chosen deck cannot be used, in a sentence; empty when it can
};

/// Loads a deck. Called on the drawing thread; may return early, with anything, when it is told to stop.
using DeckLoader = std::function<LoadedDeck(const DeckChoice&, const std::stop_token&)>;

/// The loader of the games: the deck of a choice, or our own and the reason.
PLT_CARDS_API LoadedDeck loadDeck(const DeckChoice& choice, const std::stop_token& stop);

}  // namespace plt
