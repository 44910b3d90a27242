// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/deck/deck_fault.h"

namespace plt {

/// Whether a deck can be offered.
struct DeckVerdict {
    DeckFault fault = DeckFault::none;
    double heightPerWidth = 0;  ///< when there is no fault

    bool operator==(const DeckVerdict&) const = default;
};

}  // namespace plt
