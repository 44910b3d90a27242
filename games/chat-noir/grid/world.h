// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"

#include <array>
#include <compare>
#include <optional>
#include <vector>

namespace chat_noir {

/// A position on the board: column and row, both from 0, row 0 at the top. Odd rows are shifted right by half
/// a cell.
struct Cell {
    int x = 0;
    int y = 0;
    auto operator<=>(const Cell&) const = default;
};

/// Returns true if a full board of this size has the cell. The two corners (0, 0) and (0, size - 1) are left
/// out.
bool onBoard(Cell cell, int size);

/// Returns true if the cell is in the outermost row or column, from which the cat escapes.
bool onEdge(Cell cell, int size);

/// The cell in the middle, where the cat starts.
constexpr Cell centreOf(int size) {
    return {size / 2, size / 2};
}

/// The six neighbours, on the board or not: up left, up right, left, right, down left, down right.
std::array<Cell, 6> sixNeighbours(Cell cell);

/// Any set of cells inside a square of size x size, each free or blocked. Real boards have all cells for
/// which onBoard() holds; tests may have others.
class Board {
  public:
    Board() = default;
    /// Creates a board without cells. size >= 1.
    explicit Board(int size)
        : size_(size), cells_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size)) {}
    /// All cells of a real board, none blocked.
    static Board empty(int size);

    int size() const { return size_; }
    /// The cells, column by column from the top.
    std::vector<Cell> cells() const;
    std::vector<Cell> blockedCells() const;
    bool has(Cell cell) const { return at(cell) != Kind::absent; }
    bool isFree(Cell cell) const { return at(cell) == Kind::free; }
    bool isBlocked(Cell cell) const { return at(cell) == Kind::blocked; }

    /// Adds a free cell, which must lie inside the square.
    void add(Cell cell) { cells_[index(cell)] = Kind::free; }
    /// Blocks a cell; no effect if there is none.
    void block(Cell cell) {
        if (has(cell)) cells_[index(cell)] = Kind::blocked;
    }

    bool operator==(const Board&) const = default;

  private:
    enum class Kind : unsigned char { absent, free, blocked };

    bool inside(Cell cell) const { return cell.x >= 0 && cell.y >= 0 && cell.x < size_ && cell.y < size_; }
    std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.y * size_ + cell.x); }
    Kind at(Cell cell) const { return inside(cell) ? cells_[index(cell)] : Kind::absent; }

    int size_ = 0;
    std::vector<Kind> cells_;
};

/// Blocks `count` random cells, each equally likely among those that are free and not the centre, or all of
/// them if there are fewer.
void addRandomBlocks(Board& board, int count, plt::Random& random);

enum class Standing { playing, escaped, trapped };

/// The part of a game that undo restores.
struct Position {
    Board board;
    Cell cat;
    Standing standing = Standing::playing;
    bool operator==(const Position&) const = default;
};

/// A position together with the pointer's cell and the state of the path display.
struct World {
    Position position;
    std::optional<Cell> mouse;
    bool help = false;
    bool operator==(const World&) const = default;
};

/// An empty board with the cat in the middle.
World newWorld(int size);

}  // namespace chat_noir
