// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

namespace plt {

/// Reasons to reject an installed deck.
enum class DeckFault {
    none,
    unreadable,    ///< not a regular file, or a damaged one
    tooLarge,      ///< many times larger than the largest known decks
    notADrawing,   ///< not an SVG document
    unsafe,        ///< refers to other files, or repeats its parts endlessly
    missingCards,  ///< faces or the back are missing
    badShape,      ///< not the shape of a playing card
    oddFaces,      ///< faces that are blank or cannot be distinguished
    oddSuits,      ///< suits other than spades, hearts, diamonds and clubs, or pips that cannot be counted
    tooSlow,       ///< takes too long to draw
    stopped,       ///< the inspection was cancelled
};

/// Returns a complete sentence for the player about a deck that cannot be used.
PLT_CARDS_API QString deckProblem(const QString& name, DeckFault fault);

}  // namespace plt
