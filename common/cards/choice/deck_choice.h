// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/own/own_deck_style.h"

#include <QLatin1String>
#include <QString>

namespace plt {

/// The deck that the player chose.
struct DeckChoice {
    QString foreign;          ///< FoundDeck::id of a deck that the system has; empty: our own
    double foreignShape = 0;  ///< its height per width when it was chosen; 0 when that is not known
    OwnDeckStyle own;         ///< how our own deck looks, also when it stands in for another

    bool operator==(const DeckChoice&) const = default;
};

/// What the keys of a choice begin with in the preferences.
constexpr QLatin1String deckChoiceKeys("cards/");

/// What is kept in the preferences that all games share. Values that make no sense are read as their
/// defaults.
PLT_CARDS_API DeckChoice deckChoice();
/// Keeps a choice; open games follow it.
PLT_CARDS_API void setDeckChoice(const DeckChoice& choice);

}  // namespace plt
