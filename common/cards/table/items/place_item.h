// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/items/card_look.h"
#include "common/cards/table_picture.h"

#include <QGraphicsItem>

namespace plt {

/// The place of a pile on the felt: the outline that is seen while it is empty, and its label.
class PlaceItem : public QGraphicsItem {
  public:
    explicit PlaceItem(const CardLook& look) : look_(look) {}

    /// `area` and `place` (one card at its head) in pixels, relative to the item; `good` rings a target.
    void show(const PilePicture& pile, const QRectF& area, const QRectF& place, const QColor& good);
    /// Cards that are held could be put here; `aimed` when they would go here now.
    void setTarget(bool target, bool aimed);

    QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

  private:
    const CardLook& look_;
    PilePicture pile_;
    QRectF area_;
    QRectF place_;
    QRectF bounds_;
    QColor good_;
    bool target_ = false;
    bool aimed_ = false;
};

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

/// A text on the felt.
class LabelItem : public QGraphicsItem {
  public:
    /// `area` in pixels of the scene; `cardHeight` says how large texts are on this table.
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
