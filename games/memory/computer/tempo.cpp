// SPDX-License-Identifier: MIT
#include "memory/computer/tempo.h"

namespace memory {

namespace {

void add(Tempo::Shares& sum, double chance, const Tempo::Shares& shares) {
    for (std::size_t player = 0; player < sum.size(); ++player) sum[player] += chance * shares[player];
}

/// The player to move finds a pair first.
Tempo::Shares withPair(Tempo::Shares shares) {
    ++shares.front();
    return shares;
}

bool isBetter(const Tempo::Shares& one, const Tempo::Shares& other) {
    // Equally good lines differ in the last digits, depending on the order of summation.
    constexpr double digits = 1e-12;
    return one.front() > other.front() + digits;
}

}  // namespace

const Tempo& Tempo::of(int players) {
    static const std::array<Tempo, maximumPlayers - 1> all{Tempo(2), Tempo(3), Tempo(4)};
    return all[players - 2];
}

Tempo::Tempo(int players)
    : players_(players), entries_(static_cast<std::size_t>((maximumPairs + 1) * (maximumPairs + 1))) {
    // The number of pairs only decreases, and for the same pairs the number of seen cards only grows.
    for (int pairs = 1; pairs <= maximumPairs; ++pairs)
        for (int seen = pairs; seen >= 0; --seen) fill({pairs, seen});
}

Tempo::Shares Tempo::passedOn(const Shares& shares) const {
    Shares passed{};
    const auto players = static_cast<std::size_t>(players_);
    for (std::size_t player = 0; player < players; ++player) passed[(player + 1) % players] = shares[player];
    return passed;
}

Tempo::Shares Tempo::afterFreshSecond(Place place) const {
    const int fresh = 2 * place.pairs - place.seen;
    const auto chance = [fresh](int cards) { return static_cast<double>(cards) / fresh; };
    const int others = place.seen - 1;
    const auto found = withPair(shares({place.pairs - 1, others}));
    Shares sum{};
    add(sum, chance(1), found);
    // The twin of a card that was seen before: the next player takes both.
    add(sum, chance(others), passedOn(found));
    if (const int unlike = fresh - place.seen; unlike > 0)
        add(sum, chance(unlike), passedOn(shares({place.pairs, place.seen + 1})));
    return sum;
}

void Tempo::fill(Place place) {
    auto& entry = entries_[index(place)];
    if (place.seen == place.pairs) {
        // Whatever card is turned up, its twin is known.
        entry.shares.front() = place.pairs;
        return;
    }
    const int fresh = 2 * place.pairs - place.seen;
    const auto chance = [fresh](int cards) { return static_cast<double>(cards) / fresh; };
    // A fresh card first.
    const Place one{place.pairs, place.seen + 1};
    auto unlike = afterFreshSecond(one);
    if (place.seen > 0) {
        const auto seenSecond = passedOn(shares(one));
        if (isBetter(seenSecond, unlike)) {
            entries_[index(one)].second = Card::seen;
            unlike = seenSecond;
        }
    }
    Shares freshFirst{};
    if (place.seen > 0)
        add(freshFirst, chance(place.seen), withPair(shares({place.pairs - 1, place.seen - 1})));
    add(freshFirst, chance(fresh - place.seen), unlike);
    entry.shares = freshFirst;
    // A seen card first, which shows nothing, and then a fresh one or none.
    if (place.seen > 0) {
        if (const auto late = afterFreshSecond(place); isBetter(late, entry.shares)) {
            entry.shares = late;
            entry.first = entry.firstWithoutPass = Card::seen;
        }
    }
    if (players_ == 2 && place.seen > 1) {
        const Shares shared{place.pairs / 2.0, place.pairs / 2.0};
        if (isBetter(shared, entry.shares)) {
            entry.shares = shared;
            entry.first = Card::seen;
        }
    }
}

Tempo::Card Tempo::first(Place place, bool mayPass) const {
    return mayPass ? at(place).first : at(place).firstWithoutPass;
}

Tempo::Card Tempo::second(Place place, bool mayBeSeen) const {
    return mayBeSeen ? at(place).second : Card::fresh;
}

}  // namespace memory
