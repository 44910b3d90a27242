// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace parcheesi {

/// The four sides in the order in which they play.
enum class Side : std::uint8_t { green, red, blue, yellow };

constexpr int sideCount = 4;
constexpr int pawnCount = 4;  ///< of a side
constexpr std::array<Side, sideCount> allSides{Side::green, Side::red, Side::blue, Side::yellow};

constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}
/// The side that plays `turns` turns later.
constexpr Side later(Side side, int turns) {
    return static_cast<Side>((static_cast<int>(side) + turns) % sideCount);
}

/// How far a pawn has come: `atStart`, the steps since it entered (0 .. turnOff are squares of the ring,
/// after them come the home row's), or `atHome`.
using Progress = std::int8_t;
constexpr Progress atStart = -1;
constexpr Progress turnOff = 63;
constexpr Progress firstOfHomeRow = 64;
constexpr Progress lastOfHomeRow = 70;
constexpr Progress atHome = 71;

constexpr bool isOnRing(int progress) {
    return progress >= 0 && progress <= turnOff;
}
constexpr bool isInHomeRow(int progress) {
    return progress >= firstOfHomeRow && progress <= lastOfHomeRow;
}
/// On a square, of the ring or of the home row.
constexpr bool isOut(int progress) {
    return progress >= 0 && progress < atHome;
}

/// Squares of the ring are numbered counter-clockwise from the one where green turns off.
constexpr int ringSize = 68;
constexpr int squaresBetweenSides = ringSize / sideCount;
constexpr int homeRowSize = lastOfHomeRow - firstOfHomeRow + 1;

/// The square on which pawns of this side enter.
constexpr int entrySquare(Side side) {
    return squaresBetweenSides * static_cast<int>(side) + 5;
}
/// The square after which pawns of this side leave the ring.
constexpr int turnOffSquare(Side side) {
    return squaresBetweenSides * static_cast<int>(side);
}
/// The square of the ring on which a pawn of this side stands that has come so far, which is on the ring.
constexpr int ringSquare(Side side, int progress) {
    return (entrySquare(side) + progress) % ringSize;
}
/// How far a pawn of this side has come that stands on this square of the ring; more than `turnOff` where
/// none of its pawns ever comes.
constexpr int progressOn(Side side, int square) {
    return (square - entrySquare(side) + ringSize) % ringSize;
}
/// Where no pawn can be bopped, except by one that enters.
constexpr bool isSafe(int square) {
    const int place = square % squaresBetweenSides;
    return place == 0 || place == 5 || place == 12;
}
/// Steps on the ring from one square to another, against which no side's turn-off counts.
constexpr int ringDistance(int from, int to) {
    return (to - from + ringSize) % ringSize;
}

/// The pawns of a side by their numbers.
using Pawns = std::array<Progress, pawnCount>;

constexpr int countAt(const Pawns& pawns, int progress) {
    int count = 0;
    for (const Progress pawn : pawns) count += pawn == progress ? 1 : 0;
    return count;
}

/// Where all pawns are; in the beginning in their start circles.
struct Position {
    std::array<Pawns, sideCount> pawns{{{atStart, atStart, atStart, atStart},
                                        {atStart, atStart, atStart, atStart},
                                        {atStart, atStart, atStart, atStart},
                                        {atStart, atStart, atStart, atStart}}};

    Pawns& of(Side side) { return pawns[indexOf(side)]; }
    const Pawns& of(Side side) const { return pawns[indexOf(side)]; }
    bool hasWon(Side side) const { return countAt(of(side), atHome) == pawnCount; }
    bool operator==(const Position&) const = default;
};

/// How many pawns of any side stand on each square of the ring.
class Crowd {
  public:
    explicit Crowd(const Position& position) {
        for (const Side side : allSides)
            for (const Progress pawn : position.of(side))
                if (isOnRing(pawn)) ++counts_[static_cast<std::size_t>(ringSquare(side, pawn))];
    }
    int on(int square) const { return counts_[static_cast<std::size_t>(square)]; }
    /// Two pawns stand there, which are always of one side.
    bool isBlockade(int square) const { return on(square) > 1; }

  private:
    std::array<std::uint8_t, ringSize> counts_{};
};

}  // namespace parcheesi
