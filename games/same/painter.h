// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/sprites.h"

#include <QPalette>
#include <QString>

class QPainter;

namespace same {

/// The highlight of a ball and of its bed.
enum class Light { rest, lit, pressed, hinted };

/// The sides and corners at which a ball touches others of its colour; a corner counts only in a square of
/// four.
enum Join : unsigned {
    joinRight = 1,
    joinDown = 2,
    joinLeft = 4,
    joinUp = 8,
    joinDownRight = 16,
    joinDownLeft = 32,
    joinUpLeft = 64,
    joinUpRight = 128,
};

/// The colour and shape of a ball in words ("blue disc").
QString ballName(int colour);

/// The hue of a ball's colour.
QColor ballHue(int colour);

/// Draws one ball in the centre of a square box.
void drawBall(QPainter& painter, const QRectF& box, int colour, Light light, bool shapes);

/// Draws balls and the beds that connect them; every sprite is rendered once for each size.
class BallPainter {
  public:
    /// Sets whether shapes are drawn on the balls.
    void setShapes(bool shapes);
    bool shapes() const { return shapes_; }
    /// Clears the sprites, for example after a change of the palette.
    void clear();

    void ball(QPainter& painter, const QRectF& box, int colour, Light light);
    /// Draws the part of a group's bed that is in one cell.
    void bed(QPainter& painter, const QRectF& cell, int colour, unsigned joins, Light light,
             const QPalette& palette);

  private:
    /// The shape of a bed at rest, without its colour.
    const QPixmap& shapeOfBed(unsigned joins, QSize size);
    plt::Sprites balls_;
    plt::Sprites beds_;
    plt::Sprites bedShapes_;
    plt::Sprites discs_;
    bool shapes_ = true;
};

}  // namespace same
