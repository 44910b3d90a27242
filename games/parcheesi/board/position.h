// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace parcheesi {

/// The four sides in order of play.
enum class Side : std::uint8_t { green, red, blue, yellow };

constexpr int sideCount = 4;
constexpr int pawnCount = 4;  ///< per side
constexpr std::array<Side, sideCount> allSides{Side::green, Side::red, Side::blue, Side::yellow};

constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}
/// The side that plays `turns` turns later.
constexpr Side later(Side side, int turns) {
    return static_cast<Side>((static_cast<int>(side) + turns) % sideCount);
}

/// The progress of a pawn: `atStart`, the steps since it entered (0 .. turnOff are squares of the ring,
/// followed by those of the home row), or `atHome`.
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
/// Returns true if the pawn is on a square of the ring or of the home row.
constexpr bool isOut(int progress) {
    return progress >= 0 && progress < atHome;
}

/// Squares of the ring are numbered counter-clockwise from the turn-off of green.
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
/// The ring square of a pawn of this side, whose progress must be on the ring.
constexpr int ringSquare(Side side, int progress) {
    return (entrySquare(side) + progress) % ringSize;
}
/// The progress of a pawn of this side on this ring square; more than `turnOff` if its pawns never get there.
constexpr int progressOn(Side side, int square) {
    return (square - entrySquare(side) + ringSize) % ringSize;
}
/// Returns true for squares on which pawns can only be bopped by an entering one.
constexpr bool isSafe(int square) {
    const int place = square % squaresBetweenSides;
    return place == 0 || place == 5 || place == 12;
}
/// Steps on the ring from one square to another, ignoring turn-offs.
constexpr int ringDistance(int from, int to) {
    return (to - from + ringSize) % ringSize;
}

/// The pawns of a side by number.
using Pawns = std::array<Progress, pawnCount>;

constexpr int countAt(const Pawns& pawns, int progress) {
    int count = 0;
    for (const Progress pawn : pawns) count += pawn == progress ? 1 : 0;
    return count;
}

/// The progress of all pawns; initially all in their start circles.
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

/// The number of pawns of any side on each square of the ring.
class Crowd {
  public:
    explicit Crowd(const Position& position) {
        for (const Side side : allSides)
            for (const Progress pawn : position.of(side))
                if (isOnRing(pawn)) ++counts_[ringSquare(side, pawn)];
    }
    int on(int square) const { return counts_[square]; }
    /// Returns true if two pawns stand on the square; they always belong to one side.
    bool isBlockade(int square) const { return on(square) > 1; }

  private:
    std::array<std::uint8_t, ringSize> counts_{};
};

}  // namespace parcheesi
