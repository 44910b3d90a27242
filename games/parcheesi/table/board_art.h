// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <array>

#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

class QPainter;

/// The drawings of the board's parts, all in widget pixels.
namespace parcheesi {

/// The yard of a side: the corner of the board with its pawns at the start.
struct YardLook {
    Side side = Side::green;
    QString player;                       ///< its name, above the pawns
    std::array<QRectF, pawnCount> nests;  ///< the boxes of the pawns
    bool hasTurn = false;
};
/// Draws a yard; `head` is the strip with the name.
void drawYard(QPainter& painter, const QRectF& box, const QRectF& head, const YardLook& look,
              const QPalette& palette);

/// The words in the middle of the table: who did what, or whose turn it is.
struct Caption {
    QString title;
    QString text;
    bool operator==(const Caption&) const = default;
};
/// Draws the medallion in the middle of the board, with its ornament where there is no room for words.
void drawMedallion(QPainter& painter, QPointF centre, qreal radius, const Caption& caption,
                   const QPalette& palette);

/// Draws the sign of a safe square.
void drawShield(QPainter& painter, const QRectF& box, const QColor& colour);

/// Draws a pawn that stands in this box; its head reaches above it by `pawnHead` of the width.
constexpr qreal pawnHead = 0.42;
void drawPawn(QPainter& painter, Side side, const QRectF& box, bool movable);

}  // namespace parcheesi
