// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/sprites.h"
#include "mines/picture/look.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QPainter;

namespace mines {

/// The colour of a number 1 to 8 on an open tile: eight hues of eight lightnesses, each with a contrast of at
/// least 4.5:1 to the open tile.
QColor digitColour(int number, bool dark);
/// The colours of open and of covered tiles.
QColor openColour(const QPalette& palette);
QColor coveredColour(const QPalette& palette);

/// Draws a flower into a square.
void paintFlower(QPainter& painter, const QRectF& box, int kind);

/// Draws tiles. Caches one pixmap for each look and size, since boards are large and looks are few.
class TilePainter {
  public:
    /// Sets palette and font; a change clears the cache.
    void setStyle(const QPalette& palette, const QFont& font);

    /// Draws a tile into its box, not animated.
    void paint(QPainter& painter, const QRectF& box, TileLook look, Touch touch);
    /// Draws a tile on its way from one look to another; progress is 0 to 1.
    void paintChange(QPainter& painter, const QRectF& box, TileLook from, TileLook to, Touch touch,
                     qreal progress);
    /// Draws a mine alone, intact or exploded.
    void paintMine(QPainter& painter, const QRectF& box, bool burst) const;

  private:
    void paintGround(QPainter& painter, const QRectF& box, TileLook look, Touch touch) const;
    void paintSign(QPainter& painter, const QRectF& box, TileLook look) const;
    void paintDigit(QPainter& painter, const QRectF& box, int number) const;
    void paintText(QPainter& painter, const QRectF& box, const QString& text, qreal height,
                   const QColor& colour) const;
    void paintFlag(QPainter& painter, const QRectF& box) const;
    void paintCross(QPainter& painter, const QRectF& box) const;
    void paintStart(QPainter& painter, const QRectF& box) const;
    void paintPercent(QPainter& painter, const QRectF& box, TileLook look) const;

    enum class Part : quint8 { whole, ground, sign };
    void draw(QPainter& painter, const QRectF& box, TileLook look, Touch touch, Part part);

    plt::Sprites sprites_;
    QPalette palette_;
    QFont font_;
    bool dark_ = false;
};

}  // namespace mines
