// SPDX-License-Identifier: MIT
#pragma once

#include "aces/rules.h"
#include "common/rules/text.h"

#include <string>
#include <string_view>

namespace aces::tables {

/// A position from columns like "QH 5H / 9H / - / KD" and a stock like "3C 3D 3H 3S", of any cards.
inline State state(std::string_view columns, std::string_view stock) {
    State out;
    const auto add = [&out](std::string_view text) {
        out.deck.push_back(plt::Card::fromText(text).value());
        return static_cast<std::uint8_t>(out.deck.size() - 1);
    };
    const auto parts = plt::split(columns, '/');
    for (std::size_t column = 0; column < parts.size(); ++column) {
        for (const auto card : plt::split(parts[column], ' '))
            if (!card.empty() && card != "-") out.columns.at(column).push_back(add(card));
    }
    out.dealt = static_cast<int>(out.deck.size());
    for (const auto card : plt::split(stock, ' '))
        if (!card.empty()) add(card);
    return out;
}

/// The columns in the same notation.
inline std::string picture(const State& state) {
    std::string text;
    for (const auto& column : state.columns) {
        if (&column != &state.columns.front()) text += " / ";
        if (column.empty()) text += '-';
        for (std::size_t i = 0; i < column.size(); ++i) {
            if (i > 0) text += ' ';
            text += state.card(column[i]).text();
        }
    }
    return text;
}

inline std::string stock(const State& state) {
    std::string text;
    for (int number = state.dealt; number < static_cast<int>(state.deck.size()); ++number) {
        if (!text.empty()) text += ' ';
        text += state.card(number).text();
    }
    return text;
}

}  // namespace aces::tables
