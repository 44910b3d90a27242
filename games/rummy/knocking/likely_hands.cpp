// SPDX-License-Identifier: MIT
#include "rummy/knocking/likely_hands.h"

#include "common/rules/random.h"
#include "rummy/knocking/by_count.h"

#include <algorithm>

namespace rummy {

namespace {

/// Cards that the other player has exchanged for better ones, for each of its turns: so many that its loose
/// cards count on average as they do in games of the hard level.
constexpr double exchangesOfTurn = 1.1;
constexpr int maximumExchanges = 12;

}  // namespace

std::vector<LikelyCards> likelyCards(const Observation& seen, int number) {
    const CardSet unknown = seen.unknown();
    const auto hidden =
        static_cast<std::size_t>(std::clamp(seen.othersCards - seen.held.size(), 0, unknown.size()));
    const auto turns = exchangesOfTurn * seen.turns.countOf(1 - seen.seat);
    const auto exchanges =
        std::min<std::size_t>(static_cast<std::size_t>(unknown.size()) - hidden,
                              static_cast<std::size_t>(std::min<double>(maximumExchanges, turns + 0.5)));
    plt::Random random(CardSet(seen.hand).bits() ^ seen.turns.size());
    std::vector<LikelyCards> all(static_cast<std::size_t>(number));
    for (auto& cards : all) {
        auto pool = unknown.cards();
        random.shuffle(pool);
        cards.hand = seen.held;
        for (std::size_t card = 0; card < hidden; ++card) cards.hand.add(pool[card]);
        for (std::size_t turn = 0; turn < exchanges; ++turn) {
            cards.hand.add(pool[hidden + turn]);
            cards.hand.remove(discardForLeastDeadwood(cards.hand, seen.held));
        }
        cards.stock = (unknown - cards.hand).cards();
        random.shuffle(cards.stock);
    }
    return all;
}

}  // namespace rummy
