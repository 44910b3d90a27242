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

/// A rectangle of cells with or without walls between neighbours. Cells are counted in reading order,
/// cell = y * width + x, y = 0 at the top.
class Maze {
  public:
    Maze() = default;
    /// No walls but the border. width, height >= 1.
    Maze(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }
    int cells() const { return width_ * height_; }
    int cell(int x, int y) const { return y * width_ + x; }
    int x(int cell) const { return cell % width_; }
    int y(int cell) const { return cell / width_; }

    /// The neighbour in this direction where there is one, with a wall between or not.
    std::optional<int> neighbour(int cell, Direction direction) const;
    /// Can one step from the cell in this direction? Never out of the border.
    bool isOpen(int cell, Direction direction) const {
        return (open_[static_cast<std::size_t>(cell)] >> static_cast<int>(direction) & 1) != 0;
    }
    /// Are the two cells neighbours without a wall between them?
    bool areJoined(int from, int to) const;
    /// Puts a wall between the cell and its neighbour in this direction, which must be there.
    void wall(int cell, Direction direction);

    /// For every cell the one to which a shortest way to `target` steps first; -1 for the target itself and
    /// for cells without a way. In a maze that is a tree it is the only way.
    std::vector<int> stepsTowards(int target) const;
    /// Steps of the shortest way; -1 where there is none.
    int distance(int from, int to) const;

    bool operator==(const Maze&) const = default;

  private:
    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint8_t> open_;  // a bit for each direction
};

}  // namespace tally_maze
