// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/cards/own/own_deck_style.h"

#include <QByteArray>
#include <QRgb>

namespace plt {

/// The colours of the cards of one suit, or of a back.
struct CardColours {
    QRgb main;    ///< indices and pips; first colour of the courts' clothes
    QRgb deep;    ///< second colour of the clothes, darker than `main` or less vivid
    QRgb accent;  ///< third colour: metal and trimmings
    QRgb tint;    ///< background of the figures, hardly darker than paper

    bool operator==(const CardColours&) const = default;
};

/// Returns the colours of a suit in the two-colour or four-colour deck.
CardColours suitColours(Suit suit, bool fourColours);
/// Returns the colours of a back.
CardColours backColours(OwnDeckStyle::Back back);

/// Returns an SVG file of resources/cards with its original colours (those of hearts) replaced by `colours`.
QByteArray inCardColours(QByteArray svg, const CardColours& colours);

constexpr QRgb cardPaper = 0xfffffdf8;
constexpr QRgb cardEdge = 0xffc9c3b4;

}  // namespace plt
