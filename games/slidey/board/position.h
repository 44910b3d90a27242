// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace slidey {

constexpr int fewestTiles = 2;  ///< across or down
constexpr int mostTiles = 30;   ///< across or down

/// The number of a tile: row * columns + column of its home, plus one; 0 is the hole.
using Tile = std::uint16_t;

/// How the tiles lie on a board. Cells are numbered by rows from the upper left, from 0.
class Position {
  public:
    Position() = default;
    /// `tiles` by cells; must hold every number of 0 .. columns * rows - 1 once.
    Position(int columns, int rows, std::vector<Tile> tiles);
    /// Every tile at home, the hole at the lower right.
    static Position solved(int columns, int rows);

    int columns() const { return columns_; }
    int rows() const { return rows_; }
    int cells() const { return columns_ * rows_; }
    const std::vector<Tile>& tiles() const { return tiles_; }
    Tile at(int cell) const { return tiles_[static_cast<std::size_t>(cell)]; }
    int hole() const { return hole_; }
    int column(int cell) const { return cell % columns_; }
    int row(int cell) const { return cell / columns_; }
    /// The cell where a tile (or 0, the hole) belongs.
    int home(Tile tile) const { return tile == 0 ? cells() - 1 : tile - 1; }
    bool isHome(int cell) const { return home(at(cell)) == cell; }
    /// Steps from one cell to another, along rows and columns.
    int distance(int from, int to) const;

    /// How many tiles would slide towards the hole from this cell: those between it and the hole, and its
    /// own. 0 where it is in neither the row nor the column of the hole, and for the hole itself.
    int slides(int cell) const;
    /// Slides them, so that the hole comes to this cell. Nothing where slides() is 0.
    void slide(int cell);

    bool isSolved() const;
    /// Whether slides can bring every tile home: half of all arrangements.
    bool isSolvable() const;
    /// Tiles that are not at home.
    int misplaced() const;
    /// The sum of the distances of all tiles from home: no solution slides fewer tiles.
    int distanceLeft() const;

    bool operator==(const Position&) const = default;

  private:
    int columns_ = 0;
    int rows_ = 0;
    int hole_ = 0;
    std::vector<Tile> tiles_;
};

}  // namespace slidey
