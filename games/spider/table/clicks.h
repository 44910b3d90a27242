// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <optional>

namespace spider {

/// What the player has picked up by clicking: so many top cards of a column.
struct Selection {
    int column = none;
    int count = 0;

    bool isEmpty() const { return count == 0; }
    bool operator==(const Selection&) const = default;
};

/// What a press does: the selection after it, and a move to be made, if any (then nothing is selected).
struct Press {
    Selection selection;
    std::optional<Move> move;
    bool operator==(const Press&) const = default;
};

/// A press on a card of the tableau; `place` counts from the column's first card, 0 up. Cards of the run
/// select, cards of another column are a target first; a card that cannot be picked up is only a target.
Press pressCard(const State& state, const Selection& selection, int column, int place);

/// A press on the place of a column where no card lies: a target when the column is empty.
Press pressPlace(const State& state, const Selection& selection, int column);

}  // namespace spider
