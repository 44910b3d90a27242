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

/// What a mark says. These four are the same on cells, squares, cards and buttons, and mean the same in all
/// games.
enum class Mark : std::uint8_t {
    target,    ///< what is held may go here: a ring
    focus,     ///< the keyboard is here: a ring in the palette's highlight
    hint,      ///< look here: a ring with a filled sign in a corner
    lastMove,  ///< this was done last: a thin ring
};

/// The lines that every mark has beside its colour, the dark one outside and the light one inside. Their
/// contrast to each other is so high that one of them has at least 3:1 on any ground. Both are opaque.
constexpr QColor markLight(0xFF, 0xFE, 0xFA);
constexpr QColor markDark(0x0C, 0x0D, 0x14);

/// The colour between its lines.
PLT_API QColor markColour(Mark mark, const QPalette& palette);

/// How wide the lines of a mark are, in logical pixels.
struct MarkLines {
    qreal core = 2;  ///< the coloured line
    qreal edge = 1;  ///< the light one and the dark one
    /// The other way round: for what lies around something light, such as a card.
    bool lightOutside = false;
    /// From the middle of the mark to its outer edge.
    qreal reach() const { return core / 2 + edge; }
};
/// The lines on something whose shorter side is so long.
PLT_API MarkLines markLines(Mark mark, qreal side);
/// The `edge` of a form on something whose shorter side is so long: what is round lies on no whole pixels,
/// and needs more than one to have its own colour somewhere.
PLT_API qreal formEdge(qreal side);

/// Draws a line of this colour along a closed outline, between a light and a dark one.
PLT_API void drawMarkedLine(QPainter& painter, const QPainterPath& outline, const QColor& colour,
                            MarkLines lines);
/// Fills a form with this colour, with a light and then a dark line round it, each `edge` wide.
PLT_API void drawMarkedForm(QPainter& painter, const QPainterPath& form, const QColor& colour, qreal edge);

/// Draws a mark along an outline; `side` is the shorter side of what is marked. It reaches
/// markLines().reach() to both sides of the outline.
PLT_API void drawMark(QPainter& painter, Mark mark, const QPainterPath& outline, const QPalette& palette,
                      qreal side);
/// The same just inside a rectangle with round corners. A hint has its sign in the upper right corner.
PLT_API void drawMarkInside(QPainter& painter, Mark mark, const QRectF& rect, qreal corner,
                            const QPalette& palette);
/// The sign of a hint alone, in the upper right of an outline.
PLT_API void drawHintSign(QPainter& painter, const QPainterPath& outline, const QPalette& palette);

}  // namespace plt
