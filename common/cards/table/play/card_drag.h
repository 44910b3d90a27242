// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <QObject>
#include <QPointF>
#include <QRectF>

namespace plt {

class TableScene;

/// Cards that follow the pointer, from when they are lifted until they are let go.
class CardDrag : public QObject {
    Q_OBJECT

  public:
    CardDrag(TableDelegate& game, TableScene& scene) : game_(game), scene_(scene) {}

    bool isActive() const { return !grip_.isEmpty(); }
    /// What is dragged; empty when nothing is.
    const Grip& grip() const { return grip_; }
    /// The pile that the cards would go to if they were let go now, or -1.
    int aimedPile() const { return aimedPile_; }

    /// Lifts these cards of a pile; the pointer is at `point`.
    void begin(const Grip& grip, QPointF point);
    void follow(QPointF point);
    /// The cards go to the pile that is aimed at, or home.
    void drop();
    /// The cards go home. Does nothing when none are dragged.
    void cancel();

  Q_SIGNALS:
    /// grip() or aimedPile() is another one.
    void changed();
    /// The cards were let go: they belong where the picture has them now, at the new place or back home.
    void released();

  private:
    int targetAt(const QRectF& box, QPointF point) const;
    int positionIn(int pile, const Grip& grip, const QRectF& box) const;

    TableDelegate& game_;
    TableScene& scene_;
    Grip grip_;
    QPointF from_;   ///< of the pointer
    QRectF lowest_;  ///< the lowest card when it was lifted
    int aimedPile_ = -1;
};

}  // namespace plt
