// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <cstdint>

namespace crazy_8s {

/// Something that everybody at the table has seen.
struct Event {
    enum class What : std::uint8_t { discarded, named, drew, passed };
    What what = What::passed;
    std::int8_t seat = 0;
    plt::Card card{};                    ///< that was discarded
    plt::Suit suit = plt::Suit::spades;  ///< that was named
    std::int8_t drawn = 0;               ///< how many cards
    bool owed = false;                   ///< they were drawn because of a 2, which also ended the turn
    /// The discards were turned over for it, when so many of the cards had been drawn; -1: they were not.
    std::int8_t turnedOverAfter = -1;

    bool operator==(const Event&) const = default;
};

}  // namespace crazy_8s
