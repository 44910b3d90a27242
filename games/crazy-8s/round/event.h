// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <cstdint>

namespace crazy_8s {

/// A public event.
struct Event {
    enum class What : std::uint8_t { discarded, named, drew, passed };
    What what = What::passed;
    std::int8_t seat = 0;
    plt::Card card{};                    ///< the discarded card
    plt::Suit suit = plt::Suit::spades;  ///< the named suit
    std::int8_t drawn = 0;               ///< number of cards
    bool owed = false;                   ///< they were drawn because of a 2, which also ended the turn
    /// The number of these cards drawn before the discards were turned over; -1 if they were not.
    std::int8_t turnedOverAfter = -1;

    bool operator==(const Event&) const = default;
};

}  // namespace crazy_8s
