// SPDX-License-Identifier: MIT
#pragma once

#include "common/accessible/part.h"

#include <vector>

#include <QAccessibleWidget>

namespace plt {

class BoardView;

/// How screen readers see a board: a group whose children are the cells that exist, each a button with a
/// name.
class BoardAccessible : public QAccessibleWidget {
  public:
    explicit BoardAccessible(BoardView* view);

    /// Makes Qt ask us about boards; does so only once.
    static void install();
    /// Tells where the cursor is now.
    static void cursorMoved(BoardView* view);
    /// Tells that cells have another look, so another name or state.
    static void cellsChanged(BoardView* view, const std::vector<int>& cells);
    /// Tells that there are other cells than before.
    static void cellsReplaced(BoardView* view);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    BoardView* view() const;
    /// The interface of a cell, made on first use and kept; null when there is no such cell.
    QAccessibleInterface* cellInterface(int cell) const;
    /// The child number of a cell, -1 for none.
    int indexOfCell(int cell) const;

  protected:
    ~BoardAccessible() override;

  private:
    /// Null for a board that is used by the pointer only.
    static BoardAccessible* of(BoardView* view);
    std::vector<int> cells() const;
    mutable accessible::Parts made_;
};

}  // namespace plt
