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
/// All cards that may be discarded.
CardSet allowedBy(const Demand& demand);

/// What one seat can conclude about the hands of the others: whoever draws or passes has, most likely, no
/// card that goes, and whoever discards an eight has no other. From a player who turns out to keep cards that
/// went, less is concluded.
class Beliefs {
  public:
    explicit Beliefs(Observation seen);

    /// A round as it may really be: what is hidden is dealt by chance as the beliefs allow. It fits all that
    /// was seen for certain, always; what is only likely is dropped where it cannot be met.
    Round sample(plt::Random& random) const;

    /// How far conclusions from what a seat draws on are trusted, 0 .. 1.
    double trust(int seat) const { return trust_[static_cast<std::size_t>(seat)]; }
    /// Cards that a seat most likely does not have: it has drawn no card since it showed that.
    CardSet lacking(int seat) const;

  private:
    Observation seen_;
    CardSet unseen_ = allCards;
    std::array<double, mostPlayers> trust_{};
};

}  // namespace crazy_8s
