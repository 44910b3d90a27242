// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/insertion.h"
#include "pousse/grid/line_weights.h"

#include <array>
#include <cstdint>

namespace pousse {

/// Boards of up to 8 x 8 as two words: square (row, column) is bit 8 * row + column. Moves are indices into
/// insertionsOn().
class PackedGrid {
  public:
    static constexpr int largest = 8;
    static constexpr int maximumMoves = 4 * largest;
    static constexpr int symmetries = 8;

    struct Position {
        std::array<std::uint64_t, 2> marks{};  ///< of X and O
        bool operator==(const Position&) const = default;
    };

    /// LineWeights tabulated for every pattern of a line.
    class Evaluator {
      public:
        Evaluator(const PackedGrid& grid, const LineWeights& weights);
        /// Evaluates for side 0 (X) or 1 (O).
        int operator()(const Position& position, int side) const;

      private:
        std::array<std::array<std::int32_t, 256>, largest> values_{};
        int size_;
    };

    explicit PackedGrid(int size);

    int size() const { return size_; }
    int moves() const { return 4 * size_; }
    Position packed(const Board& board) const;

    static bool has(const Position& position, int side, int row, int column) {
        return ((position.marks[side] >> (8 * row + column)) & 1) != 0;
    }

    /// Pushes a marker of the side in; returns true if that adds a marker to the board.
    bool push(Position& position, int move, int side) const {
        const Line& line = lines_[move];
        auto& own = position.marks[side];
        auto& others = position.marks[1 - side];
        const std::uint64_t empty = line.squares & ~(own | others);
        std::uint64_t moved = line.squares;
        if (line.forwards) {
            if (empty != 0) moved &= empty ^ (empty - 1);
            own = (own & ~moved) | (((own & moved) << line.step) & moved) | line.first;
            others = (others & ~moved) | (((others & moved) << line.step) & moved);
        } else {
            if (empty != 0) moved &= ~(std::bit_floor(empty) - 1);
            own = (own & ~moved) | (((own & moved) >> line.step) & moved) | line.first;
            others = (others & ~moved) | (((others & moved) >> line.step) & moved);
        }
        return empty != 0;
    }
    /// Returns true if a move with a smaller index gives the same board, as at the two edges of an empty
    /// corner.
    bool isDouble(const Position& position, int move) const {
        const Line& line = lines_[move];
        return line.isCornerAgain && ((position.marks[0] | position.marks[1]) & line.first) == 0;
    }
    /// The number of straights by which the side leads.
    int lead(const Position& position, int side) const {
        return straights(position.marks[side]) - straights(position.marks[1 - side]);
    }
    static std::uint64_t hash(const Position& position) {
        std::uint64_t h = position.marks[0] * 0x9e37'79b9'7f4a'7c15 ^
                          std::rotl(position.marks[1] * 0xc2b2'ae3d'27d4'eb4f, 31);
        h = (h ^ (h >> 32)) * 0xd6e8'feb8'6659'fd93;
        h = (h ^ (h >> 29)) * 0xbf58'476d'1ce4'e5b9;
        return h ^ (h >> 32);
    }

    /// The board in one of the eight symmetries; 0 is the identity.
    Position image(const Position& position, int symmetry) const;
    /// The same move on the image.
    int imageOf(int move, int symmetry) const;
    /// The inverse of a symmetry.
    static int inverse(int symmetry);
    /// The symmetry that leads to the first of the eight images in a fixed order.
    int towardsCanonical(const Position& position) const;

  private:
    struct Line {
        std::uint64_t squares = 0;
        std::uint64_t first = 0;
        int step = 1;
        bool forwards = true;
        bool isCornerAgain = false;
    };

    int straights(std::uint64_t marks) const {
        const std::uint64_t filled = marks | outside_;
        std::uint64_t rows = filled & (filled >> 4);
        rows &= rows >> 2;
        rows &= rows >> 1;
        rows &= firstColumn_;
        std::uint64_t columns = filled & (filled >> 32);
        columns &= columns >> 16;
        columns &= columns >> 8;
        columns &= firstRow_;
        // Usually there is none, so counting may be slow.
        return (rows | columns) == 0 ? 0 : std::popcount(rows) + std::popcount(columns);
    }
    std::uint64_t image(std::uint64_t marks, int symmetry) const;

    int size_;
    std::uint64_t outside_ = 0;
    std::uint64_t firstColumn_ = 0;
    std::uint64_t firstRow_ = 0;
    std::array<Line, maximumMoves> lines_{};
};

}  // namespace pousse
