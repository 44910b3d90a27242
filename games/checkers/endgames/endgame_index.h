// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/endgames/endgame.h"

#include <vector>

namespace checkers {

/// The binomial coefficient n over k; k at most 3 here.
constexpr std::uint32_t choose(int n, int k) {
    std::uint32_t ways = 1;
    for (int i = 0; i < k; ++i)
        ways = ways * static_cast<std::uint32_t>(n - i) / static_cast<std::uint32_t>(i + 1);
    return n < k ? 0 : ways;
}

/// Squares for men: all except their crowning row.
constexpr int manPlaces = 28;

/// Numbers the positions of one material with the first side to move by the combinations of each kind of
/// piece. Numbers for which two pieces would share a square are unused.
class EndgameIndex {
  public:
    explicit EndgameIndex(const Material& material);

    std::uint32_t size() const { return size_; }
    /// The number of a position of this material; the first side must be to move.
    std::uint32_t of(const Position& position) const;
    /// The position of a number; none if it is unused.
    std::optional<Position> position(std::uint32_t index) const;

  private:
    Material material_;
    std::uint32_t theirMen_, ownKings_, theirKings_;  ///< number of combinations of each
    std::uint32_t size_;
};

Material materialOf(const Position& position);
/// The position with the first side to move, as the index requires.
inline Position forIndex(const Position& position) {
    return position.toMove == Side::first ? position : mirrored(position);
}

// The byte of a table: 0 for a draw, n + 1 for an end n plies away. The side to move wins after an odd
// number.
constexpr std::uint8_t drawnByte = 0;
constexpr bool isLossByte(std::uint8_t byte) {
    return byte % 2 == 1;
}

}  // namespace checkers
