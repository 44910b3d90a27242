// SPDX-License-Identifier: MIT
#pragma once

#include "crazy-8s/round/card_list.h"
#include "crazy-8s/round/demand.h"
#include "crazy-8s/round/event.h"
#include "crazy-8s/round/house_rules.h"

#include <array>
#include <cstdint>
#include <vector>

/// Computer players. They are given what their seat has seen and nothing else, so they cannot look into a
/// hand or under the pile: this header knows neither the round nor the rules on purpose.
namespace crazy_8s {

/// All that an attentive player at one seat knows of a round.
struct Observation {
    HouseRules house;
    int players = 2;
    int seat = 0;                           ///< whose eyes these are
    int handSize = 7;                       ///< cards that were dealt to each
    bool forPoints = false;                 ///< what is left in the others' hands counts for the winner
    CardList hand;                          ///< one's own, the newest card first
    std::array<int, mostPlayers> counts{};  ///< cards in the hands, by seat
    int pile = 0;                           ///< cards in it
    plt::Card firstCard;                    ///< the first discard, which nobody played
    CardList discards;                      ///< the last one lies on top
    plt::Suit suit = plt::Suit::spades;     ///< in force
    int turn = 0;
    int direction = 1;
    int draws = 0;  ///< in this turn
    int owed = 0;
    bool isNaming = false;
    bool isOver = false;           ///< the round
    bool isBetweenRounds = false;  ///< it is over, and the next of a match is to be dealt
    std::vector<Event> events;     ///< of the round, the first one first

    Demand demand() const { return {discards.back(), suit, owed > 0}; }
    bool hasCardsToDraw() const { return pile > 0 || (house.turnOver && discards.size() > 1); }
    /// Whether whoever has the turn may draw; else that one may pass.
    bool mayDraw() const {
        return hasCardsToDraw() && (owed > 0 || house.drawLimit == 0 || draws < house.drawLimit);
    }
    bool operator==(const Observation&) const = default;
};

}  // namespace crazy_8s
