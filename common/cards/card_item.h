// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_picture.h"

#include <functional>

#include <QGraphicsItem>
#include <QPixmap>

namespace plt {

/// What all cards of a table are drawn with.
struct CardLook {
    QSizeF size;           ///< of a card, in pixels
    QPixmap shadow;        ///< of a card lying on the table; larger than it by shadowMargin()
    QPixmap liftedShadow;  ///< of a card held above it
    std::function<QPixmap(int face)> front;  ///< null while it is being drawn
    std::function<QPixmap()> back;
    QColor paper;  ///< of a card whose picture is not there yet
    QColor backColour;
    QColor accent;
    QColor good;

    qreal corner() const { return size.width() * 0.05; }
    qreal shadowMargin() const { return size.width() * 0.18; }
};

/// One card in the scene. It shows what it is told; all motion is TableMotion's.
class CardItem : public QGraphicsItem {
  public:
    explicit CardItem(const CardLook& look) : look_(look) {}

    /// What is asked for; what can move is set by the motion.
    void setCard(const CardPicture& card);
    const CardPicture& card() const { return card_; }

    /// The face (or the back) that is seen, and how far the card is turned away: 1 flat, 0 on its edge.
    void setSide(int face, bool faceUp, qreal breadth);
    /// Quarter turns clockwise, 0 .. 1.
    void setTurn(qreal turn);
    /// 0 on the table, 1 held above it.
    void setLift(qreal lift);
    void setHovered(bool hovered);
    /// The card is what cards that are held could be put on; `aimed` when they would go there now.
    void setTarget(bool target, bool aimed);
    /// Picked by click or key.
    void setPicked(bool picked);
    void sizeChanged();

    int shownFace() const { return face_; }
    bool showsFace() const { return faceUp_; }
    qreal lift() const { return lift_; }
    qreal turn() const { return turn_; }
    bool isHovered() const { return hovered_; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void paintRing(QPainter& painter, const QRectF& box, const QColor& colour, qreal width) const;

    const CardLook& look_;
    CardPicture card_;
    int face_ = 0;
    bool faceUp_ = true;
    qreal breadth_ = 1;
    qreal turn_ = 0;
    qreal lift_ = 0;
    bool hovered_ = false;
    bool target_ = false;
    bool aimed_ = false;
    bool picked_ = false;
};

/// The soft shadow of a card of that size, `blur` wide at its edges, on a transparent picture that is larger
/// than the card by `margin` on every side.
QPixmap cardShadow(QSizeF card, qreal margin, qreal blur, int darkness, qreal pixelRatio);

}  // namespace plt
