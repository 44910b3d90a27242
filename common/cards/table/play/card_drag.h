// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <QObject>
#include <QPointF>
#include <QRectF>

namespace plt {

class TableScene;

/// Cards that follow the pointer, from lifting to release.
class CardDrag : public QObject {
    Q_OBJECT

  public:
    CardDrag(TableDelegate& game, TableScene& scene) : game_(game), scene_(scene) {}

    bool isActive() const { return !grip_.isEmpty(); }
    /// The dragged cards; may be empty.
    const Grip& grip() const { return grip_; }
    /// The pile that the cards would go to if released now, or -1.
    int aimedPile() const { return aimedPile_; }

    /// Lifts these cards of a pile; the pointer is at `point`.
    void begin(const Grip& grip, QPointF point);
    void moveTo(QPointF point);
    /// Releases the cards: they go to the aimed pile, or back.
    void drop();
    /// Returns the cards to their pile. Does nothing if none are dragged.
    void cancel();

  Q_SIGNALS:
    /// Emitted when grip() or aimedPile() changes.
    void changed();
    /// Emitted when the cards are released: they belong where the picture has them now, at the new place or
    /// back in their pile.
    void released();

  private:
    int targetAt(const QRectF& box, QPointF point) const;
    int positionIn(int pile, const Grip& grip, const QRectF& box) const;

    TableDelegate& game_;
    TableScene& scene_;
    Grip grip_;
    QPointF from_;   ///< position of the pointer at the start
    QRectF lowest_;  ///< the lowest card when it was lifted
    int aimedPile_ = -1;
};

}  // namespace plt
