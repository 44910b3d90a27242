// SPDX-License-Identifier: MIT
#include "rummy/players/rating.h"

namespace rummy {

namespace {

constexpr int neighboursIn(unsigned held, unsigned toBeHad, int middle) {
    const auto isIn = [middle](unsigned window, int place) {
        return static_cast<int>((window >> (middle + place)) & 1U);
    };
    return isIn(held, -1) * (isIn(toBeHad, -2) + isIn(toBeHad, 1)) +
           isIn(held, 1) * (isIn(toBeHad, -1) + isIn(toBeHad, 2)) + isIn(held, -2) * isIn(toBeHad, -1) +
           isIn(held, 2) * isIn(toBeHad, 1);
}

constexpr std::uint64_t aceAtBothEnds(CardSet cards) {
    constexpr std::uint64_t aces = 0x0002000200020002ULL;
    return cards.bits() | ((cards.bits() & aces) << plt::rankCount);
}

}  // namespace

constexpr Rating::NeighbourTable Rating::makeNeighbourTable() {
    NeighbourTable table{};
    for (unsigned held = 0; held < windows; ++held)
        for (unsigned toBeHad = 0; toBeHad < windows; ++toBeHad)
            table[held][toBeHad] = static_cast<std::uint8_t>(neighboursIn(held, toBeHad, windowReach));
    return table;
}

constinit const Rating::NeighbourTable Rating::neighbourTable = makeNeighbourTable();

Rating::Rating(CardSet hand, CardSet gone)
    : hand_(hand),
      gone_(gone),
      held_(aceAtBothEnds(hand)),
      toBeHad_(aceAtBothEnds(CardSet::all()) & ~aceAtBothEnds(gone)) {}

int Rating::sum() const {
    int sum = 0;
    for (const auto card : hand_.cards())
        sum += countOf(card.rank, hand_) * rankValue(card.rank) + suitValue(card);
    return sum;
}

}  // namespace rummy
