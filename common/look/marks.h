// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <cstdint>

#include <QColor>
#include <QPainterPath>
#include <QRectF>

class QPainter;
class QPalette;

namespace plt {

/// The meaning of a mark. The marks look and mean the same on cells, squares, cards and buttons in all games.
enum class Mark : std::uint8_t {
    target,    ///< the held piece may go here: a ring
    focus,     ///< the keyboard cursor: a ring in the palette's highlight colour
    hint,      ///< a hint: a ring with a filled sign in a corner
    lastMove,  ///< the last move: a thin ring
};

/// The opaque lines on both sides of every mark, dark outside and light inside. Their contrast to each other
/// ensures that one of them has at least 3:1 on any background.
constexpr QColor markLight(0xFF, 0xFE, 0xFA);
constexpr QColor markDark(0x0C, 0x0D, 0x14);

/// Returns the colour of a mark between its light and dark lines.
PLT_API QColor markColour(Mark mark, const QPalette& palette);

/// Line widths of a mark in logical pixels.
struct MarkLines {
    qreal core = 2;  ///< width of the coloured line
    qreal edge = 1;  ///< width of the light and the dark line each
    /// True to draw the light line outside: for marks around something light, such as a card.
    bool lightOutside = false;
    /// Distance from the centre line of the mark to its outer edge.
    qreal reach() const { return core / 2 + edge; }
};
/// Returns the line widths for an item whose shorter side has this length.
PLT_API MarkLines markLines(Mark mark, qreal side);
/// Returns the `edge` of drawMarkedForm() for an item whose shorter side has this length. Round outlines do
/// not align with pixels and need more than one to show their own colour anywhere.
PLT_API qreal formEdge(qreal side);

/// Strokes a closed outline in this colour, between a light and a dark line.
PLT_API void drawMarkedLine(QPainter& painter, const QPainterPath& outline, const QColor& colour,
                            MarkLines lines);
/// Fills a form with this colour, surrounded by a light and then a dark line, each `edge` wide.
PLT_API void drawMarkedForm(QPainter& painter, const QPainterPath& form, const QColor& colour, qreal edge);

/// Draws a mark along an outline; `side` is the shorter side of the marked item. The mark reaches
/// markLines().reach() to both sides of the outline.
PLT_API void drawMark(QPainter& painter, Mark mark, const QPainterPath& outline, const QPalette& palette,
                      qreal side);
/// Draws a mark just inside a rectangle with corners of radius `corner`. A hint has its sign in the upper
/// right corner.
PLT_API void drawMarkInside(QPainter& painter, Mark mark, const QRectF& rect, qreal corner,
                            const QPalette& palette);
/// Draws only the sign of a hint, in the upper right of an outline.
PLT_API void drawHintSign(QPainter& painter, const QPainterPath& outline, const QPalette& palette);

/// Returns an arrow that begins with a disc at `from`, curves towards `over` and has its tip at `to`.
/// `breadth` is that of its shaft.
PLT_API QPainterPath hintArrow(QPointF from, QPointF over, QPointF to, qreal breadth);
/// The side to which an arrow bends if it does not lead straight up or down.
enum class Bend : std::uint8_t { up, down };
/// Draws an arrow from the source of a hint to its target. It bends to this side, or to the right if it leads
/// straight up or down. `side` is the shorter side of the marked items.
PLT_API void drawHintArrow(QPainter& painter, QPointF from, QPointF to, const QPalette& palette, qreal side,
                           Bend bend = Bend::up);

}  // namespace plt
