// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include <QIcon>
#include <QRectF>

class QPainter;

namespace blackjack {

/// The chips of the house, by their worth in dollars.
constexpr std::array chipWorths{2, 10, 50, 100};

/// As few chips as make up a bet, the most valuable first.
std::vector<int> chipsFor(int bet);

/// A chip seen from above, as large as fits `box`.
void drawChip(QPainter& painter, const QRectF& box, int worth);

/// A chip for a button, sharp on a screen of this ratio.
QIcon chipIcon(int worth, int side, qreal pixelRatio);

}  // namespace blackjack
