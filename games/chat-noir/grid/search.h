// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/world.h"

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace chat_noir {

/// A number of steps, or `infinity` for what cannot be reached.
using Distance = int;
inline constexpr Distance infinity = std::numeric_limits<Distance>::max();

/// The sum; infinite if one of them is.
Distance add(Distance a, Distance b);
/// Is `a` at most `b`? Infinity is not farther than itself.
bool notFarther(Distance a, Distance b);

/// A node of the search graph: a cell, or the boundary, the one extra node next to every free edge cell.
using Node = std::optional<Cell>;
inline constexpr Node boundary = std::nullopt;

/// The nodes one step away. Blocked cells and cells that the board has not have none.
std::vector<Node> neighbours(const Board& board, Node node);

/// The distance of every node from one of them.
class DistanceTable {
  public:
    explicit DistanceTable(int size) : size_(size), cells_(static_cast<std::size_t>(size * size), infinity) {}

    Distance at(Node node) const;
    /// A cell must lie inside the square of the table's size.
    void set(Node node, Distance distance);

  private:
    bool inside(Cell cell) const { return cell.x >= 0 && cell.y >= 0 && cell.x < size_ && cell.y < size_; }

    int size_;
    std::vector<Distance> cells_;
    Distance boundary_ = infinity;
};

/// Breadth-first search. Note that it passes through the boundary as through any other node.
DistanceTable distancesFrom(const Board& board, Node from);

/// Has a cat on this cell no way to the edge?
bool isShutIn(const Board& board, Cell cat);

/// The board with the cell under the mouse blocked: what the path display previews.
Board previewed(const World& world);

/// The cells on one of the cat's shortest ways out of the previewed board, the cat's own among them. None
/// while the path display is off or where there is no way out.
std::vector<Cell> shortestPathCells(const World& world);

/// Those of the cells with the smallest of their distances, or none if even that is infinite. Both lists are
/// equally long.
std::vector<Cell> bestCells(std::span<const Cell> cells, std::span<const Distance> distances);

}  // namespace chat_noir
