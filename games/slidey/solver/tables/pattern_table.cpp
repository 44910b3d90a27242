// SPDX-License-Identifier: MIT
#include "slidey/solver/tables/pattern_table.h"

#include "slidey/solver/neighbours.h"

#include <utility>

namespace slidey {

namespace {

/// Cells as bits.
using Cells = std::uint64_t;

constexpr Cells cellBit(int cell) {
    return Cells{1} << cell;
}

/// Spreads over free cells of a board.
class Flood {
  public:
    Flood(int columns, int rows) : columns_(columns) {
        for (int row = 0; row < rows; ++row) {
            left_ |= cellBit(row * columns);
            right_ |= cellBit(row * columns + columns - 1);
        }
    }
    /// The cells that the hole can reach from `from` over `free` ones.
    Cells from(Cells from, Cells free) const {
        for (;;) {
            const Cells wider =
                (from | from << columns_ | from >> columns_ | (from & ~right_) << 1 | (from & ~left_) >> 1) &
                free;
            if (wider == from) return from;
            from = wider;
        }
    }

  private:
    int columns_;
    Cells left_ = 0;
    Cells right_ = 0;
};

/// Finds the distances of the places of some tiles, from home on.
class PatternWalk {
  public:
    PatternWalk(int columns, int rows, const std::vector<Tile>& tiles, std::uint32_t stride)
        : stride_(stride),
          all_(~Cells{0} >> (64 - columns * rows)),
          neighbours_(columns, rows),
          flood_(columns, rows),
          cells_(tiles.size()) {
        std::uint32_t home = 0;
        std::uint32_t weight = 1;
        for (const Tile tile : tiles) {
            weights_.push_back(weight);
            home += static_cast<std::uint32_t>(tile - 1) * weight;
            weight *= stride;
        }
        table_.assign(weight, unknown);
        seen_.assign(weight, 0);
        front_.emplace_back(home, cellBit(columns * rows - 1));
    }

    /// Only steps of these tiles count; all other steps of the hole are free. Returns false if stopped.
    bool run(const std::stop_token& stop) {
        unsigned looked = 0;
        for (int distance = 0; !front_.empty(); ++distance) {
            next_.clear();
            for (const auto& [places, holes] : front_) {
                if ((++looked & 0xFFFU) == 0 && stop.stop_requested()) return false;
                if ((seen_[places] & holes) == 0) expand(places, holes, static_cast<std::uint8_t>(distance));
            }
            front_.swap(next_);
        }
        return true;
    }
    std::vector<std::uint8_t> table() && { return std::move(table_); }

  private:
    static constexpr std::uint8_t unknown = 0xFF;

    void expand(std::uint32_t places, Cells holes, std::uint8_t distance) {
        Cells taken = 0;
        std::uint32_t left = places;
        for (auto& cell : cells_) {
            cell = static_cast<int>(left % stride_);
            left /= stride_;
            taken |= cellBit(cell);
        }
        const Cells region = flood_.from(holes, all_ & ~taken);
        seen_[places] |= region;
        if (table_[places] == unknown) table_[places] = distance;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            for (const int to : neighbours_.of(cells_[i])) {
                if ((region & cellBit(to)) == 0) continue;
                const auto moved = places + static_cast<std::uint32_t>(to - cells_[i]) * weights_[i];
                if ((seen_[moved] & cellBit(cells_[i])) == 0) next_.emplace_back(moved, cellBit(cells_[i]));
            }
        }
    }

    std::uint32_t stride_;
    Cells all_;
    Neighbours neighbours_;
    Flood flood_;
    std::vector<int> cells_;  ///< of the tiles whose places are expanded
    std::vector<std::uint32_t> weights_;
    std::vector<std::uint8_t> table_;
    std::vector<Cells> seen_;  ///< cells of the hole from which places were expanded
    std::vector<std::pair<std::uint32_t, Cells>> front_;
    std::vector<std::pair<std::uint32_t, Cells>> next_;
};

}  // namespace

std::optional<std::vector<std::uint8_t>> patternTable(int columns, int rows, const std::vector<Tile>& tiles,
                                                      std::uint32_t stride, const std::stop_token& stop) {
    PatternWalk walk(columns, rows, tiles, stride);
    if (!walk.run(stop)) return std::nullopt;
    return std::move(walk).table();
}

}  // namespace slidey
