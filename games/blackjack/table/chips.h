// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include <QIcon>
#include <QRectF>

class QPainter;

namespace blackjack {

/// The values of the chips that a bet is made of, in dollars.
constexpr std::array chipWorths{2, 10, 50, 100};

/// Returns the fewest chips that make up a sum, the most valuable first. An odd sum, which only the house pays,
/// ends with a chip of 1.
std::vector<int> chipsFor(int sum);

/// Returns the places of these chips in a row, in diameters from the first: each can be counted, and the more there are
/// the more they overlap.
std::vector<double> rowOf(const std::vector<int>& chips);

/// Draws a chip seen from above, as large as fits `box`.
void drawChip(QPainter& painter, const QRectF& box, int worth);

/// Returns a chip as the icon of a button, sharp at this device pixel ratio.
QIcon chipIcon(int worth, int side, qreal pixelRatio);

}  // namespace blackjack
