// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace slidey {

/// A cell in the corner at the end of a line: `along` the line, and `across` it, counted away from the line.
struct CornerCell {
    int along = 0;
    int across = 0;
};

/// The number of steps of the hole that bring the last two tiles of a line home, when both and the hole are
/// in its last corner: three cells across the line, and three along it (two if the line has no more). With
/// three, the first cell of the line is done and stays as it is.
class CornerTable {
  public:
    static constexpr int depth = 3;
    /// An upper bound for all corners.
    static constexpr int most = 22;

    static const CornerTable& of(int along);
    explicit CornerTable(int along);

    int along() const { return along_; }
    bool contains(CornerCell cell) const {
        return cell.along >= 0 && cell.along < along_ && cell.across >= 0 && cell.across < depth;
    }
    /// Takes three different cells that contains() accepts, none of them the cell that is done.
    int steps(CornerCell first, CornerCell second, CornerCell hole) const {
        return steps_[index(number(first), number(second), number(hole))];
    }

  private:
    static constexpr std::size_t cells = 9;
    static std::size_t index(std::size_t first, std::size_t second, std::size_t hole) {
        return (first * cells + second) * cells + hole;
    }
    std::size_t number(CornerCell cell) const {
        return static_cast<std::size_t>(cell.across * along_ + cell.along);
    }

    int along_;
    std::array<std::int8_t, cells * cells * cells> steps_;
};

}  // namespace slidey
