// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <QFont>
#include <QGraphicsItem>

namespace plt {

/// A text on the felt.
class LabelItem : public QGraphicsItem {
  public:
    /// `area` is in scene coordinates; `cardHeight` determines the size of texts on this table.
    void show(const LabelPicture& label, const QRectF& area, qreal cardHeight);
    const LabelPicture& label() const { return label_; }
    const QRectF& area() const { return area_; }
    /// Returns the ground that the words have above a mark, in the direction of the painter; empty without
    /// words.
    QRectF ground(QPainter& painter) const;

    QRectF boundingRect() const override { return area_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    QFont font() const;

    LabelPicture label_;
    QRectF area_;
    qreal cardHeight_ = 0;
};

}  // namespace plt
