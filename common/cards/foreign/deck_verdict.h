// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_fault.h"

namespace plt {

/// The result of checking a deck.
struct DeckVerdict {
    DeckFault fault = DeckFault::none;
    double heightPerWidth = 0;  ///< only without a fault

    bool operator==(const DeckVerdict&) const = default;
};

}  // namespace plt
