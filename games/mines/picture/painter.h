// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/sprites.h"
#include "mines/picture/look.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QPainter;

namespace mines {

/// The colour of a number 1 .. 8 on an open tile: eight hues of eight lightnesses, each with a contrast of at
/// least 4.5:1 against the open tile.
QColor digitColour(int number, bool dark);
/// The ground of open tiles and the face of covered ones.
QColor openColour(const QPalette& palette);
QColor coveredColour(const QPalette& palette);

/// Draws tiles. What was drawn once for a size is kept, since boards are large and looks are few.
class TilePainter {
  public:
    /// For this palette and font; forgets what was drawn for others.
    void use(const QPalette& palette, const QFont& font);

    /// Draws a tile into its box, at rest.
    void paint(QPainter& painter, const QRectF& box, TileLook look, Touch touch);
    /// Draws the way from one look to another; progress 0 .. 1.
    void paintChange(QPainter& painter, const QRectF& box, TileLook from, TileLook to, Touch touch,
                     qreal progress);
    /// A mine alone, or as it went off.
    void paintMine(QPainter& painter, const QRectF& box, bool burst) const;

  private:
    void paintGround(QPainter& painter, const QRectF& box, TileLook look, Touch touch) const;
    void paintSign(QPainter& painter, const QRectF& box, TileLook look) const;
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
