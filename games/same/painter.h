// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/sprites.h"

#include <QPalette>
#include <QString>

class QPainter;

namespace same {

/// How much attention a ball and its bed ask for.
enum class Light { rest, lit, pressed, hinted };

/// Sides and corners on which a ball touches others of its colour; a corner only counts in a square of four.
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

/// Colour and shape of a ball in words ("blue disc").
QString ballName(int colour);

/// The hue of a ball.
QColor ballHue(int colour);

/// Draws one ball into the middle of a square box.
void drawBall(QPainter& painter, const QRectF& box, int colour, Light light, bool shapes);

/// Draws balls and the beds that join them, each picture once for a size.
class BallPainter {
  public:
    /// Whether the balls carry their shapes.
    void setShapes(bool shapes);
    bool shapes() const { return shapes_; }
    /// Forgets all pictures (another palette).
    void clear();

    void ball(QPainter& painter, const QRectF& box, int colour, Light light);
    /// The part of a group's bed in one cell.
    void bed(QPainter& painter, const QRectF& cell, int colour, unsigned joins, Light light,
             const QPalette& palette);

  private:
    void copy(QPainter& painter, const QRectF& box, plt::Sprites& sprites, quint64 key,
              const std::function<void(QPainter&, const QRectF&)>& paint);
    /// A bed at rest without its colour.
    const QPixmap& shapeOfBed(unsigned joins, QSize size);
    plt::Sprites balls_;
    plt::Sprites beds_;
    plt::Sprites bedShapes_;
    plt::Sprites discs_;
    bool shapes_ = true;
};

}  // namespace same
