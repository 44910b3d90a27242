// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/hand_graph.h"

namespace blackjack {

namespace {

std::uint64_t keyOf(const Held& held) {
    std::uint64_t key = 0;
    for (int value = 1; value < values; ++value) key = key << 5 | held[value];
    return key;
}

int lowTotal(const Held& held) {
    int sum = 0;
    for (int value = 1; value < values; ++value) sum += value * held[value];
    return sum;
}

void collect(int value, Held& held, int room, std::vector<Held>& all) {
    if (value == values) {
        if (held != Held{}) all.push_back(held);
        return;
    }
    const int most = room / value;
    auto& count = held[value];
    for (int n = 0; n <= most; ++n) {
        count = static_cast<std::uint8_t>(n);
        collect(value + 1, held, room - n * value, all);
    }
    count = 0;
}

}  // namespace

HandGraph::HandGraph() {
    std::vector<Held> all;
    Held none{};
    collect(1, none, 21, all);
    std::stable_sort(all.begin(), all.end(),
                     [](const Held& a, const Held& b) { return lowTotal(a) > lowTotal(b); });
    for (std::size_t i = 0; i < all.size(); ++i)
        index_.emplace_back(keyOf(all[i]), static_cast<std::int16_t>(i));
    std::sort(index_.begin(), index_.end());
    for (const auto& held : all) {
        Node node;
        node.held = held;
        for (const auto count : held) node.size = static_cast<std::uint8_t>(node.size + count);
        node.total = totalOf(lowTotal(held), held[aceValue] > 0);
        for (int value = 1; value < values; ++value) {
            Held more = held;
            ++more[value];
            node.next[value] = static_cast<std::int16_t>(find(more));
        }
        nodes_.push_back(node);
    }
}

const HandGraph& HandGraph::instance() {
    static const HandGraph graph;
    return graph;
}

int HandGraph::find(const Held& held) const {
    const auto key = keyOf(held);
    const auto at =
        std::lower_bound(index_.begin(), index_.end(), key,
                         [](const auto& entry, std::uint64_t wanted) { return entry.first < wanted; });
    return at != index_.end() && at->first == key ? at->second : bust;
}

int HandGraph::ofOne(int value) const {
    Held held{};
    held[value] = 1;
    return find(held);
}

int HandGraph::ofTwo(int one, int other) const {
    Held held{};
    ++held[one];
    ++held[other];
    return find(held);
}

}  // namespace blackjack
