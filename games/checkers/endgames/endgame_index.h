// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/endgames/endgame.h"

#include <vector>

namespace checkers {

/// The number of ways to choose k of n; k at most 3 here.
constexpr std::uint32_t choose(int n, int k) {
    std::uint32_t ways = 1;
    for (int i = 0; i < k; ++i)
        ways = ways * static_cast<std::uint32_t>(n - i) / static_cast<std::uint32_t>(i + 1);
    return n < k ? 0 : ways;
}

/// Places for men: all squares but their crowning row.
constexpr int manPlaces = 28;

/// Positions of one material with the first side to move, numbered by the combinations of each kind of piece.
/// Numbers at which two pieces would share a square are left unused.
class EndgameIndex {
  public:
    explicit EndgameIndex(const Material& material);

    std::uint32_t size() const { return size_; }
    /// The number of a position of this material; the first side must be to move.
    std::uint32_t of(const Position& position) const;
    /// The position of a number, or nothing for an unused one.
    std::optional<Position> position(std::uint32_t index) const;

  private:
    Material material_;
    std::uint32_t theirMen_, ownKings_, theirKings_;  ///< how many combinations of each
    std::uint32_t size_;
};

Material materialOf(const Position& position);
/// The position as the index wants it: the side to move is the first one.
inline Position forIndex(const Position& position) {
    return position.toMove == Side::first ? position : mirrored(position);
}

// A table's byte: 0 for a draw, n + 1 for an end n plies away. The side to move wins after an odd number.
constexpr std::uint8_t drawnByte = 0;
constexpr bool isLossByte(std::uint8_t byte) {
    return byte % 2 == 1;
}

}  // namespace checkers
