// SPDX-License-Identifier: MIT
#pragma once

#include "go-fish/rules.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Positions of Go Fish as the specification writes them.
namespace gofish::testing {

/// "KS QH 3H".
inline std::vector<plt::Card> cards(std::string_view text) {
    std::vector<plt::Card> list;
    for (const auto word : plt::split(text, ' ')) {
        if (word.empty()) continue;
        const auto card = plt::Card::fromText(word);
        if (!card) throw std::invalid_argument(std::string(word));
        list.push_back(*card);
    }
    return list;
}

inline plt::Card card(std::string_view text) {
    return cards(text).front();
}

/// The hand of a seat, as cards() reads it.
inline std::string hand(const State& state, int seat) {
    std::string text;
    for (const auto each : state.hand(seat)) text += (text.empty() ? "" : " ") + each.text();
    return text;
}

/// The first seat has the turn.
inline State table(const std::vector<std::string_view>& hands, std::string_view stock, Options options = {}) {
    State state;
    options.opponents = static_cast<int>(hands.size()) - 1;
    state.options = options;
    state.match = plt::Match(options.length, options.players());
    for (const auto text : hands) state.hands.push_back(cards(text));
    state.laid.resize(hands.size());
    state.stock = cards(stock);
    return state;
}

/// The state after the move, which must be legal.
inline State after(const State& state, const Move& move) {
    auto next = Rules::apply(state, move);
    if (!next) throw std::logic_error(next.problem().english());
    return *next;
}

}  // namespace gofish::testing
