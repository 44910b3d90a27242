// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/look/card_look.h"
#include "common/cards/table_picture.h"

#include <QGraphicsItem>

namespace plt {

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
    /// How much of the card can be seen at its upper edge, because others of its column lie on it; 0: all. In
    /// a strip that would cut the index, the index is drawn smaller.
    void setStrip(qreal height);
    /// Picked by click or key.
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
