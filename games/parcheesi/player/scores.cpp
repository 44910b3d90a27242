// SPDX-License-Identifier: MIT
#include "parcheesi/player/scores.h"

#include <bit>

namespace parcheesi {

namespace {

constexpr int maximumBySum = 12;

constexpr std::array<Rolls, maximumBySum + 1> makeRolls() {
    std::array<Rolls, maximumBySum + 1> rolls{};
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) {
            rolls[first] |= rollOf(first, second);
            rolls[second] |= rollOf(first, second);
            rolls[first + second] |= rollOf(first, second);
        }
    }
    return rolls;
}
constexpr auto rollsByNumber = makeRolls();

constexpr Rolls makeEnteringRolls() {
    Rolls rolls = rollOf(1, 4) | rollOf(4, 1) | rollOf(2, 3) | rollOf(3, 2);
    for (int other = 1; other <= 6; ++other) rolls |= rollOf(5, other) | rollOf(other, 5);
    return rolls;
}

/// Returns true if no blockade stands on the squares up to this distance, both ends included.
bool isOpen(const Crowd& crowd, int from, int distance) {
    for (int step = 0; step <= distance; ++step)
        if (crowd.isBlockade((from + step) % ringSize)) return false;
    return true;
}

}  // namespace

Rolls rollsFor(int number) {
    return number >= 1 && number <= maximumBySum ? rollsByNumber[number] : 0;
}

Rolls enteringRolls() {
    constexpr Rolls rolls = makeEnteringRolls();
    return rolls;
}

int distanceLeft(Progress pawn) {
    constexpr int fromStart = 100;
    if (pawn == atStart) return fromStart;
    // Turning into the home row counts as three steps.
    return isOnRing(pawn) ? 73 - pawn : atHome - pawn;
}

int distanceLeft(const Pawns& pawns) {
    int sum = 0;
    for (const Progress pawn : pawns) sum += distanceLeft(pawn);
    return sum;
}

Rolls threatsTo(const Position& position, const Crowd& crowd, int square, Side threatening) {
    Rolls rolls = 0;
    bool fromStart = false;
    for (const Progress pawn : position.of(threatening)) {
        if (pawn == atStart && !fromStart) {
            fromStart = true;
            const int beyond = ringDistance(entrySquare(threatening), square);
            if (beyond == 0) rolls |= enteringRolls();
            if (beyond >= 1 && beyond <= 6) rolls |= rollOf(5, beyond) | rollOf(beyond, 5);
        }
        if (!isOnRing(pawn) || isSafe(square)) continue;
        const int from = ringSquare(threatening, pawn);
        const int distance = ringDistance(from, square);
        if (distance > 0 && distance <= maximumBySum && isOpen(crowd, from, distance))
            rolls |= rollsFor(distance);
    }
    return rolls;
}

Rolls threatsTo(const Position& position, Side side) {
    const Crowd crowd(position);
    Rolls rolls = 0;
    for (const Progress pawn : position.of(side)) {
        if (!isOnRing(pawn)) continue;
        const int square = ringSquare(side, pawn);
        if (crowd.isBlockade(square)) continue;
        for (const Side other : allSides)
            if (other != side) rolls |= threatsTo(position, crowd, square, other);
    }
    return rolls;
}

int danger(const Position& position, Side side) {
    return std::popcount(threatsTo(position, side));
}

int blockades(const Pawns& pawns) {
    int pairs = 0;
    for (std::size_t one = 0; one < pawnCount; ++one)
        for (std::size_t other = 0; other < one; ++other)
            if (isOut(pawns[one]) && pawns[one] == pawns[other]) ++pairs;
    return pairs;
}

}  // namespace parcheesi
