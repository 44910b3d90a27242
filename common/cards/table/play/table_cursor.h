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

/// Where the keyboard is on a table, and how it walks over piles and cards.
class TableCursor : public QObject {
    Q_OBJECT

  public:
    TableCursor(const TableDelegate& game, const TableScene& scene) : game_(game), scene_(scene) {}

    CardPlace place() const { return place_; }
    void setPlace(CardPlace place);
    /// Whether the player works with keys and wants to see it.
    bool isShown() const { return shown_; }
    void setShown(bool shown);
    /// Another picture: cards came or went, perhaps also the one where it was.
    void review();
    /// Walks where the key says (arrows, Home, End); false for other keys. The first key only shows where the
    /// cursor is.
    bool walk(const QKeyEvent& key);

  Q_SIGNALS:
    /// It is elsewhere, or has come to be seen.
    void moved();
    /// It is drawn elsewhere, or otherwise.
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
