// SPDX-License-Identifier: MIT
#include "slidey/solver/pattern_table.h"

#include "slidey/solver/neighbours.h"

#include <utility>

namespace slidey {

namespace {

/// Cells as bits.
using Cells = std::uint16_t;

/// Spreads over free cells of a board.
class Flood {
  public:
    Flood(int columns, int rows) : columns_(columns) {
        for (int row = 0; row < rows; ++row) {
            left_ = static_cast<Cells>(left_ | 1U << (row * columns));
            right_ = static_cast<Cells>(right_ | 1U << (row * columns + columns - 1));
        }
    }
    /// The cells that the hole can reach from `from` over `free` ones.
    Cells from(Cells from, Cells free) const {
        for (;;) {
            const auto wider = static_cast<Cells>(
                (from | from << columns_ | from >> columns_ | (from & ~right_) << 1 | (from & ~left_) >> 1) &
                free);
            if (wider == from) return from;
            from = wider;
        }
    }

  private:
    int columns_;
    Cells left_ = 0;
    Cells right_ = 0;
};

}  // namespace

std::optional<std::vector<std::uint8_t>> patternTable(int columns, int rows, const std::vector<Tile>& tiles,
                                                      const std::stop_token& stop) {
    const auto count = static_cast<int>(tiles.size());
    const std::size_t size = std::size_t{1} << (4 * tiles.size());
    constexpr std::uint8_t unknown = 0xFF;
    const auto all = static_cast<Cells>((1U << (columns * rows)) - 1);
    const Neighbours neighbours(columns, rows);
    const Flood flood(columns, rows);
    std::vector<std::uint8_t> table(size, unknown);
    std::vector<Cells> seen(size, 0);  // cells of the hole from which the tiles were expanded
    std::uint32_t home = 0;
    for (int i = 0; i < count; ++i) home |= static_cast<std::uint32_t>(tiles[i] - 1) << (4 * i);

    // Only steps of these tiles count; all other steps of the hole are free.
    std::vector<std::pair<std::uint32_t, Cells>> front{
        {home, static_cast<Cells>(1U << (columns * rows - 1))}};
    std::vector<std::pair<std::uint32_t, Cells>> next;
    unsigned looked = 0;
    for (int distance = 0; !front.empty(); ++distance) {
        next.clear();
        for (const auto& [places, holes] : front) {
            if ((++looked & 0xFFFU) == 0 && stop.stop_requested()) return std::nullopt;
            if ((seen[places] & holes) != 0) continue;
            Cells taken = 0;
            for (int i = 0; i < count; ++i)
                taken = static_cast<Cells>(taken | 1U << (places >> (4 * i) & 15U));
            const Cells region = flood.from(holes, static_cast<Cells>(all & ~taken));
            seen[places] = static_cast<Cells>(seen[places] | region);
            if (table[places] == unknown) table[places] = static_cast<std::uint8_t>(distance);
            for (int i = 0; i < count; ++i) {
                const auto cell = places >> (4 * i) & 15U;
                for (const int to : neighbours.of(static_cast<int>(cell))) {
                    if ((region >> to & 1U) == 0) continue;
                    const auto moved = places ^ (cell ^ static_cast<std::uint32_t>(to)) << (4 * i);
                    const auto hole = static_cast<Cells>(1U << cell);
                    if ((seen[moved] & hole) == 0) next.emplace_back(moved, hole);
                }
            }
        }
        front.swap(next);
    }
    return table;
}

}  // namespace slidey
