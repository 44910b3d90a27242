// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QByteArray>

namespace plt {

/// Reasons to keep a drawing from Qt's SVG reader.
enum class DrawingFault {
    none,
    notADrawing,  ///< not an SVG document
    tooLarge,     ///< many times more elements or pixels than the largest known drawings
    unsafe,       ///< refers to other files, or repeats its parts endlessly
};

/// Checks an uncompressed SVG drawing before Qt reads it. Qt follows references to files and draws parts as
/// often as the drawing asks for, so a malicious drawing could hang the program.
PLT_API DrawingFault drawingFault(const QByteArray& svg);

}  // namespace plt
