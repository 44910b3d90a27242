// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pousse {

/// The content of a square; X begins.
enum class Mark : std::uint8_t { none, x, o };

/// The other colour of a marker.
constexpr Mark other(Mark mark) {
    return mark == Mark::x ? Mark::o : Mark::x;
}

constexpr int smallestSize = 3;
constexpr int largestSize = 20;

/// A square board. Rows are counted from the top, columns from the left, both from 0.
class Board {
  public:
    /// Creates an empty board of size x size squares.
    explicit Board(int size = smallestSize);

    int size() const { return size_; }
    Mark at(int row, int column) const { return squares_[index(row, column)]; }
    void put(int row, int column, Mark mark) { squares_[index(row, column)] = mark; }
    /// The number of markers of both colours.
    int markers() const;

    bool operator==(const Board&) const = default;

  private:
    std::size_t index(int row, int column) const { return static_cast<std::size_t>(row * size_ + column); }

    int size_;
    std::vector<Mark> squares_;
};

}  // namespace pousse
