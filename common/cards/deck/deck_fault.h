// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"

#include <QString>

namespace plt {

/// What is wrong with a deck that the system has.
enum class DeckFault {
    none,
    unreadable,    ///< no regular file, or one that is damaged
    tooLarge,      ///< more than the largest decks there are, many times over
    notADrawing,   ///< no SVG
    unsafe,        ///< refers to other files, or repeats its parts without an end
    missingCards,  ///< faces or the back are not there
    badShape,      ///< not the shape of a playing card
    oddFaces,      ///< faces that are blank or cannot be told apart
    oddSuits,      ///< other suits than spades, hearts, diamonds and clubs, or pips that cannot be counted
    tooSlow,       ///< takes too long to draw
    stopped,       ///< not looked at to the end
};

/// What to tell the player of a deck that cannot be used: a whole sentence.
PLT_CARDS_API QString deckProblem(const QString& name, DeckFault fault);

}  // namespace plt
