// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/table_picture.h"

#include <vector>

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace plt {

// Where cards lie. Pure functions; lengths in any unit, the same for all arguments.

/// Upper left corners of `count` cards fanned over a region, the topmost card first: it lies at the lower
/// right, the lowest card at the upper left. Where there is room they stand `gap` apart and centred, else
/// they overlap evenly; a region smaller than a card lets them stick out at the left and the top.
PLT_CARDS_API std::vector<QPointF> fan(const QRectF& region, QSizeF card, int count, double gap);

/// Offsets from the top of a column to each of its cards. A column that would be longer than `length` is
/// first pressed together in its face-down part (down to a half), then evenly.
PLT_CARDS_API std::vector<double> columnOffsets(const PilePicture& pile, double cardHeight, double length);

/// Upper left corners of the cards of a pile, the first card first. `area` and `card` in pixels.
PLT_CARDS_API std::vector<QPointF> cardCorners(const PilePicture& pile, const QRectF& area, QSizeF card);

/// The card's rectangle after a quarter turn about its centre, pushed back into `table` where it sticks out.
PLT_CARDS_API QRectF quarterTurned(const QRectF& card, const QRectF& table);

/// `cards` moved together, no more than needed, so that all of them lie within `table`.
PLT_CARDS_API QPointF keptInside(const QRectF& cards, const QRectF& table);

}  // namespace plt
