// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/text.h"
#include "pousse/board/notation.h"
#include "pousse/rules.h"

#include <stdexcept>
#include <string>

namespace pousse::testing {

/// The state after these moves, separated by blanks; throws when one of them cannot be made.
inline State played(int size, std::string_view moves) {
    State state = Rules::begin({size}, {});
    if (moves.empty()) return state;
    for (const auto word : plt::split(moves, ' ')) {
        const auto move = readMove(word);
        if (!move) throw std::invalid_argument("no move: " + std::string(word));
        const auto next = Rules::apply(state, *move);
        if (!next) throw std::invalid_argument(next.problem().english());
        state = *next;
    }
    return state;
}

/// A board by its rows, "x.o ... .o.".
inline Board boardOf(std::string_view rows) {
    const auto lines = plt::split(rows, ' ');
    Board board(static_cast<int>(lines.size()));
    for (int row = 0; row < board.size(); ++row)
        for (int column = 0; column < board.size(); ++column) {
            const char c = lines[row][column];
            board.put(row, column, c == 'x' ? Mark::x : c == 'o' ? Mark::o : Mark::none);
        }
    return board;
}

}  // namespace pousse::testing
