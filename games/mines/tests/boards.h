// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/text.h"
#include "mines/rules.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// Boards of given mines, and the notation of the test facts.
namespace mines::testing {

using Cells = std::vector<std::pair<int, int>>;

inline Start startOf(int width, int height, const Cells& mines) {
    Start start;
    start.layout.assign(width * height, false);
    for (const auto& [x, y] : mines) start.layout[y * width + x] = true;
    return start;
}

/// A board with these mines, laid beforehand, without protection of the first tile.
inline State board(int width, int height, const Cells& mines) {
    return Rules::begin(
        {width, height, static_cast<int>(mines.size()), FirstTile::unprotected, Solvable::perhaps},
        startOf(width, height, mines));
}

/// The board as the player sees it, rows separated by " / ": # covered, F flag, ? question mark, digits, * a
/// mine shown after a loss, ! exploded.
inline std::string seen(const State& state) {
    std::string text;
    for (int cell = 0; cell < state.grid().cells(); ++cell) {
        if (cell > 0 && state.grid().x(cell) == 0) text += " / ";
        const Tile& tile = state.tile(cell);
        if (tile.exploded) {
            text += '!';
        } else if (state.status == plt::Outcome::lost && tile.mine) {
            text += '*';
        } else {
            switch (tile.mark) {
                case Mark::covered:
                    text += '#';
                    break;
                case Mark::flag:
                    text += 'F';
                    break;
                case Mark::question:
                    text += '?';
                    break;
                case Mark::open:
                    text += static_cast<char>('0' + tile.number);
                    break;
            }
        }
    }
    return text;
}

/// All numbers and mines, in the notation of the test facts.
inline std::string numbers(const State& state) {
    std::string text;
    for (int cell = 0; cell < state.grid().cells(); ++cell) {
        if (cell > 0 && state.grid().x(cell) == 0) text += " / ";
        const Tile& tile = state.tile(cell);
        text += tile.mine ? '*' : static_cast<char>('0' + tile.number);
    }
    return text;
}

/// The secondary action of the cycle with question marks: covered, flag, question mark, covered.
inline Move cycled(const State& state, int x, int y) {
    switch (state.tile(state.grid().cell(x, y)).mark) {
        case Mark::covered:
            return {Action::flag, x, y};
        case Mark::flag:
            return {Action::question, x, y};
        default:
            return {Action::clear, x, y};
    }
}

}  // namespace mines::testing
