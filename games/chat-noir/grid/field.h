// SPDX-License-Identifier: MIT
#pragma once

#include "chat-noir/grid/world.h"

#include <array>
#include <cstdint>
#include <vector>

namespace chat_noir {

/// The largest board that a Field can hold.
inline constexpr int maxSize = 21;

/// A flat copy of a board, for many thousand searches per second. Cells are numbered y * size + x.
class Field {
  public:
    static constexpr int maxCells = maxSize * maxSize;
    /// The distance of unreachable cells; larger than every real distance.
    static constexpr std::int16_t unreached = 30000;
    using Distances = std::array<std::int16_t, maxCells>;

    /// board.size() must be 1 .. maxSize.
    explicit Field(const Board& board);

    int size() const { return size_; }
    int count() const { return size_ * size_; }
    int number(Cell cell) const { return cell.y * size_ + cell.x; }
    Cell cell(int number) const { return {number % size_, number / size_}; }

    bool isFree(int number) const { return free_[static_cast<std::size_t>(number)] != 0; }
    bool isEdge(int number) const { return edge_[static_cast<std::size_t>(number)] != 0; }
    void block(int number) { free_[static_cast<std::size_t>(number)] = 0; }
    void unblock(int number) { free_[static_cast<std::size_t>(number)] = 1; }

    /// The numbers of the neighbours inside the square, free or not, ended by -1.
    const std::array<std::int16_t, 7>& around(int number) const {
        return around_[static_cast<std::size_t>(number)];
    }

    /// Steps to the boundary for every cell, equal to distancesFrom(board, boundary).
    void distances(Distances& out) const;

    /// Steps to the boundary if before each step the best way on is blocked: 1 for a free edge cell,
    /// otherwise one more than the second smallest among the neighbours ("two-distance", van Rijswijck,
    /// Computer Hex: are bees better than fruitflies, 2000). If it is `unreached` for the cat's cell on the
    /// player's turn, the player can win by force: at most one neighbour is reached; blocking that one leaves
    /// the cat only unreached cells, blocks never reduce a distance, and every free edge cell is reached.
    void contested(Distances& out) const;

  private:
    /// Searches breadth first from the boundary. A cell is queued when it is reached for this time.
    template <int meetings>
    void spread(Distances& out) const;

    int size_;
    std::array<std::uint8_t, maxCells> free_{};
    std::array<std::uint8_t, maxCells> edge_{};
    std::array<std::array<std::int16_t, 7>, maxCells> around_{};
};

}  // namespace chat_noir
