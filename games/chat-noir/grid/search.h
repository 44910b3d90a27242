// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/world.h"

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace chat_noir {

/// A number of steps, or `infinity` if unreachable.
using Distance = int;
inline constexpr Distance infinity = std::numeric_limits<Distance>::max();

/// The sum; infinite if one of the distances is.
Distance add(Distance a, Distance b);
/// Returns true if `a` is at most `b`. Infinity is not farther than itself.
bool notFarther(Distance a, Distance b);

/// A node of the search graph: a cell, or the boundary, an extra node next to every free edge cell.
using Node = std::optional<Cell>;
inline constexpr Node boundary = std::nullopt;

/// The nodes one step away; empty for blocked cells and cells not on the board.
std::vector<Node> neighbours(const Board& board, Node node);

/// The distance of every node from a certain one.
class DistanceTable {
  public:
    explicit DistanceTable(int size) : size_(size), cells_(static_cast<std::size_t>(size * size), infinity) {}

    Distance at(Node node) const;
    /// The cell must lie inside the square of the table's size.
    void set(Node node, Distance distance);

  private:
    bool inside(Cell cell) const { return cell.x >= 0 && cell.y >= 0 && cell.x < size_ && cell.y < size_; }

    int size_;
    std::vector<Distance> cells_;
    Distance boundary_ = infinity;
};

/// Breadth-first search. Passes through the boundary as through any other node.
DistanceTable distancesFrom(const Board& board, Node from);

/// Returns true if a cat on this cell has no way to the edge.
bool isShutIn(const Board& board, Cell cat);

/// The board with the cell under the pointer blocked, as the path display previews it.
Board previewed(const World& world);

/// The cells on one of the cat's shortest ways out of the previewed board, including the cat's cell. Empty
/// while the path display is off or if there is no way out.
std::vector<Cell> shortestPathCells(const World& world);

/// The cells with the smallest of these distances; empty if even that is infinite. Both lists have equal
/// lengths.
std::vector<Cell> bestCells(std::span<const Cell> cells, std::span<const Distance> distances);

}  // namespace chat_noir
