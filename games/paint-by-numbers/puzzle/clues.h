// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/colours.h"
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

/// A run of a puzzle in colours.
struct Run {
    int length = 0;
    int colour = 1;  ///< its number in the palette, from 1
};
/// The runs of a line in colours. Only runs of the same colour have white cells between them for certain.
using ColouredRuns = std::vector<Run>;

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
    /// The same in the colours of a palette. Colours without runs are dropped; if fewer than two are left,
    /// the puzzle is in blue and white. At most mostColours may have runs.
    Clues(const std::vector<ColouredRuns>& rows, const std::vector<ColouredRuns>& columns,
          const Palette& palette);
    /// The clues of a picture in colours, all of which it has; unknown cells count as white.
    static Clues ofPicture(const Grid& picture, const Palette& palette);

    int width() const { return width_; }
    int height() const { return height_; }
    int lines() const { return width_ + height_; }
    int cells() const { return width_ * height_; }
    /// The number of cells of a line.
    int length(int line) const { return line < height_ ? width_ : height_; }

    std::span<const std::uint8_t> runs(int line) const;
    std::span<const std::uint8_t> row(int y) const { return runs(y); }
    std::span<const std::uint8_t> column(int x) const { return runs(height_ + x); }
    /// The colours; empty for a puzzle in blue and white.
    const Palette& palette() const { return palette_; }
    bool isColoured() const { return !palette_.empty(); }
    /// The colours of a line's runs, parallel to runs(); empty if the puzzle is not in colours.
    std::span<const std::uint8_t> colours(int line) const;
    /// The colour of a line's run, 1 if the puzzle is not in colours.
    int colour(int line, std::size_t run) const;
    /// Returns true if the numbers of cells of each colour are the same by rows and by columns.
    bool isBalanced() const;
    /// The number of blue (or coloured) cells according to the rows, and according to the columns.
    int blueByRows() const;
    int blueByColumns() const;

    bool operator==(const Clues&) const = default;

  private:
    void append(const Runs& runs);
    std::size_t begin(int line) const { return line == 0 ? 0 : ends_[static_cast<std::size_t>(line) - 1]; }

    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint8_t> numbers_;
    std::vector<std::uint32_t> ends_;    ///< the end of each line's numbers in numbers_
    std::vector<std::uint8_t> colours_;  ///< parallel to numbers_, or empty
    Palette palette_;
};

/// The number of cells that these runs take, with one white cell between two of them.
int cellsNeeded(std::span<const int> runs);
int cellsNeeded(std::span<const std::uint8_t> runs);
/// The same for runs in colours.
int cellsNeeded(const ColouredRuns& runs);
/// The same for a line of a puzzle.
int cellsNeeded(const Clues& clues, int line);

/// Returns true if the picture has exactly these runs; cells that are not blue count as white, or those
/// without a colour if the puzzle is in colours.
bool satisfies(const Grid& picture, const Clues& clues);
/// The same for one line.
bool satisfies(const Grid& picture, const Clues& clues, int line);

}  // namespace paint_by_numbers
