// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QByteArray>

namespace plt {

/// Why a drawing is not given to Qt's SVG reader.
enum class DrawingFault {
    none,
    notADrawing,  ///< no SVG
    tooLarge,     ///< more elements or pixels than the largest drawings there are, many times over
    unsafe,       ///< refers to other files, or repeats its parts without an end
};

/// Whether a drawing (SVG, not packed) may be given to Qt's reader, which follows references to files and
/// draws parts again as often as it is told to: a drawing that does such things could stop the program.
PLT_API DrawingFault drawingFault(const QByteArray& svg);

}  // namespace plt
