// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/bitboard.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// Patterns of men: each of nine groups of eight squares, two neighbouring squares in each of four rows, has
/// a weight for every way in which men can stand on it.
namespace checkers::pattern {

/// Group 3 * c + r has squares c and c + 1, from 0, of the rows 2 * r to 2 * r + 3.
constexpr int groups = 9;
/// Ways to stand on a group: a ternary number with the first square lowest; digit 1 is a man of the first
/// side, 2 of the second.
constexpr int states = 6561;
/// With the board rotated and the sides exchanged group g becomes group 8 - g, so these have weights.
constexpr int weightedGroups = 5;

/// The state of each group.
using States = std::array<std::uint16_t, groups>;
States statesOf(Board firstMen, Board secondMen);

/// The state of the group 8 - g in the rotated board with the sides exchanged.
int mirrored(int state);

/// One weight for each state of the weighted groups, in hundredths of a man.
using Weights = std::array<std::array<std::int8_t, states>, weightedGroups>;

// The text form: a character for each weight other than 0, and a number in base 34 for each run of zeros.
constexpr int lowestWeight = -28;
constexpr int highestWeight = 27;
constexpr std::string_view weightDigits = "#$%&'()*+,-./0123456789:;<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ[";
constexpr std::string_view zeroDigits = "]^_`abcdefghijklmnopqrstuvwxyz{|}~";

Weights readWeights(std::string_view text);
std::string writeWeights(const Weights& weights);

/// The text of the weights in use, fitted by tools/tune.cpp.
extern const std::string_view standardWeights;

}  // namespace checkers::pattern
