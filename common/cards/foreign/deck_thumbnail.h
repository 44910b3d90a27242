// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"
#include "common/cards/foreign/deck_catalogue.h"

#include <stop_token>

#include <QImage>

namespace plt {

/// Size of a deckThumbnail() in pixels.
constexpr QSize thumbnailSize(132, 88);
/// A face and the back side by side, for lists of decks.
PLT_CARDS_API QImage deckThumbnail(const DeckArt& art);
/// The same of a deck that checkDeck() finds to be safe, from the cache if it is there. Null if it is not
/// safe.
PLT_CARDS_API QImage deckThumbnail(const FoundDeck& deck, const std::stop_token& stop);

}  // namespace plt
