// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <array>
#include <cstdint>

namespace checkers {

/// The features of the evaluation, each as own minus other. Blocks of features begin at these indices.
namespace feature {
constexpr int man = 0;                 ///< 28: men by square, seen from their own side
constexpr int king = man + 28;         ///< 10: kings by kindOfSquare()
constexpr int backRow = king + 10;     ///< 16: set of squares of the own back row guarded against men
constexpr int freeMan = backRow + 16;  ///< 4: men with no opponents ahead, 1 to 4 steps from the crown
constexpr int mobileMan = freeMan + 4;
constexpr int mobileKing = mobileMan + 1;
constexpr int supported = mobileKing + 1;  ///< men with an own piece behind them
constexpr int trapped = supported + 1;     ///< kings without a step
constexpr int turn = trapped + 1;          ///< being the side to move
constexpr int opposition = turn + 1;       ///< having "the move" with equal numbers
constexpr int trade = opposition + 1;      ///< material lead, by the number of captured pieces
constexpr int pursuit = trade + 1;         ///< lead in kings: their proximity to the other's kings
constexpr int count = pursuit + 1;
}  // namespace feature

/// The kind of a square, 0 to 9: squares equivalent under rotation and reflection of the empty board have the
/// same kind.
int kindOfSquare(int square);

using Features = std::array<int, feature::count>;

/// The weight of a feature in weightUnit-ths of a hundredth of a man, with a full and with an empty board;
/// interpolated in between.
struct Weight {
    std::int16_t early = 0;
    std::int16_t late = 0;
};
using Weights = std::array<Weight, feature::count>;
constexpr int weightUnit = 10;

/// The weights in use, fitted by tools/tune.cpp.
extern const Weights standardWeights;

/// The features of a position, for the side to move.
Features featuresOf(const Position& position);

/// The value of a position for the side to move, in hundredths of a man; only accurate if nothing can be
/// captured.
int evaluate(const Position& position, const Weights& weights = standardWeights);

}  // namespace checkers
