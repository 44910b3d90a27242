// SPDX-License-Identifier: MIT
#include "slidey/solver/tables/board_tables.h"

#include "slidey/solver/tables/pattern_table.h"
#include "slidey/solver/tables/shared_tables.h"

#include <algorithm>
#include <utility>

namespace slidey {

namespace {

constexpr std::size_t tilesOfPattern = 4;

/// Divides the cells of a board: squares of four, then what is left of the last column and row, in lines of
/// four. The hole's home belongs to none.
std::vector<std::vector<Tile>> patternsOf(int columns, int rows) {
    std::vector<std::vector<Tile>> all;
    const int last = columns * rows - 1;
    const auto add = [&](const std::vector<int>& cells) {
        std::vector<Tile> tiles;
        for (const int cell : cells)
            if (cell != last) tiles.push_back(static_cast<Tile>(cell + 1));
        if (!tiles.empty()) all.push_back(std::move(tiles));
    };
    for (int row = 0; row + 1 < rows; row += 2)
        for (int column = 0; column + 1 < columns; column += 2) {
            const int cell = row * columns + column;
            add({cell, cell + 1, cell + columns, cell + columns + 1});
        }
    const auto addLine = [&](const std::vector<int>& line) {
        for (std::size_t begin = 0; begin < line.size(); begin += tilesOfPattern) {
            const auto end = std::min(begin + tilesOfPattern, line.size());
            add({line.begin() + static_cast<std::ptrdiff_t>(begin),
                 line.begin() + static_cast<std::ptrdiff_t>(end)});
        }
    };
    std::vector<int> column;
    std::vector<int> row;
    if (columns % 2 == 1)
        for (int i = 0; i < rows / 2 * 2; ++i) column.push_back(i * columns + columns - 1);
    if (rows % 2 == 1)
        for (int i = 0; i < columns; ++i) row.push_back((rows - 1) * columns + i);
    addLine(column);
    addLine(row);
    return all;
}

}  // namespace

std::shared_ptr<const BoardTables> BoardTables::of(int columns, int rows, const std::stop_token& stop) {
    static SharedTables<BoardTables> shared;
    return shared.of(columns, rows, stop, [&]() -> std::shared_ptr<const BoardTables> {
        const auto built = std::make_shared<BoardTables>();
        const auto stride = static_cast<std::uint32_t>(columns * rows);
        built->slots_.resize(stride);
        for (const auto& tiles : patternsOf(columns, rows)) {
            std::uint32_t weight = 1;
            for (const Tile tile : tiles) {
                built->slots_[tile] = {built->tables_.size(), weight};
                weight *= stride;
            }
            auto table = patternTable(columns, rows, tiles, stride, stop);
            if (!table) return nullptr;
            built->tables_.push_back(*std::move(table));
        }
        return built;
    });
}

}  // namespace slidey
