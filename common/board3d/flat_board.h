// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/flat_layout.h"
#include "common/board3d/scene_marks.h"

#include <QPalette>

class QPainter;

namespace plt {

/// Everything that lies below marks and pieces: the wooden slab with its shadow on the table, the squares of
/// the board in it, and hollows for the stands.
void drawFlatBoard(QPainter& painter, const BoardScene& scene, const FlatLayout& layout,
                   const QPalette& palette);
/// Whether two scenes have the same board in the sense of drawFlatBoard().
bool isSameFlatBoard(const BoardScene& one, const BoardScene& other);
/// The label of a square in a corner, beside its mark if it has one.
void drawFlatLabel(QPainter& painter, const SceneSquare& square, const QRectF& rect);
/// A mark on a square of this colour.
void drawFlatMark(QPainter& painter, const QPainterPath& form, const QRectF& rect, const QColor& colour,
                  const QColor& square);

}  // namespace plt
