// SPDX-License-Identifier: MIT
#include "rummy/melding/melds.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rummy {

namespace {

constexpr int leastInSet = 3;
constexpr unsigned aceLow = 1U << plt::ace;
constexpr unsigned aceHigh = aceLow << plt::rankCount;
/// The places of a suit's ranks in a word of the table.
constexpr std::size_t suitPatterns = std::size_t{1} << plt::rankCount;

/// How many of the ranks lie in unbroken successions of three and more; bit 14 is an ace above the king.
constexpr int inSuccession(unsigned ranks) {
    int cards = 0;
    int length = 0;
    for (int rank = plt::ace; rank <= plt::king + 2; ++rank) {
        if (((ranks >> rank) & 1U) != 0) {
            ++length;
            continue;
        }
        if (length >= leastInSet) cards += length;
        length = 0;
    }
    return cards;
}

constexpr unsigned withHighAce(unsigned ranks) {
    return (ranks & aceLow) != 0 ? (ranks & ~aceLow) | aceHigh : ranks;
}

/// Of a suit's cards, how many can lie in runs: by their ranks, the ace at bit 0.
using RunTable = std::array<std::uint8_t, suitPatterns>;
RunTable makeRunTable() {
    RunTable table{};
    for (unsigned pattern = 0; pattern < suitPatterns; ++pattern) {
        const unsigned ranks = pattern << plt::ace;
        table[pattern] =
            static_cast<std::uint8_t>(std::max(inSuccession(ranks), inSuccession(withHighAce(ranks))));
    }
    return table;
}
const RunTable runTable = makeRunTable();

int inRuns(std::uint64_t cards) {
    const auto of = [cards](int suit) {
        return static_cast<int>(
            runTable[(cards >> (suit * CardSet::bitsOfSuit + plt::ace)) & (suitPatterns - 1)]);
    };
    return of(0) + of(1) + of(2) + of(3);
}

/// The ranks of which three and more of the cards are, each at its bit.
unsigned threes(CardSet cards) {
    const unsigned s = cards.suit(0);
    const unsigned h = cards.suit(1);
    const unsigned d = cards.suit(2);
    const unsigned c = cards.suit(3);
    return (s & h & (d | c)) | (d & c & (s | h));
}

constexpr std::uint64_t everySuit = 0x0001000100010001ULL;
constexpr std::uint64_t rankMask(int rank) {
    return everySuit << rank;
}

/// What is taken away for sets of ranks before the rest is looked at for runs, and what that comes to.
struct Choice {
    std::uint64_t groups = 0;
    int cards = 0;
    int sets = 0;
};

/// Goes through the ways to take sets of the ranks in `ranks` away. Each rank has none, all of its cards, or
/// three of four. Visit says whether that was enough.
template <class Visit>
bool visitGroups(std::uint64_t cards, unsigned ranks, const Choice& chosen, const Visit& visit) {
    if (ranks == 0) return visit(chosen);
    const int rank = std::countr_zero(ranks);
    const unsigned others = ranks & (ranks - 1);
    const std::uint64_t mine = cards & rankMask(rank);
    const int count = mine == rankMask(rank) ? plt::suitCount : leastInSet;
    const auto take = [&](std::uint64_t group, int size) {
        return visitGroups(cards, others, Choice{chosen.groups | group, chosen.cards + size, chosen.sets + 1},
                           visit);
    };
    if (take(mine, count)) return true;
    if (count > leastInSet)
        for (std::uint64_t left = mine; left != 0; left &= left - 1)
            if (take(mine & ~(left & (~left + 1)), leastInSet)) return true;
    return visitGroups(cards, others, chosen, visit);
}

/// The runs of a suit's cards, as long as they can be; a bit above the king is the ace.
std::vector<unsigned> runsIn(unsigned ranks) {
    const unsigned high = withHighAce(ranks);
    const unsigned used = inSuccession(high) > inSuccession(ranks) ? high : ranks;
    std::vector<unsigned> runs;
    unsigned run = 0;
    for (int rank = plt::ace; rank <= plt::king + 2; ++rank) {
        if (((used >> rank) & 1U) != 0) {
            run |= 1U << rank;
            continue;
        }
        if (std::popcount(run) >= leastInSet) runs.push_back(run);
        run = 0;
    }
    return runs;
}

std::vector<plt::Card> cardsOfRun(unsigned run, int suit) {
    std::vector<plt::Card> cards;
    for (unsigned left = run; left != 0; left &= left - 1) {
        const int rank = std::countr_zero(left);
        cards.push_back(
            {static_cast<plt::Rank>(rank > plt::king ? plt::ace : rank), static_cast<plt::Suit>(suit)});
    }
    return cards;
}

}  // namespace

int cardsInSets(CardSet cards) {
    const unsigned ranks = threes(cards);
    if (ranks == 0) return inRuns(cards.bits());
    int most = 0;
    visitGroups(cards.bits(), ranks, {}, [&](const Choice& choice) {
        most = std::max(most, choice.cards + inRuns(cards.bits() & ~choice.groups));
        return false;
    });
    return most;
}

bool isComplete(CardSet cards) {
    const int size = cards.size();
    const unsigned ranks = threes(cards);
    if (ranks == 0) return inRuns(cards.bits()) == size;
    return visitGroups(cards.bits(), ranks, {}, [&](const Choice& choice) {
        return choice.cards + inRuns(cards.bits() & ~choice.groups) == size;
    });
}

Division divide(CardSet cards) {
    Choice best;
    int most = -1;
    int fewest = 0;
    visitGroups(cards.bits(), threes(cards), {}, [&](const Choice& choice) {
        const std::uint64_t rest = cards.bits() & ~choice.groups;
        const int melded = choice.cards + inRuns(rest);
        int sets = choice.sets;
        for (int suit = 0; suit < plt::suitCount; ++suit)
            sets += static_cast<int>(runsIn(CardSet(rest).suit(suit)).size());
        if (melded > most || (melded == most && sets < fewest)) {
            most = melded;
            fewest = sets;
            best = choice;
        }
        return false;
    });
    Division division;
    CardSet loose = cards;
    const auto lay = [&](std::vector<plt::Card> set) {
        loose = loose - CardSet(set);
        division.sets.push_back(std::move(set));
    };
    for (plt::Rank rank = plt::ace; rank <= plt::king; ++rank)
        if (const CardSet group(best.groups & rankMask(rank)); !group.empty()) lay(group.cards());
    const CardSet rest(cards.bits() & ~best.groups);
    for (int suit = 0; suit < plt::suitCount; ++suit)
        for (const unsigned run : runsIn(rest.suit(suit))) lay(cardsOfRun(run, suit));
    division.loose = loose.cards();
    return division;
}

bool isOfOneRank(const std::vector<plt::Card>& set) {
    return set.size() > 1 && set[0].rank == set[1].rank;
}

}  // namespace rummy
