// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <optional>

#include <QPoint>
#include <QRect>
#include <QSize>

namespace paint_by_numbers {

/// Where the cells and numbers of a puzzle lie, in whole pixels: device pixels on a screen, any unit on
/// paper. Cells are squares. After every fifth there is a gap; it and the line between two cells belong to
/// the cell before it, so that no point between the first and the last cell is nowhere.
class Layout {
  public:
    Layout() = default;
    /// With cells of this side, at least 2.
    Layout(const Clues& clues, int side);
    /// With the largest cells with which everything is at most so large; the side is `least` .. `most`.
    static Layout fitting(const Clues& clues, QSize room, int least, int most);

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    int side() const { return side_; }
    /// Between two cells, and between two groups of five.
    int line() const { return line_; }
    int groupGap() const { return gap_; }
    /// The height of the numbers' letters.
    int letters() const { return letters_; }
    /// What a number takes along its line: across in a row's clue, down in a column's.
    int numberWidth(int number) const { return letters_ * (number > 9 ? 185 : 110) / 100; }
    int numberHeight() const { return letters_ * 118 / 100; }
    /// Between the numbers and the cells.
    int clueMargin() const { return letters_ * 45 / 100; }

    /// What the numbers take beside the rows, and above the columns.
    int clueWidth() const { return clueWidth_; }
    int clueHeight() const { return clueHeight_; }
    /// All cells.
    QSize gridSize() const;
    /// The same with the numbers.
    QSize size() const;

    /// The near edge of a column or row, from the first one's.
    int offset(int index) const;
    /// The column or row at an offset from the first one's near edge; -1 before it, `count` behind the last.
    int indexAt(int offset, int count) const;
    /// The box of a cell, from the first cell's corner.
    QRect cell(int x, int y) const { return {offset(x), offset(y), side_, side_}; }
    /// The box around two cells and all between them.
    QRect between(QPoint from, QPoint to) const;
    /// The cell at a point from the first cell's corner; nothing beside the grid.
    std::optional<QPoint> cellAt(QPoint point) const;

  private:
    int columns_ = 0;
    int rows_ = 0;
    int side_ = 2;
    int line_ = 1;
    int gap_ = 1;
    int letters_ = 1;
    int clueWidth_ = 0;
    int clueHeight_ = 0;
};

}  // namespace paint_by_numbers
