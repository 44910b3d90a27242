// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace paint_by_numbers {

/// The known state of a cell. Blue is colour number 1; puzzles in colours have others.
enum class Cell : std::uint8_t {
    unknown,
    blue,
    white,
    colour2,
    colour3,
    colour4,
    colour5,
    colour6,
    colour7,
    colour8
};

/// The number of the cell's colour, from 1; 0 for a white or unknown cell.
constexpr int colourOf(Cell cell) {
    return cell == Cell::blue ? 1 : cell > Cell::white ? static_cast<int>(cell) - 1 : 0;
}
/// The cell of a colour's number; white for 0.
constexpr Cell cellOfColour(int colour) {
    return colour == 0 ? Cell::white : colour == 1 ? Cell::blue : static_cast<Cell>(colour + 1);
}

/// The other colour of a puzzle in blue and white; unknown stays unknown.
constexpr Cell opposite(Cell cell) {
    return cell == Cell::blue ? Cell::white : cell == Cell::white ? Cell::blue : Cell::unknown;
}

/// A grid of cells, indexed by column and row, both from 0.
class Grid {
  public:
    Grid() = default;
    Grid(int width, int height, Cell cell = Cell::unknown)
        : width_(width),
          height_(height),
          cells_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), cell) {}
    /// Parses rows of equal length, separated by `/`: `x` is blue, `.` is white, `2` to `8` are colours,
    /// anything else is unknown.
    static Grid ofText(const std::string& rows);

    int width() const { return width_; }
    int height() const { return height_; }
    int cells() const { return width_ * height_; }
    bool contains(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }

    Cell at(int x, int y) const { return cells_[place(x, y)]; }
    Cell at(int cell) const { return cells_[cell]; }
    void set(int x, int y, Cell to) { cells_[place(x, y)] = to; }
    void set(int cell, Cell to) { cells_[cell] = to; }
    int count(Cell cell) const;

    /// The rows separated by `/`, as parsed by ofText().
    std::string text() const;

    bool operator==(const Grid&) const = default;

  private:
    std::size_t place(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    }

    int width_ = 0;
    int height_ = 0;
    std::vector<Cell> cells_;
};

}  // namespace paint_by_numbers
