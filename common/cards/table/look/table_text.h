// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QSizeF>
#include <QString>

class QPainter;
class QPainterPath;

namespace plt {

/// Colour of texts on the felt for light and dark palettes: the felt is always dark enough.
constexpr QColor chalk(246, 244, 236);

/// Returns the application font at this height, never too small to read.
PLT_CARDS_API QFont tableFont(qreal pixels, bool bold);

/// Draws the dark ground of words that lie on cards or marks.
void drawWordsGround(QPainter& painter, const QPainterPath& outline);
/// Returns the font, made smaller until the text fits the width.
QFont fitting(QFont font, const QString& text, qreal width);
/// Draws a line of text in the middle of the area, which it may leave to both sides. A text that is wider than `room` gets
/// smaller letters, and one that is still too wide in the smallest gets narrower ones.
void drawFitting(QPainter& painter, const QFont& font, const QString& text, const QRectF& area,
                 Qt::AlignmentFlag vertically, qreal room);
/// Returns the font, made smaller until the text fits the area, in one line or in several if there is room.
PLT_CARDS_API QFont fittingLines(QFont font, const QString& text, QSizeF area);

}  // namespace plt
