// SPDX-License-Identifier: MIT
#include "rummy/players/prospects.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rummy {

namespace {

// Tuned by games against the normal level, on other deals than those of the tests.
/// Factors on the weight of a hand for each card that it lacks, and for each that the other player holds.
constexpr double weightOfLacking = 0.12;
constexpr double weightOfHeld = 0.3;
/// Number of cards that a hand may lack beyond the nearest one and still count.
constexpr int slack = 2;
/// Sets that lack more cards are ignored.
constexpr int maximumLackingOfThree = 2;
constexpr int maximumLackingOfMore = 3;

struct AllSets {
    std::vector<CardSet> threes;
    std::vector<CardSet> fours;
    std::vector<CardSet> fives;

    AllSets() {
        for (plt::Rank rank = plt::ace; rank <= plt::king; ++rank) {
            CardSet four;
            for (int suit = 0; suit < plt::suitCount; ++suit) four.add({rank, static_cast<plt::Suit>(suit)});
            fours.push_back(four);
            for (const auto card : four.cards()) threes.push_back(four.without(card));
        }
        for (int suit = 0; suit < plt::suitCount; ++suit) {
            addRuns(threes, suit, 3);
            addRuns(fours, suit, 4);
            addRuns(fives, suit, 5);
        }
    }

  private:
    static void addRuns(std::vector<CardSet>& sets, int suit, int length) {
        constexpr int aceAboveKing = plt::king + 1;
        for (int low = plt::ace; low + length - 1 <= aceAboveKing; ++low) {
            CardSet run;
            for (int rank = low; rank < low + length; ++rank)
                run.add({static_cast<plt::Rank>(rank == aceAboveKing ? plt::ace : rank),
                         static_cast<plt::Suit>(suit)});
            sets.push_back(run);
        }
    }
};

const AllSets& allSets() {
    static const AllSets sets;
    return sets;
}

/// A set that can still be made.
struct Candidate {
    std::uint64_t cards = 0;
    int lacked = 0;
    double weight = 0;
    double sum = 0;  ///< total weight of the hands that contain it
};

/// Returns the sets that can still be made, those that lack the fewest cards first.
std::vector<Candidate> candidates(const std::vector<CardSet>& sets, int maximumLacking, CardSet cards,
                                  const Whereabouts& others) {
    const CardSet toBeHad = cards | others.unknown | others.held;
    std::vector<Candidate> list;
    for (int lacked = 0; lacked <= maximumLacking; ++lacked) {
        for (const CardSet set : sets) {
            if (!(set - toBeHad).empty() || (set - cards).size() != lacked) continue;
            double weight = 1;
            for (int i = 0; i < lacked; ++i) weight *= weightOfLacking;
            for (int held = (set & others.held).size(); held > 0; --held) weight *= weightOfHeld;
            list.push_back({set.bits(), lacked, weight, 0});
        }
    }
    return list;
}

/// Enumerates the complete hands that lack at most `most` cards, until visit() returns true.
template <class Visit>
bool visitHands(std::vector<Candidate>& threes, std::vector<Candidate>& fours, std::vector<Candidate>& fives,
                int most, const Visit& visit) {
    for (auto& four : fours) {
        for (std::size_t one = 0; one < threes.size() && four.lacked + threes[one].lacked <= most; ++one) {
            const std::uint64_t taken = four.cards | threes[one].cards;
            if ((four.cards & threes[one].cards) != 0) continue;
            const int left = most - four.lacked - threes[one].lacked;
            for (std::size_t other = one + 1; other < threes.size() && threes[other].lacked <= left; ++other)
                if ((threes[other].cards & taken) == 0 && visit(four, threes[one], &threes[other]))
                    return true;
        }
    }
    for (std::size_t one = 0; one < fives.size(); ++one)
        for (std::size_t other = one + 1; other < fives.size(); ++other)
            if (fives[one].lacked + fives[other].lacked <= most &&
                (fives[one].cards & fives[other].cards) == 0 && visit(fives[one], fives[other], nullptr))
                return true;
    return false;
}

}  // namespace

Prospects::Prospects(CardSet cards, const Whereabouts& others) {
    const AllSets& sets = allSets();
    auto threes = candidates(sets.threes, maximumLackingOfThree, cards, others);
    auto fours = candidates(sets.fours, maximumLackingOfMore, cards, others);
    auto fives = candidates(sets.fives, maximumLackingOfMore, cards, others);
    constexpr int most = 2 * maximumLackingOfThree + maximumLackingOfMore;
    int fewest = 0;
    while (fewest <= most &&
           !visitHands(threes, fours, fives, fewest,
                       [](const Candidate&, const Candidate&, const Candidate*) { return true; }))
        ++fewest;
    if (fewest > most) return;
    visitHands(threes, fours, fives, fewest + slack,
               [this](Candidate& one, Candidate& second, Candidate* third) {
                   const double weight = one.weight * second.weight * (third != nullptr ? third->weight : 1);
                   weight_ += weight;
                   one.sum += weight;
                   second.sum += weight;
                   if (third != nullptr) third->sum += weight;
                   return false;
               });
    for (const auto* list : {&threes, &fours, &fives})
        for (const auto& set : *list)
            for (std::uint64_t left = set.cards & cards.bits(); left != 0; left &= left - 1)
                byCard_[std::countr_zero(left)] += set.sum;
}

double helpToOther(plt::Card card, const Whereabouts& others) {
    const double chance =
        others.unknown.empty() ? 0 : static_cast<double>(others.hidden) / others.unknown.size();
    double help = 0;
    for (const CardSet set : allSets().threes) {
        if (!set.has(card)) continue;
        double all = 1;
        for (const auto needed : set.without(card).cards())
            all *= others.held.has(needed) ? 1 : others.unknown.has(needed) ? chance : 0;
        help += all;
    }
    return help;
}

}  // namespace rummy
