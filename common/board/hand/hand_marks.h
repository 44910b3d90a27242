// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/look/colours.h"

#include <cstdint>
#include <vector>

#include <QPainterPath>

class QPainter;

namespace plt {

class Hand;

/// What is shown on cells while a piece is lifted.
enum class HandMark : std::uint8_t {
    target,         ///< the lifted piece may be put here (Mark::target)
    targetOnPiece,  ///< likewise, and a piece stands here: lies round that one
    landing,        ///< the lifted piece is over it and may be put here
    refused         ///< the lifted piece is over it and may not be put here
};

/// The form of a mark as filled shapes in the square from 0, 0 to 1, 1 (y down), the same in every way of
/// showing. Each differs from the others by form alone.
PLT_API QPainterPath markForm(HandMark mark);
PLT_API Role markRole(HandMark mark);
/// Draws a form within a cell, between the light and the dark line of every mark.
PLT_API void drawMarkForm(QPainter& painter, const QPainterPath& form, const QRectF& rect,
                          const QColor& colour);
/// Draws a mark with its tint on a cell.
PLT_API void drawHandMark(QPainter& painter, HandMark mark, const QRectF& rect, const QPalette& palette);
/// Draws where the lifted piece has come from.
PLT_API void drawHome(QPainter& painter, const QRectF& place);

/// A mark and where it lies.
struct MarkedCell {
    int cell = -1;
    HandMark mark = HandMark::target;
    bool operator==(const MarkedCell&) const = default;
};
/// What a hand means for the cells while the pointer is over `hovered` (-1: over none).
PLT_API std::vector<MarkedCell> marksOf(const Hand& hand, int hovered);

}  // namespace plt
