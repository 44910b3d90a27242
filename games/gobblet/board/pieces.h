// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace gobblet {

/// Red begins.
enum class Side : std::uint8_t { red, yellow };

constexpr Side other(Side side) {
    return side == Side::red ? Side::yellow : Side::red;
}
constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}

/// A set of cells, one bit each; the index of the bit is the cell.
using Cells = std::uint32_t;

/// Cells are numbered row by row from the left, starting with the row nearest to the player. Rows are four
/// apart on both boards, so that both have the same arithmetic.
constexpr int rowDistance = 4;
constexpr int cellAt(int column, int row) {
    return row * rowDistance + column;
}
constexpr int columnOf(int cell) {
    return cell % rowDistance;
}
constexpr int rowOf(int cell) {
    return cell / rowDistance;
}
constexpr Cells bit(int cell) {
    return Cells{1} << cell;
}
constexpr int firstOf(Cells cells) {
    return std::countr_zero(cells);
}
constexpr bool isOne(Cells cells) {
    return cells != 0 && (cells & (cells - 1)) == 0;
}
constexpr Cells wholeBoard(int width) {
    return width == 3 ? 0x0777 : 0xffff;
}

/// All pieces of one side on the board: sixteen bits per size, the smallest lowest. No cell holds two pieces
/// of a size, since only larger ones go on top, so this also determines the order in each stack.
using Pieces = std::uint64_t;

constexpr Cells ofSize(Pieces pieces, int size) {
    return static_cast<Cells>(pieces >> (16 * size) & 0xffff);
}
constexpr Pieces piece(int size, int cell) {
    return Pieces{1} << (16 * size + cell);
}

/// The number of pieces of each size, in the sixteen bits of that size.
constexpr Pieces counts(Pieces x) {
    x -= x >> 1 & 0x5555'5555'5555'5555;
    x = (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
    x = (x + (x >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
    return (x + (x >> 8)) & 0x001f'001f'001f'001f;
}
constexpr int count(Pieces pieces, int size) {
    return static_cast<int>(counts(pieces) >> (16 * size) & 0x1f);
}

/// The complete state of a game except repetitions. The pieces off the board follow from those on it, since
/// none ever leaves it.
struct Position {
    std::uint8_t width = 3;  ///< 3 or 4; also the number of sizes, 0 the smallest
    Side toMove = Side::red;
    std::array<Pieces, 2> pieces{};  ///< red, yellow

    constexpr Pieces& of(Side side) { return pieces[indexOf(side)]; }
    constexpr Pieces of(Side side) const { return pieces[indexOf(side)]; }
    constexpr int sizes() const { return width; }
    /// The number of pieces of each size per side: two of three sizes, or three of four.
    constexpr int copies() const { return width - 1; }
    bool operator==(const Position&) const = default;
};

/// Returns true if this side can place a new piece of this size next. With 3 x 3 every piece is at hand; with
/// 4 x 4 the pieces are nested, and one is free when those around it are gone.
constexpr bool atHand(const Position& position, Side side, int size) {
    const Pieces have = position.of(side);
    if (position.width == 3 || size == position.sizes() - 1) return count(have, size) < position.copies();
    return count(have, size) < count(have, size + 1);
}

/// The visible pieces.
struct Shown {
    std::array<Cells, 2> of{};       ///< the cells where red and yellow are visible
    std::array<Cells, 5> atLeast{};  ///< the cells with a visible piece of at least this size

    explicit constexpr Shown(const Position& position) {
        for (int size = position.sizes() - 1; size >= 0; --size) {
            const auto s = static_cast<std::size_t>(size);
            const Cells red = ofSize(position.pieces[0], size);
            const Cells yellow = ofSize(position.pieces[1], size);
            of[0] |= red & ~atLeast[s + 1];
            of[1] |= yellow & ~atLeast[s + 1];
            atLeast[s] = atLeast[s + 1] | red | yellow;
        }
    }
    constexpr Cells by(Side side) const { return of[indexOf(side)]; }
    /// The size of the visible piece of the cell; -1 if it is empty.
    constexpr int sizeAt(int cell) const {
        int size = -1;
        while (size < 3 && (atLeast[size + 1] & bit(cell)) != 0) ++size;
        return size;
    }
};

/// The stack of a cell from bottom to top.
struct Stack {
    struct Piece {
        Side side = Side::red;
        int size = 0;
        bool operator==(const Piece&) const = default;
    };
    std::array<Piece, 4> pieces{};
    int height = 0;
};

constexpr Stack stackAt(const Position& position, int cell) {
    Stack stack;
    for (int size = 0; size < position.sizes(); ++size) {
        for (const Side side : {Side::red, Side::yellow}) {
            if ((ofSize(position.of(side), size) & bit(cell)) == 0) continue;
            stack.pieces[stack.height++] = {side, size};
        }
    }
    return stack;
}

}  // namespace gobblet
