// SPDX-License-Identifier: MIT
#include "common/cards/hand_table.h"

#include <algorithm>

namespace plt {

namespace {

// In cards: horizontal lengths in card widths, vertical ones in card heights.
constexpr double plateHeight = 0.25;
constexpr double padAcross = 0.1;
constexpr double padDown = 0.06;
constexpr double asideGap = 0.15;
constexpr double gapAcross = 0.14;
constexpr double gapDown = 0.1;
/// Width of the strip of a card that shows its index.
constexpr double indexWidth = 0.256;
constexpr int mostCards = 30;
constexpr double sideWidth = 2.4;

double boxHeightOf(const HandsSeating& seating) {
    return plateHeight + 1 + 2 * padDown + seating.below;
}

HandPlaces places(const QRectF& box, bool aside) {
    HandPlaces out;
    out.box = box;
    const QRectF inside = box.adjusted(padAcross, padDown, -padAcross, -padDown);
    out.plate = QRectF(inside.left(), inside.top(), inside.width(), plateHeight - padDown);
    out.hand = QRectF(inside.left(), box.top() + padDown + plateHeight, inside.width(), 1);
    if (!aside) return out;
    out.aside = QRectF(inside.right() - 1, out.hand.top(), 1, 1);
    out.hand.setRight(out.aside.left() - asideGap);
    return out;
}

}  // namespace

QSizeF minimumHandsSize(const HandsSeating& seating) {
    const double hand = 1 + (mostCards - 1) * indexWidth;
    return {hand + 2 * padAcross + (seating.aside ? 1 + asideGap : 0),
            3 * boxHeightOf(seating) - (seating.seats > 3 ? 0 : seating.below) + 2 * gapDown};
}

HandsLayout layOutHands(const HandsSeating& seating, QSizeF table) {
    HandsLayout out;
    out.seats.resize(static_cast<std::size_t>(seating.seats));
    const int others = seating.seats - 1;
    const bool sides = others > 2;
    const int atTop = sides ? others - 2 : others;
    const double boxHeight = boxHeightOf(seating);
    const double rows = table.height() - 2 * boxHeight;
    const double middleTop = boxHeight + (rows - boxHeight) / 2;
    const auto seat = [&](int after) -> HandPlaces& {
        return out.seats[(seating.atFoot + after) % seating.seats];
    };
    seat(0) = places({0, table.height() - boxHeight, table.width(), boxHeight}, seating.aside);
    const double topWidth = (table.width() - (atTop - 1) * gapAcross) / std::max(1, atTop);
    for (int i = 0; i < atTop; ++i)
        seat(i + (sides ? 2 : 1)) =
            places({i * (topWidth + gapAcross), 0, topWidth, boxHeight}, seating.aside);
    out.middle = QRectF(0, middleTop + padDown + plateHeight / 2, table.width(), 1);
    if (sides) {
        const double width = sideWidth + (seating.aside ? 0.5 : 0);
        seat(1) = places({0, middleTop, width, boxHeight}, seating.aside);
        seat(others) = places({table.width() - width, middleTop, width, boxHeight}, seating.aside);
        out.middle.adjust(width + gapAcross, 0, -width - gapAcross, 0);
    }
    return out;
}

}  // namespace plt
