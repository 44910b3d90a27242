// SPDX-License-Identifier: MIT
// The review of a game: every card by what had been seen, for somebody who forgets nothing.
#include "memory/computer/prospects.h"
#include "memory/rules.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace memory {

namespace {

/// Values that differ less are equal.
constexpr double digits = 1e-9;

int rowOf(const Observation& seen, int place) {
    return place / seen.columns + 1;
}
int columnOf(const Observation& seen, int place) {
    return place % seen.columns + 1;
}

/// The place of the other card of a pair that was seen whole.
int twinOf(const Observation& seen, int place) {
    const auto pictureAt = [&](int at) {
        const auto look = std::find_if(seen.looks.begin(), seen.looks.end(),
                                       [at](const Look& one) { return one.place == at; });
        return look == seen.looks.end() ? none : look->picture;
    };
    for (const auto& look : seen.looks)
        if (look.place != place && seen.onTable[look.place] && look.picture == pictureAt(place))
            return look.place;
    return none;
}

/// The chance in percent that a new card makes a pair, with the open card or with one that was seen.
plt::Decimal chanceOfPair(const Knowledge& known) {
    const int twins = known.isOpen ? 1 : known.seen;
    return {100.0 * twins / std::max(known.fresh(), 1), 0};
}

void explain(plt::Judgement<Move>& judgement, const Observation& seen, const Knowledge& known) {
    const int place = judgement.best.place;
    const int row = rowOf(seen, place);
    const int column = columnOf(seen, place);
    judgement.marks = {place};
    switch (kindOf(seen, place)) {
        case Kind::pair: {
            if (known.isOpen) {
                judgement.reason = {PLT_TR("The twin of the open card had been seen: row %1, column %2."),
                                    {row, column}};
                return;
            }
            const int twin = twinOf(seen, place);
            judgement.marks.push_back(twin);
            judgement.reason = {
                PLT_TR("A pair had been seen whole: row %1, column %2, and row %3, column %4."),
                {row, column, rowOf(seen, twin), columnOf(seen, twin)}};
            return;
        }
        case Kind::fresh:
            judgement.reason = {
                PLT_TR("A new card, such as row %1, column %2, makes a pair with a chance of %3 %."),
                {row, column, chanceOfPair(known)}};
            return;
        case Kind::seen:
            judgement.reason = {
                PLT_TR("A new card makes a pair with a chance of %3 %, but helps the next player "
                       "more. Row %1, column %2 was known."),
                {row, column, chanceOfPair(known)}};
            return;
    }
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const Observation& seen, const Move& made,
                                                 const plt::Question& /*question*/) {
    if (made.place == seen.open) return std::nullopt;
    const auto known = knowledgeOf(seen);
    const auto& prospects = Prospects::of(seen.players);
    const double before = seen.players == 1 ? -seen.turns : seen.found;
    const auto valueOf = [&](int place) { return before + prospects.of(known, kindOf(seen, place)); };
    // Passing twice in a row is worth something, and yet nobody is told to do it.
    const double most = valueOf(chooseForTempo(seen));
    std::vector<plt::ValuedMove<Move>> cards;
    double least = most;
    for (int place = 0; place < static_cast<int>(seen.onTable.size()); ++place) {
        if (!seen.onTable[place] || place == seen.open) continue;
        cards.push_back({{place}, std::min(most, valueOf(place))});
        least = std::min(least, cards.back().value);
    }
    if (most - least < digits) return std::nullopt;
    auto judgement = plt::judgementAmong(cards, made);
    judgement.certainty = plt::Certainty::calculated;
    if (!(judgement.best == made)) explain(judgement, seen, known);
    return judgement;
}

plt::Message Rules::costText(double cost) {
    if (std::abs(cost - 1) < digits) return PLT_TR("one pair");
    return {PLT_TR("%1 pairs"), {plt::Decimal{cost, cost < 1 ? 2 : 1}}};
}

double Rules::endValue(const State& state, int seat) {
    if (state.options.players == 1) return -state.allTurns();
    return state.pairs(std::max(seat, 0));
}

}  // namespace memory
