// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <array>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;

/// The drawings of the board's parts, all in widget pixels.
namespace parcheesi {

/// The yard of a side: the corner of the board with its pawns at the start.
struct YardLook {
    Side side = Side::green;
    QString player;                       ///< its name, above the pawns
    QRectF box;                           ///< the whole yard
    QRectF head;                          ///< the strip in it with the name
    std::array<QRectF, pawnCount> nests;  ///< the boxes of the pawns
};
/// Draws a yard without words and marks.
void drawYard(QPainter& painter, const YardLook& look, const QPalette& palette);
/// Draws the name of the player in its yard, and a mark around it while the player has the turn.
void drawPlayer(QPainter& painter, const YardLook& look, bool hasTurn, const QPalette& palette);

/// The words in the middle of the table: the last action, or the turn.
struct Caption {
    QString title;
    QString text;
    bool operator==(const Caption&) const = default;
};
/// Draws the medallion in the middle of the board.
void drawMedallion(QPainter& painter, QPointF centre, qreal radius, const QPalette& palette);
/// Width in pixels of the widest plate for words.
inline constexpr int maximumCaptionWidth = 90;
/// Returns the boxes of title and text on a plate for words that would be too small on the medallion. The
/// plate is as wide as they need, but at most `room` or the longest word.
std::pair<QRectF, QRectF> smallCaption(QFont words, QPointF centre, qreal room, const Caption& caption);
/// Draws the words on the medallion, or, where that is too small to read them, on a plate.
void drawCaption(QPainter& painter, QPointF centre, qreal radius, qreal room, const Caption& caption,
                 const QPalette& palette);

/// Draws the sign of a safe square.
void drawShield(QPainter& painter, const QRectF& box, const QColor& colour);

/// Draws a pawn that stands in this box; its head reaches above it by `pawnHead` of the width.
constexpr qreal pawnHead = 0.42;
void drawPawn(QPainter& painter, Side side, const QRectF& box, bool movable);

/// The rounded forms of the squares on one board. Most squares look alike, and copying a form is quicker than
/// drawing it: so each is drawn once for its colour and size.
class SquareForms {
  public:
    using Draw = std::function<void(QPainter& painter, const QRectF& box)>;
    /// Draws the form in this box, whose corners are on whole pixels.
    void draw(QPainter& painter, const QColor& colour, const QRectF& box, const Draw& draw);

  private:
    std::map<std::tuple<QRgb, int, int>, QPixmap> forms_;
};

}  // namespace parcheesi
