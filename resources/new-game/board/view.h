// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/window/rules_view.h"
#include "new-game/rules.h"

#include <memory>
#include <vector>

namespace new_game {

/// The board: heaps as columns of a grid, from the bottom up.
class Board : public plt::BoardView {
    Q_OBJECT

  public:
    /// Shows the heaps; if `first` is given, shows those for a moment before.
    void show(const std::vector<int>& heaps, const std::vector<int>* first, const Move* hint, bool animated);
    /// Returns the heap of a cell.
    int heapOf(int cell) const { return cell % heaps(); }
    /// Returns the number of stones taken by a click: this one and all above it; 0 for an empty cell.
    int stonesFrom(int cell) const;
    /// Returns the cell of the stone with `below` stones under it.
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

/// The game: figures, status and the board.
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
