// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

/// The knowledge of a player. This header deliberately includes neither rules nor state: code that is given
/// an observation cannot look into a hand or under a card.
namespace rummy {

inline constexpr int seatCount = 2;
inline constexpr int handSize = 10;

/// One player's turn as everybody sees it.
struct Turn {
    int seat = 0;
    bool tookDiscard = false;          ///< otherwise it drew from the stock
    plt::Card top;                     ///< the top discard before it drew
    std::optional<plt::Card> discard;  ///< empty before the discard: the player has drawn and holds 11 cards
    bool operator==(const Turn&) const = default;
};

/// The turns since the deal: their numbers, and the last one of each seat. A round has no longest length, and
/// every state holds the log, so it does not grow with them.
class TurnLog {
  public:
    bool empty() const { return size() == 0; }
    std::size_t size() const { return static_cast<std::size_t>(counts_[0] + counts_[1]); }
    int countOf(int seat) const { return counts_.at(seat); }
    /// The last turn; there must be one.
    const Turn& back() const { return last_[lastSeat_]; }
    Turn& back() { return last_[lastSeat_]; }
    /// The last turn of a seat; null before its first.
    const Turn* lastOf(int seat) const { return countOf(seat) > 0 ? &last_[seat] : nullptr; }
    void add(const Turn& turn) {
        lastSeat_ = static_cast<std::size_t>(turn.seat);
        last_.at(lastSeat_) = turn;
        ++counts_[lastSeat_];
    }
    bool operator==(const TurnLog&) const = default;

  private:
    std::array<Turn, seatCount> last_{};
    std::array<int, seatCount> counts_{};
    std::size_t lastSeat_ = 0;
};

/// Everything that one seat knows of a game.
struct Observation {
    int seat = 0;
    std::vector<plt::Card> hand;      ///< newest first, the dealt ones in the order of the deal
    std::vector<plt::Card> discards;  ///< the last one is on top
    int stock = 0;                    ///< number of face-down cards in the stock
    /// Cards that the other player is known to hold: taken from the discards, or dealt to it if all others
    /// have been seen.
    CardSet held;
    int othersCards = handSize;  ///< number of cards that the other player holds
    bool hasDrawn = false;       ///< the seat to move holds 11 cards and has to discard one
    bool roundIsOver = false;
    bool gameIsOver = false;
    bool knocking = false;     ///< see Options
    bool countsCards = false;  ///< see Options
    int lead = 0;              ///< the points of the match, less those of the other player
    TurnLog turns;             ///< the last one may be unfinished

    /// Cards in the stock or in the other player's hand, without those known to be held.
    CardSet unknown() const { return CardSet::all() - CardSet(hand) - CardSet(discards) - held; }
    bool operator==(const Observation&) const = default;
};

}  // namespace rummy
