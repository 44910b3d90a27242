// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <vector>

/// What can be laid out of some cards. A set is three or four cards of a rank, or a run: three or more cards
/// of a suit in succession, the ace below the 2 or above the king, but not both in one run.
namespace rummy {

/// The largest number of the cards that can lie in sets at the same time, each card in at most one. Exact.
int cardsInSets(CardSet cards);
/// Whether all cards can be divided into sets.
bool isComplete(CardSet cards);

/// Cards divided into sets.
struct Division {
    /// Cards of a rank by suit; of a run upwards, an ace above a king last.
    std::vector<std::vector<plt::Card>> sets;
    std::vector<plt::Card> loose;  ///< by suit, then by rank
    bool operator==(const Division&) const = default;
};

/// A division with cardsInSets() cards in sets, of these one with the fewest sets.
Division divide(CardSet cards);

/// Whether the cards are of one rank (a set as it stands, otherwise it is a run).
bool isOfOneRank(const std::vector<plt::Card>& set);

}  // namespace rummy
