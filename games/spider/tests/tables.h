// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/text.h"
#include "spider/rules.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace spider::tables {

/// A position from columns like "*5H *KS 9S 8S" ('*' for face down; columns not given are empty) and a stock.
inline State state(std::initializer_list<std::string_view> columns, std::string_view stock = "",
                   const Options& options = {}) {
    State out;
    out.options = options;
    const auto add = [&out](std::string_view text) {
        out.deck.push_back(plt::Card::fromText(text).value());
        return static_cast<std::uint8_t>(out.deck.size() - 1);
    };
    std::size_t index = 0;
    for (const auto text : columns) {
        auto& column = out.columns.at(index++);
        for (auto card : plt::split(text, ' ')) {
            if (card.empty()) continue;
            if (card.starts_with('*')) {
                ++column.faceDown;
                card.remove_prefix(1);
            }
            column.cards.push_back(add(card));
        }
    }
    out.dealt = static_cast<int>(out.deck.size());
    for (const auto card : plt::split(stock, ' '))
        if (!card.empty()) add(card);
    settle(out);
    return out;
}

/// A column in the same notation, counted from 1 as in the specification.
inline std::string picture(const State& state, int number) {
    const auto& column = state.column(number - 1);
    std::string text;
    for (std::size_t place = 0; place < column.cards.size(); ++place) {
        if (place > 0) text += ' ';
        if (static_cast<int>(place) < column.faceDown) text += '*';
        text += state.card(column.cards[place]).text();
    }
    return text;
}

inline std::string stock(const State& state) {
    std::string text;
    for (int number = state.dealt; number < static_cast<int>(state.deck.size()); ++number)
        text += (text.empty() ? "" : " ") + state.card(number).text();
    return text;
}

/// The move "from.count>to" with columns from 1.
constexpr Move move(int from, int count, int to) {
    return {from - 1, count, to - 1};
}

/// Cards of one suit from a rank down to another: run(13, 2, 'S') is "KS QS ... 2S".
inline std::string run(int from, int to, char suit) {
    std::string text;
    for (int rank = from; rank >= to; --rank) {
        if (rank < from) text += ' ';
        text += plt::Card::rankLetters[static_cast<std::size_t>(rank) - 1];
        text += suit;
    }
    return text;
}

}  // namespace spider::tables
