// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/rules.h"
#include "common/cards/table_delegate.h"

#include <vector>

#include <QPointF>
#include <QSizeF>

namespace blackjack {

/// Piles of the table. The first half of a split is played first and lies at the right.
enum Pile : int { shoePile, usedPile, dealerPile, firstHandPile, secondHandPile };

/// Buttons of the table; those of actions are numbered from actionButtons on, those of chips from
/// chipButtons.
enum Button : int {
    dealButton,
    clearButton,
    nextShoeButton,
    afreshButton,
    actionButtons = 10,
    chipButtons = 20
};

/// Minimum size of the table, in cards.
constexpr QSizeF tableNeeds{6.3, 3.5};

/// Properties of the displayed table besides the state.
struct Setting {
    int bet = smallestBet;                      ///< the chips that lie there for the next round
    const State* shownState = nullptr;          ///< the state whose totals and results are displayed, or null
    const plt::HintStep<Move>* hint = nullptr;  ///< marks its cards and its button; may be null
    bool smallCards = false;                    ///< buttons in proportion to the cards would be too small
};

/// Returns the picture of a state on a table of this size, without an order of dealing.
plt::TablePicture pictureOf(const State& state, const Setting& setting, QSizeF table);

/// A heap of chips: its centre, in cards, and its value.
struct ChipHeap {
    QPointF middle;
    int bet = 0;
};
/// Returns the bets on the table: those of the round, or the next one.
std::vector<ChipHeap> chipHeaps(const State& state, int nextBet, QSizeF table);

/// Returns the chips that a won round has brought, left of the next bet; a bet of 0 if there are none. Its middle is
/// that of the last chip of the row, after which the sum stands.
ChipHeap winnings(const State& state, QSizeF table);

/// Returns the area of the active hand if it is one of two; else empty.
QRectF activeArea(const State& state, QSizeF table);

}  // namespace blackjack
