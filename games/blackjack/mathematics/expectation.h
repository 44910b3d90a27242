// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/dealer_odds.h"
#include "blackjack/mathematics/hand_graph.h"

#include <array>
#include <functional>
#include <vector>

namespace blackjack {

struct Strategy;

/// The exact expected value of every action with every hand against one up card, under the rules of a house:
/// in bets won (negative if lost), given that the dealer has no natural, with the cards drawn from a full
/// shoe without those of the hand, its split-off half, and the up card. Actions after a hit are the best that
/// the hand's own cards allow. Callers leave out actions that the house does not allow first (to double a
/// half, to surrender), so one instance serves all houses with as many decks and the same dealer.
class Expectations {
  public:
    /// Returns the instance for an up card, computed on first use (a few hundredths of a second).
    /// Thread-safe.
    static const Expectations& against(const House& house, int upValue);

    int upValue() const { return upValue_; }

    /// Hands are node indices of HandGraph. `splitValue` is the value of the pair of which the hand is a
    /// half, 0 for an unsplit hand. A half of a pair holds a card of that value.
    double stand(int hand, int splitValue = 0) const { return standValues(splitValue)[hand]; }
    double hit(int hand, int splitValue = 0) const { return parts_[splitValue].hit[hand]; }
    const std::vector<double>& standValues(int splitValue) const { return parts_[splitValue].stand; }
    /// The better of stand() and hit().
    double best(int hand, int splitValue = 0) const;
    double doubleDown(int hand, int splitValue = 0) const;
    /// The value of both halves together, which may be doubled if `doubling`. Each is worth the same, because
    /// the cards that one draws leave the other a shoe that is as random as before.
    double split(int value, bool doubling) const;

    /// Probabilities of the next card by value, if these cards are left for it and the hole card.
    std::array<double, values> nextCard(const Unseen& unseen) const;
    /// Returns a full shoe without the cards of the hand.
    Unseen unseen(int hand, int splitValue) const;

    /// Expected values if hits and stands follow a strategy instead of the best play, indexed by hand.
    struct Followed {
        std::vector<double> value;
        std::vector<double> hit;
    };
    Followed follow(const Strategy& strategy, int splitValue) const;
    /// The value of splitting a pair and playing both halves by a strategy.
    double splitFollowing(const Strategy& strategy, int value, bool doubling) const;

    /// The return of a whole round per bet, naturals of both sides included. `play` returns the value of an
    /// unsplit first hand that is no natural.
    double roundReturn(const std::function<double(int hand)>& play) const;

  private:
    struct Part {
        std::vector<double> stand;
        std::vector<double> hit;
    };

    Expectations(const House& house, int upValue);
    void fill(int splitValue);
    /// The value of splitting if both halves are played with these values, indexed by hand.
    double splitPlayed(int value, const std::vector<double>& played) const;

    House house_;
    int upValue_;
    DealerOdds dealer_;
    std::array<Part, values> parts_;
};

/// The probability of an up card of this value.
double upCardChance(int upValue);

/// The cards of a full shoe without a first hand and the dealer's ace, one of which is the hole card.
Unseen unseenWithInsurance(const House& house, const Held& held);
/// The value of insurance, in bets, for a first hand.
double insuranceValue(const House& house, const Held& held);

/// The expected return of a round, in bets, with the best play for the cards of the hand.
double bestReturn(const House& house);
/// The expected return of a round with a strategy, for all up cards or for one.
double expectedReturn(const House& house, const Strategy& strategy);
double expectedReturn(const House& house, const Strategy& strategy, int upValue);

}  // namespace blackjack
