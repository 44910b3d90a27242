// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/table_delegate.h"
#include "spider/rules.h"

#include <optional>
#include <vector>

#include <QSizeF>

namespace spider {

// Piles of the table: the columns 0 .. 9, the packets of the stock, the places of the complete suits.
constexpr int firstPacket = columnCount;
constexpr int firstSuitPlace = 32;
constexpr bool isColumnPile(int pile) {
    return pile >= 0 && pile < columnCount;
}
constexpr bool isStockPile(int pile) {
    return pile >= firstPacket && pile < firstSuitPlace;
}

/// Minimum size of the table, in cards.
constexpr QSizeF tableNeeds{10.72, 4.7};

/// Highlighted parts of the table.
struct Emphasis {
    std::vector<int> cards;    ///< card numbers, outlined
    std::vector<int> columns;  ///< columns whose empty place is lit
    bool stock = false;        ///< the next deal is outlined
    /// The move from whose cards an arrow leads to its column.
    std::optional<Move> move = {};
};

/// Returns the table of a state, with `size` in cards. Ids of cards are their numbers.
plt::TablePicture tablePicture(const State& state, QSizeF size, const Emphasis& emphasis = {});

/// Returns the same table before the first deal: all cards lie in the stock.
plt::TablePicture undealtPicture(const State& start, QSizeF size);

/// Returns the table of a won game: the eight suits spread out from king to ace.
plt::TablePicture wonPicture(const State& state, QSizeF size);

}  // namespace spider
