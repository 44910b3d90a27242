// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/pictures/card_pictures.h"
#include "common/look/marks.h"

#include <cmath>
#include <functional>

#include <QColor>
#include <QPalette>
#include <QPixmap>
#include <QSizeF>

namespace plt {

/// Shared drawing resources of all cards and places of a table. Common parts are drawn once, when first
/// needed: anti-aliased strokes would be half of the time of a table's first picture.
class CardLook {
  public:
    QSizeF size;  ///< of a card, in pixels
    qreal pixelRatio = 1;
    std::function<QPixmap(int face)> front;  ///< null while it is being drawn
    std::function<QPixmap()> back;
    std::function<IndexParts()> indexParts;
    QColor paper;  ///< colour of a card whose picture is missing
    QColor backColour;
    QPalette palette;  ///< for marks

    qreal corner() const { return size.width() * 0.05; }
    qreal shadowMargin() const { return size.width() * 0.18; }
    /// Height in pixels by which a chosen card is raised from its place.
    qreal rise() const { return std::round(size.height() / 20); }
    /// Width of the line around a place.
    qreal placeLine() const;

    /// The shadow of a card on the table, or of one held above it; larger than the card by shadowMargin().
    const QPixmap& shadow(bool lifted) const;
    /// A card whose picture is missing.
    const QPixmap& blank(bool faceUp) const;
    /// The outline of an empty place.
    const QPixmap& place() const;
    /// Draws the mark of a place or card where held cards may go; `aimed` if they would go there now.
    void drawTarget(QPainter& painter, const QRectF& card, bool aimed) const;
    /// Draws the line around a card that the player has picked.
    void drawPicked(QPainter& painter, const QRectF& card) const;
    /// Clears the cache after a change of size, device pixel ratio or colours.
    void clear();

  private:
    QPainterPath inside(const QRectF& card, MarkLines lines) const;
    QPixmap drawn(const std::function<void(QPainter&, const QRectF&)>& draw) const;

    mutable QPixmap shadow_;
    mutable QPixmap liftedShadow_;
    mutable QPixmap blankFront_;
    mutable QPixmap blankBack_;
    mutable QPixmap place_;
};

}  // namespace plt
