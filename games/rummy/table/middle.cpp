// SPDX-License-Identifier: MIT
// The places of the piles, the words and the buttons between the hands.
#include "rummy/table/table.h"

#include <algorithm>

namespace rummy {

namespace {

constexpr double gap = 0.25;
constexpr double minimumButtonsWidth = 1.9;
constexpr double maximumButtonsWidth = 3;
/// Width of the button for the next round beside the sentence about the end of this one.
constexpr double nextRoundWidth = 3.2;

}  // namespace

Table::Middle Table::middle() const {
    const auto layout = places();
    const QRectF& all = layout.middle;
    const QRectF& seen = layout.words;
    Middle middle;
    const double beside = all.width() / 2 - 2 * gap - 1;
    // On small cards buttons lie side by side.
    const double most = seating().low ? 2 * maximumButtonsWidth : maximumButtonsWidth;
    const double width =
        spreadsDiscards() ? minimumButtonsWidth : std::clamp(beside, minimumButtonsWidth, most);
    middle.buttons = QRectF(all.right() - gap / 2 - width, seen.top(), width, seen.height());
    // All discards need a row, for which the words make room.
    double shift = spreadsDiscards() ? 1 : 0;
    if (seating().isLaidOpen()) {
        // The sentence about the end takes all the room that there is above the hands.
        middle.buttons.setLeft(middle.buttons.right() - (state_.match.isOver() ? 0 : nextRoundWidth));
        shift = all.center().x() + 2 * gap + 1 - middle.buttons.left();
    }
    middle.stock = QRectF(all.center().x() - 1 - gap - shift, all.top(), 1, 1);
    middle.discards = QRectF(all.center().x() + gap - shift, all.top(), 1, 1);
    if (spreadsDiscards()) middle.discards.setRight(middle.buttons.left() - gap / 2);
    middle.words = QRectF(QPointF(all.left() + gap / 2, seen.top()),
                          QPointF(middle.stock.left() - gap / 2, seen.bottom()));
    return middle;
}

}  // namespace rummy
