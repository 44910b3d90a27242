// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <array>
#include <cstdint>

namespace checkers {

/// What the evaluation counts, each as own minus other. Blocks of features begin at these numbers.
namespace feature {
constexpr int man = 0;                 ///< 28: men by square, seen from their own side
constexpr int king = man + 28;         ///< 10: kings by the kind of their square, see kindOfSquare
constexpr int backRow = king + 10;     ///< 16: which squares of the own back row are kept against men
constexpr int freeMan = backRow + 16;  ///< 4: men with nobody before them, 1 .. 4 steps from the crown
constexpr int mobileMan = freeMan + 4;
constexpr int mobileKing = mobileMan + 1;
constexpr int supported = mobileKing + 1;  ///< men with one of their own behind them
constexpr int trapped = supported + 1;     ///< kings without a step
constexpr int turn = trapped + 1;          ///< to be to move
constexpr int opposition = turn + 1;       ///< to have "the move" with equal numbers
constexpr int trade = opposition + 1;      ///< to be ahead, by how many pieces are gone
constexpr int pursuit = trade + 1;         ///< kings ahead: how near they are to the other's kings
constexpr int count = pursuit + 1;
}  // namespace feature

/// The squares of the empty board fall into ten kinds, as turning and reflecting it goes.
int kindOfSquare(int square);

using Features = std::array<int, feature::count>;

/// What one more of a feature is worth, in weightUnit-ths of a hundredth of a man, with a full and with an
/// empty board; in between in proportion.
struct Weight {
    std::int16_t early = 0;
    std::int16_t late = 0;
};
using Weights = std::array<Weight, feature::count>;
constexpr int weightUnit = 10;

/// Those that play; how they were found is told in tools/tune.cpp.
extern const Weights standardWeights;

/// What there is to count in a position, for the side to move.
Features featuresOf(const Position& position);

/// The value of a position for the side to move, in hundredths of a man; only good where nothing can be
/// captured.
int evaluate(const Position& position, const Weights& weights = standardWeights);

}  // namespace checkers
