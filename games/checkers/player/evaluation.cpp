// SPDX-License-Identifier: MIT
#include "checkers/player/evaluation.h"

#include "checkers/patterns/patterns.h"

#include <algorithm>
#include <cmath>
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

/// For each square the squares that a man of a side on it may reach on the way to its crowning row.
template <Side side>
constexpr std::array<Board, squareCount> makeCones() {
    constexpr bool down = side == Side::first;
    std::array<Board, squareCount> cones{};
    for (int square = 1; square <= squareCount; ++square) {
        Board reached = bit(square);
        Board all = 0;
        while (reached != 0) {
            reached = down ? shift<Direction::downLeft>(reached) | shift<Direction::downRight>(reached)
                           : shift<Direction::upLeft>(reached) | shift<Direction::upRight>(reached);
            all |= reached;
        }
        cones[square - 1] = all;
    }
    return cones;
}
template <Side side>
constexpr std::array<Board, squareCount> cones = makeCones<side>();

constexpr int distance(int a, int b) {
    return std::max(std::abs(rowOf(a) - rowOf(b)), std::abs(columnOf(a) - columnOf(b)));
}

/// The set of the own back row's squares with men, from the own right to the left.
template <Side side>
constexpr int backRowOf(Board men) {
    if constexpr (side == Side::first) return static_cast<int>(men & 0xf);
    constexpr std::array<int, 16> reversed{0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
    return reversed[men >> 28];
}

template <class Sink>
void countKings(Board kings, Board empty, int sign, Sink& sink) {
    const Board beside = shift<Direction::upLeft>(empty) | shift<Direction::upRight>(empty) |
                         shift<Direction::downLeft>(empty) | shift<Direction::downRight>(empty);
    sink.add(feature::trapped, sign * count(kings & ~beside));
    sink.add(feature::mobileKing, sign * (count(shift<Direction::downLeft>(kings) & empty) +
                                          count(shift<Direction::downRight>(kings) & empty) +
                                          count(shift<Direction::upLeft>(kings) & empty) +
                                          count(shift<Direction::upRight>(kings) & empty)));
    for (Board rest = kings; rest != 0; rest &= rest - 1)
        sink.add(feature::king + kinds[lowest(rest) - 1], sign);
}

/// Counts the features of one side, but for its men on their squares.
template <Side side, class Sink>
void countSide(const Position& p, int sign, Sink& sink) {
    // Men with at most four steps to go.
    constexpr Board near = side == Side::first ? 0x0ffff000 : 0x000ffff0;
    const Board their = p.pieces(other(side));
    const Board men = p.menOf(side);
    for (Board rest = men & near; rest != 0; rest &= rest - 1) {
        const int square = lowest(rest);
        if ((cones<side>[square - 1] & their) != 0) continue;
        const int steps = side == Side::first ? 7 - rowOf(square) : rowOf(square);
        sink.add(feature::freeMan + steps - 1, sign);
    }
    if ((their & ~p.kings) != 0) sink.add(feature::backRow + backRowOf<side>(men), sign);
    if (const Board kings = p.kingsOf(side); kings != 0) countKings(kings, p.empty(), sign, sink);
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
    countSide<Side::first>(p, down ? 1 : -1, sink);
    countSide<Side::second>(p, down ? -1 : 1, sink);
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
    int early = 0;
    int late = 0;
    void add(int feature, int times) {
        const auto& weight = standardWeights[feature];
        early += times * weight.early;
        late += times * weight.late;
    }
};

/// The values of all ways to stand on the groups of squares, for the first side: the patterns' own weights,
/// and each man's weight spread evenly over the groups with its square.
class PatternValues {
  public:
    PatternValues() {
        const pattern::Weights weights = pattern::readWeights(pattern::standardWeights);
        for (int group = 0; group < pattern::groups; ++group)
            for (int state = 0; state < pattern::states; ++state) {
                const bool turned = group >= pattern::weightedGroups;
                const int weight = turned ? -weights[pattern::groups - 1 - group][pattern::mirrored(state)]
                                          : weights[group][state];
                values_[group][state] = static_cast<std::int16_t>(weight * weightUnit + menIn(group, state));
            }
    }

    int operator()(Board firstMen, Board secondMen) const {
        const pattern::States states = pattern::statesOf(firstMen, secondMen);
        int sum = 0;
        for (std::size_t group = 0; group < states.size(); ++group) sum += values_[group][states[group]];
        return sum;
    }

  private:
    static int menIn(int group, int state) {
        double sum = 0;
        for (int place = 0; place < 8; ++place, state /= 3) {
            if (state % 3 == 0) continue;
            const int row = group % 3 * 2 + place / 2;
            const int square = 4 * row + group / 3 + place % 2 + 1;
            const bool first = state % 3 == 1;
            const int own = first ? square : squareCount + 1 - square;
            if (own > squareCount - 4) continue;
            const auto& weight = standardWeights[feature::man + own - 1];
            const double value = (weight.early + weight.late) / 2.0 / groupsWith(square);
            sum += first ? value : -value;
        }
        return static_cast<int>(std::lround(sum));
    }
    static int groupsWith(int square) {
        const int column = (square - 1) % 4;
        const int row = rowOf(square);
        return (column == 0 || column == 3 ? 1 : 2) * (row < 2 || row > 5 ? 1 : 2);
    }

    std::array<std::array<std::int16_t, pattern::states>, pattern::groups> values_;
};

}  // namespace

int kindOfSquare(int square) {
    return kinds[square - 1];
}

Features featuresOf(const Position& position) {
    Collector collector;
    visitFeatures(position, collector);
    for (const Side side : {Side::first, Side::second})
        for (Board men = position.menOf(side); men != 0; men &= men - 1) {
            const int square = side == Side::first ? lowest(men) : squareCount + 1 - lowest(men);
            collector.add(feature::man + square - 1, side == position.toMove ? 1 : -1);
        }
    return collector.values;
}

int evaluate(const Position& position) {
    static const PatternValues patterns;
    Scales scales;
    visitFeatures(position, scales);
    const int total = position.total();
    const int men = patterns(position.menOf(Side::first), position.menOf(Side::second));
    const int others = (scales.early * total + scales.late * (2 * maxPieces - total)) / (2 * maxPieces);
    return ((position.toMove == Side::first ? men : -men) + others) / weightUnit;
}

}  // namespace checkers
