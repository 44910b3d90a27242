// SPDX-License-Identifier: MIT
#include "rummy/melding/deadwood.h"

#include "rummy/melding/laying_off.h"

#include <limits>
#include <tuple>
#include <utility>

namespace rummy {

namespace {

constexpr int minimumOfSet = 3;

/// Returns all sets among the cards, also those that are parts of others.
std::vector<CardSet> setsAmong(CardSet cards) {
    std::vector<CardSet> sets;
    for (plt::Rank rank = plt::ace; rank <= plt::king; ++rank) {
        CardSet group;
        for (const auto card : cards.cards())
            if (card.rank == rank) group.add(card);
        if (group.size() < minimumOfSet) continue;
        sets.push_back(group);
        if (group.size() > minimumOfSet)
            for (const auto card : group.cards()) sets.push_back(group.without(card));
    }
    constexpr int aceAboveKing = plt::king + 1;
    for (int suit = 0; suit < plt::suitCount; ++suit) {
        for (int low = plt::ace; low <= plt::king; ++low) {
            CardSet run;
            for (int rank = low; rank <= aceAboveKing; ++rank) {
                const plt::Card card{static_cast<plt::Rank>(rank == aceAboveKing ? plt::ace : rank),
                                     static_cast<plt::Suit>(suit)};
                if (!cards.has(card) || run.has(card)) break;
                run.add(card);
                if (run.size() >= minimumOfSet) sets.push_back(run);
            }
        }
    }
    return sets;
}

/// Searches all ways to lay out sets one after the other, each with its lowest card.
class DeadwoodSearch {
  public:
    explicit DeadwoodSearch(CardSet cards) : cards_(cards), sets_(setsAmong(cards)) {}

    std::vector<CardSet> best() {
        search(cards_, 0);
        return best_;
    }

  private:
    using Cost = std::tuple<int, int, std::size_t>;

    void search(CardSet left, int loose) {
        if (loose > std::get<0>(least_)) return;
        if (left.empty()) return compare(loose);
        const plt::Card card = left.first();
        for (const CardSet set : sets_) {
            if (!set.has(card) || !(set - left).empty()) continue;
            chosen_.push_back(set);
            search(left - set, loose);
            chosen_.pop_back();
        }
        search(left.without(card), loose + countOf(card));
    }
    void compare(int loose) {
        CardSet fitting;
        for (const CardSet set : chosen_) fitting = fitting | cardsThatFit(setInOrder(set));
        const Cost cost{loose, (fitting - cards_).size(), chosen_.size()};
        if (cost >= least_) return;
        least_ = cost;
        best_ = chosen_;
    }

    CardSet cards_;
    std::vector<CardSet> sets_;
    std::vector<CardSet> chosen_;
    std::vector<CardSet> best_;
    Cost least_{std::numeric_limits<int>::max(), 0, 0};
};

}  // namespace

Division minimumDeadwood(CardSet cards) {
    Division division;
    CardSet loose = cards;
    for (const CardSet set : DeadwoodSearch(cards).best()) {
        loose = loose - set;
        division.sets.push_back(setInOrder(set));
    }
    division.loose = loose.cards();
    return division;
}

}  // namespace rummy
