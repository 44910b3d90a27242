// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/hand.h"

#include <array>
#include <cstdint>
#include <vector>

namespace blackjack {

/// A hand by the values of its cards, whatever their order.
using Held = std::array<std::uint8_t, values>;

/// Every hand of one card or more that has not bust, and which hand each further card makes of it. Of the
/// roughly three thousand hands each comes after all that it can grow into.
class HandGraph {
  public:
    static constexpr int bust = -1;

    struct Node {
        Held held{};
        std::array<std::int16_t, values>
            next{};  ///< By value of the further card; bust when that is too much.
        std::uint8_t size = 0;
        Total total;
    };

    static const HandGraph& instance();

    const std::vector<Node>& nodes() const { return nodes_; }
    const Node& node(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
    /// Number of the hand; bust for one that is not there.
    int find(const Held& held) const;
    int ofOne(int value) const;
    int ofTwo(int one, int other) const;

  private:
    HandGraph();
    std::vector<Node> nodes_;
    std::vector<std::pair<std::uint64_t, std::int16_t>> index_;  ///< Sorted by key.
};

}  // namespace blackjack
