// SPDX-License-Identifier: MIT
#include "tally-maze/maze/maze.h"

namespace tally_maze {

namespace {

constexpr std::uint8_t bitOf(Direction direction) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(direction));
}

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>((static_cast<int>(direction) + 2) % 4);
}

}  // namespace

Maze::Maze(int width, int height)
    : width_(width), height_(height), open_(static_cast<std::size_t>(width * height)) {
    for (int cell = 0; cell < cells(); ++cell) {
        for (const auto direction : allDirections) {
            if (neighbour(cell, direction)) open_[cell] |= bitOf(direction);
        }
    }
}

std::optional<int> Maze::neighbour(int cell, Direction direction) const {
    switch (direction) {
        case Direction::left:
            if (x(cell) > 0) return cell - 1;
            break;
        case Direction::up:
            if (y(cell) > 0) return cell - width_;
            break;
        case Direction::right:
            if (x(cell) + 1 < width_) return cell + 1;
            break;
        case Direction::down:
            if (y(cell) + 1 < height_) return cell + width_;
            break;
    }
    return std::nullopt;
}

bool Maze::areJoined(int from, int to) const {
    for (const auto direction : allDirections) {
        if (neighbour(from, direction) == to) return isOpen(from, direction);
    }
    return false;
}

void Maze::wall(int cell, Direction direction) {
    const auto other = static_cast<std::size_t>(*neighbour(cell, direction));
    open_[cell] &= static_cast<std::uint8_t>(~bitOf(direction));
    open_[other] &= static_cast<std::uint8_t>(~bitOf(opposite(direction)));
}

std::vector<int> Maze::stepsTowards(int target) const {
    std::vector<int> steps(open_.size(), -1);
    std::vector<int> reached{target};
    reached.reserve(open_.size());
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const int cell = reached[i];
        for (const auto direction : allDirections) {
            if (!isOpen(cell, direction)) continue;
            const int other = *neighbour(cell, direction);
            auto& step = steps[other];
            if (step != -1 || other == target) continue;
            step = cell;
            reached.push_back(other);
        }
    }
    return steps;
}

int Maze::distance(int from, int to) const {
    const auto steps = stepsTowards(to);
    int distance = 0;
    for (int cell = from; cell != to; ++distance) {
        cell = steps[cell];
        if (cell == -1) return -1;
    }
    return distance;
}

}  // namespace tally_maze
