// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <array>
#include <vector>

namespace checkers {

/// What a player does: a step or a whole capture on the board, or one of the two ways to end a game without
/// playing it to its end.
struct Move {
    enum class Kind : std::uint8_t { board, agreeDraw, resign };
    Kind kind = Kind::board;
    std::uint8_t from = 0;         ///< square, 1 .. 32
    std::uint8_t to = 0;           ///< square; a king that captures in a circle comes back to `from`
    std::uint8_t jumps = 0;        ///< how many pieces are captured; 0 for a step
    Board captured = 0;            ///< their squares
    std::uint32_t directions = 0;  ///< two bits a jump, the first one lowest; 0 for a step

    /// Both players have agreed on a draw.
    static constexpr Move agreeDraw() { return {Kind::agreeDraw}; }
    /// The side to move gives up.
    static constexpr Move resign() { return {Kind::resign}; }
    static constexpr Move step(int from, int to) {
        return {Kind::board, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    }
    /// This capture with one more jump in that direction, which must stay on the board.
    Move jumping(Direction direction) const;

    constexpr Direction jumpDirection(int jump) const {
        return static_cast<Direction>(directions >> (2 * jump) & 3);
    }
    bool operator==(const Move&) const = default;
};

/// Start, every landing square, the last one the end.
std::vector<int> pathOf(const Move& move);

/// The moves of one position, without allocation.
class MoveList {
  public:
    // A piece jumps on one of four grids of eight squares and nine edges, on which a start has at most 16
    // different ways (by trying all), and there are at most twelve pieces. Steps are 48 at most.
    static constexpr int capacity = 192;

    void add(const Move& move) {
        if (size_ < capacity) places_.moves[static_cast<std::size_t>(size_++)] = move;
    }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move& operator[](int index) const { return places_.moves[static_cast<std::size_t>(index)]; }
    const Move* begin() const { return places_.moves.data(); }
    const Move* end() const { return places_.moves.data() + size_; }

  private:
    // Without values on purpose: the search makes millions of lists and fills a few places of each.
    union Places {
        Places() {}  // NOLINT(modernize-use-equals-default): a defaulted one would be deleted
        std::array<Move, capacity> moves;
    };
    int size_ = 0;
    Places places_;
};

/// Could a piece of this side capture if it were its turn?
bool canCapture(const Position& position, Side side);
/// Has the side to move any move?
bool canMove(const Position& position);

/// Every legal move of the side to move: captures if there are any, else steps. Always in the same order.
void generate(const Position& position, MoveList& list);

/// The legal moves whose squares begin with these, in the order of the path: those that a player can still
/// mean who has gone so far.
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

/// Does the move bring nothing back: a capture, or the move of a man?
inline bool isIrreversible(const Position& before, const Move& move) {
    return move.jumps > 0 || (before.kings & bit(move.from)) == 0;
}

/// The number of ways in which `depth` moves can be made.
std::uint64_t perft(const Position& position, int depth);

}  // namespace checkers
