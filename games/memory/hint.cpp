// SPDX-License-Identifier: MIT
#include "memory/rules.h"

#include <algorithm>

namespace memory {

namespace {

plt::Message at(const char* sentence, const Observation& seen, int place) {
    return {sentence, {place / seen.columns + 1, place % seen.columns + 1}};
}

/// Returns the last look at a card; the end of the looks if it was never turned up.
auto lookAt(const Observation& seen, int place) {
    return std::find_if(seen.looks.begin(), seen.looks.end(),
                        [place](const Look& look) { return look.place == place; });
}

/// Returns the seen face-down card with the same picture as this seen one.
int seenTwin(const Observation& seen, const Look& one) {
    const auto twin = std::find_if(seen.looks.begin(), seen.looks.end(), [&](const Look& look) {
        return look.place != one.place && look.picture == one.picture && seen.onTable[look.place];
    });
    return twin == seen.looks.end() ? none : twin->place;
}

}  // namespace

plt::Hint<Move> Rules::hint(const Observation& seen, std::stop_token) {
    plt::Hint<Move> hint;
    if (std::find(seen.onTable.begin(), seen.onTable.end(), true) == seen.onTable.end()) {
        hint.verdict = PLT_TR("The game is over.");
        return hint;
    }
    const int place = chooseForTempo(seen);
    const auto look = lookAt(seen, place);
    const bool wasSeen = look != seen.looks.end();
    const int twin = wasSeen ? seenTwin(seen, *look) : none;
    if (seen.open >= 0) {
        const char* reason =
            !wasSeen ? PLT_TR("You have not seen the twin of the open card. Row %1, column %2 is new.")
            : twin == seen.open
                ? PLT_TR("You have seen the twin of the open card: row %1, column %2.")
                : PLT_TR(
                      "You have not seen the twin of the open card, and a new card would help "
                      "the next player more than you. Turn up one that you know: row %1, column %2.");
        hint.steps.push_back({{place}, at(reason, seen, place), {place}});
    } else if (twin != none) {
        auto reason =
            at(PLT_TR("You have seen a pair: row %1, column %2, and row %3, column %4."), seen, place);
        const auto second = at("", seen, twin);
        reason.arguments.insert(reason.arguments.end(), second.arguments.begin(), second.arguments.end());
        hint.steps.push_back({{place}, reason, {place, twin}});
        hint.steps.push_back({{twin}, at(PLT_TR("Its twin is in row %1, column %2."), seen, twin), {twin}});
    } else {
        const char* reason =
            wasSeen
                ? PLT_TR(
                      "You know no pair, and a new card would help the next player more than you. Turn up "
                      "one that you know: row %1, column %2.")
                : PLT_TR("You have not seen both cards of a pair yet. Row %1, column %2 is new.");
        hint.steps.push_back({{place}, at(reason, seen, place), {place}});
    }
    return hint;
}

}  // namespace memory
