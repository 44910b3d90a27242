// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>

#include <QByteArray>

namespace plt {

/// Reasons to keep a drawing from Qt's SVG reader.
enum class DrawingFault {
    none,
    notADrawing,  ///< not an SVG document
    tooLarge,     ///< many times more elements or pixels than the largest known drawings
    entities,     ///< declares XML entities
    references,   ///< refers to other files
    repeats,      ///< repeats its parts endlessly or too often
};

/// Returns the content of an SVG or SVGZ file; nothing if it is damaged, compressed twice, or larger than 64
/// MB.
PLT_API std::optional<QByteArray> unpackedDrawing(const QByteArray& file);

/// Checks an uncompressed SVG drawing that is not ours (an icon, a deck, a player's picture) before Qt reads
/// it. Qt follows references to files and draws parts as often as the drawing asks for, so a malicious
/// drawing could hang the program.
PLT_API DrawingFault drawingFault(const QByteArray& svg);

}  // namespace plt
