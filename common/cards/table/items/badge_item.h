// SPDX-License-Identifier: MIT
#pragma once

#include <QGraphicsItem>

namespace plt {

/// The number of remaining cards, on a small plate at the bottom edge of a pile.
class BadgeItem : public QGraphicsItem {
  public:
    /// `card` is the rectangle of the top card in scene coordinates.
    void show(const QString& text, const QRectF& card);

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    QString text_;
    QRectF bounds_;
};

}  // namespace plt
