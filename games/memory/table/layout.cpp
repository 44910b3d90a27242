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
constexpr double besideSeat = 0.2;
constexpr double nameHeight = 0.27;
/// Space between the cards and the players, in widths and heights.
constexpr QSizeF aisle(0.35, 0.12);

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

QSizeF seatsSize(const Options& options, Seating seating) {
    const QSize grid = seatGrid(options, seating);
    return {grid.width() * seatSize.width(), grid.height() * seatSize.height()};
}

}  // namespace

QSizeF needs(const Options& options, Seating seating) {
    const QSizeF cards = gridSize(options);
    const QSizeF seats = seatsSize(options, seating);
    if (seating == Seating::right)
        return {cards.width() + aisle.width() + seats.width(), std::max(cards.height(), seats.height())};
    return {std::max(cards.width(), seats.width()), cards.height() + aisle.height() + seats.height()};
}

Seating seatingFor(const Options& options, QSizeF window, double heightPerWidth) {
    const auto cardWidth = [&](Seating seating) {
        const QSizeF size = needs(options, seating);
        return std::min(window.width() / size.width(), window.height() / (size.height() * heightPerWidth));
    };
    return cardWidth(Seating::below) > cardWidth(Seating::right) ? Seating::below : Seating::right;
}

Layout layOut(const Options& options, Seating seating, QSizeF table) {
    const QSizeF cards = gridSize(options);
    const QSizeF seats = seatsSize(options, seating);
    const QSizeF all = needs(options, seating);
    const QPointF corner((table.width() - all.width()) / 2, (table.height() - all.height()) / 2);
    QPointF first = corner;
    QPointF seat = corner;
    if (seating == Seating::right) {
        first.ry() += (all.height() - cards.height()) / 2;
        seat += QPointF(cards.width() + aisle.width(), (all.height() - cards.height()) / 2);
        // A single pile is placed at the top, like a stock; several are centred.
        if (options.players > 1) seat.setY(corner.y() + (all.height() - seats.height()) / 2);
    } else {
        first.rx() += (all.width() - cards.width()) / 2;
        seat += QPointF((all.width() - seats.width()) / 2, cards.height() + aisle.height());
    }
    Layout layout;
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
        const QPointF at = seat + QPointF(column * seatSize.width(), row * seatSize.height());
        layout.seats.emplace_back(at.x() + besideSeat, at.y() + nameHeight, 1, 1);
        layout.frames.emplace_back(at.x() + besideSeat / 2, at.y() + 0.02, 1 + besideSeat, nameHeight + 1.1);
    }
    return layout;
}

}  // namespace memory
