// SPDX-License-Identifier: MIT
#include "rummy/melding/melds.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rummy {

namespace {

constexpr int minimumInSet = 3;
constexpr unsigned aceLow = 1U << plt::ace;
constexpr unsigned aceHigh = aceLow << plt::rankCount;
/// Number of sets of ranks of a suit, and of entries in the table.
constexpr std::size_t suitPatterns = std::size_t{1} << plt::rankCount;

/// Returns how many of the ranks lie in unbroken sequences of three or more; bit 14 is an ace above the king.
constexpr int inSuccession(unsigned ranks) {
    int cards = 0;
    int length = 0;
    for (int rank = plt::ace; rank <= plt::king + 2; ++rank) {
        if (((ranks >> rank) & 1U) != 0) {
            ++length;
            continue;
        }
        if (length >= minimumInSet) cards += length;
        length = 0;
    }
    return cards;
}

constexpr unsigned withHighAce(unsigned ranks) {
    return (ranks & aceLow) != 0 ? (ranks & ~aceLow) | aceHigh : ranks;
}

/// For each set of ranks of a suit, the ace at bit 0, the number of cards that can lie in runs.
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

int sumOf(const RunTable& table, std::uint64_t cards) {
    const auto of = [&table, cards](int suit) {
        return static_cast<int>(
            table[(cards >> (suit * CardSet::bitsOfSuit + plt::ace)) & (suitPatterns - 1)]);
    };
    return of(0) + of(1) + of(2) + of(3);
}

int inRuns(std::uint64_t cards) {
    return sumOf(runTable, cards);
}

/// Returns the ranks of which there are three or more cards, as bits.
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

/// The groups of equal rank that are removed before the rest is searched for runs, and their totals.
struct Choice {
    std::uint64_t groups = 0;
    int cards = 0;
    int sets = 0;
};

/// Enumerates the ways to remove groups of the ranks in `ranks`, for each of them none, all of its cards, or
/// three of four. Stops and returns true as soon as visit() returns true.
template <class Visit>
bool visitGroups(std::uint64_t cards, unsigned ranks, const Choice& chosen, const Visit& visit) {
    if (ranks == 0) return visit(chosen);
    const int rank = std::countr_zero(ranks);
    const unsigned others = ranks & (ranks - 1);
    const std::uint64_t mine = cards & rankMask(rank);
    const int count = mine == rankMask(rank) ? plt::suitCount : minimumInSet;
    const auto take = [&](std::uint64_t group, int size) {
        return visitGroups(cards, others, Choice{chosen.groups | group, chosen.cards + size, chosen.sets + 1},
                           visit);
    };
    if (take(mine, count)) return true;
    if (count > minimumInSet)
        for (std::uint64_t left = mine; left != 0; left &= left - 1)
            if (take(mine & ~(left & (~left + 1)), minimumInSet)) return true;
    return visitGroups(cards, others, chosen, visit);
}

/// Returns what a rank counts; the one after the king is the ace.
constexpr int countOfRank(int rank) {
    constexpr int most = 10;
    return rank > plt::king ? plt::ace : std::min(rank, most);
}

/// Returns what the cards of unbroken sequences of three or more count; bit 14 is an ace above the king.
constexpr int countInRuns(unsigned ranks) {
    int count = 0;
    int run = 0;
    int length = 0;
    for (int rank = plt::ace; rank <= plt::king + 2; ++rank) {
        if (((ranks >> rank) & 1U) != 0) {
            ++length;
            run += countOfRank(rank);
            continue;
        }
        if (length >= minimumInSet) count += run;
        length = run = 0;
    }
    return count;
}

/// For each set of ranks of a suit: the least that the cards outside of its runs count.
RunTable makeLooseTable() {
    RunTable table{};
    for (unsigned pattern = 0; pattern < suitPatterns; ++pattern) {
        const unsigned ranks = pattern << plt::ace;
        int all = 0;
        for (unsigned left = ranks; left != 0; left &= left - 1) all += countOfRank(std::countr_zero(left));
        // A suit has one ace, which is below the 2 or above the king.
        table[pattern] =
            static_cast<std::uint8_t>(all - std::max(countInRuns(ranks), countInRuns(withHighAce(ranks))));
    }
    return table;
}
const RunTable looseTable = makeLooseTable();

/// Returns the longest possible runs of a suit's cards; a bit above the king is the ace.
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
        if (std::popcount(run) >= minimumInSet) runs.push_back(run);
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

int countOf(plt::Card card) {
    return countOfRank(card.rank);
}

int looseCount(CardSet cards) {
    int least = sumOf(looseTable, cards.bits());
    const unsigned ranks = threes(cards);
    if (ranks == 0) return least;
    visitGroups(cards.bits(), ranks, {}, [&](const Choice& choice) {
        least = std::min(least, sumOf(looseTable, cards.bits() & ~choice.groups));
        return false;
    });
    return least;
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
