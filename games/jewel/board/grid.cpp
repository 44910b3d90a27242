// SPDX-License-Identifier: MIT
#include "jewel/board/grid.h"

#include <algorithm>
#include <utility>

namespace jewel {
namespace {

int kindAt(const Kinds& kinds, int cell) {
    return kinds[cell];
}

void findLinesAlong(const Kinds& kinds, bool down, std::vector<Line>& lines) {
    const int step = down ? side : 1;
    for (int which = 0; which < side; ++which) {
        const int begin = down ? which : which * side;
        for (int from = 0; from < side;) {
            int to = from + 1;
            while (to < side && kindAt(kinds, begin + to * step) == kindAt(kinds, begin + from * step)) ++to;
            if (to - from >= lineLength && kindAt(kinds, begin + from * step) != noKind)
                lines.push_back({begin + from * step, to - from, down});
            from = to;
        }
    }
}

/// Returns the number of consecutive gems of the cell's kind in one direction, without the cell itself.
int reach(const Kinds& kinds, int cell, int rows, int columns) {
    int row = rowOf(cell) + rows;
    int column = columnOf(cell) + columns;
    int count = 0;
    while (row >= 0 && row < side && column >= 0 && column < side &&
           kindAt(kinds, cellOf(row, column)) == kindAt(kinds, cell)) {
        ++count;
        row += rows;
        column += columns;
    }
    return count;
}

bool isInLine(const Kinds& kinds, int cell) {
    return reach(kinds, cell, 0, -1) + reach(kinds, cell, 0, 1) + 1 >= lineLength ||
           reach(kinds, cell, -1, 0) + reach(kinds, cell, 1, 0) + 1 >= lineLength;
}

}  // namespace

std::vector<Line> findLines(const Kinds& kinds) {
    std::vector<Line> lines;
    findLinesAlong(kinds, false, lines);
    findLinesAlong(kinds, true, lines);
    return lines;
}

Kinds swapped(const Kinds& kinds, Swap swap) {
    Kinds after = kinds;
    std::swap(after[swap.cell], after[swap.other()]);
    return after;
}

std::vector<Line> linesOf(const Kinds& kinds, Swap swap) {
    return findLines(swapped(kinds, swap));
}

bool hasPrism(const Kinds& kinds, Swap swap) {
    return kindAt(kinds, swap.cell) == noKind || kindAt(kinds, swap.other()) == noKind;
}

bool isGood(const Kinds& kinds, Swap swap) {
    if (hasPrism(kinds, swap)) return true;
    if (kindAt(kinds, swap.cell) == kindAt(kinds, swap.other())) return false;
    const Kinds after = swapped(kinds, swap);
    return isInLine(after, swap.cell) || isInLine(after, swap.other());
}

std::vector<Swap> goodSwaps(const Kinds& kinds) {
    std::vector<Swap> swaps;
    for (int cell = 0; cell < cellCount; ++cell) {
        for (const bool down : {false, true}) {
            const Swap swap{cell, down};
            if (swap.isOnBoard() && isGood(kinds, swap)) swaps.push_back(swap);
        }
    }
    return swaps;
}

int countWays(const Kinds& kinds) {
    int ways = 0;
    for (const bool down : {false, true}) {
        const int step = down ? side : 1;
        for (int first = 0; first < cellCount; ++first) {
            const int along = down ? rowOf(first) : columnOf(first);
            if (along + lineLength > side) continue;
            for (int gap = 0; gap < lineLength; ++gap) {
                const int one = first + (gap == 0 ? 1 : 0) * step;
                const int two = first + (gap == 2 ? 1 : 2) * step;
                const int kind = kindAt(kinds, one);
                const int missing = first + gap * step;
                if (kind == noKind || kindAt(kinds, two) != kind || kindAt(kinds, missing) == kind) continue;
                for (const auto& [rows, columns] : {std::pair(0, -1), {0, 1}, {-1, 0}, {1, 0}}) {
                    const int row = rowOf(missing) + rows;
                    const int column = columnOf(missing) + columns;
                    if (row < 0 || row >= side || column < 0 || column >= side) continue;
                    const int neighbour = cellOf(row, column);
                    if (neighbour != one && neighbour != two && kindAt(kinds, neighbour) == kind) ++ways;
                }
            }
        }
    }
    return ways;
}

Kinds quietBoard(plt::Random& random) {
    for (;;) {
        Kinds kinds{};
        for (int cell = 0; cell < cellCount; ++cell) {
            const int row = rowOf(cell);
            const int column = columnOf(cell);
            std::array<bool, kindCount> refused{};
            const auto refuse = [&](int one, int two) {
                if (kindAt(kinds, one) == kindAt(kinds, two)) refused[kindAt(kinds, one)] = true;
            };
            if (column >= 2) refuse(cell - 1, cell - 2);
            if (row >= 2) refuse(cell - side, cell - 2 * side);
            const auto allowed = kindCount - std::count(refused.begin(), refused.end(), true);
            auto choice = random.below(static_cast<std::uint64_t>(allowed));
            std::size_t kind = 0;
            while (refused[kind] || choice-- > 0) ++kind;
            kinds[cell] = static_cast<std::uint8_t>(kind);
        }
        if (!goodSwaps(kinds).empty()) return kinds;
    }
}

}  // namespace jewel
