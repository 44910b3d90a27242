// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/grid.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace paint_by_numbers {

/// The maximum number of cells in a row or column.
inline constexpr int largestSide = 250;

/// The lengths of the runs of a line, in order; empty for a line that is all white.
using Runs = std::vector<int>;

/// The runs of all rows and all columns. Lines are numbered from 0: the rows from the top, then the columns
/// from the left.
class Clues {
  public:
    Clues() = default;
    /// Zeros are dropped: a line with a single 0 is a line without runs. Every line must have room for its
    /// runs, and sides are 1 .. largestSide (see fits()).
    Clues(const std::vector<Runs>& rows, const std::vector<Runs>& columns);
    /// The clues of a picture; all cells that are not blue count as white.
    explicit Clues(const Grid& picture);

    int width() const { return width_; }
    int height() const { return height_; }
    int lines() const { return width_ + height_; }
    int cells() const { return width_ * height_; }
    /// The number of cells of a line.
    int length(int line) const { return line < height_ ? width_ : height_; }

    std::span<const std::uint8_t> runs(int line) const;
    std::span<const std::uint8_t> row(int y) const { return runs(y); }
    std::span<const std::uint8_t> column(int x) const { return runs(height_ + x); }
    /// The number of blue cells according to the rows, and according to the columns.
    int blueByRows() const;
    int blueByColumns() const;

    bool operator==(const Clues&) const = default;

  private:
    void append(const Runs& runs);

    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint8_t> numbers_;
    std::vector<std::uint16_t> ends_;  ///< the end of each line's numbers in numbers_
};

/// The number of cells that these runs take, with one white cell between two of them.
int cellsNeeded(std::span<const int> runs);
int cellsNeeded(std::span<const std::uint8_t> runs);

/// Returns true if the picture has exactly these runs; cells that are not blue count as white.
bool satisfies(const Grid& picture, const Clues& clues);
/// The same for one line.
bool satisfies(const Grid& picture, const Clues& clues, int line);

}  // namespace paint_by_numbers
