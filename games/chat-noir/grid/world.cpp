// SPDX-License-Identifier: MIT
#include "chat-noir/grid/world.h"

namespace chat_noir {

bool onBoard(Cell cell, int size) {
    const bool inside = cell.x >= 0 && cell.y >= 0 && cell.x < size && cell.y < size;
    return inside && cell != Cell{0, 0} && cell != Cell{0, size - 1};
}

bool onEdge(Cell cell, int size) {
    return cell.x == 0 || cell.y == 0 || cell.x == size - 1 || cell.y == size - 1;
}

std::array<Cell, 6> sixNeighbours(Cell cell) {
    const auto [x, y] = cell;
    const int left = y % 2 == 0 ? x - 1 : x;
    return {Cell{left, y - 1}, {left + 1, y - 1}, {x - 1, y}, {x + 1, y}, {left, y + 1}, {left + 1, y + 1}};
}

Board Board::empty(int size) {
    Board board(size);
    for (int x = 0; x < size; ++x) {
        for (int y = 0; y < size; ++y) {
            if (onBoard({x, y}, size)) board.add({x, y});
        }
    }
    return board;
}

std::vector<Cell> Board::cells() const {
    std::vector<Cell> found;
    for (int x = 0; x < size_; ++x) {
        for (int y = 0; y < size_; ++y) {
            if (has({x, y})) found.push_back({x, y});
        }
    }
    return found;
}

std::vector<Cell> Board::blockedCells() const {
    auto found = cells();
    std::erase_if(found, [this](Cell cell) { return !isBlocked(cell); });
    return found;
}

void addRandomBlocks(Board& board, int count, plt::Random& random) {
    auto choices = board.cells();
    std::erase_if(choices, [&](Cell cell) { return !board.isFree(cell) || cell == centreOf(board.size()); });
    for (; count > 0 && !choices.empty(); --count) {
        const auto chosen = choices.begin() + static_cast<std::ptrdiff_t>(random.below(choices.size()));
        board.block(*chosen);
        choices.erase(chosen);
    }
}

World newWorld(int size) {
    return {.position = {.board = Board::empty(size), .cat = centreOf(size)}, .mouse = {}, .help = false};
}

}  // namespace chat_noir
