// SPDX-License-Identifier: MIT
#pragma once

#include "common/accessible/cells.h"

namespace paint_by_numbers {

class Board;

/// Exposes the cells of a board to screen readers.
class BoardCells : public plt::accessible::Cells {
  public:
    explicit BoardCells(Board& board);

    int count() const override;
    bool exists(int cell) const override;
    QString name(int cell) const override;
    QRect box(int cell) const override;
    void addState(int cell, QAccessible::State& state) const override;
    void press(int cell) override;
    int cellAt(QPoint point) const override;
    int cursor() const override;
    void moveCursor(int cell) override;
    QList<QWidget*> companions() const override;

  private:
    QPoint place(int cell) const;

    Board& board_;
};

}  // namespace paint_by_numbers
