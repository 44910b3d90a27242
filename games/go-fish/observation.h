// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/rules/match.h"

#include <cstdint>
#include <vector>

namespace gofish {

/// No seat.
inline constexpr int none = -1;

/// The options of a game.
struct Options {
    int opponents = 2;   ///< 1 .. 4
    bool books = false;  ///< books of four instead of pairs
    /// The first seat lays its pairs or books by moves; those of the others are always laid automatically.
    bool layByHand = true;
    plt::MatchLength length;

    int players() const { return opponents + 1; }
    /// Number of cards of a rank that are laid down together.
    int setSize() const { return books ? 4 : 2; }
    /// Number of cards dealt to each player.
    int handSize() const { return books && players() > 3 ? 5 : 7; }
    bool laysByHand(int seat) const { return layByHand && seat == 0; }
    bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t {
    asking,   ///< the seat to move asks, or lays down
    fishing,  ///< it was told to go fish, and draws
    between,  ///< a round is over, and the next one is to be dealt
    over,
};

/// A public event of the current round.
struct Event {
    enum class Kind : std::uint8_t {
        ask,     ///< `seat` asked `target`; first the card it asked with, then those it was given
        fish,    ///< `seat` drew; the cards that this has shown, the drawn one first
        lay,     ///< `seat` laid these down from its hand
        refill,  ///< `seat` had no card left and drew one, unseen
    };
    Kind kind = Kind::ask;
    int seat = 0;
    int target = none;
    std::vector<plt::Card> cards;
    bool operator==(const Event&) const = default;
};

/// Everything that one seat knows: its own hand, and all public events.
struct Observation {
    Options options;
    plt::Match match;
    int seat = 0;
    int turn = 0;
    Phase phase = Phase::asking;
    plt::Rank asked = 0;                       ///< while fishing: the rank asked for
    std::vector<plt::Card> hand;               ///< newest first
    std::vector<int> counts;                   ///< number of cards in every hand, by seat
    std::vector<std::vector<plt::Card>> laid;  ///< by seat
    int stock = 0;                             ///< number of cards left
    std::vector<Event> events;
    bool operator==(const Observation&) const = default;
};

}  // namespace gofish
