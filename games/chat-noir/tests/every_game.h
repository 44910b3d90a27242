// SPDX-License-Identifier: MIT
// The truth about small boards, by trying every game on them; it knows nothing of distances or lemmas.
#pragma once

#include "chat-noir/cat.h"
#include "chat-noir/grid/world.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace chat_noir {

/// Tries all blocks of the player and all steps of a cat of this kind, on boards up to 7 x 7. Positions are
/// remembered, so many of them can be asked for.
class EveryGame {
  public:
    /// `size`: 3 to 7.
    EveryGame(int size, CatKind kind) : size_(size), kind_(kind) {
        assert(size >= 3 && size <= 7);
        for (int cell = 0; cell < size * size; ++cell) {
            const Cell here = at(cell);
            if (!onBoard(here, size)) continue;
            cells_ |= bit(cell);
            if (onEdge(here, size)) edge_ |= bit(cell);
            for (const Cell next : sixNeighbours(here)) {
                if (onBoard(next, size)) beside_[index(cell)] |= bit(next.y * size + next.x);
            }
        }
    }

    /// Returns true if the cat reaches the edge, with the player to move. It must not be shut in or at the
    /// edge.
    bool escapes(const Board& board, Cell cat) {
        std::uint64_t blocked = 0;
        for (const Cell cell : board.blockedCells()) blocked |= bit(cell.y * size_ + cell.x);
        return escapes(blocked, cat.y * size_ + cat.x);
    }

  private:
    static std::uint64_t bit(int cell) { return std::uint64_t{1} << static_cast<unsigned>(cell); }
    static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }
    Cell at(int cell) const { return {cell % size_, cell / size_}; }

    bool escapes(std::uint64_t blocked, int cat) {
        // 49 bits for the cells, and six above them for the cat.
        const std::uint64_t key = blocked | static_cast<std::uint64_t>(cat) << 56U;
        if (const auto found = known_.find(key); found != known_.end()) return found->second;
        bool all = true;
        for (int cell = 0; all && cell < size_ * size_; ++cell) {
            const bool isFree = (cells_ & ~blocked & bit(cell)) != 0;
            if (isFree && cell != cat) all = escapesAfter(blocked | bit(cell), cat);
        }
        known_[key] = all;
        return all;
    }

    /// The same with the cat to move.
    bool escapesAfter(std::uint64_t blocked, int cat) {
        if (isShutIn(blocked, cat)) return false;
        return std::ranges::any_of(steps(blocked, cat), [&](int step) {
            return (edge_ & bit(step)) != 0 || escapes(blocked, step);
        });
    }

    bool isShutIn(std::uint64_t blocked, int cat) const {
        std::uint64_t room = bit(cat);
        for (;;) {
            if ((room & edge_) != 0) return false;
            std::uint64_t wider = room;
            for (int cell = 0; cell < size_ * size_; ++cell) {
                if ((room & bit(cell)) != 0) wider |= beside_[index(cell)] & ~blocked;
            }
            if (wider == room) return true;
            room = wider;
        }
    }

    std::vector<int> steps(std::uint64_t blocked, int cat) const {
        std::vector<int> found;
        if (kind_ == CatKind::sleepy) {
            for (int cell = 0; cell < size_ * size_; ++cell) {
                if ((beside_[index(cat)] & ~blocked & bit(cell)) != 0) found.push_back(cell);
            }
            return found;
        }
        Board board = Board::empty(size_);
        for (int cell = 0; cell < size_ * size_; ++cell) {
            if ((blocked & bit(cell)) != 0) board.block(at(cell));
        }
        for (const Cell step : replies(board, at(cat), kind_)) found.push_back(step.y * size_ + step.x);
        return found;
    }

    int size_;
    CatKind kind_;
    std::uint64_t cells_ = 0;
    std::uint64_t edge_ = 0;
    std::array<std::uint64_t, 49> beside_{};
    std::unordered_map<std::uint64_t, bool> known_;
};

}  // namespace chat_noir
