// SPDX-License-Identifier: MIT
#include "slidey/solver/pattern_database.h"

#include "slidey/solver/neighbours.h"
#include "slidey/solver/tables/pattern_table.h"
#include "slidey/solver/tables/shared_tables.h"

#include <algorithm>
#include <utility>

namespace slidey {

/// The patterns of a size. Boards that are higher than wide are mirrored before they are solved.
struct PatternDatabase::Patterns {
    int columns;
    int rows;
    std::vector<std::vector<Tile>> first;
    std::vector<std::vector<Tile>> second;  ///< empty: the first ones mirrored along the diagonal
};

const std::vector<PatternDatabase::Patterns>& PatternDatabase::known() {
    static const std::vector<Patterns> all{
        {5, 2, {{1, 2, 6, 7}, {3, 4, 5, 8, 9}}, {{1, 2, 3, 4, 5}, {6, 7, 8, 9}}},
        {4, 3, {{1, 2, 5, 6, 9}, {3, 4, 7, 8}, {10, 11}}, {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11}}},
        {6, 2, {{1, 2, 3, 7, 8}, {4, 5, 6, 10, 11}, {9}}, {{1, 2, 7, 8}, {3, 4, 5, 9, 10}, {6, 11}}},
        {5,
         3,
         {{1, 2, 6, 7, 11}, {3, 4, 5, 9, 10}, {8, 12, 13, 14}},
         {{1, 2, 3, 6, 7}, {4, 5, 8, 9, 10}, {11, 12, 13, 14}}},
        {4, 4, {{1, 5, 9, 10, 13}, {2, 3, 4, 6, 7}, {8, 11, 12, 14, 15}}, {}},
    };
    return all;
}

bool PatternDatabase::covers(int columns, int rows) {
    return std::any_of(known().begin(), known().end(), [&](const Patterns& patterns) {
        return patterns.columns == columns && patterns.rows == rows;
    });
}

std::shared_ptr<const PatternDatabase> PatternDatabase::of(int columns, int rows,
                                                           const std::stop_token& stop) {
    static SharedTables<PatternDatabase> databases;
    return databases.of(columns, rows, stop, [&]() -> std::shared_ptr<const PatternDatabase> {
        for (const auto& patterns : known())
            if (patterns.columns == columns && patterns.rows == rows) return built(patterns, stop);
        return nullptr;
    });
}

std::shared_ptr<const PatternDatabase> PatternDatabase::built(const Patterns& patterns,
                                                              const std::stop_token& stop) {
    const auto database = std::make_shared<PatternDatabase>();
    database->columns_ = patterns.columns;
    database->rows_ = patterns.rows;
    const auto fill = [&](Division& division, const std::vector<std::vector<Tile>>& tiles) {
        division.tables.fill(std::make_shared<const Table>(1, std::uint8_t{0}));
        for (std::size_t pattern = 0; pattern < tiles.size(); ++pattern) {
            auto table = patternTable(patterns.columns, patterns.rows, tiles[pattern], mostCells, stop);
            if (!table) return false;
            division.tables[pattern] = std::make_shared<const Table>(*std::move(table));
            for (std::size_t i = 0; i < tiles[pattern].size(); ++i)
                division.slots[tiles[pattern][i]] = {static_cast<int>(pattern), static_cast<int>(i) * 4};
        }
        for (int cell = 0; cell < mostCells; ++cell) division.cellOf[cell] = static_cast<std::uint8_t>(cell);
        return true;
    };
    auto& [first, second] = database->divisions_;
    if (!fill(first, patterns.first)) return nullptr;
    if (!patterns.second.empty()) return fill(second, patterns.second) ? database : nullptr;
    second = first;
    const auto mirrored = [&](int cell) { return mirroredCell(patterns.columns, patterns.rows, cell); };
    for (int cell = 0; cell < patterns.columns * patterns.rows; ++cell)
        second.cellOf[cell] = static_cast<std::uint8_t>(mirrored(cell));
    for (int tile = 1; tile < patterns.columns * patterns.rows; ++tile)
        second.slots[tile] = first.slots[mirrored(tile - 1) + 1];
    return database;
}

/// A single search, which makes and takes back the moves on one board.
class PatternDatabase::Search {
  public:
    Search(const PatternDatabase& database, const Position& position, const std::stop_token& stop,
           std::uint64_t most)
        : divisions_(database.divisions_),
          neighbours_(database.columns_, database.rows_),
          stop_(stop),
          most_(most),
          hole_(position.hole()) {
        for (int cell = 0; cell < position.cells(); ++cell) {
            const Tile tile = position.at(cell);
            tiles_[cell] = tile;
            if (tile == 0) continue;
            for (int i = 0; i < divisions; ++i) {
                const auto slot = divisions_[i].slots[tile];
                indexes_[i][slot.pattern] |= static_cast<std::uint32_t>(divisions_[i].cellOf[cell])
                                             << slot.shift;
            }
        }
    }

    int atLeast() const { return std::max(sum(0), sum(1)); }

    Found run(int upTo) {
        for (int bound = atLeast();; bound += 2) {
            if (bound > upTo) return {std::nullopt, bound};
            if (deepen(0, bound, -1, sum(0), sum(1))) return {way_, bound};
            if (stopped_) return {std::nullopt, bound};
        }
    }

  private:
    using Indexes = std::array<std::uint32_t, mostPatterns>;

    int sum(int division) const {
        int slides = 0;
        for (int pattern = 0; pattern < mostPatterns; ++pattern)
            slides += (*divisions_[division].tables[pattern])[indexes_[division][pattern]];
        return slides;
    }

    bool deepen(int made, int bound, int cameFrom, int left, int otherLeft) {
        if (left == 0) return true;
        if (++looked_ > most_ || ((looked_ & 0xFFFU) == 0 && stop_.stop_requested())) stopped_ = true;
        const int hole = hole_;
        for (const int from : neighbours_.of(hole)) {
            if (from == cameFrom || stopped_) continue;
            const Tile tile = tiles_[from];
            auto& index = indexOf(0, tile);
            const auto before = index;
            const auto after = moved(0, tile, before, from, hole);
            const int nowLeft = left + change(0, tile, before, after);
            if (made + 1 + nowLeft > bound) continue;
            auto& otherIndex = indexOf(1, tile);
            const auto otherBefore = otherIndex;
            const auto otherAfter = moved(1, tile, otherBefore, from, hole);
            const int otherNowLeft = otherLeft + change(1, tile, otherBefore, otherAfter);
            if (made + 1 + otherNowLeft > bound) continue;
            index = after;
            otherIndex = otherAfter;
            tiles_[hole] = tile;
            hole_ = from;
            way_.push_back(from);
            if (deepen(made + 1, bound, hole, nowLeft, otherNowLeft)) return true;
            way_.pop_back();
            hole_ = hole;
            tiles_[from] = tile;
            index = before;
            otherIndex = otherBefore;
        }
        return false;
    }

    std::uint32_t& indexOf(int division, Tile tile) {
        return indexes_[division][divisions_[division].slots[tile].pattern];
    }
    std::uint32_t moved(int division, Tile tile, std::uint32_t index, int from, int to) const {
        const auto& cells = divisions_[division].cellOf;
        return index ^ static_cast<std::uint32_t>(cells[from] ^ cells[to])
                           << divisions_[division].slots[tile].shift;
    }
    int change(int division, Tile tile, std::uint32_t before, std::uint32_t after) const {
        const auto& table = *divisions_[division].tables[divisions_[division].slots[tile].pattern];
        return table[after] - table[before];
    }

    const std::array<Division, divisions>& divisions_;
    const Neighbours neighbours_;
    const std::stop_token& stop_;
    const std::uint64_t most_;
    std::array<Tile, mostCells> tiles_{};
    int hole_;
    std::array<Indexes, divisions> indexes_{};
    std::vector<int> way_;
    std::uint64_t looked_ = 0;
    bool stopped_ = false;
};

int PatternDatabase::atLeast(const Position& position) const {
    return Search(*this, position, {}, 0).atLeast();
}

PatternDatabase::Found PatternDatabase::solution(const Position& position, const std::stop_token& stop,
                                                 std::uint64_t most, int upTo) const {
    return Search(*this, position, stop, most).run(upTo);
}

}  // namespace slidey
