// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/melding/card_set.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

/// The melding test and laying off once more, as slow and plain as in the rules.
namespace rummy::testing {

inline bool isSet(const std::vector<plt::Card>& cards) {
    if (cards.size() < 3) return false;
    bool sameRank = true;
    bool sameSuit = true;
    for (const auto card : cards) {
        sameRank = sameRank && card.rank == cards.front().rank;
        sameSuit = sameSuit && card.suit == cards.front().suit;
    }
    if (sameRank) return true;
    if (!sameSuit) return false;
    const auto succeed = [](std::vector<int> ranks) {
        std::sort(ranks.begin(), ranks.end());
        for (std::size_t i = 1; i < ranks.size(); ++i)
            if (ranks[i] != ranks[i - 1] + 1) return false;
        return true;
    };
    std::vector<int> low;
    std::vector<int> high;
    for (const auto card : cards) {
        low.push_back(card.rank);
        high.push_back(card.rank == plt::ace ? plt::king + 1 : card.rank);
    }
    return succeed(low) || succeed(high);
}

/// Tries every subset of the cards.
class SlowMelds {
  public:
    explicit SlowMelds(CardSet cards) : cards_(cards.cards()) {
        for (unsigned subset = 1; subset < 1U << cards_.size(); ++subset) {
            std::vector<plt::Card> chosen;
            for (std::size_t i = 0; i < cards_.size(); ++i)
                if (((subset >> i) & 1U) != 0) chosen.push_back(cards_[i]);
            if (isSet(chosen)) sets_.push_back(subset);
        }
    }

    /// The largest number of cards in sets.
    int most() { return mostOf((1U << cards_.size()) - 1); }
    /// The smallest sum of the cards outside of sets.
    int looseCount() { return looseCountOf((1U << cards_.size()) - 1); }
    /// In how many ways all cards can be divided into sets.
    int divisions() { return divisionsOf((1U << cards_.size()) - 1); }

  private:
    int mostOf(unsigned left) {
        if (left == 0) return 0;
        const auto known = most_.find(left);
        if (known != most_.end()) return known->second;
        const unsigned lowest = left & (~left + 1);
        int best = mostOf(left & ~lowest);
        for (const unsigned set : sets_)
            if ((set & lowest) != 0 && (set & ~left) == 0)
                best = std::max(best, std::popcount(set) + mostOf(left & ~set));
        return most_[left] = best;
    }
    int looseCountOf(unsigned left) {
        if (left == 0) return 0;
        const auto known = loose_.find(left);
        if (known != loose_.end()) return known->second;
        const unsigned lowest = left & (~left + 1);
        const int rank = cards_[std::countr_zero(lowest)].rank;
        int best = (rank > 10 ? 10 : rank) + looseCountOf(left & ~lowest);
        for (const unsigned set : sets_)
            if ((set & lowest) != 0 && (set & ~left) == 0) best = std::min(best, looseCountOf(left & ~set));
        return loose_[left] = best;
    }
    int divisionsOf(unsigned left) const {
        if (left == 0) return 1;
        const unsigned lowest = left & (~left + 1);
        int count = 0;
        for (const unsigned set : sets_)
            if ((set & lowest) != 0 && (set & ~left) == 0) count += divisionsOf(left & ~set);
        return count;
    }

    std::vector<plt::Card> cards_;
    std::vector<unsigned> sets_;
    std::map<unsigned, int> most_;
    std::map<unsigned, int> loose_;
};

/// Tries each card of the hand at each set, one after the other, and stops after each.
class SlowLayingOff {
  public:
    using Sets = std::vector<std::vector<plt::Card>>;

    int least(const Sets& sets, CardSet hand) {
        const auto known = known_.find(hand.bits());
        // Another order of the same cards may leave other sets, but the same ones can be tried there.
        if (known != known_.end() && known->second.first == sets) return known->second.second;
        int best = SlowMelds(hand).looseCount();
        for (std::size_t i = 0; i < sets.size(); ++i) {
            for (const auto card : hand.cards()) {
                auto more = sets;
                more[i].push_back(card);
                std::sort(more[i].begin(), more[i].end());
                if (isSet(more[i])) best = std::min(best, least(more, hand.without(card)));
            }
        }
        known_[hand.bits()] = {sets, best};
        return best;
    }

  private:
    std::map<std::uint64_t, std::pair<Sets, int>> known_;
};

}  // namespace rummy::testing
