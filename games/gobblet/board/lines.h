// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/board/pieces.h"

#include <span>

namespace gobblet {

namespace detail {

template <int Width>
constexpr auto makeLines() {
    std::array<Cells, 2 * Width + 2> lines{};
    std::size_t next = 0;
    for (int i = 0; i < Width; ++i) {
        Cells row = 0;
        Cells column = 0;
        for (int k = 0; k < Width; ++k) {
            row |= bit(cellAt(k, i));
            column |= bit(cellAt(i, k));
        }
        lines[next++] = row;
        lines[next++] = column;
    }
    for (int i = 0; i < Width; ++i) {
        lines[next] |= bit(cellAt(i, i));
        lines[next + 1] |= bit(cellAt(i, Width - 1 - i));
    }
    return lines;
}

inline constexpr auto lines3 = makeLines<3>();
inline constexpr auto lines4 = makeLines<4>();

/// The results of the line functions below for a set of cells.
struct SmallBoardLines {
    std::uint16_t missing = 0;
    std::uint16_t held = 0;
    std::uint16_t breakers = 0;
    bool any = false;
};
/// For each set of cells of the small board, since its solution calls little else.
extern const std::array<SmallBoardLines, wholeBoard(3) + 1> smallBoardLines;

}  // namespace detail

/// The rows, columns and two diagonals of a board.
constexpr std::span<const Cells> linesOf(int width) {
    if (width == 3) return detail::lines3;
    return detail::lines4;
}

/// Returns true if these cells contain a whole line.
inline bool hasLine(int width, Cells shown) {
    if (width == 3) return detail::smallBoardLines[shown].any;
    for (const Cells line : linesOf(width))
        if ((line & ~shown) == 0) return true;
    return false;
}

/// All cells of the complete lines in this set; empty if there are none.
constexpr Cells wholeLines(int width, Cells shown) {
    Cells cells = 0;
    for (const Cells line : linesOf(width))
        if ((line & ~shown) == 0) cells |= line;
    return cells;
}

/// The intersection of all complete lines in this set: a piece that lands there breaks them. The whole board
/// if there are none.
inline Cells lineBreakers(int width, Cells shown) {
    if (width == 3) return detail::smallBoardLines[shown].breakers;
    Cells cells = wholeBoard(width);
    for (const Cells line : linesOf(width))
        if ((line & ~shown) == 0) cells &= line;
    return cells;
}

/// Lines that lack one cell.
struct NearLines {
    Cells missing = 0;  ///< the cells that would complete them
    Cells held = 0;     ///< the other cells of these lines

    NearLines(int width, Cells shown) {
        if (width == 3) {
            missing = detail::smallBoardLines[shown].missing;
            held = detail::smallBoardLines[shown].held;
            return;
        }
        for (const Cells line : linesOf(width)) {
            const Cells rest = line & ~shown;
            if (!isOne(rest)) continue;
            missing |= rest;
            held |= line & shown;
        }
    }
};

}  // namespace gobblet
