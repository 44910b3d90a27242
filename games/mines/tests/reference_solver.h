// SPDX-License-Identifier: MIT
#pragma once

#include "mines/grid.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace mines::testing {

/// Finds the depth of reasoning for a small board by trying every layout of the tiles that a level looks at.
/// Written on its own, to check the cleverer search of the product.
class ReferenceSolver {
  public:
    ReferenceSolver(const Grid& grid, const std::vector<std::uint8_t>& mines, int first)
        : grid_(grid), mines_(mines), known_(mines.size(), -1) {
        open(first);
    }

    /// 0 one number at a time, 1 two, 2 a front, 3 everything; none if a guess is needed. `tooLarge` is set
    /// when there were too many tiles to try.
    std::optional<int> level() {
        int hardest = 0;
        for (int level = 0; level <= 3;) {
            if (std::count(known_.begin(), known_.end(), -1) == 0) return hardest;
            if (concludesAt(level)) {
                hardest = std::max(hardest, level);
                level = 0;
            } else {
                ++level;
            }
        }
        return std::nullopt;
    }
    bool tooLarge = false;

  private:
    static constexpr std::size_t maximumTiles = 18;

    struct Equation {
        std::vector<int> tiles;
        int needs = 0;
    };

    void open(int cell) {
        known_[cell] = 0;
        opened_.push_back(cell);
    }

    std::vector<Equation> equations() const {
        std::vector<Equation> all;
        for (const int cell : opened_) {
            Equation one;
            grid_.around(cell, [&](int tile) {
                one.needs += mines_[tile] != 0 && known_[tile] != 1 ? 1 : 0;
                if (known_[tile] < 0) one.tiles.push_back(tile);
            });
            if (!one.tiles.empty()) all.push_back(one);
        }
        return all;
    }

    Equation total() const {
        Equation all;
        for (int cell = 0; cell < grid_.cells(); ++cell) {
            if (known_[cell] >= 0) continue;
            all.tiles.push_back(cell);
            all.needs += mines_[cell];
        }
        return all;
    }

    static bool share(const Equation& a, const Equation& b) {
        return std::find_first_of(a.tiles.begin(), a.tiles.end(), b.tiles.begin(), b.tiles.end()) !=
               a.tiles.end();
    }

    bool concludesAt(int level) {
        auto numbers = equations();
        std::vector<std::vector<Equation>> groups;
        if (level == 0) {
            numbers.push_back(total());
            for (const auto& one : numbers) {
                if (one.needs != 0 && one.needs != static_cast<int>(one.tiles.size())) continue;
                for (const int tile : one.tiles) assign(tile, one.needs != 0);
                return true;
            }
            return false;
        }
        if (level == 1) {
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    if (share(numbers[i], numbers[j])) groups.push_back({numbers[i], numbers[j]});
            }
        } else if (level == 2) {
            while (!numbers.empty()) {
                std::vector<Equation> front{numbers.back()};
                numbers.pop_back();
                for (std::size_t i = 0; i < front.size(); ++i) {
                    const auto apart =
                        std::partition(numbers.begin(), numbers.end(),
                                       [&](const Equation& one) { return !share(one, front[i]); });
                    // front may move when it grows, so the compared values are read again.
                    std::vector<Equation> more(apart, numbers.end());
                    numbers.erase(apart, numbers.end());
                    front.insert(front.end(), more.begin(), more.end());
                }
                groups.push_back(std::move(front));
            }
        } else {
            numbers.push_back(total());
            groups.push_back(std::move(numbers));
        }
        bool any = false;
        for (const auto& group : groups) {
            if (level == 1 && any) break;
            any = tryAll(group) || any;
        }
        return any;
    }

    /// Tries all layouts that these equations allow, and assigns the tiles that are equal in all of them.
    bool tryAll(const std::vector<Equation>& group) {
        tiles_.clear();
        for (const auto& one : group) tiles_.insert(tiles_.end(), one.tiles.begin(), one.tiles.end());
        std::sort(tiles_.begin(), tiles_.end());
        tiles_.erase(std::unique(tiles_.begin(), tiles_.end()), tiles_.end());
        if (tiles_.size() > maximumTiles) {
            tooLarge = true;
            return false;
        }
        needs_.clear();
        room_.clear();
        touching_.assign(tiles_.size(), {});
        for (std::size_t e = 0; e < group.size(); ++e) {
            needs_.push_back(group[e].needs);
            room_.push_back(static_cast<int>(group[e].tiles.size()));
            for (const int tile : group[e].tiles)
                touching_[std::lower_bound(tiles_.begin(), tiles_.end(), tile) - tiles_.begin()].push_back(e);
        }
        layout_.assign(tiles_.size(), false);
        canBe_[0].assign(tiles_.size(), false);
        canBe_[1].assign(tiles_.size(), false);
        place(0);
        bool any = false;
        for (std::size_t i = 0; i < tiles_.size(); ++i) {
            if (canBe_[0][i] == canBe_[1][i]) continue;
            assign(tiles_[i], canBe_[1][i]);
            any = true;
        }
        return any;
    }

    void place(std::size_t index) {
        if (index == tiles_.size()) {
            for (std::size_t i = 0; i < tiles_.size(); ++i) canBe_[layout_[i] ? 1 : 0][i] = true;
            return;
        }
        for (const int mine : {0, 1}) {
            bool fits = true;
            for (const auto e : touching_[index]) {
                needs_[e] -= mine;
                --room_[e];
                fits = fits && needs_[e] >= 0 && needs_[e] <= room_[e];
            }
            layout_[index] = mine != 0;
            if (fits) place(index + 1);
            for (const auto e : touching_[index]) {
                needs_[e] += mine;
                ++room_[e];
            }
        }
    }

    void assign(int tile, bool mine) {
        if (known_[tile] >= 0) return;
        if (mine) {
            known_[tile] = 1;
        } else {
            open(tile);
        }
    }

    Grid grid_;
    std::vector<std::uint8_t> mines_;
    std::vector<int> known_;  // -1 covered, 0 open, 1 a mine
    std::vector<int> opened_;
    std::vector<int> tiles_;
    std::vector<int> needs_;
    std::vector<int> room_;
    std::vector<std::vector<std::size_t>> touching_;
    std::vector<bool> layout_;
    std::vector<bool> canBe_[2];
};

}  // namespace mines::testing
