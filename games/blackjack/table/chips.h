// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include <QIcon>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace blackjack {

/// The values of the chips that a bet is made of, in dollars.
constexpr std::array chipWorths{2, 10, 50, 100};

/// The diameter of a chip on the table, as a part of a card's height.
constexpr double chipSize = 0.24;

/// Returns the fewest chips that make up a sum, the most valuable first. An odd sum, which only the house pays,
/// ends with a chip of 1.
std::vector<int> chipsFor(int sum);

/// Returns the places of these chips in a row, in diameters from the first: each can be counted, and the more there are
/// the more they overlap.
std::vector<double> rowOf(const std::vector<int>& chips);

/// The places of the chips of a bet, in diameters from their middle.
struct Heap {
    std::vector<QPointF> places;  ///< one of each chip, in their order; a later one lies on an earlier one
    double breadth = 0;           ///< of all chips
};
/// Returns how these chips lie as a bet: a stack for each kind, which leans and rises so that each chip shows. The more
/// chips lie on others the less a stack leans.
Heap heapOf(const std::vector<int>& chips);

/// Draws a chip seen from above, as large as fits `box`.
void drawChip(QPainter& painter, const QRectF& box, int worth);

/// Returns a chip as the icon of a button, sharp at this device pixel ratio.
QIcon chipIcon(int worth, int side, qreal pixelRatio);

}  // namespace blackjack
