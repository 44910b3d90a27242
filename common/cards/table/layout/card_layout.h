// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"
#include "common/export.h"

#include <vector>

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace plt {

// Positions of cards. Pure functions; lengths in any unit, the same for all arguments.

/// Returns the upper left corners of `count` cards fanned over a region, the topmost card first: it is at the
/// lower right, the lowest card at the upper left. If there is room, they are `gap` apart and centred,
/// otherwise they overlap evenly. If the region is smaller than a card, they extend beyond its left and top.
PLT_CARDS_API std::vector<QPointF> fan(const QRectF& region, QSizeF card, int count, double gap);

/// Returns the offset of each card from the top of a column. A column longer than `length` is first
/// compressed in its face-down part (down to a half), then evenly.
PLT_CARDS_API std::vector<double> columnOffsets(const PilePicture& pile, double cardHeight, double length);

/// Returns the upper left corners of the cards of a pile, the first card first. `area` and `card` are in
/// pixels.
PLT_CARDS_API std::vector<QPointF> cardCorners(const PilePicture& pile, const QRectF& area, QSizeF card);

/// Returns the card's rectangle after a quarter turn about its centre, moved back into `table` if it extends
/// beyond it.
PLT_CARDS_API QRectF quarterTurned(const QRectF& card, const QRectF& table);

/// Returns the smallest offset that moves `cards` into `table`.
PLT_CARDS_API QPointF keptInside(const QRectF& cards, const QRectF& table);

}  // namespace plt
