// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/pictures/card_pictures.h"
#include "common/look/marks.h"

#include <functional>

#include <QColor>
#include <QPalette>
#include <QPixmap>
#include <QSizeF>

namespace plt {

/// What all cards and places of a table are drawn with. What is the same for many of them is drawn once, when
/// it is first needed: strokes with soft edges would be half of the first picture of a table.
class CardLook {
  public:
    QSizeF size;  ///< of a card, in pixels
    qreal pixelRatio = 1;
    std::function<QPixmap(int face)> front;  ///< null while it is being drawn
    std::function<QPixmap()> back;
    std::function<IndexParts()> indexParts;
    QColor paper;  ///< of a card whose picture is not there yet
    QColor backColour;
    QPalette palette;  ///< for marks

    qreal corner() const { return size.width() * 0.05; }
    qreal shadowMargin() const { return size.width() * 0.18; }
    /// The line around a place.
    qreal placeLine() const;

    /// The shadow of a card lying on the table, or of one held above it; larger than it by shadowMargin().
    const QPixmap& shadow(bool lifted) const;
    /// A card whose picture is not there yet.
    const QPixmap& blank(bool faceUp) const;
    /// The outline of an empty place.
    const QPixmap& place() const;
    /// The mark of a place or card where cards that are held may go; `aimed` when they would go there now.
    void drawTarget(QPainter& painter, const QRectF& card, bool aimed) const;
    /// The line around a card that the player has picked.
    void drawPicked(QPainter& painter, const QRectF& card) const;
    /// Size, ratio or colours have changed.
    void forget();

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
