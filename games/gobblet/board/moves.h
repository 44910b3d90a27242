// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/lines.h"
#include "gobblet/board/pieces.h"

#include <array>
#include <optional>

namespace gobblet {

/// What a player does: brings a new piece, moves one that shows on the board, or ends a game that goes round
/// in circles.
struct Move {
    enum class Kind : std::uint8_t { bring, shift, claimDraw };
    Kind kind = Kind::bring;
    std::uint8_t size = 0;  ///< of a new piece
    std::uint8_t from = 0;  ///< cell, of a shift
    std::uint8_t to = 0;    ///< cell

    static constexpr Move bring(int size, int to) {
        return {Kind::bring, static_cast<std::uint8_t>(size), 0, static_cast<std::uint8_t>(to)};
    }
    static constexpr Move shift(int from, int to) {
        return {Kind::shift, 0, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    }
    static constexpr Move claimDraw() { return {Kind::claimDraw}; }
    bool operator==(const Move&) const = default;
};

/// An action on the board in sixteen bits, of which at least one is set; for tables.
std::uint16_t packed(const Move& move);
/// And back.
Move unpacked(std::uint16_t packed);

/// The moves of one position, without allocation.
class MoveList {
  public:
    // Twelve pieces of a side can go to fifteen cells each, and three new ones to sixteen.
    static constexpr int capacity = 12 * 15 + 3 * 16;

    void add(const Move& move) { places_.moves[static_cast<std::size_t>(size_++)] = move; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move& operator[](int index) { return places_.moves[static_cast<std::size_t>(index)]; }
    const Move& operator[](int index) const { return places_.moves[static_cast<std::size_t>(index)]; }
    const Move* begin() const { return places_.moves.data(); }
    const Move* end() const { return places_.moves.data() + size_; }

  private:
    // Without values on purpose: the search makes millions of lists and fills a few places of each.
    union Places {
        Places() {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted
        std::array<Move, static_cast<std::size_t>(capacity)> moves;
    } places_;
    int size_ = 0;
};

/// Where this side may put a new piece of this size.
Cells targetsOfNew(const Position& position, const Shown& shown, Side side, int size);

/// All actions on the board of the side to move, including those that lose at once; never claimDraw. Whether
/// the game is over is not looked at.
void generate(const Position& position, MoveList& list);

/// The position after an action that generate() gave; the other side is to move.
Position after(const Position& position, const Move& move);

/// Who shows a line; if both do, the one who did not move last, which is the side to move now: uncovering the
/// other side's line loses even if a line of one's own is completed with the same action.
std::optional<Side> lineWinner(const Position& position);

}  // namespace gobblet
