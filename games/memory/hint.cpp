// SPDX-License-Identifier: MIT
#include "memory/rules.h"

#include <algorithm>

namespace memory {

namespace {

constexpr int everything = 100;

int rowOf(const State& state, int place) {
    return place / state.options.columns() + 1;
}

int columnOf(const State& state, int place) {
    return place % state.options.columns() + 1;
}

plt::Message at(const char* sentence, const State& state, int place) {
    return {sentence, {rowOf(state, place), columnOf(state, place)}};
}

/// A card that lies face down and was seen, with the picture of another card that was seen.
int seenTwin(const Observation& seen, const State& state, int place) {
    const auto twin = std::find_if(seen.looks.begin(), seen.looks.end(), [&](const Look& look) {
        return look.place != place && look.picture == state.picture(place) && state.lies(look.place);
    });
    return twin == seen.looks.end() ? none : twin->place;
}

}  // namespace

plt::Hint<Move> Rules::hint(const State& state, std::stop_token) {
    plt::Hint<Move> hint;
    if (outcome(state) != plt::Outcome::playing) {
        hint.verdict = PLT_TR("The game is over.");
        return hint;
    }
    if (isComputer(state.options.seat(state.player))) {
        hint.verdict = PLT_TR("It is the computer's turn.");
        return hint;
    }
    const auto seen = observe(state);
    const int place = chooseCard(seen, everything);
    const bool wasSeen = state.lastLook[static_cast<std::size_t>(place)] > 0;
    if (state.open != none) {
        hint.steps.push_back(
            {{place},
             wasSeen ? at(PLT_TR("You have seen the twin of the open card: row %1, column %2."), state, place)
                     : at(PLT_TR("The twin of the open card was not seen yet. Row %1, column %2 is new."),
                          state, place),
             {place}});
    } else if (wasSeen) {
        const int twin = seenTwin(seen, state, place);
        hint.steps.push_back(
            {{place},
             {PLT_TR("You have seen a pair: row %1, column %2, and row %3, column %4."),
              {rowOf(state, place), columnOf(state, place), rowOf(state, twin), columnOf(state, twin)}},
             {place, twin}});
        hint.steps.push_back({{twin}, at(PLT_TR("Its twin is in row %1, column %2."), state, twin), {twin}});
    } else {
        hint.steps.push_back(
            {{place},
             at(PLT_TR("No pair was seen whole. Row %1, column %2 is a card that is new."), state, place),
             {place}});
    }
    return hint;
}

}  // namespace memory
