// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"

#include <QByteArray>
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

/// The drawing of a deck, unpacked.
struct SvgSource {
    QByteArray svg;
    DeckFault fault = DeckFault::none;
};

/// Reads an SVG or SVGZ file. Never blocks, and holds at most 80 MB.
PLT_CARDS_API SvgSource readSvg(const QString& path);

/// Whether a drawing may be given to Qt's SVG reader: notADrawing, tooLarge, unsafe or none. That reader
/// follows references to files and draws parts again as often as it is told to, so a deck that does such
/// things could stop the program.
PLT_CARDS_API DeckFault svgFault(const QByteArray& svg);

}  // namespace plt
