// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

/// Computer opponents. This header deliberately includes neither rules nor state: an opponent is given only
/// the cards that were turned face up in front of everybody, so it cannot look under a card.
namespace memory {

/// A card that was face up once.
struct Look {
    int place = 0;
    int picture = 0;
    bool operator==(const Look&) const = default;
};

/// Everything that an attentive onlooker knows of a game.
struct Observation {
    /// The last look at every card that was ever turned up, latest first, including cards found since.
    std::vector<Look> looks;
    int columns = 0;
    int players = 1;
    /// By place, row by row: true if the card is still on the table (and not with a player).
    std::vector<bool> onTable;
    /// The place of the open card that waits for a second one (the first of `looks` then); -1 for none.
    int open = -1;
    /// Cards turned up since one was turned up for the first time, or a pair was found.
    int sinceNews = 0;
    /// Seed of the random choices in this decision.
    std::uint64_t luck = 0;
    int found = 0;  ///< pairs of the player to move
    int turns = 0;  ///< of this player
    bool operator==(const Observation&) const = default;
};

/// Returns the cards that an opponent with a memory of `percent` (0 .. 100) remembers, latest first. It
/// remembers this share of all different cards that it has seen in a game, rounded to the nearest whole card,
/// and always those seen last. A forgotten card stays forgotten until it is turned up again.
std::vector<Look> remembered(const Observation& seen, int percent);

/// Returns the place to turn up next: a pair of which both cards are remembered, or the remembered twin of
/// the open card; otherwise any of the cards that are not remembered, all with equal chances. There must be a
/// card to turn up. A pure function.
int chooseCard(const Observation& seen, int percent);

/// Like chooseCard(), for an opponent that remembers everything and plays for tempo against others: if a new
/// card would help the next player more, it turns up the one that was seen last. It never passes twice in a
/// row: after a turn that has shown nothing new, it turns up a new card.
int chooseForTempo(const Observation& seen);

}  // namespace memory
