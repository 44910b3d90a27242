// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/lines.h"
#include "gobblet/board/pieces.h"

#include <array>
#include <optional>

namespace gobblet {

/// A player's move: places a new piece, moves a visible one on the board, or ends a repetitive game by
/// claiming a draw.
struct Move {
    enum class Kind : std::uint8_t { place, shift, claimDraw };
    Kind kind = Kind::place;
    std::uint8_t size = 0;  ///< of a new piece
    std::uint8_t from = 0;  ///< cell, for a shift
    std::uint8_t to = 0;    ///< cell

    static constexpr Move place(int size, int to) {
        return {Kind::place, static_cast<std::uint8_t>(size), 0, static_cast<std::uint8_t>(to)};
    }
    static constexpr Move shift(int from, int to) {
        return {Kind::shift, 0, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    }
    static constexpr Move claimDraw() { return {Kind::claimDraw}; }
    bool operator==(const Move&) const = default;
};

/// Packs an action on the board into sixteen bits, at least one of which is set; for tables.
std::uint16_t packed(const Move& move);
/// The inverse of packed().
Move unpacked(std::uint16_t packed);

/// The moves of one position, without allocation.
class MoveList {
  public:
    // Up to twelve pieces of a side have fifteen targets each, and three new ones sixteen.
    static constexpr int capacity = 12 * 15 + 3 * 16;

    void add(const Move& move) { places_.moves[size_++] = move; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move& operator[](int index) { return places_.moves[index]; }
    const Move& operator[](int index) const { return places_.moves[index]; }
    const Move* begin() const { return places_.moves.data(); }
    const Move* end() const { return places_.moves.data() + size_; }

  private:
    // Uninitialised on purpose: the search creates millions of lists and fills a few places of each.
    union Places {
        Places() {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted
        std::array<Move, static_cast<std::size_t>(capacity)> moves;
    } places_;
    int size_ = 0;
};

/// The cells on which this side may put a new piece of this size.
Cells targetsOfNew(const Position& position, const Shown& shown, Side side, int size);

/// Generates all actions on the board of the side to move, including those that lose at once; never
/// claimDraw. Does not check whether the game is over.
void generate(const Position& position, MoveList& list);

/// The position after an action from generate(), with the other side to move.
Position after(const Position& position, const Move& move);

/// The side that shows a line; if both do, the side to move, which did not make the last move: uncovering a
/// line of the other side loses even if the same action completes an own line.
std::optional<Side> lineWinner(const Position& position);

}  // namespace gobblet
