// SPDX-License-Identifier: MIT
#include "go-fish/hint_reason.h"
#include "go-fish/players/player.h"
#include "go-fish/rules.h"

#include <algorithm>
#include <cmath>

namespace gofish {

plt::Message reasonToAsk(const Observation& seen, const Ask& best) {
    const auto names = Rules::seats(seen.options);
    const plt::Message name = names[best.target];
    const plt::Message what = rankName(best.card.rank);
    const int percent = static_cast<int>(std::lround(best.chance * 100));
    const auto asked = std::find_if(seen.events.rbegin(), seen.events.rend(), [&](const Event& event) {
        return event.kind == Event::Kind::ask && event.seat == best.target &&
               event.cards.front().rank == best.card.rank;
    });
    if (best.chance > 0.995 && asked != seen.events.rend())
        return {PLT_TR("%1 has asked for %2 and still holds one."), {name, what}};
    if (best.chance > 0.995)
        return {PLT_TR("%1 must hold one of the %2: they can be nowhere else."), {name, what}};
    if (best.fresh) return {PLT_TR("Ask %1 for %2: the chance is about %3 %."), {name, what, percent}};
    return {PLT_TR("Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one."),
            {name, what, percent}};
}

plt::Hint<Move> Rules::hint(const Observation& seen, std::stop_token stop) {
    // A fixed seed, so that the same position gives the same hint.
    constexpr std::uint64_t seed = 1;
    constexpr int worlds = 200;
    plt::Hint<Move> hint;
    switch (seen.phase) {
        case Phase::over:
            hint.verdict = PLT_TR("The game is over.");
            return hint;
        case Phase::between:
            hint.steps.push_back({Move::next(), PLT_TR("The round is over: deal the next one."), {}});
            return hint;
        case Phase::fishing:
            hint.steps.push_back({Move::fish(), PLT_TR("Go fish: draw the top card of the stock."), {}});
            return hint;
        case Phase::asking:
            break;
    }
    for (const plt::Card card : seen.hand) {
        std::vector<int> same;
        for (const plt::Card other : seen.hand)
            if (other.rank == card.rank) same.push_back(other.index());
        if (static_cast<int>(same.size()) < seen.options.setSize()) continue;
        hint.steps.push_back({Move::lay(card),
                              {PLT_TR("Lay down your %1: then nobody can take them."), {rankName(card.rank)}},
                              same});
        return hint;
    }
    const auto asks = weighed(seen, worlds, seed, std::move(stop));
    if (asks.empty()) {
        hint.verdict = PLT_TR("There is nobody to ask.");
        return hint;
    }
    const Ask& best = asks.front();
    hint.steps.push_back({Move::ask(best.card, best.target), reasonToAsk(seen, best), {best.card.index()}});
    return hint;
}

}  // namespace gofish
