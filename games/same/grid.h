// SPDX-License-Identifier: MIT
#pragma once

#include "same/rules.h"

#include <array>
#include <cstdint>

namespace same {

/// A position for the search: the colours only, in one word of 64 bits for each column, which makes it cheap
/// to copy, to compare with its neighbour column and to hash.
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

    Grid() = default;
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
    /// The place of a move.
    int placeOf(const Move& move) const;
    int colourAt(int place) const {
        return static_cast<int>(words_[place / stride] >> (place % stride * cellBits) & cellMask) - 1;
    }

  private:
    /// The balls of a column from the floor up, three bits each: colour + 1, or 0 above the highest one.
    using Column = std::uint64_t;
    /// Places are numbered column by column, from the floor up.
    static constexpr int stride = maxRows;
    static constexpr int cellBits = 3;
    static constexpr Column cellMask = 7;
    static_assert(maxColours < 8 && maxRows * cellBits <= 64);

    std::array<Column, maxColumns> words_{};
    std::array<std::int16_t, maxColours> counts_{};
    std::int16_t columns_ = 0;  ///< columns that are not empty
    std::int16_t rows_ = 0;     ///< rows of the board, for moveAt
    std::int16_t left_ = 0;
};

}  // namespace same
