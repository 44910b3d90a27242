// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/text.h"
#include "same/rules.h"

#include <string>
#include <string_view>

#include <QTest>

namespace same::boards {

/// A position from rows separated by '/', of any size.
inline State state(std::string_view text, Scoring scoring = Scoring::modern) {
    Options options;
    const auto rows = plt::split(text, '/');
    options.rows = static_cast<int>(rows.size());
    options.columns = static_cast<int>(rows.front().size());
    options.colours = maxColours;
    options.scoring = scoring;
    const auto start = Rules::readStart(options, text);
    return Rules::begin(options, start.value());
}

/// The board in the same notation, '.' for an empty place.
inline std::string picture(const State& state) {
    std::string text;
    for (int row = 0; row < state.options.rows; ++row) {
        if (row > 0) text += '/';
        for (int column = 0; column < state.options.columns; ++column) {
            const int colour = state.colourAt(state.cell(column, row));
            text += colour == none ? '.' : static_cast<char>('a' + colour);
        }
    }
    return text;
}

}  // namespace same::boards
