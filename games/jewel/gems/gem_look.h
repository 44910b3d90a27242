// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/sprites.h"
#include "jewel/rules.h"

#include <QColor>
#include <QPainterPath>
#include <QString>

class QPainter;

namespace jewel {

/// Returns the colour of a gem by its number.
QColor gemColour(int colour);
/// Returns the colour number of a face of a prism; neighbouring faces differ.
int prismColour(std::size_t face);
/// Returns the name of a gem, such as "red cone" or "prism".
QString gemName(const Appearance& look);
/// The background of the gems, the same in every palette: dark enough for the darkest of them and the
/// lightest.
QColor velvet();
/// The background of every second cell.
QColor velvetLight();

/// The sign of a kind, around the origin within a unit square.
QPainterPath kindSign(int kind);
/// Draws the sign of a kind in the middle of a gem's box: light with a dark edge.
void drawKindSign(QPainter& painter, const QRectF& box, int kind);

/// Draws a gem at rest into a square box.
void drawGem(QPainter& painter, const QRectF& box, const Appearance& look);

/// Draws gems from sprites that are rendered once for each cell size.
class GemSprites {
  public:
    /// Sets the side of a cell, in device-independent pixels.
    void setSide(int pixels) { side_ = pixels; }
    /// Draws a gem with the sign of kind `sign`; -1 for no sign.
    void draw(QPainter& painter, const QRectF& box, const Appearance& look, int sign, Special special);

  private:
    plt::Sprites pictures_;
    int side_ = 1;
};

}  // namespace jewel
