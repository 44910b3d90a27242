// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <array>
#include <vector>

namespace checkers {

/// A player's move: a step or a whole capture on the board, or an early end of the game by agreement or
/// resignation.
struct Move {
    enum class Kind : std::uint8_t { board, agreeDraw, resign };
    Kind kind = Kind::board;
    std::uint8_t from = 0;         ///< square, 1 .. 32
    std::uint8_t to = 0;           ///< square; a king that captures in a circle returns to `from`
    std::uint8_t jumps = 0;        ///< number of captured pieces; 0 for a step
    Board captured = 0;            ///< their squares
    std::uint32_t directions = 0;  ///< two bits per jump, the first one lowest; 0 for a step

    /// Both players agree on a draw.
    static constexpr Move agreeDraw() { return {Kind::agreeDraw}; }
    /// The side to move resigns.
    static constexpr Move resign() { return {Kind::resign}; }
    static constexpr Move step(int from, int to) {
        return {Kind::board, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    }
    /// This capture extended by a jump in that direction, which must stay on the board.
    Move jumping(Direction direction) const;

    constexpr Direction jumpDirection(int jump) const {
        return static_cast<Direction>(directions >> (2 * jump) & 3);
    }
    bool operator==(const Move&) const = default;
};

/// The start and all landing squares, ending with the destination.
std::vector<int> pathOf(const Move& move);

/// The moves of one position, without allocation.
class MoveList {
  public:
    // A piece jumps on one of four grids of eight squares and nine edges, on which a start has at most 16
    // different ways (by exhaustive search), and there are at most twelve pieces. There are at most 48 steps.
    static constexpr int capacity = 192;

    void add(const Move& move) {
        if (size_ < capacity) places_.moves[size_++] = move;
    }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move& operator[](int index) const { return places_.moves[index]; }
    const Move* begin() const { return places_.moves.data(); }
    const Move* end() const { return places_.moves.data() + size_; }

  private:
    // Uninitialised on purpose: the search creates millions of lists and fills a few places of each.
    union Places {
        Places() {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted
        std::array<Move, capacity> moves;
    };
    int size_ = 0;
    Places places_;
};

/// Returns true if a piece of this side could capture on its turn.
bool canCapture(const Position& position, Side side);
/// Returns true if the side to move has a move.
bool canMove(const Position& position);

/// Generates all legal moves of the side to move: captures if there are any, otherwise steps. Always in the
/// same order.
void generate(const Position& position, MoveList& list);

/// The legal moves whose path begins with these squares, that is, those still possible for a player who has
/// entered them.
std::vector<Move> movesAlong(const Position& position, const std::vector<int>& path);

/// The position after a legal move on the board.
inline Position after(const Position& position, const Move& move) {
    const Board from = bit(move.from);
    const Board to = bit(move.to);
    const bool crowned = (position.kings & from) != 0 || (to & crowningRow(position.toMove)) != 0;
    Position next = position;
    Board& own = position.toMove == Side::first ? next.first : next.second;
    Board& theirs = position.toMove == Side::first ? next.second : next.first;
    own = (own & ~from) | to;
    theirs &= ~move.captured;
    next.kings &= ~(from | move.captured);
    if (crowned) next.kings |= to;
    next.toMove = other(position.toMove);
    return next;
}

/// Returns true if no earlier position can recur after the move: a capture, or the move of a man.
inline bool isIrreversible(const Position& before, const Move& move) {
    return move.jumps > 0 || (before.kings & bit(move.from)) == 0;
}

/// The number of move sequences of length `depth`.
std::uint64_t perft(const Position& position, int depth);

}  // namespace checkers
