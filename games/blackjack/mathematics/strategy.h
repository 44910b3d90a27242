// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/hand.h"
#include "blackjack/round.h"

#include <array>

namespace blackjack {

/// The actions of a hand besides hitting and standing.
struct Choices {
    bool doubling = false;
    bool surrender = false;
    int pairValue = 0;  ///< 0 if the hand is no pair or cannot be split
};

/// A strategy that depends only on the player's total, the up card, and what else the hand may do. Up cards
/// are given by value.
struct Strategy {
    using ByUpCard = std::array<bool, values>;
    /// By soft (1) or hard (0) and points.
    using Table = std::array<std::array<ByUpCard, 22>, 2>;

    Table standing{};
    Table doubling{};                          ///< true to double, if it is allowed
    Table surrendering{};                      ///< true to surrender, if it is allowed
    std::array<ByUpCard, values> splitting{};  ///< by value of the pair, if it may be split

    bool stands(Total total, int up) const { return entry(standing, total)[up]; }
    bool doubles(Total total, int up) const { return entry(doubling, total)[up]; }
    bool surrenders(Total total, int up) const { return entry(surrendering, total)[up]; }
    bool splits(int pairValue, int up) const { return splitting[pairValue][up]; }

    /// Returns the action for a hand that has not bust.
    Action choose(Total total, int up, const Choices& choices) const {
        if (choices.pairValue != 0 && splits(choices.pairValue, up)) return Action::split;
        if (choices.surrender && surrenders(total, up)) return Action::surrender;
        if (choices.doubling && doubles(total, up)) return Action::doubleDown;
        return stands(total, up) ? Action::stand : Action::hit;
    }
    /// Returns the action for the active hand of a round. Insurance is declined: in a shoe of which three
    /// cards are known, less than a third of the others count 10, whatever the number of decks.
    Action choose(const Round& round) const {
        if (round.insuranceOffered) return Action::decline;
        return choose(round.hand(round.active).cards.total(), round.upValue,
                      {round.allows(Action::doubleDown), round.allows(Action::surrender),
                       round.allows(Action::split) ? round.pairValue : 0});
    }

    static const ByUpCard& entry(const Table& table, Total total) {
        return table[total.soft ? 1 : 0][total.points];
    }
    static ByUpCard& entry(Table& table, Total total) { return table[total.soft ? 1 : 0][total.points]; }

    bool operator==(const Strategy&) const = default;
};

/// Basic strategy for the rules of a house: a strategy that no change of a single decision improves. Computed
/// on first use (a second or less). Thread-safe.
const Strategy& basicStrategy(const House& house);
/// The expected return of a round with it, in bets, computed at the same time.
double basicReturn(const House& house);

/// Computes it for one up card.
void improveStrategy(const House& house, Strategy& strategy, int upValue);

}  // namespace blackjack
