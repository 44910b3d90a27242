// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_fault.h"

#include <QByteArray>

namespace plt {

/// The uncompressed drawing of a deck.
struct SvgFile {
    QByteArray svg;
    DeckFault fault = DeckFault::none;
};

/// Reads an SVG or SVGZ file. Never blocks, and allocates at most 80 MB.
PLT_CARDS_API SvgFile readSvg(const QString& path);

}  // namespace plt
