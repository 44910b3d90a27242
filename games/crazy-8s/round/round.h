// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "crazy-8s/round/card_list.h"
#include "crazy-8s/round/demand.h"
#include "crazy-8s/round/event.h"
#include "crazy-8s/round/house_rules.h"

#include <array>
#include <span>

namespace crazy_8s {

/// Nobody.
inline constexpr int nobody = -1;

/// One round, from the deal until a hand is empty or nobody can go on.
struct Round {
    HouseRules house;
    int players = 2;  ///< 2 .. mostPlayers
    /// What was dealt in the order of sorted(); a card that is drawn goes in front of it.
    std::array<CardList, mostPlayers> hands;
    CardList pile;                       ///< the last one is drawn next
    CardList discards;                   ///< the last one lies on top
    plt::Suit suit = plt::Suit::spades;  ///< in force
    int turn = 0;                        ///< whose turn it is
    int direction = 1;                   ///< 1 or -1
    int draws = 0;                       ///< cards drawn in this turn
    int owed = 0;                        ///< cards that whoever has the turn must take, unless with a 2
    bool isNaming = false;               ///< whoever has the turn has discarded an eight and names a suit
    bool isOver = false;
    int winner = nobody;  ///< of a round that is over; nobody if it was stuck
    plt::Random luck{};   ///< shuffles what is turned over

    /// Lays out a whole deck in order of dealing: all cards of the first player, of the next, and so on, then
    /// the first discard, then the pile from its top.
    static Round begin(const HouseRules& house, int players, int handSize, std::span<const plt::Card> deck,
                       int first, plt::Random luck);

    const CardList& hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    CardList& hand(int seat) { return hands[static_cast<std::size_t>(seat)]; }
    Demand demand() const { return {discards.back(), suit, owed > 0}; }
    /// Whether there is a card to draw, in the pile or by turning the discards over.
    bool hasCardsToDraw() const { return !pile.empty() || (house.turnOver && discards.size() > 1); }
    bool mayDiscard(plt::Card card) const;
    bool mayDraw() const;
    bool mayPass() const;
    /// Who comes after a player in the present direction.
    int next(int seat) const { return (seat + direction + players) % players; }

    // What whoever has the turn does; it must be allowed.
    Event discard(plt::Card card);
    Event name(plt::Suit named);
    /// One card, or all that are owed.
    Event draw();
    Event pass();

    bool operator==(const Round&) const = default;

  private:
    void endTurn(bool skipsNext = false);
    void endIfStuck();
};

}  // namespace crazy_8s
