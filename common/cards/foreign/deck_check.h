// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/foreign/deck_catalogue.h"
#include "common/cards/foreign/svg_deck_source.h"
#include "common/cards/pictures/card_pictures_thread.h"

#include <memory>
#include <stop_token>

#include <QImage>
#include <QString>

namespace plt {

/// Whether a deck can be offered.
struct DeckVerdict {
    DeckFault fault = DeckFault::none;
    double heightPerWidth = 0;  ///< when there is no fault

    bool operator==(const DeckVerdict&) const = default;
};

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

/// What to tell the player of a deck that cannot be used: a whole sentence.
PLT_CARDS_API QString deckProblem(const QString& name, DeckFault fault);

/// The DeckLoader of the games: the deck of a choice, or our own and the reason.
PLT_CARDS_API LoadedDeck loadDeck(const DeckChoice& choice, const std::stop_token& stop);

/// Size of a deckPreview() in pixels.
constexpr QSize previewSize(132, 88);
/// A face and the back side by side, for lists of decks.
PLT_CARDS_API QImage deckPreview(const DeckArt& art);
/// The same of a deck that checkDeck() finds to be safe, from the cache if it is there. Null if it is not
/// safe.
PLT_CARDS_API QImage deckPreview(const FoundDeck& deck, const std::stop_token& stop);

}  // namespace plt
