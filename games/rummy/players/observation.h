// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <optional>
#include <vector>

/// What a player may know. This header knows no rules and no state on purpose: whoever is given an
/// observation cannot look into a hand or under a card.
namespace rummy {

inline constexpr int seatCount = 2;
inline constexpr int handSize = 10;

/// One player's turn as everybody sees it.
struct Turn {
    int seat = 0;
    bool tookDiscard = false;          ///< otherwise it drew from the pile
    plt::Card top;                     ///< lay on top of the discards when it drew
    std::optional<plt::Card> discard;  ///< nothing yet: it has drawn and holds 11 cards
    bool operator==(const Turn&) const = default;
};

/// All that one seat knows of a game.
struct Observation {
    int seat = 0;
    std::vector<plt::Card> hand;      ///< newest first, the dealt ones in the order of the deal
    std::vector<plt::Card> discards;  ///< the last one is on top
    int stock = 0;                    ///< face-down cards in the pile
    CardSet held;  ///< cards that the other player is known to hold: taken from the discards, or dealt to it
                   ///< if all others have been seen
    int othersCards = handSize;  ///< how many the other player holds
    bool hasDrawn = false;       ///< the seat to move holds 11 cards and has to discard one
    bool roundIsOver = false;
    bool gameIsOver = false;
    std::vector<Turn> turns;  ///< since the deal

    /// Cards that lie in the pile or are held by the other player, and nobody has shown which.
    CardSet unknown() const { return CardSet::all() - CardSet(hand) - CardSet(discards) - held; }
    bool operator==(const Observation&) const = default;
};

}  // namespace rummy
