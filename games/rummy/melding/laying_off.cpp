// SPDX-License-Identifier: MIT
#include "rummy/melding/laying_off.h"

#include "rummy/melding/deadwood.h"

#include <limits>

namespace rummy {

namespace {

constexpr int rankOfHighAce = plt::king + 1;

/// Ranks of a run; an ace above the king is the rank after it.
struct Ends {
    int low = 0;
    int high = 0;
    plt::Suit suit = plt::Suit::spades;
};

Ends endsOf(const std::vector<plt::Card>& run) {
    const bool aceIsHigh = run.back().rank == plt::ace;
    return {run.front().rank, aceIsHigh ? rankOfHighAce : run.back().rank, run.front().suit};
}

plt::Card cardOfRun(int rank, plt::Suit suit) {
    return {static_cast<plt::Rank>(rank == rankOfHighAce ? plt::ace : rank), suit};
}

plt::Card fourthOf(const std::vector<plt::Card>& group) {
    const CardSet cards(group);
    for (int suit = 0; suit < plt::suitCount; ++suit)
        if (const plt::Card card{group.front().rank, static_cast<plt::Suit>(suit)}; !cards.has(card))
            return card;
    return group.front();
}

/// One way to lay off cards at a set: those in succession below it, then those above.
using Way = std::vector<plt::Card>;

/// Returns the ways to lay off cards of a hand at a set; the first one is none.
std::vector<Way> waysAt(const std::vector<plt::Card>& set, CardSet hand) {
    std::vector<Way> ways{{}};
    if (isOfOneRank(set)) {
        if (set.size() < plt::suitCount && hand.has(fourthOf(set))) ways.push_back({fourthOf(set)});
        return ways;
    }
    const auto ends = endsOf(set);
    Way below;
    for (int low = ends.low;; --low) {
        Way way = below;
        if (!way.empty()) ways.push_back(way);
        for (int high = ends.high + 1; high <= rankOfHighAce; ++high) {
            const auto card = cardOfRun(high, ends.suit);
            // One ace does not lie at both ends.
            if (!hand.has(card) || CardSet(below).has(card) || CardSet(set).has(card)) break;
            way.push_back(card);
            ways.push_back(way);
        }
        if (low == plt::ace) break;
        const auto next = cardOfRun(low - 1, ends.suit);
        if (!hand.has(next) || CardSet(set).has(next)) break;
        below.push_back(next);
    }
    return ways;
}

class LayingSearch {
  public:
    LayingSearch(CardSet hand, const std::vector<std::vector<plt::Card>>& sets) : hand_(hand) {
        for (const auto& set : sets) ways_.push_back(waysAt(set, hand));
        search(0, {});
    }

    int least() const { return least_; }
    const std::vector<LaidOff>& laidOff() const { return best_; }

  private:
    void search(std::size_t set, CardSet laid) {
        if (set == ways_.size()) {
            const int loose = looseCount(hand_ - laid);
            if (loose > least_ || (loose == least_ && chosen_.size() >= best_.size())) return;
            least_ = loose;
            best_ = chosen_;
            return;
        }
        for (const auto& way : ways_[set]) {
            if (!(CardSet(way) & laid).empty()) continue;
            for (const auto card : way) chosen_.push_back({card, set});
            search(set + 1, laid | CardSet(way));
            chosen_.resize(chosen_.size() - way.size());
        }
    }

    CardSet hand_;
    std::vector<std::vector<Way>> ways_;
    std::vector<LaidOff> chosen_;
    std::vector<LaidOff> best_;
    int least_ = std::numeric_limits<int>::max();
};

}  // namespace

std::vector<plt::Card> setInOrder(CardSet set) {
    auto cards = set.cards();
    const bool aceIsHigh = cards.size() > 1 && cards[0].suit == cards[1].suit && cards[0].rank == plt::ace &&
                           cards[1].rank != plt::ace + 1;
    if (aceIsHigh) {
        cards.push_back(cards.front());
        cards.erase(cards.begin());
    }
    return cards;
}

CardSet cardsThatFit(const std::vector<plt::Card>& set) {
    CardSet fitting;
    if (isOfOneRank(set)) {
        if (set.size() < plt::suitCount) fitting.add(fourthOf(set));
        return fitting;
    }
    const auto ends = endsOf(set);
    if (ends.low > plt::ace) fitting.add(cardOfRun(ends.low - 1, ends.suit));
    if (ends.high < rankOfHighAce) fitting.add(cardOfRun(ends.high + 1, ends.suit));
    return fitting - CardSet(set);
}

Laying layOff(CardSet hand, const std::vector<std::vector<plt::Card>>& sets) {
    const LayingSearch search(hand, sets);
    CardSet kept = hand;
    for (const auto& laid : search.laidOff()) kept.remove(laid.card);
    return {search.laidOff(), minimumDeadwood(kept)};
}

int looseCountAfterLayingOff(CardSet hand, const std::vector<std::vector<plt::Card>>& sets) {
    return LayingSearch(hand, sets).least();
}

}  // namespace rummy
