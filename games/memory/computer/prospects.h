// SPDX-License-Identifier: MIT
#pragma once

#include "memory/computer/player.h"

#include <vector>

namespace memory {

/// The counts that matter to somebody who forgets nothing. Pairs of which both cards were seen are counted apart
/// from all others.
struct Knowledge {
    int pairs = 0;  ///< on the table, of which not both cards were seen
    int seen = 0;   ///< cards of these pairs that were seen, the open one included
    int whole = 0;  ///< pairs of which both cards were seen, one may be open
    bool isOpen = false;
    bool isTwinSeen = false;  ///< the twin of the open card was seen

    int fresh() const { return 2 * pairs - seen; }
};
Knowledge knowledgeOf(const Observation& seen);

/// A card as somebody sees it who forgets nothing.
enum class Kind {
    pair,   ///< makes a pair that was seen whole
    fresh,  ///< was never turned up
    seen,   ///< was seen, and makes no pair now
};
Kind kindOf(const Observation& seen, int place);

/// The expectation of a player who forgets nothing, among others who forget nothing: the pairs to come, and alone the
/// turns to come with the sign changed. With several players by the shares of Tempo.
class Prospects {
  public:
    /// Returns the instance for 1 .. maximumPlayers players, computed on first use. Thread-safe.
    static const Prospects& of(int players);

    /// The expectation if a card of this kind is turned up now, and the best is done afterwards.
    double of(const Knowledge& known, Kind kind) const;

  private:
    explicit Prospects(int players);
    double first(const Knowledge& known, Kind kind) const;
    /// The second card of a turn.
    double second(const Knowledge& known, Kind kind) const;
    double bestSecond(const Knowledge& known) const;
    /// The player finds this many pairs now, and goes on.
    double found(int number, int pairs, int seen) const;
    /// The turn ends, and this many pairs lie there seen whole.
    double missed(int whole, int pairs, int seen) const;

    bool isAlone_;
    /// By pairs and seen cards: what the player to move can expect, and the player who moved last.
    std::vector<double> own_;
    std::vector<double> after_;
};

}  // namespace memory
