// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/hand.h"

#include <array>
#include <cstdint>
#include <vector>

namespace blackjack {

/// A hand as the number of its cards of each value.
using Held = std::array<std::uint8_t, values>;

/// Every hand of one card or more that has not bust, of any number of decks, and the hand that each further
/// card makes of it. Each of the roughly three thousand hands comes after all that it can grow into.
class HandGraph {
  public:
    static constexpr int bust = -1;

    struct Node {
        Held held{};
        std::array<std::int16_t, values> next{};  ///< by value of the further card, or bust
        std::uint8_t size = 0;
        Total total;
    };

    static const HandGraph& instance();

    const std::vector<Node>& nodes() const { return nodes_; }
    const Node& node(int index) const { return nodes_[index]; }
    /// Returns the index of the hand, or bust if there is none.
    int find(const Held& held) const;
    int ofOne(int value) const;
    int ofTwo(int one, int other) const;

  private:
    HandGraph();
    std::vector<Node> nodes_;
    std::vector<std::pair<std::uint64_t, std::int16_t>> index_;  ///< sorted by key
};

}  // namespace blackjack
