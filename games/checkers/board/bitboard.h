// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

/// Checkers, also called English draughts: rules, notation, computer player.
namespace checkers {

/// A set of squares: bit s - 1 stands for square s. Squares have the numbers of the notation, 1 to 32, row by
/// row from the side on which the first player starts, from the second player's view.
using Board = std::uint32_t;

constexpr int squareCount = 32;
constexpr int maxPieces = 12;

/// `first` starts on 1 to 12 and moves to higher numbers, `second` starts on 21 to 32 and moves to lower
/// ones.
enum class Side : std::uint8_t { first, second };

constexpr Side other(Side side) {
    return side == Side::first ? Side::second : Side::first;
}

constexpr Board bit(int square) {
    return Board{1} << (square - 1);
}
/// The lowest square of a non-empty set.
constexpr int lowest(Board board) {
    return std::countr_zero(board) + 1;
}
constexpr int count(Board board) {
    return std::popcount(board);
}
/// The row, 0 to 7 from the first player's edge.
constexpr int rowOf(int square) {
    return (square - 1) / 4;
}
/// The column, 0 to 7 from the left in the second player's view.
constexpr int columnOf(int square) {
    return (square - 1) % 4 * 2 + (rowOf(square) % 2 == 0 ? 1 : 0);
}

/// Diagonals in the second player's view; men of the first player move down.
enum class Direction : std::uint8_t { downLeft, downRight, upLeft, upRight };

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>(3 - static_cast<int>(direction));
}

// Rows 0, 2, 4, 6 begin one column further right than the others, so the shift of a step depends on the row.
constexpr Board evenRows = 0x0f0f0f0f;
constexpr Board oddRows = 0xf0f0f0f0;
constexpr Board rightEdge = 0x08080808;
constexpr Board leftEdge = 0x10101010;

/// Moves all squares of a set one step; those that would leave the board are dropped.
template <Direction direction>
constexpr Board shift(Board board) {
    if constexpr (direction == Direction::downLeft)
        return ((board & evenRows) << 4) | ((board & oddRows & ~leftEdge) << 3);
    else if constexpr (direction == Direction::downRight)
        return ((board & evenRows & ~rightEdge) << 5) | ((board & oddRows) << 4);
    else if constexpr (direction == Direction::upLeft)
        return ((board & evenRows) >> 4) | ((board & oddRows & ~leftEdge) >> 5);
    else
        return ((board & evenRows & ~rightEdge) >> 3) | ((board & oddRows) >> 4);
}

constexpr Board shift(Board board, Direction direction) {
    switch (direction) {
        case Direction::downLeft:
            return shift<Direction::downLeft>(board);
        case Direction::downRight:
            return shift<Direction::downRight>(board);
        case Direction::upLeft:
            return shift<Direction::upLeft>(board);
        case Direction::upRight:
            break;
    }
    return shift<Direction::upRight>(board);
}

/// The board rotated by 180 degrees: square s becomes 33 - s.
constexpr Board turned(Board b) {
    b = ((b >> 1) & 0x55555555) | ((b & 0x55555555) << 1);
    b = ((b >> 2) & 0x33333333) | ((b & 0x33333333) << 2);
    b = ((b >> 4) & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4);
    b = ((b >> 8) & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
    return (b >> 16) | (b << 16);
}

/// The row in which men of this side become kings.
constexpr Board crowningRow(Side side) {
    return side == Side::first ? 0xf0000000 : 0x0000000f;
}

/// The pieces on the board, and the side to move.
struct Position {
    Board first = 0;
    Board second = 0;
    Board kings = 0;  ///< of both sides
    Side toMove = Side::first;

    constexpr Board pieces(Side side) const { return side == Side::first ? first : second; }
    constexpr Board menOf(Side side) const { return pieces(side) & ~kings; }
    constexpr Board kingsOf(Side side) const { return pieces(side) & kings; }
    constexpr Board occupied() const { return first | second; }
    constexpr Board empty() const { return ~occupied(); }
    constexpr int total() const { return count(occupied()); }
    bool operator==(const Position&) const = default;
};

/// Twelve men on each side.
constexpr Position standardPosition() {
    return {0x00000fff, 0xfff00000, 0, Side::first};
}

/// The same position with the board rotated and the sides exchanged, which does not change its value.
constexpr Position mirrored(const Position& p) {
    return {turned(p.second), turned(p.first), turned(p.kings), other(p.toMove)};
}

/// Returns true if the position can be on a board: no square used twice, at most twelve pieces a side, no man
/// on its crowning row.
constexpr bool isPossible(const Position& p) {
    return (p.first & p.second) == 0 && (p.kings & ~p.occupied()) == 0 && count(p.first) <= maxPieces &&
           count(p.second) <= maxPieces && (p.menOf(Side::first) & crowningRow(Side::first)) == 0 &&
           (p.menOf(Side::second) & crowningRow(Side::second)) == 0;
}

/// A 64-bit hash of the position (Murmur's finaliser over both words).
constexpr std::uint64_t keyOf(const Position& p) {
    const auto mixed = [](std::uint64_t x) {
        x = (x ^ (x >> 33)) * 0xff51afd7ed558ccdULL;
        x = (x ^ (x >> 33)) * 0xc4ceb9fe1a85ec53ULL;
        return x ^ (x >> 33);
    };
    const std::uint64_t pieces = (std::uint64_t{p.second} << 32) | p.first;
    const std::uint64_t rest = (std::uint64_t{p.kings} << 1) | (p.toMove == Side::second ? 1U : 0U);
    return mixed(mixed(pieces) + rest * 0x9e3779b97f4a7c15ULL);
}

}  // namespace checkers
