// SPDX-License-Identifier: MIT
#pragma once

#include "same/rules.h"

#include <array>
#include <cstdint>

namespace same {

/// A position for the search: the colours only, packed column by column from the floor up into one flat block
/// that is cheap to copy and to hash.
class Grid {
  public:
    /// A removable group: one of its places, its colour and its size.
    struct Group {
        std::int16_t place;
        std::int8_t colour;
        std::int16_t size;
    };
    /// All groups of two or more balls, with statistics of the position.
    struct Groups {
        std::array<Group, maxColumns * maxRows / 2> list;
        int count = 0;
        int singles = 0;  ///< balls without a neighbour of the same colour
    };

    explicit Grid(const State& state);
    void findGroups(Groups& groups) const;
    /// Removes the group at a place, lets balls fall and columns close; returns the number of balls removed.
    int remove(int place);
    int left() const { return left_; }
    int colourCount(int colour) const { return counts_[colour]; }
    /// A hash of the position; collisions are rare.
    std::uint64_t hash() const;
    /// The move for a place.
    Move moveAt(int place) const;
    int colourAt(int place) const { return balls_[place] - 1; }

  private:
    /// Columns have the fixed height `maxRows` plus sentinels, so that neighbours need no bounds check.
    static constexpr int stride = maxRows + 2;
    static constexpr int size = (maxColumns + 2) * stride;

    std::array<std::uint8_t, size> balls_{};  ///< colour + 1, 0 for empty
    std::array<std::int16_t, maxColours> counts_{};
    int columns_ = 0;  ///< columns that are not empty
    int rows_ = 0;     ///< rows of the board, for moveAt
    int left_ = 0;
};

}  // namespace same
