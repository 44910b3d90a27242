// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "crazy-8s/player/observation.h"
#include "crazy-8s/round/round.h"

#include <array>
#include <cstdint>

namespace crazy_8s {

/// A set of cards: a bit for each Card::index().
using CardSet = std::uint64_t;
inline constexpr CardSet allCards = (CardSet{1} << deckSize) - 1;
constexpr CardSet setOf(plt::Card card) {
    return CardSet{1} << card.index();
}
/// Returns all cards that may be discarded.
CardSet allowedBy(const Demand& demand);

/// Conclusions of one seat about the hands of the others: a player who draws or passes has, most likely, no
/// card that can be discarded, and one who discards an eight has no other such card. Players who turn out to
/// keep such cards are trusted less.
class Beliefs {
  public:
    explicit Beliefs(Observation seen);

    /// Returns a possible round: the hidden cards are dealt at random as the beliefs allow. It always fits
    /// everything that is certain; conclusions that are only likely are dropped if they cannot be met.
    Round sample(plt::Random& random) const;

    /// Confidence in the conclusions about a seat, 0 .. 1.
    double trust(int seat) const { return trust_[seat]; }
    /// Cards that a seat most likely does not have: it has drawn no card since it showed that.
    CardSet lacking(int seat) const;

  private:
    Observation seen_;
    CardSet unseen_ = allCards;
    std::array<double, maximumPlayers> trust_{};
};

}  // namespace crazy_8s
