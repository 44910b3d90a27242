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

/// Marks on cells while a piece is lifted.
enum class HandMark : std::uint8_t {
    target,         ///< the lifted piece may be put here (Mark::target)
    targetOnPiece,  ///< the same around a piece that stands here
    landing,        ///< the lifted piece is over the cell and may be put here
    refused         ///< the lifted piece is over the cell and may not be put here
};

/// Returns the form of a mark as filled shapes in the square from (0, 0) to (1, 1) with y down, the same in
/// all views. Each differs from the others by form alone.
PLT_API QPainterPath markForm(HandMark mark);
PLT_API Role markRole(HandMark mark);
/// Draws a form within a cell, between the light and the dark line of all marks.
PLT_API void drawMarkForm(QPainter& painter, const QPainterPath& form, const QRectF& rect,
                          const QColor& colour);
/// Draws a mark with its tint on a cell.
PLT_API void drawHandMark(QPainter& painter, HandMark mark, const QRectF& rect, const QPalette& palette);
/// Draws the place that the lifted piece comes from.
PLT_API void drawHome(QPainter& painter, const QRectF& place);

/// A mark and its cell.
struct MarkedCell {
    int cell = -1;
    HandMark mark = HandMark::target;
    bool operator==(const MarkedCell&) const = default;
};
/// Returns the marks of a hand while the pointer is over `hovered` (or -1).
PLT_API std::vector<MarkedCell> marksOf(const Hand& hand, int hovered);

}  // namespace plt
