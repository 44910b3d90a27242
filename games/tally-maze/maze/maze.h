// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tally_maze {

enum class Direction : std::uint8_t { left, up, right, down };

inline constexpr std::array<Direction, 4> allDirections{Direction::left, Direction::up, Direction::right,
                                                        Direction::down};

/// A rectangle of cells with or without walls between neighbours. Cells are numbered in reading order:
/// cell = y * width + x, y = 0 at the top.
class Maze {
  public:
    Maze() = default;
    /// Creates a maze without walls except for the border. width, height >= 1.
    Maze(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }
    int cells() const { return width_ * height_; }
    int cell(int x, int y) const { return y * width_ + x; }
    int x(int cell) const { return cell % width_; }
    int y(int cell) const { return cell / width_; }

    /// The neighbour in this direction, whether or not there is a wall between; none at the border.
    std::optional<int> neighbour(int cell, Direction direction) const;
    /// Returns true if a step from the cell in this direction is possible. Never out of the border.
    bool isOpen(int cell, Direction direction) const {
        return (open_[cell] >> static_cast<int>(direction) & 1) != 0;
    }
    /// Returns true if the two cells are neighbours without a wall between them.
    bool areJoined(int from, int to) const;
    /// Puts a wall between the cell and its neighbour in this direction, which must exist.
    void wall(int cell, Direction direction);

    /// For every cell, the first step of a shortest way to `target`; -1 for the target itself and for cells
    /// without a way. In a tree the way is unique.
    std::vector<int> stepsTowards(int target) const;
    /// The number of steps of the shortest way; -1 if there is none.
    int distance(int from, int to) const;

    bool operator==(const Maze&) const = default;

  private:
    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint8_t> open_;  // one bit for each direction
};

}  // namespace tally_maze
