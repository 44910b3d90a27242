// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"

#include <QObject>

namespace plt {

class TableScene;

/// What was picked by click or key and waits for its target.
class CardSelection : public QObject {
    Q_OBJECT

  public:
    CardSelection(TableDelegate& game, const TableScene& scene) : game_(game), scene_(scene) {}

    const Grip& grip() const { return grip_; }
    bool isEmpty() const { return grip_.isEmpty(); }
    void clear() { select({}); }
    /// What a click, Enter or a screen reader's press on this place does.
    void choose(CardPlace place, const TableInput& input);
    /// Puts what is picked on top of a pile that accepts it.
    void put(int pile);
    /// Another picture: what was picked may be elsewhere, and is then picked no more.
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
