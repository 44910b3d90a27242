// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/flat_layout.h"
#include "common/board3d/scene_marks.h"

#include <QPalette>

class QPainter;

namespace plt {

/// The frame around the board, with its shadow on the table.
void drawFlatFrame(QPainter& painter, const BoardScene& scene, const FlatLayout& layout,
                   const QPalette& palette);
/// One square with its disc; nothing for a stand.
void drawFlatSquare(QPainter& painter, const SceneSquare& square, const QRectF& rect);
/// Its label in a corner, beside a mark if it has one.
void drawFlatLabel(QPainter& painter, const SceneSquare& square, const QRectF& rect);
/// Light that falls on the whole board.
void drawFlatLight(QPainter& painter, const QRectF& board);
/// A mark on a square of this colour.
void drawFlatMark(QPainter& painter, const QPainterPath& form, const QRectF& rect, const QColor& colour,
                  const QColor& square);

}  // namespace plt
