// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <vector>

/// Division of cards into sets. A set is three or four cards of a rank, or a run: three or more consecutive
/// cards of a suit, the ace below the 2 or above the king, but not both in one run.
namespace rummy {

/// Returns the maximum number of the cards that can lie in sets at the same time, each card in at most one.
/// Exact.
int cardsInSets(CardSet cards);
/// Returns true if all cards can be divided into sets.
bool isComplete(CardSet cards);

/// Returns what a card counts: an ace 1, jacks, queens and kings 10, others their number.
int countOf(plt::Card card);
/// Returns the smallest sum that the cards outside of sets can count. Exact.
int looseCount(CardSet cards);

/// Cards divided into sets.
struct Division {
    /// The cards of a rank by suit, those of a run in ascending order, an ace above a king last.
    std::vector<std::vector<plt::Card>> sets;
    std::vector<plt::Card> loose;  ///< by suit, then by rank
    bool operator==(const Division&) const = default;
};

/// Returns a division with cardsInSets() cards in sets, and of these one with the fewest sets.
Division divide(CardSet cards);

/// Returns true if the cards of a set are of one rank; otherwise it is a run.
bool isOfOneRank(const std::vector<plt::Card>& set);

}  // namespace rummy
