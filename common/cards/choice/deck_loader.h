// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/deck_choice.h"
#include "common/cards/deck/deck_art.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace plt {

/// A loaded deck, or our own in its place.
struct LoadedDeck {
    std::shared_ptr<const DeckArt> art;
    QString problem;  ///< sentence that says why the chosen deck cannot be used; empty if it can
};

/// Loads a deck. Called on the drawing thread; may return early with any result when asked to stop.
using DeckLoader = std::function<LoadedDeck(const DeckChoice&, const std::stop_token&)>;

/// The loader of the games. Returns the chosen deck, or our own and the reason.
PLT_CARDS_API LoadedDeck loadDeck(const DeckChoice& choice, const std::stop_token& stop);

}  // namespace plt
