// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/sprites.h"
#include "jewel/rules.h"

#include <QColor>
#include <QPainterPath>
#include <QString>

class QPainter;

namespace jewel {

/// The colour of a gem, by its number.
QColor gemColour(int colour);
/// The colour of a face of a prism, by the number of the face: neighbours differ.
int prismColour(std::size_t face);
/// "red cone"; "prism".
QString gemName(const Appearance& look);
/// What the gems lie on, in every palette: dark enough for the darkest of them and the lightest.
QColor velvet();
/// Every second cell of it.
QColor velvetLight();

/// The sign of a kind, around the origin within a square of side 1.
QPainterPath kindSign(int kind);
/// Draws the sign of a kind into the middle of a gem's box: light with a dark edge.
void drawKindSign(QPainter& painter, const QRectF& box, int kind);

/// Draws a gem into a square box as it stands still.
void drawGem(QPainter& painter, const QRectF& box, const Appearance& look);

/// Draws gems that were drawn once for the size of a cell, and are then only copied.
class GemSprites {
  public:
    /// The side of a cell in logical pixels.
    void setSide(int pixels) { side_ = pixels; }
    /// `sign`: the kind whose sign it bears, or -1.
    void draw(QPainter& painter, const QRectF& box, const Appearance& look, int sign, Special special);

  private:
    plt::Sprites pictures_;
    int side_ = 1;
};

}  // namespace jewel
