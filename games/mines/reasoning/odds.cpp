// SPDX-License-Identifier: MIT
#include "mines/reasoning/odds.h"

#include "mines/reasoning/frontier.h"

#include <algorithm>
#include <cmath>

namespace mines {

namespace {

/// The number of ways to lay all mines but a on n tiles, for each a from 0 to `most`, up to a common factor.
/// Scaled as logarithms, since the numbers may differ by more than a double can represent; adds that of the factor to
/// `scale`.
Weights waysToLay(int n, int mines, int most, double& scale) {
    const auto logChoose = [n](int k) {
        return std::lgamma(n + 1.0) - std::lgamma(k + 1.0) - std::lgamma(n - k + 1.0);
    };
    double greatest = -1;
    for (int a = 0; a <= most; ++a) {
        if (mines - a >= 0 && mines - a <= n) greatest = std::max(greatest, logChoose(mines - a));
    }
    Weights ways(at(most) + 1);
    if (greatest >= 0) scale += greatest;
    for (int a = 0; a <= most; ++a) {
        if (mines - a >= 0 && mines - a <= n) ways[a] = {std::exp(logChoose(mines - a) - greatest), true};
    }
    return ways;
}

/// A chance that is 0 or 1 only if that is certain.
double chance(const Weight& mine, const Weight& all, bool safePossible) {
    if (!mine.possible) return 0;
    if (!safePossible) return 1;
    const double share = all.value > 0 ? mine.value / all.value : 0.5;
    return std::clamp(share, 1e-9, 1 - 1e-9);
}

}  // namespace

Sight seenBy(const State& state) {
    Sight sight{state.grid(), state.options.mines, std::vector<std::int8_t>(state.tiles.size(), -1)};
    for (std::size_t i = 0; i < state.tiles.size(); ++i) {
        const Tile& tile = state.tiles[i];
        if (tile.open() && !tile.mine) sight.numbers[i] = static_cast<std::int8_t>(tile.number);
    }
    return sight;
}

std::optional<std::vector<double>> odds(const Sight& sight, const std::stop_token& stop, std::size_t budget) {
    const Grid& grid = sight.grid;
    // Conclusions from one or two numbers need no counting, and keep the components small.
    Logic logic(grid, sight.mines);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (sight.numbers[cell] >= 0) logic.open(cell, sight.numbers[cell]);
    }
    logic.conclude();
    return odds(logic, stop, budget);
}

std::optional<std::vector<double>> odds(const Logic& logic, const std::stop_token& stop, std::size_t budget) {
    auto layouts = countLayouts(logic, stop, budget);
    if (!layouts) return std::nullopt;
    return std::move(layouts->chances);
}

std::optional<Layouts> countLayouts(const Logic& logic, const std::stop_token& stop, std::size_t budget) {
    const Grid& grid = logic.grid();
    std::vector<Demand> demands;
    std::vector<bool> touched(at(grid.cells()), false);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (logic.fact(cell) != Logic::Fact::open) continue;
        if (logic.unknownAround(cell) == 0) {
            if (logic.needs(cell) != 0) return std::nullopt;
            continue;
        }
        Demand demand{cell, logic.needs(cell), {}};
        grid.around(cell, [&](int tile) {
            if (!logic.unknown(tile)) return;
            demand.tiles.push_back(tile);
            touched[tile] = true;
        });
        demands.push_back(std::move(demand));
    }
    auto components = componentsOf(demands);
    const int rest =
        logic.unknownTiles() - static_cast<int>(std::count(touched.begin(), touched.end(), true));
    const int mines = logic.minesLeft();
    if (mines < 0) return std::nullopt;
    double scale = 0;
    for (auto& component : components) {
        if (!component.count(stop, budget)) return std::nullopt;
        scale += component.scale();
    }

    // before[c][a]: a mines in the components before c. after[c][a]: a mines before c, the rest in the
    // components from c on and in the tiles that no number touches.
    const std::size_t count = components.size();
    std::vector<Weights> before(count + 1);
    before[0] = {{1, true}};
    for (std::size_t c = 0; c < count; ++c) {
        const auto& ways = components[c].byMines();
        before[c + 1].resize(std::min(before[c].size() + ways.size() - 1, at(mines) + 1));
        for (std::size_t a = 0; a < before[c].size(); ++a) {
            for (std::size_t m = 0; m < ways.size() && a + m < before[c + 1].size(); ++m)
                before[c + 1][a + m] += before[c][a] * ways[m];
        }
        normalize(before[c + 1]);
    }
    std::vector<Weights> after(count + 1);
    after[count] = waysToLay(rest, mines, static_cast<int>(before[count].size()) - 1, scale);
    for (std::size_t c = count; c-- > 0;) {
        const auto& ways = components[c].byMines();
        after[c].resize(after[count].size());
        for (std::size_t a = 0; a < after[c].size(); ++a) {
            for (std::size_t m = 0; m < ways.size() && a + m < after[c].size(); ++m)
                after[c][a] += ways[m] * after[c + 1][a + m];
        }
        scale += normalize(after[c]);
    }
    if (after[0].empty() || !after[0][0].possible) return std::nullopt;

    std::vector<double> result(at(grid.cells()), 0);
    Weight all;
    Weight mined;
    bool restSafe = false;
    for (std::size_t a = 0; a < before[count].size() && a < after[count].size(); ++a) {
        const Weight ways = before[count][a] * after[count][a];
        const int left = mines - static_cast<int>(a);
        all += ways;
        mined += ways * Weight{rest > 0 ? static_cast<double>(left) / rest : 0, left > 0};
        restSafe = restSafe || (ways.possible && left < rest);
    }
    const double restChance = rest > 0 ? chance(mined, all, restSafe) : 0;
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (logic.fact(cell) == Logic::Fact::mine) result[cell] = 1;
        if (logic.unknown(cell) && !touched[cell]) result[cell] = restChance;
    }
    for (std::size_t c = 0; c < count; ++c) {
        Weights outside(components[c].byMines().size());
        for (std::size_t m = 0; m < outside.size(); ++m) {
            for (std::size_t a = 0; a < before[c].size() && a + m < after[c + 1].size(); ++a)
                outside[m] += before[c][a] * after[c + 1][a + m];
        }
        const auto boxes = components[c].byBox(outside);
        for (std::size_t b = 0; b < boxes.size(); ++b) {
            const auto size = static_cast<double>(components[c].boxes[b].tiles.size());
            Weight total;
            Weight mine;
            bool safe = false;
            for (std::size_t m = 0; m < boxes[b].size(); ++m) {
                total += boxes[b][m];
                mine += boxes[b][m] * Weight{static_cast<double>(m) / size, m > 0};
                safe = safe || (boxes[b][m].possible && static_cast<double>(m) < size);
            }
            for (const int tile : components[c].boxes[b].tiles) result[tile] = chance(mine, total, safe);
        }
    }
    return Layouts{std::move(result), scale + std::log(after[0][0].value)};
}

bool provenBy(const Sight& sight, const std::vector<int>& numbers, int cell, bool mine,
              const std::stop_token& stop, std::size_t budget) {
    std::vector<Demand> demands;
    bool touched = false;
    for (const int number : numbers) {
        Demand demand{number, sight.numbers[number], {}};
        sight.grid.around(number, [&](int tile) {
            if (sight.numbers[tile] >= 0) return;
            // Assumes the opposite: a tile claimed to be safe has a mine, which the demand no longer needs; a
            // claimed mine is left out.
            if (tile == cell) {
                touched = true;
                if (!mine) --demand.needs;
            } else {
                demand.tiles.push_back(tile);
            }
        });
        if (demand.tiles.empty() && demand.needs != 0) return true;
        demands.push_back(std::move(demand));
    }
    if (!touched) return false;
    for (auto& component : componentsOf(demands)) {
        if (!component.count(stop, budget)) return false;
        const auto& ways = component.byMines();
        if (std::none_of(ways.begin(), ways.end(), [](const Weight& w) { return w.possible; })) return true;
    }
    return false;
}

}  // namespace mines
