// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/window/rules_view.h"
#include "nim/rules.h"

namespace nim {

/// The heaps as columns of a grid, counted from the bottom.
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    void show(const State& state, const std::vector<int>& marked, bool animated);
    int heapOf(int cell) const { return cell % heaps(); }
    /// How many stones go when this one is taken with all above it; 0 where there is no stone.
    int stonesFrom(int cell) const;

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override { return stonesFrom(cell) > 0; }

  protected:
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;

  private:
    int heaps() const { return static_cast<int>(state_.heaps.size()); }
    State state_;
    std::shared_ptr<const plt::SquareGrid> grid_;
};

class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    QString statusText() const override;
    QWidget* focusTarget() override { return board_; }

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    Board* board_;
};

}  // namespace nim
