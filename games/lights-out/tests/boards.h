// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "lights-out/board/board.h"

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include <QByteArray>

namespace lights_out::testing {

inline CellSet lights(std::string_view board) {
    return readBoard(board).value().cells;
}

inline Form crossForm(int size) {
    return {size, Neighbourhood::cross};
}

inline CellSet cellsOf(const Form& form, std::initializer_list<std::pair<int, int>> cells) {
    CellSet set;
    for (const auto& [row, column] : cells) set.set(form.cell(row, column));
    return set;
}

/// Each cell with probability one half.
inline CellSet randomCells(const Form& form, plt::Random& random) {
    CellSet cells;
    for (int cell = 0; cell < form.cells(); ++cell)
        if (random.coin()) cells.set(cell);
    return cells;
}

/// A form in a failure message.
inline QByteArray text(const Form& form) {
    return QByteArray::number(form.size) + " / " + QByteArray::number(static_cast<int>(form.neighbourhood));
}

/// Every form of board.
inline std::vector<Form> playableForms(int smallest = 2, int largest = largestSize) {
    std::vector<Form> forms;
    for (int n = 0; n < neighbourhoodCount; ++n)
        for (int size = smallest; size <= largest; ++size)
            if (const Form form{size, static_cast<Neighbourhood>(n)}; isPlayable(form)) forms.push_back(form);
    return forms;
}

}  // namespace lights_out::testing
