// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/clues.h"

#include <optional>

#include <QPoint>
#include <QRect>
#include <QSize>

namespace paint_by_numbers {

inline constexpr int linesOfGroup = 5;

/// The geometry of the cells and numbers of a puzzle in whole units: device pixels on a screen, any unit on
/// paper. Cells are squares, with a gap after every fifth. The gap and the line between two cells belong to
/// the cell before them, so that every point from the first to the last cell is in a cell.
class Layout {
  public:
    Layout() = default;
    /// Creates a layout with cells of this side, at least 2. Numbers without colours have letters of at least
    /// `leastLetters` if their lines are no higher than those of cells.
    Layout(const Clues& clues, int side, int leastLetters = 0);
    /// The layout with the largest cells for which everything fits into `room`; the side is `least` ..
    /// `most`.
    static Layout fitting(const Clues& clues, QSize room, int least, int most, int leastLetters = 0);
    /// The same without room for numbers.
    static Layout fittingWithoutNumbers(int columns, int rows, QSize room, int least, int most);

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    int side() const { return side_; }
    /// The spacing between two cells, and between two groups of five.
    int line() const { return line_; }
    int groupGap() const { return gap_; }
    /// The font height of the numbers.
    int letters() const { return letters_; }
    /// The length of a number along its line: the width in a row's clue. numberHeight() is that of a
    /// column's.
    int numberWidth(int number) const {
        return letters_ * (coloured_ ? (number > 9 ? 190 : 150) : (number > 9 ? 185 : 110)) / 100;
    }
    int numberHeight() const { return letters_ * (coloured_ ? 140 : tight_ ? 92 : 118) / 100; }
    /// The space between the numbers and the cells.
    int clueMargin() const { return letters_ * (tight_ ? 25 : 45) / 100; }

    /// The width of the numbers beside the rows, and their height above the columns.
    int clueWidth() const { return clueWidth_; }
    int clueHeight() const { return clueHeight_; }
    /// The size of all cells.
    QSize gridSize() const;
    /// The size of cells and numbers together.
    QSize size() const;

    /// The near edge of a column or row, relative to that of the first one.
    int offset(int index) const;
    /// The column or row at an offset from the first one's near edge; -1 before the first, `count` after the
    /// last.
    int indexAt(int offset, int count) const;
    /// The rectangle of a cell, relative to the first cell's corner.
    QRect cell(int x, int y) const { return {offset(x), offset(y), side_, side_}; }
    /// The bounding rectangle of two cells.
    QRect between(QPoint from, QPoint to) const;
    /// The cell at a point relative to the first cell's corner; none outside of the grid.
    std::optional<QPoint> cellAt(QPoint point) const;

  private:
    /// Creates a layout without room for numbers.
    Layout(int columns, int rows, int side);

    int columns_ = 0;
    int rows_ = 0;
    int side_ = 2;
    int line_ = 1;
    int gap_ = 1;
    int letters_ = 1;
    bool tight_ = false;     ///< letters are larger than the cells would have them, and stand close
    bool coloured_ = false;  ///< numbers lie on their colours, with room for a letter
    int clueWidth_ = 0;
    int clueHeight_ = 0;
};

}  // namespace paint_by_numbers
