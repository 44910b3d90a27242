// SPDX-License-Identifier: MIT
#include "common/cards/card.h"
#include "common/cards/hand_table.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace plt {

namespace {

/// Black and red suits alternate, so that neighbours are easy to distinguish.
int placeOf(Suit suit) {
    constexpr std::array places{0, 1, 3, 2};
    return places[static_cast<std::size_t>(suit)];
}

}  // namespace

std::vector<int> HandArrangement::arranged(const std::vector<int>& drawn) {
    std::vector<int> cards = drawn;
    const auto sort = [&cards](auto key) {
        std::stable_sort(cards.begin(), cards.end(),
                         [&key](int one, int other) { return key(one) < key(other); });
    };
    switch (order_) {
        case HandOrder::asDrawn:
            break;
        case HandOrder::bySuit:
            sort([this](int card) {
                const Card face = Card::fromIndex(card);
                return std::tuple(face.rank == wild_, placeOf(face.suit), face.rank);
            });
            break;
        case HandOrder::byRank:
            sort([](int card) {
                const Card face = Card::fromIndex(card);
                return std::tuple(static_cast<int>(face.rank), placeOf(face.suit));
            });
            break;
        case HandOrder::byHand:
            sort([this](int card) { return std::find(shown_.begin(), shown_.end(), card) - shown_.begin(); });
            break;
    }
    shown_ = cards;
    return cards;
}

void HandArrangement::move(int card, int position) {
    const auto at = std::find(shown_.begin(), shown_.end(), card);
    if (at == shown_.end()) return;
    shown_.erase(at);
    shown_.insert(shown_.begin() + std::clamp(position, 0, static_cast<int>(shown_.size())), card);
    order_ = HandOrder::byHand;
}

}  // namespace plt
