// SPDX-License-Identifier: MIT
#pragma once

#include "common/accessible/cells.h"
#include "gcalc/cells/spot.h"

namespace gcalc {

class Desk;

/// The cells of the desk for screen readers: colours, main with its sides, and the shown page of the storage.
class DeskCells : public plt::accessible::Cells {
  public:
    explicit DeskCells(Desk& desk);

    static int numberOf(Spot spot);
    /// A storage cell is one of the shown page.
    Spot spotOf(int cell) const;

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
    Desk& desk_;
};

}  // namespace gcalc
