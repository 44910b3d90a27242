// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace slidey {

constexpr int fewestTiles = 2;  ///< in either direction
constexpr int mostTiles = 30;   ///< in either direction

/// The number of a tile: row * columns + column of its home cell, plus one; 0 is the hole.
using Tile = std::uint16_t;

/// The cell that corresponds to this one on the board mirrored along its diagonal.
constexpr int mirroredCell(int columns, int rows, int cell) {
    return cell % columns * rows + cell / columns;
}

/// An arrangement of the tiles on the board. Cells are numbered row by row from the upper left, from 0.
class Position {
  public:
    Position() = default;
    /// `tiles` lists the tile of every cell; it must be a permutation of 0 .. columns * rows - 1.
    Position(int columns, int rows, std::vector<Tile> tiles);
    /// The position with every tile at home and the hole at the lower right.
    static Position solved(int columns, int rows);

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    int cells() const { return columns_ * rows_; }
    const std::vector<Tile>& tiles() const { return tiles_; }
    Tile at(int cell) const { return tiles_[cell]; }
    int hole() const { return hole_; }
    int column(int cell) const { return cell % columns_; }
    int row(int cell) const { return cell / columns_; }
    /// The cell where a tile (or 0, the hole) belongs.
    int home(Tile tile) const { return tile == 0 ? cells() - 1 : tile - 1; }
    bool isHome(int cell) const { return home(at(cell)) == cell; }
    /// The Manhattan distance between two cells.
    int distance(int from, int to) const;

    /// The number of tiles that slide towards the hole when this cell is chosen: its own tile and those
    /// between it and the hole. 0 if the cell is in neither the row nor the column of the hole, and for the
    /// hole itself.
    int slides(int cell) const;
    /// Slides them, so that the hole moves to this cell. Does nothing if slides() is 0.
    void slide(int cell);

    bool isSolved() const;
    /// Returns true if slides can bring every tile home, as in half of all arrangements.
    bool isSolvable() const;
    /// The number of tiles that are not at home.
    int misplaced() const;
    /// The sum of all tiles' Manhattan distances from home, a lower bound for the slides of a solution.
    int distanceLeft() const;

    bool operator==(const Position&) const = default;

  private:
    int columns_ = 0;
    int rows_ = 0;
    int hole_ = 0;
    std::vector<Tile> tiles_;
};

}  // namespace slidey
