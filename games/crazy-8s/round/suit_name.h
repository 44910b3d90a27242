// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/rules/message.h"

#include <array>

namespace crazy_8s {

/// In the order of naming and writing: C D H S.
inline constexpr std::array everySuit{plt::Suit::clubs, plt::Suit::diamonds, plt::Suit::hearts,
                                      plt::Suit::spades};

/// Returns the name of a suit, such as "hearts".
inline plt::Message suitName(plt::Suit suit) {
    static constexpr std::array<const char*, plt::suitCount> names{PLT_TR("spades"), PLT_TR("hearts"),
                                                                   PLT_TR("diamonds"), PLT_TR("clubs")};
    return names[static_cast<std::size_t>(suit)];
}

}  // namespace crazy_8s
