// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/cards/own/own_deck_style.h"

#include <QByteArray>
#include <QRgb>

namespace plt {

/// The colours in which the cards of one suit, or a back, are drawn.
struct CardColours {
    QRgb main;    ///< indices and pips; the first colour of the courts' clothes
    QRgb deep;    ///< second colour of the clothes, darker than `main` or quieter
    QRgb accent;  ///< third colour: metal and trimmings
    QRgb tint;    ///< the ground behind the figures, hardly darker than paper

    bool operator==(const CardColours&) const = default;
};

/// The colours of a suit, in the deck of two colours or of four.
CardColours suitColours(Suit suit, bool fourColours);
/// The colours of a back.
CardColours backColours(OwnDeckStyle::Back back);

/// An SVG file of resources/cards with the colours it is drawn in there (those of hearts) replaced by
/// `colours`.
QByteArray inCardColours(QByteArray svg, const CardColours& colours);

constexpr QRgb cardPaper = 0xfffffdf8;
constexpr QRgb cardEdge = 0xffc9c3b4;

}  // namespace plt
