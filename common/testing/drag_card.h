// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "common/testing/played_game.h"

namespace plt::testing {

/// Drags a card by the mouse, in a few steps, and lets go.
inline void dragCard(CardTable& table, CardPlace from, QPoint to) {
    drag(*table.viewport(), table.pointOf(from), to);
}

}  // namespace plt::testing
