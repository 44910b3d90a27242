// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/dealer_odds.h"

#include <map>

namespace blackjack {

namespace {

/// Values of the cards after the up card.
using Drawn = std::vector<int>;

struct Ending {
    int total = 0;
    std::uint32_t sequences = 0;
};

/// Follows every sequence of drawn cards to its end.
void follow(const House& house, int upValue, int low, bool hasAce, Drawn& drawn,
            std::map<Drawn, Ending>& endings) {
    for (int value = 1; value < values; ++value) {
        if (drawn.empty() && value == naturalWith(upValue)) continue;
        const int sum = low + value;
        if (sum > 21) break;
        const bool ace = hasAce || value == aceValue;
        drawn.push_back(value);
        if (const Total total = totalOf(sum, ace); house.dealerDraws(total)) {
            follow(house, upValue, sum, ace, drawn, endings);
        } else {
            auto cards = drawn;
            std::sort(cards.begin(), cards.end());
            auto& ending = endings[cards];
            ending.total = total.points;
            ++ending.sequences;
        }
        drawn.pop_back();
    }
}

}  // namespace

Unseen Unseen::shoe(const House& house) {
    Unseen cards;
    for (int value = 1; value < tenValue; ++value) cards.of[value] = 4 * house.decks;
    cards.of[tenValue] = 16 * house.decks;
    cards.all = house.shoeSize();
    return cards;
}

DealerOdds::DealerOdds(const House& house, int upValue) : upValue_(upValue) {
    std::map<Drawn, Ending> endings;
    Drawn drawn;
    follow(house, upValue, upValue, upValue == aceValue, drawn, endings);
    Drawn before;
    // The order of the map is that of a depth-first traversal.
    for (const auto& [cards, ending] : endings) {
        const auto fork = std::mismatch(cards.begin(), cards.end(), before.begin(), before.end()).first;
        for (auto at = static_cast<std::size_t>(fork - cards.begin()); at < cards.size(); ++at) {
            const auto here = cards.begin() + static_cast<std::ptrdiff_t>(at);
            nodes_.push_back({static_cast<std::uint8_t>(cards[at]), static_cast<std::uint8_t>(at),
                              static_cast<std::uint8_t>(std::count(cards.begin(), here, cards[at])), 0, 0});
        }
        nodes_.back().total = static_cast<std::uint8_t>(ending.total);
        nodes_.back().sequences = ending.sequences;
        before = cards;
    }
}

DealerChances DealerOdds::chances(const Unseen& unseen) const {
    DealerChances out;
    const int natural = naturalWith(upValue_);
    const int holes = unseen.all - (natural != 0 ? unseen.count(natural) : 0);
    if (holes <= 0) return out;
    std::array<double, 32> product{};
    std::array<double, 32> rest{};
    for (std::size_t i = 0; i < rest.size(); ++i)
        rest[i] = 1.0 / std::max(1, unseen.all - static_cast<int>(i));
    // The hole card is known to be one of `holes` rather than any of the unseen cards.
    product[0] = static_cast<double>(unseen.all) / holes;
    for (const Node& node : nodes_) {
        const int left = std::max(0, unseen.count(node.value) - node.run);
        const double chance = product[node.depth] * left * rest[node.depth];
        product[node.depth + 1U] = chance;
        if (node.total != 0) out.of[node.total - 17U] += node.sequences * chance;
    }
    out.bust = 1;
    for (const double chance : out.of) out.bust -= chance;
    return out;
}

}  // namespace blackjack
