// SPDX-License-Identifier: MIT
#include "checkers/player/evaluation.h"

#include <algorithm>
#include <cstdlib>

namespace checkers {

namespace {

using Kinds = std::array<std::uint8_t, squareCount>;

constexpr int squareAt(int row, int column) {
    for (int square = 1; square <= squareCount; ++square)
        if (rowOf(square) == row && columnOf(square) == column) return square;
    return 0;
}

constexpr Kinds makeKinds() {
    Kinds kinds{};
    for (auto& kind : kinds) kind = 0xff;
    std::uint8_t next = 0;
    for (int square = 1; square <= squareCount; ++square) {
        if (kinds[square - 1] != 0xff) continue;
        const int row = rowOf(square);
        const int column = columnOf(square);
        for (const int like :
             {square, squareAt(column, row), squareAt(7 - column, 7 - row), squareAt(7 - row, 7 - column)})
            kinds[like - 1] = next;
        ++next;
    }
    return kinds;
}
constexpr Kinds kinds = makeKinds();

/// For each square the squares that a man on it may reach on the way to row 7.
constexpr std::array<Board, squareCount> makeCones() {
    std::array<Board, squareCount> cones{};
    for (int square = 1; square <= squareCount; ++square) {
        Board reached = bit(square);
        Board all = 0;
        while (reached != 0) {
            reached = shift<Direction::downLeft>(reached) | shift<Direction::downRight>(reached);
            all |= reached;
        }
        cones[square - 1] = all;
    }
    return cones;
}
constexpr std::array<Board, squareCount> cones = makeCones();

constexpr int distance(int a, int b) {
    return std::max(std::abs(rowOf(a) - rowOf(b)), std::abs(columnOf(a) - columnOf(b)));
}

/// Counts the features of one side, which moves down the given board (for the other side, the board is
/// rotated).
template <class Sink>
void countSide(Board own, Board their, Board kings, int sign, Sink& sink) {
    const Board empty = ~(own | their);
    const Board men = own & ~kings;
    const Board ownKings = own & kings;
    for (Board rest = men; rest != 0; rest &= rest - 1) {
        const int square = lowest(rest);
        sink.add(feature::man + square - 1, sign);
        const int steps = 7 - rowOf(square);
        if (steps <= 4 && (cones[square - 1] & their) == 0) sink.add(feature::freeMan + steps - 1, sign);
    }
    if ((their & ~kings) != 0) sink.add(feature::backRow + static_cast<int>(men & 0xf), sign);
    const auto stepsOf = [empty](Board pieces) {
        return count(shift<Direction::downLeft>(pieces) & empty) +
               count(shift<Direction::downRight>(pieces) & empty);
    };
    sink.add(feature::mobileMan, sign * stepsOf(men));
    const Board backed = shift<Direction::downLeft>(own) | shift<Direction::downRight>(own);
    sink.add(feature::supported, sign * count(men & backed));
    if (ownKings == 0) return;
    const Board beside = shift<Direction::upLeft>(empty) | shift<Direction::upRight>(empty) |
                         shift<Direction::downLeft>(empty) | shift<Direction::downRight>(empty);
    sink.add(feature::trapped, sign * count(ownKings & ~beside));
    sink.add(feature::mobileKing,
             sign * (stepsOf(ownKings) + count(shift<Direction::upLeft>(ownKings) & empty) +
                     count(shift<Direction::upRight>(ownKings) & empty)));
    for (Board rest = ownKings; rest != 0; rest &= rest - 1)
        sink.add(feature::king + kinds[lowest(rest) - 1], sign);
}

/// Returns true if the side to move has "the move" (the opposition): an odd number of pieces of both sides on
/// every other row, counted from its own edge. It decides which side will have to give way.
bool hasTheMove(const Position& p) {
    const Board rows = p.toMove == Side::first ? evenRows : oddRows;
    return count(p.occupied() & rows) % 2 == 1;
}

template <class Sink>
void visitFeatures(const Position& p, Sink& sink) {
    const Side own = p.toMove;
    const bool down = own == Side::first;
    const Board turnedFirst = turned(p.first);
    const Board turnedSecond = turned(p.second);
    const Board turnedKings = turned(p.kings);
    countSide(p.first, p.second, p.kings, down ? 1 : -1, sink);
    countSide(turnedSecond, turnedFirst, turnedKings, down ? -1 : 1, sink);
    sink.add(feature::turn, 1);
    const int lead = count(p.pieces(own)) - count(p.pieces(other(own)));
    if (lead == 0) {
        sink.add(feature::opposition, hasTheMove(p) ? 1 : -1);
        return;
    }
    sink.add(feature::trade, std::clamp(lead, -2, 2) * (2 * maxPieces - p.total()));
    const Side strong = lead > 0 ? own : other(own);
    const Board weakKings = p.kingsOf(other(strong));
    if (p.total() > 8 || weakKings == 0) return;
    int near = 0;
    for (Board rest = p.kingsOf(strong); rest != 0; rest &= rest - 1) {
        int nearest = 7;
        for (Board w = weakKings; w != 0; w &= w - 1)
            nearest = std::min(nearest, distance(lowest(rest), lowest(w)));
        near += 7 - nearest;
    }
    sink.add(feature::pursuit, lead > 0 ? near : -near);
}

struct Collector {
    Features values{};
    void add(int feature, int times) { values[feature] += times; }
};

/// Adds up the weighted features for the beginning and the end of a game at the same time.
struct Scales {
    const Weights& weights;
    int early = 0;
    int late = 0;
    void add(int feature, int times) {
        const auto& weight = weights[feature];
        early += times * weight.early;
        late += times * weight.late;
    }
};

}  // namespace

int kindOfSquare(int square) {
    return kinds[square - 1];
}

Features featuresOf(const Position& position) {
    Collector collector;
    visitFeatures(position, collector);
    return collector.values;
}

int evaluate(const Position& position, const Weights& weights) {
    Scales scales{weights};
    visitFeatures(position, scales);
    const int total = position.total();
    return (scales.early * total + scales.late * (2 * maxPieces - total)) / (2 * maxPieces * weightUnit);
}

}  // namespace checkers
