// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// The options of our own deck.
struct OwnDeckStyle {
    enum class Back { green, blue, burgundy };
    Back back = Back::green;
    bool fourColours = false;   ///< diamonds blue and clubs green instead of red and ink
    bool largeIndices = false;  ///< for all sizes; small cards always have them

    bool operator==(const OwnDeckStyle&) const = default;
};

}  // namespace plt
