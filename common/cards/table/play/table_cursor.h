// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table/layout/table_layout.h"
#include "common/cards/table_delegate.h"

#include <functional>
#include <vector>

#include <QObject>

class QKeyEvent;

namespace plt {

class TableScene;

/// The keyboard cursor on a table, and its moves over piles and cards.
class TableCursor : public QObject {
    Q_OBJECT

  public:
    TableCursor(const TableDelegate& game, const TableScene& scene) : game_(game), scene_(scene) {}

    CardPlace place() const { return place_; }
    void setPlace(CardPlace place);
    /// Returns true if the player uses the keyboard and the cursor is shown.
    bool isShown() const { return shown_; }
    void setShown(bool shown);
    /// Called after a new picture. Cards, even the one under the cursor, may have been added or removed.
    void review();
    /// Moves the cursor by a key (arrows, Home, End); false for other keys. The first key only shows the
    /// cursor.
    bool walk(const QKeyEvent& key);

  Q_SIGNALS:
    /// Emitted when the cursor moves or appears.
    void moved();
    /// Emitted when the cursor must be repainted.
    void repaintWanted();

  private:
    std::vector<CardPlace> stops() const;
    void step(int dx, int dy);
    CardPlace alongPile(const std::vector<CardPlace>& stops, int direction) const;
    CardPlace nextPile(const std::vector<CardPlace>& stops, int dx, int dy) const;

    const TableDelegate& game_;
    const TableScene& scene_;
    CardPlace place_;
    bool shown_ = false;
};

}  // namespace plt
