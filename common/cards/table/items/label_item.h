// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <QGraphicsItem>

namespace plt {

/// A text on the felt.
class LabelItem : public QGraphicsItem {
  public:
    /// `area` is in scene coordinates; `cardHeight` determines the size of texts on this table.
    void show(const LabelPicture& label, const QRectF& area, qreal cardHeight);
    const LabelPicture& label() const { return label_; }
    const QRectF& area() const { return area_; }

    QRectF boundingRect() const override { return area_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    LabelPicture label_;
    QRectF area_;
    qreal cardHeight_ = 0;
};

}  // namespace plt
