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

/// No seat.
inline constexpr int nobody = -1;

/// One round, from the deal until a hand is empty or nobody can go on.
struct Round {
    HouseRules house;
    int players = 2;  ///< 2 .. maximumPlayers
    /// The dealt cards in the order of sorted(); drawn cards are added in front.
    std::array<CardList, maximumPlayers> hands;
    CardList pile;                       ///< the last one is drawn next
    CardList discards;                   ///< the last one lies on top
    plt::Suit suit = plt::Suit::spades;  ///< in force
    int turn = 0;                        ///< the seat to move
    int direction = 1;                   ///< 1 or -1
    int draws = 0;                       ///< number of cards drawn in this turn
    int owed = 0;           ///< number of cards that the player to move must take, unless a 2 is discarded
    bool isNaming = false;  ///< the player to move has discarded an eight and names a suit
    bool isOver = false;
    int winner = nobody;  ///< of a finished round; none if no player could go on
    plt::Random luck{};   ///< shuffles the discards that are turned over

    /// Deals a whole deck in dealing order: all cards of the first player, of the next, and so on, then the
    /// first discard, then the pile from its top.
    static Round begin(const HouseRules& house, int players, int handSize, std::span<const plt::Card> deck,
                       int first, plt::Random luck);

    const CardList& hand(int seat) const { return hands[seat]; }
    CardList& hand(int seat) { return hands[seat]; }
    Demand demand() const { return {discards.back(), suit, owed > 0}; }
    /// Returns true if there is a card to draw, in the pile or by turning the discards over.
    bool hasCardsToDraw() const { return !pile.empty() || (house.turnOver && discards.size() > 1); }
    bool mayDiscard(plt::Card card) const;
    bool mayDraw() const;
    bool mayPass() const;
    /// Returns the next player in the current direction.
    int next(int seat) const { return (seat + direction + players) % players; }

    // The moves of the player to move, which must be legal.
    Event discard(plt::Card card);
    Event name(plt::Suit named);
    /// Draws one card, or all that are owed.
    Event draw();
    Event pass();

    bool operator==(const Round&) const = default;

  private:
    void endTurn(bool skipsNext = false);
    void endIfStuck();
};

}  // namespace crazy_8s
