// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/look/card_look.h"
#include "common/cards/table_delegate.h"

#include <QGraphicsItem>

namespace plt {

/// The place of a pile on the felt: its outline, which is visible while it is empty, and its label.
class PlaceItem : public QGraphicsItem {
  public:
    explicit PlaceItem(const CardLook& look) : look_(look) {}

    /// `area` and `place` (one card at its head) are in pixels relative to the item.
    void show(const PilePicture& pile, const QRectF& area, const QRectF& place);
    /// Marks the place as a target of the held cards; `aimed` if they would go here now.
    void setTarget(bool target, bool aimed);

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    const CardLook& look_;
    PilePicture pile_;
    QRectF area_;
    QRectF place_;
    QRectF bounds_;
    bool target_ = false;
    bool aimed_ = false;
};

}  // namespace plt
