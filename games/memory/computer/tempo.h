// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

namespace memory {

/// Optimal play of Memory for players who forget nothing: a new card that makes no pair helps the next
/// player, and it can be better to turn up one that everybody knows. Computed from the last pair backwards,
/// each player maximizing the own pairs. For two players this is the game of U. Zwick and M. S. Paterson,
/// "The memory game", Theoretical Computer Science 110 (1993), 169-196, with the same result.
class Tempo {
  public:
    static constexpr int maximumPairs = 40;
    static constexpr int maximumPlayers = 4;
    enum class Card { fresh, seen };

    /// Returns the instance for 2 .. maximumPlayers players, computed on first use (in less than a
    /// millisecond). Thread-safe.
    static const Tempo& of(int players);

    /// A state of the game between two turns: the pairs on the table, and the number of their cards that were
    /// seen, no two of them alike. 0 <= seen <= pairs <= maximumPairs.
    struct Place {
        int pairs = 0;
        int seen = 0;
    };
    /// The expected number of pairs of each player, the player to move first.
    using Shares = std::array<double, maximumPlayers>;
    const Shares& shares(Place place) const { return at(place).shares; }

    /// The first card of a turn. With `mayPass`, both cards of the turn may be seen ones: if two players both
    /// want that, neither gets more pairs, and they share the rest.
    Card first(Place place, bool mayPass) const;
    /// The second card of a turn whose first card has no seen twin; `place` counts the first as seen. A seen
    /// second card is only considered with `mayBeSeen`.
    Card second(Place place, bool mayBeSeen) const;

  private:
    struct Entry {
        Shares shares{};
        Card first = Card::fresh;  ///< if passing is allowed
        Card firstWithoutPass = Card::fresh;
        Card second = Card::fresh;
    };

    explicit Tempo(int players);
    void fill(Place place);
    /// The expected pairs after turning up a fresh second card; the first has no seen twin and is counted as
    /// seen.
    Shares afterFreshSecond(Place place) const;
    Shares passedOn(const Shares& shares) const;
    const Entry& at(Place place) const { return entries_[index(place)]; }
    static std::size_t index(Place place) {
        return static_cast<std::size_t>(place.pairs * (maximumPairs + 1) + place.seen);
    }

    int players_;
    std::vector<Entry> entries_;
};

}  // namespace memory
