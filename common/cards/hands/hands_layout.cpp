// SPDX-License-Identifier: MIT
#include "common/cards/hand_table.h"

#include <algorithm>
#include <numeric>

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
constexpr int maximumCards = 30;
constexpr double sideWidth = 2.4;
/// Visible part of cards at the upper edge of a low table.
constexpr double peek = 0.36;
/// Height of a strip above hands that lie open on a low table, for a button of 24 pixels in the smallest
/// window, or a sentence in two lines.
constexpr double strip = 0.8;
/// Width of an empty hand among hands that lie open on a low table.
constexpr double emptyWidth = 2.2;
constexpr double rowStep = 0.45;
/// Room below the words of a seat, for the half of the frame that lies in a marked box.
constexpr double wordsFoot = 0.06;

double boxHeightOf(const HandsSeating& seating) {
    return plateHeight + 1 + 2 * padDown + seating.below;
}

double footHeightOf(const HandsSeating& seating) {
    return boxHeightOf(seating) + (seating.rows - 1) * rowStep;
}

/// The height that words take in the box of another seat.
double wordsHeightOf(const HandsSeating& seating) {
    return seating.said > 0 ? seating.said + wordsFoot : 0;
}

/// The height of the box of another seat.
double otherHeightOf(const HandsSeating& seating) {
    return boxHeightOf(seating) + wordsHeightOf(seating);
}

double topHeightOf(const HandsSeating& seating) {
    return seating.low ? peek + plateHeight + padDown + wordsHeightOf(seating) : otherHeightOf(seating);
}

HandPlaces places(const QRectF& box, bool aside, int rows = 1) {
    HandPlaces out;
    out.box = box;
    const QRectF inside = box.adjusted(padAcross, padDown, -padAcross, -padDown);
    out.plate = QRectF(inside.left(), inside.top(), inside.width(), plateHeight - padDown);
    out.hand =
        QRectF(inside.left(), box.top() + padDown + plateHeight, inside.width(), 1 + (rows - 1) * rowStep);
    if (!aside) return out;
    out.aside = QRectF(inside.right() - 1, out.hand.top(), 1, 1);
    out.hand.setRight(out.aside.left() - asideGap);
    return out;
}

/// Of the cards only the lower edge is seen, and the plate is below it.
HandPlaces placesAtEdge(const QRectF& box, bool aside) {
    HandPlaces out = places(box, aside);
    out.hand.moveBottom(peek);
    if (aside) out.aside.moveBottom(peek);
    out.plate.moveTop(peek + padDown);
    return out;
}

HandsLayout layOutRow(const HandsSeating& seating, QSizeF table) {
    HandsLayout out;
    out.seats.resize(seating.seats);
    out.words = out.middle = QRectF(0, padDown, table.width(), 1);
    const double top = out.middle.bottom() + padDown;
    const double across = table.width() - (seating.seats - 1) * gapAcross;
    const double least = std::min(emptyWidth, across / seating.seats);
    const int all = std::accumulate(seating.cards.begin(), seating.cards.end(), 0);
    double left = 0;
    for (int i = 0; i < seating.seats; ++i) {
        const int seat = (seating.atFoot + i) % seating.seats;
        const double share = all > 0 ? double(seating.cards.at(seat)) / all : 1.0 / seating.seats;
        const double width = least + (across - seating.seats * least) * share;
        out.seats[seat] =
            places({left, top, width, footHeightOf(seating)}, seating.aside, i == 0 ? seating.rows : 1);
        left += width + gapAcross;
    }
    return out;
}

/// Adds the words at the foot of the box.
HandPlaces withWords(HandPlaces places, double height) {
    const QRectF& box = places.box;
    const double top = box.bottom() - height - (height > 0 ? wordsFoot : 0);
    places.said = QRectF(box.left() + padAcross, top, box.width() - 2 * padAcross, height);
    return places;
}

}  // namespace

QSizeF minimumHandsSize(const HandsSeating& seating) {
    const double hand = 1 + (maximumCards - 1) * indexWidth;
    const double width = hand + 2 * padAcross + (seating.aside ? 1 + asideGap : 0);
    if (seating.low) {
        const double playing = topHeightOf(seating) + 1 + 2 * gapDown;
        const double between = seating.isLaidOpen() ? strip + boxHeightOf(seating) : 0;
        return {width, std::max(playing, between) + footHeightOf(seating)};
    }
    const double middle = seating.seats > 3 ? otherHeightOf(seating) : boxHeightOf(seating) - seating.below;
    return {width, topHeightOf(seating) + middle + footHeightOf(seating) + 2 * gapDown};
}

HandsLayout layOutHands(const HandsSeating& seating, QSizeF table) {
    if (seating.isInRow()) return layOutRow(seating, table);
    HandsLayout out;
    out.seats.resize(seating.seats);
    const int others = seating.seats - 1;
    const bool sides = others > 2 && !seating.low;
    const int atTop = sides ? others - 2 : others;
    const double boxHeight = boxHeightOf(seating);
    const double footHeight = footHeightOf(seating);
    const double topHeight = topHeightOf(seating);
    const double rows = table.height() - topHeight - footHeight;
    const auto seat = [&](int after) -> HandPlaces& {
        return out.seats[(seating.atFoot + after) % seating.seats];
    };
    seat(0) =
        places({0, table.height() - footHeight, table.width(), footHeight}, seating.aside, seating.rows);
    const double topWidth = (table.width() - (atTop - 1) * gapAcross) / std::max(1, atTop);
    for (int i = 0; i < atTop; ++i) {
        const double left = i * (topWidth + gapAcross);
        const QRectF box(left, 0, topWidth, topHeight);
        const QRectF below(left, strip, topWidth, std::min(boxHeight, table.height() - footHeight - strip));
        seat(i + (sides ? 2 : 1)) =
            seating.isLaidOpen()
                ? places(below, seating.aside)
                : withWords(seating.low ? placesAtEdge(box, seating.aside) : places(box, seating.aside),
                            seating.said);
    }
    if (seating.isLaidOpen()) {
        out.middle = QRectF(0, strip - 1, table.width(), 1);
        out.words = QRectF(0, 0, table.width(), strip);
        return out;
    }
    if (seating.low) {
        out.words = out.middle = QRectF(0, topHeight + (rows - 1) / 2, table.width(), 1);
        return out;
    }
    const double middleHeight = sides ? otherHeightOf(seating) : boxHeight;
    const double middleTop = topHeight + (rows - middleHeight) / 2;
    out.middle = QRectF(0, middleTop + padDown + plateHeight / 2, table.width(), 1);
    if (sides) {
        const double width = sideWidth + (seating.aside ? 0.5 : 0);
        const QRectF left(0, middleTop, width, middleHeight);
        seat(1) = withWords(places(left, seating.aside), seating.said);
        seat(others) =
            withWords(places(left.translated(table.width() - width, 0), seating.aside), seating.said);
        out.middle.adjust(width + gapAcross, 0, -width - gapAcross, 0);
    }
    out.words = out.middle;
    return out;
}

}  // namespace plt
