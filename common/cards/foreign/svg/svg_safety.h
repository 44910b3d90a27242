// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_fault.h"

#include <QByteArray>

namespace plt {

/// Whether a drawing may be given to Qt's SVG reader: notADrawing, tooLarge, unsafe or none. That reader
/// follows references to files and draws parts again as often as it is told to, so a deck that does such
/// things could stop the program.
PLT_CARDS_API DeckFault svgFault(const QByteArray& svg);

}  // namespace plt
