// SPDX-License-Identifier: MIT
#include "slidey/solver/pattern_database.h"

#include "slidey/solver/neighbours.h"

#include <algorithm>
#include <utility>

namespace slidey {

namespace {

constexpr int patternSize = 5;
constexpr std::array<std::array<Tile, patternSize>, 3> patternTiles{
    {{1, 5, 9, 10, 13}, {2, 3, 4, 6, 7}, {8, 11, 12, 14, 15}}};

/// The position of a tile in the tables.
struct Slot {
    int pattern = 0;
    int shift = 0;
};

constexpr std::array<Slot, PatternDatabase::fields> slots = [] {
    std::array<Slot, PatternDatabase::fields> all{};
    for (std::size_t pattern = 0; pattern < patternTiles.size(); ++pattern)
        for (std::size_t i = 0; i < patternSize; ++i)
            all[patternTiles[pattern][i]] = {static_cast<int>(pattern), static_cast<int>(i) * 4};
    return all;
}();

/// The cell mirrored along the diagonal.
constexpr unsigned mirrored(unsigned cell) {
    return cell % PatternDatabase::side * PatternDatabase::side + cell / PatternDatabase::side;
}

/// The tile that corresponds to this one on the mirrored board.
constexpr Tile mirroredTile(Tile tile) {
    return static_cast<Tile>(mirrored(tile - 1U) + 1U);
}

constexpr std::uint16_t leftColumn = 0x1111;
constexpr std::uint16_t rightColumn = 0x8888;

/// The cells that the hole can reach from `from` without moving a tile of the pattern.
std::uint16_t flood(std::uint16_t from, std::uint16_t free) {
    for (;;) {
        const auto wider = static_cast<std::uint16_t>(
            (from | from << 4 | from >> 4 | (from & ~rightColumn) << 1 | (from & ~leftColumn) >> 1) & free);
        if (wider == from) return from;
        from = wider;
    }
}

}  // namespace

const PatternDatabase& PatternDatabase::shared() {
    static const PatternDatabase database;
    return database;
}

PatternDatabase::PatternDatabase() {
    for (int pattern = 0; pattern < patterns; ++pattern) tables_[pattern] = tableOf(pattern);
}

PatternDatabase::Table PatternDatabase::tableOf(int pattern) {
    constexpr std::size_t size = std::size_t{1} << (4 * tilesInPattern);
    constexpr std::uint8_t unknown = 0xFF;
    const Neighbours neighbours(side, side);
    Table table(size, unknown);
    std::vector<std::uint16_t> seen(size, 0);  // cells of the hole from which the tiles were expanded
    std::uint32_t home = 0;
    for (const Tile tile : patternTiles[pattern])
        home |= static_cast<std::uint32_t>(tile - 1) << slots[tile].shift;

    // Only steps of the pattern's tiles count; all other steps of the hole are free.
    std::vector<std::pair<std::uint32_t, std::uint16_t>> front{{home, std::uint16_t{1U << (fields - 1)}}};
    std::vector<std::pair<std::uint32_t, std::uint16_t>> next;
    for (int distance = 0; !front.empty(); ++distance) {
        next.clear();
        for (const auto& [tiles, holes] : front) {
            if ((seen[tiles] & holes) != 0) continue;
            std::uint16_t taken = 0;
            for (int i = 0; i < tilesInPattern; ++i)
                taken = static_cast<std::uint16_t>(taken | 1U << (tiles >> (4 * i) & 15U));
            const auto region = flood(holes, static_cast<std::uint16_t>(~taken));
            seen[tiles] = static_cast<std::uint16_t>(seen[tiles] | region);
            if (table[tiles] == unknown) table[tiles] = static_cast<std::uint8_t>(distance);
            for (int i = 0; i < tilesInPattern; ++i) {
                const auto cell = tiles >> (4 * i) & 15U;
                for (const int to : neighbours.of(static_cast<int>(cell))) {
                    if ((region >> to & 1U) == 0) continue;
                    const auto moved = tiles ^ (cell ^ static_cast<std::uint32_t>(to)) << (4 * i);
                    const auto hole = static_cast<std::uint16_t>(1U << cell);
                    if ((seen[moved] & hole) == 0) next.emplace_back(moved, hole);
                }
            }
        }
        front.swap(next);
    }
    return table;
}

/// A single search, which makes and takes back the moves on one board.
class PatternDatabase::Search {
  public:
    Search(const PatternDatabase& database, const Position& position, const std::stop_token& stop,
           std::uint64_t most)
        : tables_(database.tables_), stop_(stop), most_(most), hole_(static_cast<unsigned>(position.hole())) {
        for (unsigned cell = 0; cell < fields; ++cell) {
            const Tile tile = position.at(static_cast<int>(cell));
            tiles_[cell] = tile;
            if (tile == 0) continue;
            indexes_[slots[tile].pattern] |= cell << slots[tile].shift;
            const auto slot = slots[mirroredTile(tile)];
            mirroredIndexes_[slot.pattern] |= mirrored(cell) << slot.shift;
        }
    }

    int atLeast() const { return std::max(sum(indexes_), sum(mirroredIndexes_)); }

    std::optional<std::vector<int>> run() {
        const int first = atLeast();
        for (int bound = first;; bound += 2) {
            if (deepen(0, bound, fields, sum(indexes_), sum(mirroredIndexes_))) return way_;
            if (stopped_) return std::nullopt;
        }
    }

  private:
    using Indexes = std::array<std::uint32_t, patterns>;

    int sum(const Indexes& indexes) const {
        return tables_[0][indexes[0]] + tables_[1][indexes[1]] + tables_[2][indexes[2]];
    }

    bool deepen(int made, int bound, unsigned cameFrom, int left, int leftMirrored) {
        if (left == 0) return true;
        if (++looked_ > most_ || ((looked_ & 0xFFFU) == 0 && stop_.stop_requested())) stopped_ = true;
        const unsigned hole = hole_;
        for (const int neighbour : neighbours_.of(static_cast<int>(hole))) {
            const auto from = static_cast<unsigned>(neighbour);
            if (from == cameFrom || stopped_) continue;
            const Tile tile = tiles_[from];
            const auto slot = slots[tile];
            const auto mirror = slots[mirroredTile(tile)];
            auto& index = indexes_[slot.pattern];
            auto& mirrorIndex = mirroredIndexes_[mirror.pattern];
            const auto before = index;
            const auto mirrorBefore = mirrorIndex;
            const auto& table = tables_[slot.pattern];
            const auto& mirrorTable = tables_[mirror.pattern];
            const auto after = before ^ (from ^ hole) << slot.shift;
            const auto mirrorAfter = mirrorBefore ^ (mirrored(from) ^ mirrored(hole)) << mirror.shift;
            const int nowLeft = left - table[before] + table[after];
            if (made + 1 + nowLeft > bound) continue;
            const int nowLeftMirrored = leftMirrored - mirrorTable[mirrorBefore] + mirrorTable[mirrorAfter];
            if (made + 1 + nowLeftMirrored > bound) continue;
            index = after;
            mirrorIndex = mirrorAfter;
            tiles_[hole] = tile;
            hole_ = from;
            way_.push_back(neighbour);
            if (deepen(made + 1, bound, hole, nowLeft, nowLeftMirrored)) return true;
            way_.pop_back();
            hole_ = hole;
            tiles_[from] = tile;
            index = before;
            mirrorIndex = mirrorBefore;
        }
        return false;
    }

    const std::array<Table, patterns>& tables_;
    const std::stop_token& stop_;
    const std::uint64_t most_;
    const Neighbours neighbours_{side, side};
    std::array<Tile, fields> tiles_{};
    unsigned hole_;
    Indexes indexes_{};
    Indexes mirroredIndexes_{};
    std::vector<int> way_;
    std::uint64_t looked_ = 0;
    bool stopped_ = false;
};

int PatternDatabase::atLeast(const Position& position) const {
    return Search(*this, position, {}, 0).atLeast();
}

std::optional<std::vector<int>> PatternDatabase::solution(const Position& position,
                                                          const std::stop_token& stop,
                                                          std::uint64_t most) const {
    return Search(*this, position, stop, most).run();
}

}  // namespace slidey
