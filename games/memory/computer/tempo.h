// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

namespace memory {

/// How Memory is played best by players who forget nothing: a new card that makes no pair helps whoever comes
/// next, and it can be better to turn up one that everybody knows. Calculated from the last pair backwards,
/// each player looking for most pairs. For two players that is the game of U. Zwick and M. S. Paterson, "The
/// memory game", Theoretical Computer Science 110 (1993), 169-196, with the same result.
class Tempo {
  public:
    static constexpr int mostPairs = 40;
    static constexpr int mostPlayers = 4;
    enum class Card { fresh, seen };

    /// For 2 .. mostPlayers; calculated when first asked for (less than a millisecond), safe from any thread.
    static const Tempo& of(int players);

    /// A place of the game between two turns: the pairs on the table, and how many of their cards were seen,
    /// no two of them alike. 0 <= seen <= pairs <= mostPairs.
    struct Place {
        int pairs = 0;
        int seen = 0;
    };
    /// Pairs that each player can expect, the one who has the turn first.
    using Shares = std::array<double, mostPlayers>;
    const Shares& shares(Place place) const { return at(place).shares; }

    /// The card that a turn begins with. Where it `mayPass`, both cards of the turn may be seen ones: if two
    /// players both want that, nobody gets anything more, and they share the rest.
    Card first(Place place, bool mayPass) const;
    /// The card that a turn goes on with, the first having no seen twin; `place` counts it among the seen.
    /// Where it `mayBeSeen`, that is a choice.
    Card second(Place place, bool mayBeSeen) const;

  private:
    struct Entry {
        Shares shares{};
        Card first = Card::fresh;  ///< where passing is allowed
        Card firstWithoutPass = Card::fresh;
        Card second = Card::fresh;
    };

    explicit Tempo(int players);
    void fill(Place place);
    /// What is expected of turning up a fresh second card after a first one that has no seen twin and is
    /// counted among the seen.
    Shares afterFreshSecond(Place place) const;
    Shares passedOn(const Shares& shares) const;
    const Entry& at(Place place) const { return entries_[index(place)]; }
    static std::size_t index(Place place) {
        return static_cast<std::size_t>(place.pairs * (mostPairs + 1) + place.seen);
    }

    int players_;
    std::vector<Entry> entries_;
};

}  // namespace memory
