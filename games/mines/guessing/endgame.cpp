// SPDX-License-Identifier: MIT
#include "mines/guessing/endgame.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace mines {

namespace {

/// Layouts, or tiles, by their index.
using Mask = std::uint64_t;
constexpr std::size_t maximumTiles = 64;
constexpr int maximumSteps = 200'000;

/// A number that is shown: the unknown tiles around it, and the mines among them.
struct Shown {
    Mask tiles = 0;
    int needs = 0;
};

/// All layouts on the unknown tiles that fit the numbers, each as a mask of mines.
class Enumeration {
  public:
    Enumeration(const Logic& logic, const std::vector<int>& tiles)
        : count_(tiles.size()), mines_(logic.minesLeft()) {
        const Grid& grid = logic.grid();
        std::vector<int> indexOf(at(grid.cells()), -1);
        for (std::size_t i = 0; i < tiles.size(); ++i) indexOf[tiles[i]] = static_cast<int>(i);
        for (int cell = 0; cell < grid.cells(); ++cell) {
            if (logic.fact(cell) != Logic::Fact::open || logic.unknownAround(cell) == 0) continue;
            Shown shown{0, logic.needs(cell)};
            grid.around(cell, [&](int tile) {
                if (indexOf[tile] >= 0) shown.tiles |= Mask{1} << at(indexOf[tile]);
            });
            shown_.push_back(shown);
        }
    }

    /// Returns false if there are too many, or too much had to be tried.
    bool run(const std::stop_token& stop) {
        place(0, 0, stop);
        return !tooMuch_;
    }
    const std::vector<Mask>& layouts() const { return layouts_; }

  private:
    bool fits(Mask mines, std::size_t done) const {
        const Mask open = done >= maximumTiles ? 0 : ~Mask{0} << done;
        if (std::popcount(mines) > mines_) return false;
        return std::all_of(shown_.begin(), shown_.end(), [&](const Shown& shown) {
            const int laid = std::popcount(mines & shown.tiles);
            return laid <= shown.needs && laid + std::popcount(open & shown.tiles) >= shown.needs;
        });
    }
    void place(std::size_t tile, Mask mines, const std::stop_token& stop) {
        if (tooMuch_ || !fits(mines, tile)) return;
        if (++steps_ > maximumSteps || stop.stop_requested()) {
            tooMuch_ = true;
            return;
        }
        if (tile == count_) {
            if (std::popcount(mines) != mines_) return;
            layouts_.push_back(mines);
            tooMuch_ = static_cast<double>(layouts_.size()) > maximumLayouts;
            return;
        }
        if (mines_ - std::popcount(mines) > static_cast<int>(count_ - tile)) return;
        place(tile + 1, mines, stop);
        place(tile + 1, mines | Mask{1} << tile, stop);
    }

    std::size_t count_;
    int mines_;
    std::vector<Shown> shown_;
    std::vector<Mask> layouts_;
    int steps_ = 0;
    bool tooMuch_ = false;
};

/// The games that can follow, by the layouts that are still possible.
class Endgame {
  public:
    /// Layouts by their index; there are no more than these bits.
    using Possible = std::array<Mask, 2>;

    Endgame(const Grid& grid, const std::vector<int>& tiles, std::vector<Mask> layouts)
        : tiles_(tiles), layouts_(std::move(layouts)), around_(tiles.size(), 0) {
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            for (std::size_t j = 0; j < tiles.size(); ++j) {
                if (i != j && std::abs(grid.x(tiles[i]) - grid.x(tiles[j])) <= 1 &&
                    std::abs(grid.y(tiles[i]) - grid.y(tiles[j])) <= 1)
                    around_[i] |= Mask{1} << j;
            }
        }
    }

    std::optional<BestTile> best(const std::stop_token& stop) {
        Possible all{};
        for (std::size_t i = 0; i < layouts_.size(); ++i) all[i / 64] |= Mask{1} << i % 64;
        const auto choice = choose(all, 0, stop);
        if (tooMuch_ || choice.tile < 0) return std::nullopt;
        return BestTile{tiles_[choice.tile],
                        static_cast<double>(choice.wins) / static_cast<double>(layouts_.size())};
    }

    std::vector<BestTile> each(const std::stop_token& stop) {
        Possible all{};
        for (std::size_t i = 0; i < layouts_.size(); ++i) all[i / 64] |= Mask{1} << i % 64;
        std::vector<BestTile> list;
        for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
            const int wins = winsWith(all, tile, 0, stop);
            list.push_back({tiles_[tile], static_cast<double>(wins) / static_cast<double>(layouts_.size())});
        }
        if (tooMuch_) list.clear();
        return list;
    }

  private:
    struct Choice {
        int wins = 0;  // layouts that are won
        int tile = -1;
    };

    static int size(const Possible& possible) {
        return std::popcount(possible[0]) + std::popcount(possible[1]);
    }
    template <class Visit>
    static void visitEach(const Possible& possible, Visit visit) {
        for (std::size_t word = 0; word < possible.size(); ++word)
            for (Mask left = possible[word]; left != 0; left &= left - 1)
                visit(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    }
    /// The layouts without a mine on this tile, by the number that it would show.
    std::array<Possible, 9> byNumber(const Possible& possible, std::size_t tile) const {
        std::array<Possible, 9> parts{};
        visitEach(possible, [&](std::size_t i) {
            if ((layouts_[i] >> tile & 1U) != 0) return;
            auto& part = parts[std::popcount(layouts_[i] & around_[tile])];
            part[i / 64] |= Mask{1} << i % 64;
        });
        return parts;
    }
    /// The layouts that are won after the tile was opened.
    int winsWith(const Possible& possible, std::size_t tile, Mask open, const std::stop_token& stop) {
        int wins = 0;
        for (const auto& part : byNumber(possible, tile))
            if (size(part) > 0) wins += choose(part, open | Mask{1} << tile, stop).wins;
        return wins;
    }
    Choice choose(const Possible& possible, Mask open, const std::stop_token& stop) {
        const int all = size(possible);
        if (all == 1) return {1, -1};
        if (tooMuch_ || ++steps_ > maximumSteps || stop.stop_requested()) {
            tooMuch_ = true;
            return {};
        }
        std::vector<std::pair<int, std::size_t>> candidates;
        for (std::size_t tile = 0; tile < tiles_.size(); ++tile) {
            if ((open >> tile & 1U) != 0) continue;
            int safe = 0;
            visitEach(possible, [&](std::size_t i) { safe += (layouts_[i] >> tile & 1U) == 0 ? 1 : 0; });
            // A safe tile costs nothing.
            if (safe == all) return {winsWith(possible, tile, open, stop), static_cast<int>(tile)};
            if (safe > 0) candidates.emplace_back(-safe, tile);
        }
        if (const auto known = known_.find(possible); known != known_.end()) return known->second;
        std::sort(candidates.begin(), candidates.end());
        Choice best;
        for (const auto& [lost, tile] : candidates) {
            if (-lost <= best.wins) break;
            const int wins = winsWith(possible, tile, open, stop);
            if (wins > best.wins) best = {wins, static_cast<int>(tile)};
        }
        // Tiles that are open by then are safe in all of these layouts, so nothing else matters.
        return known_[possible] = best;
    }

    const std::vector<int>& tiles_;
    std::vector<Mask> layouts_;
    std::vector<Mask> around_;
    std::map<Possible, Choice> known_;
    int steps_ = 0;
    bool tooMuch_ = false;
};

/// The unknown tiles, those that touch the same numbers beside each other, so that what cannot be is seen
/// soon.
std::vector<int> unknownTiles(const Logic& logic) {
    std::vector<int> tiles;
    std::vector<bool> taken(at(logic.grid().cells()), false);
    const auto take = [&](int tile) {
        if (!logic.unknown(tile) || taken[tile]) return;
        taken[tile] = true;
        tiles.push_back(tile);
    };
    for (int cell = 0; cell < logic.grid().cells(); ++cell)
        if (logic.fact(cell) == Logic::Fact::open) logic.grid().around(cell, take);
    for (int cell = 0; cell < logic.grid().cells(); ++cell) take(cell);
    return tiles;
}

}  // namespace

std::optional<BestTile> playedToTheEnd(const Logic& logic, const std::stop_token& stop) {
    if (at(logic.unknownTiles()) > maximumTiles) return std::nullopt;
    const auto tiles = unknownTiles(logic);
    Enumeration enumeration(logic, tiles);
    if (!enumeration.run(stop) || enumeration.layouts().size() < 2) return std::nullopt;
    return Endgame(logic.grid(), tiles, enumeration.layouts()).best(stop);
}

std::vector<BestTile> playedWithEach(const Logic& logic, const std::stop_token& stop) {
    if (at(logic.unknownTiles()) > maximumTiles) return {};
    const auto tiles = unknownTiles(logic);
    Enumeration enumeration(logic, tiles);
    if (!enumeration.run(stop) || enumeration.layouts().size() < 2) return {};
    return Endgame(logic.grid(), tiles, enumeration.layouts()).each(stop);
}

}  // namespace mines
