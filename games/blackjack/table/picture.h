// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/rules.h"
#include "common/cards/table_picture.h"

#include <vector>

#include <QPointF>
#include <QSizeF>

namespace blackjack {

/// Piles of the table. The first half of a split is played first and lies at the right.
enum Pile : int { shoePile, usedPile, dealerPile, firstHandPile, secondHandPile };

/// Buttons of the table; actions have their own numbers from actionButtons on, chips theirs from chipButtons.
enum Button : int {
    dealButton,
    clearButton,
    nextShoeButton,
    afreshButton,
    actionButtons = 10,
    chipButtons = 20
};

/// The least table, in cards.
constexpr QSizeF tableNeeds{6.3, 3.45};

/// What is on the table beside the state.
struct Setting {
    int bet = smallestBet;        ///< The chips that lie there for the next round.
    const State* told = nullptr;  ///< The state whose totals and results are written; null for none.
    const plt::HintStep<Move>* hint = nullptr;  ///< Its cards and its button are marked; null for none.
};

/// The picture of a state on a table of this size, without an order of dealing.
plt::TablePicture pictureOf(const State& state, const Setting& setting, QSizeF table);

/// A heap of chips: where its middle is, in cards, and what it is worth.
struct ChipHeap {
    QPointF middle;
    int bet = 0;
};
/// The bets that lie on the table: those of the round, or the next one.
std::vector<ChipHeap> chipHeaps(const State& state, int nextBet, QSizeF table);

/// The area of the hand that is to be played, when it is one of two; else empty.
QRectF activeArea(const State& state, QSizeF table);

}  // namespace blackjack
