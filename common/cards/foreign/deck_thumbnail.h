// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_art.h"
#include "common/cards/foreign/deck_catalogue.h"

#include <stop_token>

#include <QImage>

namespace plt {

/// Size of a deckThumbnail() in pixels.
constexpr QSize thumbnailSize(132, 88);
/// Returns a face and the back side by side, for lists of decks.
PLT_CARDS_API QImage deckThumbnail(const DeckArt& art);
/// Returns the thumbnail of a deck that passes checkDeck(), cached if possible. Null if it does not pass.
PLT_CARDS_API QImage deckThumbnail(const FoundDeck& deck, const std::stop_token& stop);

}  // namespace plt
