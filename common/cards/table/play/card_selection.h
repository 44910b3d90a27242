// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <QObject>

namespace plt {

class TableScene;

/// The cards picked by click or key that wait for their target.
class CardSelection : public QObject {
    Q_OBJECT

  public:
    CardSelection(TableDelegate& game, const TableScene& scene) : game_(game), scene_(scene) {}

    const Grip& grip() const { return grip_; }
    bool isEmpty() const { return grip_.isEmpty(); }
    void clear() { select({}); }
    /// Handles a click, Enter or a screen reader's press on this place.
    void choose(CardPlace place, const TableInput& input);
    /// Puts the picked cards on top of a pile that accepts them.
    void put(int pile);
    /// Called after a new picture. Picked cards that are elsewhere are no longer picked.
    void review();

  Q_SIGNALS:
    void changed();

  private:
    void select(const Grip& grip);

    TableDelegate& game_;
    const TableScene& scene_;
    Grip grip_;
};

}  // namespace plt
