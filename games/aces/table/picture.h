// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"
#include "common/cards/table_delegate.h"

#include <QSizeF>

namespace aces {

/// Piles of the table: the columns are 0 .. columnCount - 1.
constexpr int stockPile = columnCount;
constexpr int removedPile = columnCount + 1;

constexpr bool isColumnPile(int pile) {
    return pile >= 0 && pile < columnCount;
}

/// Minimum size of the table, in cards. A full column of 13 is slightly compressed then, so that all cards
/// can be larger.
constexpr QSizeF tableNeeds{6.9, 4.2};

/// Returns the picture of a position on a table of this size. `hint` is the step to mark, or null; `mirrored`
/// puts the stock to the left.
plt::TablePicture pictureOf(const State& state, const plt::HintStep<Move>* hint, QSizeF table, bool mirrored);

}  // namespace aces
