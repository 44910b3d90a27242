// SPDX-License-Identifier: MIT
#include "rummy/table/arrangement.h"

#include "rummy/melding/deadwood.h"

namespace rummy {

std::vector<plt::Card> Arrangement::cards() const {
    std::vector<plt::Card> row;
    for (const auto& set : sets) row.insert(row.end(), set.begin(), set.end());
    row.insert(row.end(), laidOff.begin(), laidOff.end());
    row.insert(row.end(), loose.begin(), loose.end());
    return row;
}

std::vector<Bracket> Arrangement::brackets() const {
    std::vector<Bracket> list;
    int first = 0;
    for (const auto& set : sets) {
        list.push_back({first, set});
        first += static_cast<int>(set.size());
    }
    if (!laidOff.empty()) list.push_back({first, laidOff, true});
    return list;
}

Arrangement arrangementOf(const State& state, int seat) {
    if (state.showdown && seat != state.showdown->knocker) {
        const auto& others = state.showdown->others;
        Arrangement arrangement{others.kept.sets, {}, others.kept.loose};
        for (const auto& laid : others.laidOff) arrangement.laidOff.push_back(laid.card);
        return arrangement;
    }
    const CardSet hand(state.hand(seat));
    const auto division = state.showdown   ? state.showdown->laid
                          : state.knocking ? minimumDeadwood(hand)
                                           : divide(hand);
    return {division.sets, {}, division.loose};
}

}  // namespace rummy
