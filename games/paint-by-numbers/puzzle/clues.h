// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/grid.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace paint_by_numbers {

/// Cells in a row or column, at most.
inline constexpr int largestSide = 250;

/// The lengths of the runs of a line, in order; none for a line that is all white.
using Runs = std::vector<int>;

/// The runs of all rows and all columns. Lines count from 0: the rows from the top, then the columns from the
/// left.
class Clues {
  public:
    Clues() = default;
    /// Runs of 0 are left out: a line of a single 0 is a line without runs. No line needs more cells than it
    /// has, and sides are 1 .. largestSide (see fits()).
    Clues(const std::vector<Runs>& rows, const std::vector<Runs>& columns);
    /// What a picture has: its blue cells count, all others are equal.
    explicit Clues(const Grid& picture);

    int width() const { return width_; }
    int height() const { return height_; }
    int lines() const { return width_ + height_; }
    int cells() const { return width_ * height_; }
    /// How many cells a line has.
    int length(int line) const { return line < height_ ? width_ : height_; }

    std::span<const std::uint8_t> runs(int line) const;
    std::span<const std::uint8_t> row(int y) const { return runs(y); }
    std::span<const std::uint8_t> column(int x) const { return runs(height_ + x); }
    /// How many cells are blue by the rows, and by the columns.
    int blueByRows() const;
    int blueByColumns() const;

    bool operator==(const Clues&) const = default;

  private:
    void append(const Runs& runs);

    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint8_t> numbers_;
    std::vector<std::uint16_t> ends_;  ///< where each line's numbers end
};

/// How many cells these runs take with a white cell between two of them.
int cellsNeeded(std::span<const int> runs);
int cellsNeeded(std::span<const std::uint8_t> runs);

/// Whether the cells of a picture have exactly these runs; cells that are not blue count as white.
bool satisfies(const Grid& picture, const Clues& clues);
/// The same for one line.
bool satisfies(const Grid& picture, const Clues& clues, int line);

}  // namespace paint_by_numbers
