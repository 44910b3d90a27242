// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// How our own deck looks, beyond its art.
struct OwnDeckStyle {
    enum class Back { green, blue, burgundy };
    Back back = Back::green;
    bool fourColours = false;   ///< diamonds blue and clubs green instead of red and ink
    bool largeIndices = false;  ///< always; small cards have them anyway

    bool operator==(const OwnDeckStyle&) const = default;
};

}  // namespace plt
