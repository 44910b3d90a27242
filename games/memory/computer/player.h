// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

/// Computer opponents. This header knows no rules and no state on purpose: an opponent is given what was
/// turned face up before everybody's eyes and nothing else, so it cannot look under a card.
namespace memory {

/// A card that was face up once.
struct Look {
    int place = 0;
    int picture = 0;
    bool operator==(const Look&) const = default;
};

/// All that an attentive onlooker knows of a game.
struct Observation {
    /// The last look at every card that was ever turned up, latest first; cards that are found by now too.
    std::vector<Look> looks;
    int columns = 0;
    int players = 1;
    /// By place, row by row: whether the card is still on the table (and not with a player).
    std::vector<bool> onTable;
    /// The place of the card that is open, waiting for a second one (the first of `looks` then); -1: none.
    int open = -1;
    /// Cards turned up since one was turned up for the first time, or a pair was found.
    int sinceNews = 0;
    /// What chance decides this decision by.
    std::uint64_t luck = 0;
    bool operator==(const Observation&) const = default;
};

/// What an opponent with so good a memory (0 .. 100 percent) remembers. Of all the different cards it has
/// seen in a game it remembers this share, rounded to the nearest whole card, and always those it saw last.
/// Once forgotten, a card stays forgotten until it is turned up again. Latest first.
std::vector<Look> remembered(const Observation& seen, int percent);

/// The place to turn up next. Takes a pair of which it remembers both cards, and the twin that it remembers
/// of an open card; otherwise turns up any of the cards that it does not remember, each as likely as the
/// others. There must be a card to turn up. A pure function.
int chooseCard(const Observation& seen, int percent);

/// The same for an opponent that remembers everything and plays for tempo among others: where a new card
/// would help the next player more, it turns up the one that was seen last. It does not pass twice on end:
/// after a turn that has shown nothing it turns up something new.
int chooseForTempo(const Observation& seen);

}  // namespace memory
