// SPDX-License-Identifier: MIT
#include "memory/table/layout.h"

#include <algorithm>
#include <cmath>

namespace memory {

namespace {

// The gaps between cards look alike in both directions: cards are about 1.4 times as high as wide.
constexpr double gapAcross = 0.14;
constexpr double gapDown = 0.1;
/// Size of a player's pile with its frame and the name above it.
constexpr QSizeF seatSize(1.4, 1.42);
/// Width of a seat on a low table, whose small cards are narrower than a name and a number.
constexpr double wideSeat = 2.2;
constexpr double besideSeat = 0.2;
constexpr double nameHeight = 0.27;
/// Space between the cards and the players, in widths and heights.
constexpr QSizeF aisle(0.35, 0.12);
/// Height of the line of words above the cards, and width of the words left of them.
constexpr double wordsHeight = 0.36;
constexpr double wordsWidth = 2.8;
/// Width of a name beside the pairs at the end.
constexpr double nameWidth = 1.5;

/// Returns the room for words, left of the cards or above them.
QSizeF roomForWords(const Options& options, Seating seating) {
    if (options.players == 1) return {0, 0};
    return seating == Seating::wide ? QSizeF(wordsWidth, 0) : QSizeF(0, wordsHeight);
}

QSizeF gridSize(const Options& options) {
    return {options.columns() * (1 + gapAcross) - gapAcross, options.rows() * (1 + gapDown) - gapDown};
}

/// Returns the columns and rows of seats.
QSize seatGrid(const Options& options, Seating seating) {
    const int players = options.players;
    if (seating == Seating::below) return {players, 1};
    // A small board has no room for four seats in one column beside it.
    const int fit = std::max(1, static_cast<int>(std::floor(gridSize(options).height() / seatSize.height())));
    const int columns = (players + fit - 1) / fit;
    return {columns, (players + columns - 1) / columns};
}

double seatWidth(Seating seating) {
    return seating == Seating::wide ? wideSeat : seatSize.width();
}

QSizeF seatsSize(const Options& options, Seating seating) {
    const QSize grid = seatGrid(options, seating);
    return {grid.width() * seatWidth(seating), grid.height() * seatSize.height()};
}

}  // namespace

QSizeF needs(const Options& options, Seating seating) {
    const QSizeF cards = gridSize(options);
    const QSizeF seats = seatsSize(options, seating);
    const QSizeF words = roomForWords(options, seating);
    if (seating == Seating::below)
        return words + QSizeF(std::max(cards.width(), seats.width()),
                              cards.height() + aisle.height() + seats.height());
    return words +
           QSizeF(cards.width() + aisle.width() + seats.width(), std::max(cards.height(), seats.height()));
}

Seating seatingFor(const Options& options, QSizeF window, double heightPerWidth) {
    const auto cardWidth = [&](Seating seating) {
        const QSizeF size = needs(options, seating);
        return std::min(window.width() / size.width(), window.height() / (size.height() * heightPerWidth));
    };
    const double right = cardWidth(Seating::right);
    const double below = cardWidth(Seating::below);
    if (options.players > 1 && cardWidth(Seating::wide) > std::max(right, below)) return Seating::wide;
    return below > right ? Seating::below : Seating::right;
}

Layout layOut(const Options& options, Seating seating, QSizeF table) {
    const QSizeF cards = gridSize(options);
    const QSizeF seats = seatsSize(options, seating);
    const QSizeF words = roomForWords(options, seating);
    const QSizeF all = needs(options, seating) - words;
    const QPointF corner((table.width() - all.width() + words.width()) / 2,
                         (table.height() - all.height() + words.height()) / 2);
    QPointF first = corner;
    QPointF seat = corner;
    if (seating != Seating::below) {
        first.ry() += (all.height() - cards.height()) / 2;
        seat += QPointF(cards.width() + aisle.width(), (all.height() - cards.height()) / 2);
        // A single pile is placed at the top, like a stock; several are centred.
        if (options.players > 1) seat.setY(corner.y() + (all.height() - seats.height()) / 2);
    } else {
        first.rx() += (all.width() - cards.width()) / 2;
        seat += QPointF((all.width() - seats.width()) / 2, cards.height() + aisle.height());
    }
    Layout layout;
    if (words.height() > 0)
        layout.words =
            QRectF(0.1, corner.y() - words.height(), table.width() - 0.2, words.height() - gapDown / 2);
    else if (words.width() > 0)
        layout.words = QRectF(0.1, corner.y(), corner.x() - aisle.width(), all.height());
    for (int place = 0; place < options.cards(); ++place) {
        const int row = place / options.columns();
        const int column = place % options.columns();
        layout.places.emplace_back(first.x() + column * (1 + gapAcross), first.y() + row * (1 + gapDown), 1,
                                   1);
    }
    const int columns = seatGrid(options, seating).width();
    for (int player = 0; player < options.players; ++player) {
        const int row = player / columns;
        const int column = player % columns;
        const double width = seatWidth(seating);
        const QPointF at =
            seat + QPointF(column * width + (width - seatSize.width()) / 2, row * seatSize.height());
        layout.seats.emplace_back(at.x() + besideSeat, at.y() + nameHeight, 1, 1);
        layout.frames.emplace_back(at.x() + besideSeat / 2, at.y() + 0.02, 1 + besideSeat, nameHeight + 1.1);
    }
    return layout;
}

Layout layOutFound(const Options& options, Seating seating, QSizeF table) {
    Layout layout = layOut(options, seating, table);
    const int players = options.players;
    const bool beside = seating == Seating::wide && players > 1;
    const QPointF corner(beside ? layout.words.right() : 0.1, beside ? gapDown / 2 : layout.words.bottom());
    const QRectF all(corner, QPointF(table.width() - 0.1, table.height() - gapDown / 2));
    const double height = all.height() / players;
    const double inside = std::min(besideSeat, std::max(0.0, height - 1)) / 2;
    for (int player = 0; player < players; ++player) {
        QRectF row(all.left(), all.top() + player * height, all.width(), height);
        layout.frames[player] = row.adjusted(0, inside / 4, 0, -inside / 4);
        row.adjust(inside, inside, -inside, -inside);
        if (players > 1) {
            layout.names.emplace_back(row.left(), row.top(), nameWidth, row.height());
            row.setLeft(row.left() + nameWidth + inside);
            row = QRectF(row.left(), row.center().y() - 0.5, row.width(), 1);
        }
        layout.seats[player] = row;
    }
    return layout;
}

}  // namespace memory
