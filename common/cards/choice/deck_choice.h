// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/own/own_deck_style.h"
#include "common/export.h"

#include <QLatin1String>
#include <QString>

namespace plt {

/// The deck that the player has chosen.
struct DeckChoice {
    QString foreign;          ///< FoundDeck::id of an installed deck; empty for our own
    double foreignShape = 0;  ///< its height divided by its width when it was chosen; 0 if unknown
    OwnDeckStyle own;         ///< style of our own deck, also when it replaces another one

    bool operator==(const DeckChoice&) const = default;
};

/// Prefix of the choice's keys in the preferences.
constexpr QLatin1String deckChoiceKeys("cards/");

/// Returns the choice from the preferences that all games share. Invalid values are replaced by their
/// defaults.
PLT_CARDS_API DeckChoice deckChoice();
/// Saves a choice. Open games apply it.
PLT_CARDS_API void setDeckChoice(const DeckChoice& choice);

}  // namespace plt
