// SPDX-License-Identifier: MIT
#include "common/session/deals/deal_memory.h"

#include <utility>

namespace plt {

void DealMemory::recognise(PlayedGame& game, const AnyStart& start) const {
    if (!comparesDeals(traits_) || !deals_.contains(rules_.knownAs(game.options, start))) return;
    game.helped = true;
    game.known = true;
}

void DealMemory::remember(const PlayedGame& game) {
    if (!comparesDeals(traits_)) return;
    deals_.add(rules_.knownAs(game.options, game.start));
    if (game.exact) deals_.add(rules_.knownAs(game.options, *game.exact));
}

bool DealMemory::knowsMoreOf(const PlayedGame& game) const {
    return game.helped || (traits_.undoReveals && !game.moves.empty());
}

void DealMemory::learnExactStart(PlayedGame& game, const AnyState& shown) {
    if (game.exact) return;
    auto exact = rules_.exactStart(game.options, game.start, shown);
    if (exact.isSameAs(game.start) || rules_.areEqual(exact, game.start)) return;
    recognise(game, exact);
    game.exact = std::move(exact);
    if (knowsMoreOf(game)) remember(game);
}

}  // namespace plt
