// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/look/card_look.h"
#include "common/cards/table_delegate.h"

#include <QGraphicsItem>

namespace plt {

/// One card in the scene. It only paints its state; TableMotion moves it.
class CardItem : public QGraphicsItem {
  public:
    explicit CardItem(const CardLook& look) : look_(look) {}

    /// Sets the wanted state; everything that moves is set by the motion.
    void setCard(const CardPicture& card);
    const CardPicture& card() const { return card_; }

    /// Sets the visible side, and its apparent width while it is turned: 1 flat, 0 on its edge.
    void setSide(int face, bool faceUp, qreal breadth);
    /// Sets the rotation in quarter turns clockwise, 0 .. 1.
    void setTurn(qreal turn);
    /// Sets the height: 0 on the table, 1 held above it.
    void setLift(qreal lift);
    void setHovered(bool hovered);
    /// Marks the card as a target of the held cards; `aimed` if they would go there now.
    void setTarget(bool target, bool aimed);
    /// Sets the height of the visible strip at its top edge if other cards of its column cover it; 0: all. If
    /// the strip would cut the index, the index is drawn smaller.
    void setStrip(qreal height);
    /// Sets whether the card is picked by click or key.
    void setPicked(bool picked);
    void sizeChanged();

    int shownFace() const { return face_; }
    bool showsFace() const { return faceUp_; }
    qreal strip() const { return strip_; }
    qreal lift() const { return lift_; }
    qreal turn() const { return turn_; }
    bool isHovered() const { return hovered_; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    void paintStrip(QPainter& painter, const QPixmap& picture) const;
    void paintRim(QPainter& painter, const QRectF& box) const;
    void paintHint(QPainter& painter, const QRectF& box) const;

    const CardLook& look_;
    CardPicture card_;
    int face_ = 0;
    bool faceUp_ = true;
    qreal breadth_ = 1;
    qreal turn_ = 0;
    qreal lift_ = 0;
    qreal strip_ = 0;
    bool hovered_ = false;
    bool target_ = false;
    bool aimed_ = false;
    bool picked_ = false;
};

}  // namespace plt
