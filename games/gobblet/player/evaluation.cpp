// SPDX-License-Identifier: MIT
#include "gobblet/player/evaluation.h"

#include <array>
#include <bit>

namespace gobblet {

namespace {

/// The cells of each line, packed: rows, columns, the two diagonals.
struct Strips {
    std::array<std::uint8_t, 10> of{};

    Strips(int width, Cells cells) {
        std::size_t next = 0;
        for (int i = 0; i < width; ++i) {
            of[next++] = cells >> (rowDistance * i) & 15;
            const Cells column = cells >> i & 0x1111;
            of[next++] = (column | column >> 3 | column >> 6 | column >> 9) & 15;
        }
        const Cells rising = cells & 0x8421;
        of[next++] = (rising | rising >> 4 | rising >> 8 | rising >> 12) & 15;
        if (width == 4)
            of[next] = (cells >> 3 & 1) | (cells >> 5 & 2) | (cells >> 7 & 4) | (cells >> 9 & 8);
        else
            of[next] = (cells >> 2 & 1) | (cells >> 4 & 2) | (cells >> 6 & 4);
    }
};

// All numbers were tuned in matches of several thousand games of the search against itself, with 6,000
// positions per move on the large board.

// Indexed by the number of cells of a line with a visible piece of the side. A line with a largest piece of
// the other side cannot be completed until that one leaves, so it counts little; other pieces in the way can
// be covered.
constexpr std::array<int, 5> freeLine{0, 10, 50, 140, 0};
constexpr std::array<int, 5> contestedLine{0, 4, 20, 70, 0};
constexpr std::array<int, 5> blockedLine{0, 0, 2, 18, 0};

struct LineValues {
    std::array<std::array<int, 16>, 16> free{};  ///< indexed by own and other pieces
    std::array<int, 16> blocked{};

    constexpr LineValues() {
        for (unsigned own = 0; own < 16; ++own) {
            const auto n = static_cast<std::size_t>(std::popcount(own));
            blocked[own] = blockedLine[n];
            for (unsigned others = 0; others < 16; ++others)
                free[own][others] = others == 0 ? freeLine[n] : contestedLine[n];
        }
    }
};
constexpr LineValues lineValues;

// The value of a visible piece by size: it can move, a covered one cannot. Its cell matters only through the
// lines; a bonus for the middle loses games.
constexpr std::array<int, 4> pieceValue{50, 100, 170, 280};
// For the larger board. On the smaller one the sizes are the upper three.
constexpr std::size_t sizesOfAll = 4;

// Bonus for the side to move.
constexpr int turnValue = 130;

int lines(int width, const Strips& own, const Strips& others, const Strips& largest) {
    int value = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(2 * width + 2); ++i)
        value +=
            largest.of[i] != 0 ? lineValues.blocked[own.of[i]] : lineValues.free[own.of[i]][others.of[i]];
    return value;
}

}  // namespace

int evaluate(const Position& position) {
    const int width = position.width;
    const Shown shown(position);
    const Side me = position.toMove;
    const Side you = other(me);
    const Strips mine(width, shown.by(me));
    const Strips yours(width, shown.by(you));
    const Strips myLargest(width, ofSize(position.of(me), width - 1));
    const Strips yourLargest(width, ofSize(position.of(you), width - 1));
    int value = lines(width, mine, yours, yourLargest) - lines(width, yours, mine, myLargest);
    Pieces tops = 0;
    for (int size = 0; size < position.sizes(); ++size)
        tops |= Pieces{~shown.atLeast[size + 1] & 0xffff} << (16 * size);
    const Pieces myTops = counts(position.of(me) & tops);
    const Pieces yourTops = counts(position.of(you) & tops);
    for (int size = 0; size < position.sizes(); ++size) {
        const auto kind = sizesOfAll - static_cast<std::size_t>(position.sizes() - size);
        const auto more = static_cast<int>(ofSize(myTops, size)) - static_cast<int>(ofSize(yourTops, size));
        value += pieceValue[kind] * more;
    }
    return value + turnValue;
}

}  // namespace gobblet
