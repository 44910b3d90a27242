// SPDX-License-Identifier: MIT
#pragma once

#include <QGraphicsItem>

namespace plt {

/// How many cards are left, on a small plate over the lower edge of a pile.
class BadgeItem : public QGraphicsItem {
  public:
    /// `card` is the rectangle of the top card, in pixels of the scene.
    void show(const QString& text, const QRectF& card);

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    QString text_;
    QRectF bounds_;
};

}  // namespace plt
