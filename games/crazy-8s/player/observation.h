// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/round/card_list.h"
#include "crazy-8s/round/demand.h"
#include "crazy-8s/round/event.h"
#include "crazy-8s/round/house_rules.h"

#include <array>
#include <cstdint>
#include <vector>

/// Computer players. They are given only the observation of their seat, so they cannot look into a hand or
/// under the pile: this header deliberately includes neither the round nor the rules.
namespace crazy_8s {

/// Everything that an attentive player at one seat knows of a round.
struct Observation {
    HouseRules house;
    int players = 2;
    int seat = 0;                              ///< the observing seat
    int handSize = 7;                          ///< number of cards dealt to each
    bool forPoints = false;                    ///< cards left in the others' hands count for the winner
    CardList hand;                             ///< the observer's own, the newest card first
    std::array<int, maximumPlayers> counts{};  ///< number of cards in the hands, by seat
    int pile = 0;                              ///< number of cards in it
    plt::Card firstCard;                       ///< the first discard, which nobody played
    CardList discards;                         ///< the last one lies on top
    plt::Suit suit = plt::Suit::spades;        ///< in force
    int turn = 0;
    int direction = 1;
    int draws = 0;  ///< in this turn
    int owed = 0;
    bool isNaming = false;
    bool isOver = false;           ///< the round
    bool isBetweenRounds = false;  ///< it is over, and the next round of a match is to be dealt
    std::vector<Event> events;     ///< of the round, in order
    /// In a match for points, the observer's points of finished rounds less the mean of the others'.
    double lead = 0;

    Demand demand() const { return {discards.back(), suit, owed > 0}; }
    bool hasCardsToDraw() const { return pile > 0 || (house.turnOver && discards.size() > 1); }
    /// Returns true if the player to move may draw; otherwise that player may pass.
    bool mayDraw() const {
        return hasCardsToDraw() && (owed > 0 || house.drawLimit == 0 || draws < house.drawLimit);
    }
    bool operator==(const Observation&) const = default;
};

}  // namespace crazy_8s
