// SPDX-License-Identifier: MIT
#pragma once

#include "spider/rules.h"

#include <optional>

namespace spider {

/// The cards that the player has picked up by clicking: the top cards of a column.
struct Selection {
    int column = none;
    int count = 0;

    bool isEmpty() const { return count == 0; }
    bool operator==(const Selection&) const = default;
};

/// The effect of a press: the new selection, and the move to make, if any (then nothing is selected).
struct Press {
    Selection selection;
    std::optional<Move> move;
    bool operator==(const Press&) const = default;
};

/// Handles a press on a card of the tableau; `place` is its index in the column. Cards of the run can be
/// selected, but with a selection in another column they are first a target; a card that cannot be picked up
/// is only a target.
Press pressCard(const State& state, const Selection& selection, int column, int place);

/// Handles a press on a column where no card lies: a target if the column is empty.
Press pressPlace(const State& state, const Selection& selection, int column);

}  // namespace spider
