// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"
#include "common/rules/match.h"

#include <cstdint>
#include <vector>

namespace gofish {

/// Nobody.
inline constexpr int none = -1;

/// What a game is played with.
struct Options {
    int opponents = 2;   ///< 1 .. 4
    bool books = false;  ///< books of four instead of pairs
    /// The first seat lays its pairs or books by moves; the others' are always laid by themselves.
    bool layByHand = true;
    plt::MatchLength length;

    int players() const { return opponents + 1; }
    /// Cards of a rank that are laid down together.
    int setSize() const { return books ? 4 : 2; }
    /// Cards that each is dealt.
    int handSize() const { return books && players() > 3 ? 5 : 7; }
    bool laysByHand(int seat) const { return layByHand && seat == 0; }
    bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t {
    asking,   ///< the seat with the turn asks, or lays down
    fishing,  ///< it was told to go fish, and draws
    between,  ///< a round is over, and the next one is to be dealt
    over,
};

/// What everybody at the table has seen happen in this round.
struct Event {
    enum class Kind : std::uint8_t {
        ask,     ///< `seat` asked `target`. The card it asked with comes first, then those it was given.
        fish,    ///< `seat` drew. Cards that were shown by that: the drawn one first.
        lay,     ///< `seat` laid these down out of its hand
        refill,  ///< `seat` had no card left and drew one, unseen
    };
    Kind kind = Kind::ask;
    int seat = 0;
    int target = none;
    std::vector<plt::Card> cards;
    bool operator==(const Event&) const = default;
};

/// All that one seat knows: its own hand, and what has happened before everybody's eyes.
struct Observation {
    Options options;
    plt::Match match;
    int seat = 0;
    int turn = 0;
    Phase phase = Phase::asking;
    plt::Rank asked = 0;                       ///< while fishing: for what
    std::vector<plt::Card> hand;               ///< newest first
    std::vector<int> counts;                   ///< cards in every hand, by seat
    std::vector<std::vector<plt::Card>> laid;  ///< by seat
    int stock = 0;                             ///< cards left
    std::vector<Event> events;
    bool operator==(const Observation&) const = default;
};

}  // namespace gofish
