// SPDX-License-Identifier: MIT
#include "lights-out/board/board.h"

#include "common/rules/text.h"

#include <array>

namespace lights_out {

namespace {

struct Step {
    int row;
    int column;
};

constexpr std::array<Step, 9> steps{
    {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

bool reaches(Neighbourhood neighbourhood, const Step& step) {
    const int distance = (step.row != 0 ? 1 : 0) + (step.column != 0 ? 1 : 0);
    switch (neighbourhood) {
        case Neighbourhood::cross:
        case Neighbourhood::wrapped:
            return distance <= 1;
        case Neighbourhood::diagonal:
            return distance != 1;
        case Neighbourhood::around:
            return true;
    }
    return false;
}

}  // namespace

int smallestSize(Neighbourhood neighbourhood) {
    return neighbourhood == Neighbourhood::cross ? 2 : 3;
}

bool isPlayable(const Form& form) {
    if (form.size < smallestSize(form.neighbourhood) || form.size > largestSize) return false;
    return form.neighbourhood != Neighbourhood::around || (form.size != 11 && form.size != 14);
}

CellSet switchedBy(const Form& form, int cell) {
    CellSet switched;
    for (const auto& step : steps) {
        if (!reaches(form.neighbourhood, step)) continue;
        int row = form.row(cell) + step.row;
        int column = form.column(cell) + step.column;
        if (form.neighbourhood == Neighbourhood::wrapped) {
            row = (row + form.size) % form.size;
            column = (column + form.size) % form.size;
        }
        if (row >= 0 && row < form.size && column >= 0 && column < form.size)
            switched.set(form.cell(row, column));
    }
    return switched;
}

CellSet allCells(const Form& form) {
    CellSet cells;
    for (int cell = 0; cell < form.cells(); ++cell) cells.set(cell);
    return cells;
}

CellSet afterPresses(const Form& form, CellSet lit, const CellSet& presses) {
    presses.each([&](int cell) { lit ^= switchedBy(form, cell); });
    return lit;
}

std::string writeBoard(int size, const CellSet& cells) {
    std::string text;
    for (int cell = 0; cell < size * size; ++cell) {
        if (cell != 0 && cell % size == 0) text += '/';
        text += cells.test(cell) ? 'x' : 'o';
    }
    return text;
}

std::optional<SizedCells> readBoard(std::string_view text) {
    const auto rows = plt::split(text, '/');
    if (rows.size() > largestSize) return std::nullopt;
    SizedCells board{static_cast<int>(rows.size()), {}};
    int cell = 0;
    for (const auto row : rows) {
        if (row.size() != rows.size()) return std::nullopt;
        for (const char c : row) {
            if (c != 'x' && c != 'o') return std::nullopt;
            if (c == 'x') board.cells.set(cell);
            ++cell;
        }
    }
    return board;
}

}  // namespace lights_out
