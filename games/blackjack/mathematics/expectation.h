// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/mathematics/dealer_odds.h"
#include "blackjack/mathematics/hand_graph.h"

#include <array>
#include <functional>
#include <vector>

namespace blackjack {

struct Strategy;

/// The exact expected value of every action with every hand against one up card, under the rules of the
/// house: in bets won (negative: lost), given that the dealer has no natural, with the cards drawn from a
/// full shoe without those of the hand, its split-off half, and the up card. What follows a hit is played as
/// well as the hand's own cards allow.
class Expectations {
  public:
    /// Computed when first asked for (a few hundredths of a second); safe from any thread.
    static const Expectations& against(int upValue);

    int upValue() const { return upValue_; }

    /// Hands are numbers of HandGraph. `splitValue` is the value of the pair that the hand is a half of, 0
    /// for an unsplit hand. A half of a pair holds a card of that value.
    double stand(int hand, int splitValue = 0) const { return standValues(splitValue)[at(hand)]; }
    double hit(int hand, int splitValue = 0) const { return parts_[at(splitValue)].hit[at(hand)]; }
    const std::vector<double>& standValues(int splitValue) const { return parts_[at(splitValue)].stand; }
    /// The better of the two.
    double best(int hand, int splitValue = 0) const;
    double doubleDown(int hand) const;
    /// Both halves together; each is worth the same, because what one draws leaves the other a shoe that is
    /// as random as before.
    double split(int value) const;

    /// Chances of the next card by its value, when these cards are left for it and the hole card.
    std::array<double, values> nextCard(const Unseen& unseen) const;
    /// What is left of a full shoe beside the hand.
    Unseen unseen(int hand, int splitValue) const;

    /// Expected values when hits and stands follow a strategy instead of the best play: by number of hand.
    struct Followed {
        std::vector<double> value;
        std::vector<double> hit;
    };
    Followed follow(const Strategy& strategy, int splitValue) const;
    /// The value of splitting when both halves are played like this (hands by their numbers).
    double splitPlayed(int value, const std::vector<double>& played) const;

    /// The return of a whole round per bet, naturals of both sides included, where `play` gives the value of
    /// an unsplit first hand that is no natural.
    double roundReturn(const std::function<double(int hand)>& play) const;

  private:
    struct Part {
        std::vector<double> stand;
        std::vector<double> hit;
    };

    explicit Expectations(int upValue);
    void fill(int splitValue);
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    int upValue_;
    DealerOdds dealer_;
    std::array<Part, values> parts_;
};

/// The chance of an up card of this value.
double upCardChance(int upValue);

/// What a player expects of a round, in bets, who always does what is best for his cards.
double bestReturn();
/// The same for one who follows a strategy; and against one up card.
double expectedReturn(const Strategy& strategy);
double expectedReturn(const Strategy& strategy, int upValue);

}  // namespace blackjack
