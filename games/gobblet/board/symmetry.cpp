// SPDX-License-Identifier: MIT
#include "gobblet/board/symmetry.h"

#include <utility>

namespace gobblet {

namespace {

// All four sizes at once: each constant is the same sixteen bits four times. Two sets of bits that are a
// fixed distance apart are exchanged by two exclusive ors.

constexpr Pieces swapBits(Pieces x, Pieces lower, int distance) {
    const Pieces difference = (x ^ x >> distance) & lower;
    return x ^ difference ^ difference << distance;
}

constexpr Pieces transposed(Pieces x) {
    x = swapBits(x, 0x0a0a'0a0a'0a0a'0a0a, 3);
    return swapBits(x, 0x00cc'00cc'00cc'00cc, 6);
}

constexpr Pieces leftRight(Pieces x, int width) {
    if (width == 3) return swapBits(x, 0x1111'1111'1111'1111, 2);
    x = swapBits(x, 0x5555'5555'5555'5555, 1);
    return swapBits(x, 0x3333'3333'3333'3333, 2);
}

constexpr Pieces nearFar(Pieces x, int width) {
    if (width == 3) return swapBits(x, 0x000f'000f'000f'000f, 8);
    x = swapBits(x, 0x0f0f'0f0f'0f0f'0f0f, 4);
    return swapBits(x, 0x00ff'00ff'00ff'00ff, 8);
}

/// The nine cells of each of three sizes: 27 bits.
constexpr std::uint64_t withoutGaps(Pieces x) {
    x = (x & 0x0007'0007'0007) | (x >> 1 & 0x0038'0038'0038) | (x >> 2 & 0x01c0'01c0'01c0);
    return (x & 0x1ff) | (x >> 7 & 0x3fe00) | (x >> 14 & 0x7fc0000);
}

// A symmetry has three bits: 4 transposes, then 1 mirrors left and right, 2 near and far.

}  // namespace

int imageOf(int cell, int symmetry, int width) {
    int column = columnOf(cell);
    int row = rowOf(cell);
    if ((symmetry & 4) != 0) std::swap(column, row);
    if ((symmetry & 1) != 0) column = width - 1 - column;
    if ((symmetry & 2) != 0) row = width - 1 - row;
    return cellAt(column, row);
}

int inverseOf(int symmetry) {
    // The two quarter turns are inverse to each other; all others are their own inverse.
    if (symmetry == 5) return 6;
    if (symmetry == 6) return 5;
    return symmetry;
}

Pieces imageOf(Pieces pieces, int symmetry, int width) {
    if ((symmetry & 4) != 0) pieces = transposed(pieces);
    if ((symmetry & 1) != 0) pieces = leftRight(pieces, width);
    if ((symmetry & 2) != 0) pieces = nearFar(pieces, width);
    return pieces;
}

Move imageOf(const Move& move, int symmetry, int width) {
    const int to = imageOf(move.to, symmetry, width);
    if (move.kind == Move::Kind::place) return Move::place(move.size, to);
    return Move::shift(imageOf(move.from, symmetry, width), to);
}

Canonical canonical(const Position& position) {
    const int width = position.width;
    Pieces mine = position.of(position.toMove);
    Pieces theirs = position.of(other(position.toMove));
    Canonical best{mine, theirs, 0};
    const auto consider = [&best](Pieces a, Pieces b, int symmetry) {
        if (a < best.mine || (a == best.mine && b < best.theirs)) best = {a, b, symmetry};
    };
    for (const int turn : {0, 4}) {
        if (turn == 4) {
            mine = transposed(mine);
            theirs = transposed(theirs);
            consider(mine, theirs, 4);
        }
        const Pieces mineLR = leftRight(mine, width);
        const Pieces theirsLR = leftRight(theirs, width);
        consider(mineLR, theirsLR, turn + 1);
        consider(nearFar(mine, width), nearFar(theirs, width), turn + 2);
        consider(nearFar(mineLR, width), nearFar(theirsLR, width), turn + 3);
    }
    return best;
}

std::uint64_t smallBoardKey(const Canonical& seen) {
    return (withoutGaps(seen.mine) << 27 | withoutGaps(seen.theirs)) + 1;
}

}  // namespace gobblet
