// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/deals/known_deals.h"
#include "common/session/played_game.h"

namespace plt {

/// Remembers the deals of which the player knows more than the rules show at their beginning, so that the
/// results of such games count as helped however the deal is come by again. Games whose results are not
/// compared and that hide nothing are not remembered.
class DealMemory {
  public:
    /// The rules must outlive it.
    explicit DealMemory(const AnyRules& rules) : rules_(rules), traits_(rules.traits()) {}

    KnownDeals& deals() { return deals_; }
    const KnownDeals& deals() const { return deals_; }

    /// Marks a game as helped if its deal, with this start, is known.
    void recognise(PlayedGame& game, const AnyStart& start) const;
    /// Remembers the deal of a game.
    void remember(const PlayedGame& game);
    /// Returns true if the player knows more of the game's deal than the rules would show at its beginning.
    bool knowsMoreOf(const PlayedGame& game) const;
    /// Notes the start of the game if it has turned out by the shown state.
    void learnExactStart(PlayedGame& game, const AnyState& shown);

  private:
    const AnyRules& rules_;
    const RulesTraits& traits_;
    KnownDeals deals_;
};

}  // namespace plt
