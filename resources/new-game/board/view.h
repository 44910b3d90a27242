// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/window/rules_view.h"
#include "new-game/rules.h"

#include <memory>
#include <vector>

namespace new_game {

/// The heaps as columns of a grid, counted from the bottom.
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    /// Shows the heaps; with `first`, those for a moment before them.
    void show(const std::vector<int>& heaps, const std::vector<int>* first, const Move* hint, bool animated);
    int heapOf(int cell) const { return cell % heaps(); }
    /// How many stones go when this one is taken with all above it; 0 where there is no stone.
    int stonesFrom(int cell) const;
    /// The cell of the stone with so many below it.
    int cellOf(int heap, int below) const { return (largestHeap - 1 - below) * heaps() + heap; }

    QString cellName(int cell) const override;
    bool cellEnabled(int cell) const override { return stonesFrom(cell) > 0; }

  protected:
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;

  private:
    int heaps() const { return static_cast<int>(heaps_.size()); }
    plt::BoardPicture pictureOf(const std::vector<int>& heaps, const Move* hint) const;

    std::vector<int> heaps_;
    std::shared_ptr<const plt::SquareGrid> grid_;
};

class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QWidget* focusTarget() override { return board_; }

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    Board* board_;
};

}  // namespace new_game
