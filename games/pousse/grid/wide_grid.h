// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/insertion.h"
#include "pousse/grid/line_weights.h"

#include <array>
#include <cstdint>

namespace pousse {

/// Boards of every size: a word for each row and each column of each colour. Same interface as PackedGrid,
/// except for symmetries.
class WideGrid {
  public:
    static constexpr int maximumMoves = 4 * largestSize;

    struct Position {
        /// Of X and O: rows, then columns; bit i of a row is column i, and vice versa.
        std::array<std::array<std::array<std::uint32_t, largestSize>, 2>, 2> marks{};
        bool operator==(const Position&) const = default;
    };

    class Evaluator {
      public:
        Evaluator(const WideGrid& grid, const LineWeights& weights) : weights_(weights), size_(grid.size()) {}
        int operator()(const Position& position, int side) const;

      private:
        LineWeights weights_;
        int size_;
    };

    explicit WideGrid(int size) : size_(size), whole_((std::uint32_t{1} << size) - 1) {}

    int size() const { return size_; }
    int moves() const { return 4 * size_; }
    Position packed(const Board& board) const;
    static bool has(const Position& position, int side, int row, int column) {
        return ((position.marks[side][0][row] >> column) & 1U) != 0;
    }
    bool push(Position& position, int move, int side) const;
    bool isDouble(const Position& position, int move) const;
    int lead(const Position& position, int side) const;
    static std::uint64_t hash(const Position& position);

  private:
    int straights(const Position& position, int side) const;

    int size_;
    std::uint32_t whole_;
};

}  // namespace pousse
