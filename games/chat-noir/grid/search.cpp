// SPDX-License-Identifier: MIT
#include "chat-noir/grid/search.h"

#include <algorithm>
#include <deque>

namespace chat_noir {

Distance add(Distance a, Distance b) {
    return a == infinity || b == infinity ? infinity : a + b;
}

bool notFarther(Distance a, Distance b) {
    return a <= b;
}

std::vector<Node> neighbours(const Board& board, Node node) {
    std::vector<Node> found;
    const int size = board.size();
    if (node == boundary) {
        for (const Cell cell : board.cells()) {
            if (board.isFree(cell) && onEdge(cell, size)) found.emplace_back(cell);
        }
        return found;
    }
    if (!board.isFree(*node)) return found;
    if (onEdge(*node, size)) found.push_back(boundary);
    for (const Cell cell : sixNeighbours(*node)) {
        if (board.isFree(cell)) found.emplace_back(cell);
    }
    return found;
}

Distance DistanceTable::at(Node node) const {
    if (node == boundary) return boundary_;
    return inside(*node) ? cells_[node->y * size_ + node->x] : infinity;
}

void DistanceTable::set(Node node, Distance distance) {
    if (node == boundary) {
        boundary_ = distance;
    } else {
        cells_[node->y * size_ + node->x] = distance;
    }
}

DistanceTable distancesFrom(const Board& board, Node from) {
    DistanceTable table(board.size());
    if (from != boundary && !board.has(*from)) return table;
    table.set(from, 0);
    std::deque<Node> queue{from};
    while (!queue.empty()) {
        const Node node = queue.front();
        queue.pop_front();
        for (const Node next : neighbours(board, node)) {
            if (table.at(next) != infinity) continue;
            table.set(next, table.at(node) + 1);
            queue.push_back(next);
        }
    }
    return table;
}

bool isShutIn(const Board& board, Cell cat) {
    return distancesFrom(board, boundary).at(cat) == infinity;
}

Board previewed(const World& world) {
    Board board = world.position.board;
    if (world.mouse) board.block(*world.mouse);
    return board;
}

std::vector<Cell> shortestPathCells(const World& world) {
    if (!world.help) return {};
    const Board board = previewed(world);
    const auto toBoundary = distancesFrom(board, boundary);
    const auto fromCat = distancesFrom(board, world.position.cat);
    const Distance shortest = toBoundary.at(world.position.cat);
    if (shortest == infinity) return {};
    auto cells = board.cells();
    std::erase_if(cells, [&](Cell cell) { return add(fromCat.at(cell), toBoundary.at(cell)) != shortest; });
    return cells;
}

std::vector<Cell> bestCells(std::span<const Cell> cells, std::span<const Distance> distances) {
    std::vector<Cell> best;
    if (distances.empty()) return best;
    const Distance smallest = std::ranges::min(distances);
    if (smallest == infinity) return best;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (notFarther(distances[i], smallest)) best.push_back(cells[i]);
    }
    return best;
}

}  // namespace chat_noir
