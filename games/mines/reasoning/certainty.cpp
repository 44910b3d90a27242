// SPDX-License-Identifier: MIT
#include "mines/reasoning/certainty.h"

#include "mines/reasoning/frontier.h"
#include "mines/reasoning/odds.h"

#include <algorithm>

namespace mines {

namespace {

Demand demandOf(const Logic& logic, int number) {
    Demand demand{number, logic.needs(number), {}};
    logic.grid().around(number, [&](int tile) {
        if (logic.unknown(tile)) demand.tiles.push_back(tile);
    });
    return demand;
}

/// Returns true if so few or so many mines are left that they limit the mines on the fronts. Rough, but
/// avoids counting the fronts in the middle of a game.
bool totalMayMatter(const Logic& logic) {
    int touched = 0;
    int mostOnFronts = 0;
    for (int cell = 0; cell < logic.grid().cells(); ++cell) {
        if (logic.fact(cell) == Logic::Fact::open && logic.unknownAround(cell) > 0)
            mostOnFronts += logic.needs(cell);
        if (!logic.unknown(cell)) continue;
        bool touches = false;
        logic.grid().around(cell,
                            [&](int other) { touches = touches || logic.fact(other) == Logic::Fact::open; });
        touched += touches ? 1 : 0;
    }
    const int rest = logic.unknownTiles() - touched;
    return logic.minesLeft() <= std::min(touched, mostOnFronts) || rest <= logic.minesLeft();
}

}  // namespace

std::vector<int> frontOf(const Logic& logic, int number) {
    std::vector<int> front;
    if (logic.fact(number) != Logic::Fact::open || logic.unknownAround(number) == 0) return front;
    const Grid& grid = logic.grid();
    std::vector<bool> seen(at(grid.cells()), false);
    front.push_back(number);
    seen[number] = true;
    for (std::size_t i = 0; i < front.size(); ++i) {
        grid.around(front[i], [&](int tile) {
            if (!logic.unknown(tile) || seen[tile]) return;
            seen[tile] = true;
            grid.around(tile, [&](int other) {
                if (logic.fact(other) != Logic::Fact::open || seen[other]) return;
                seen[other] = true;
                front.push_back(other);
            });
        });
    }
    return front;
}

Certainty certainOnFront(const Logic& logic, const std::vector<int>& front, const std::stop_token& stop,
                         std::size_t budget) {
    std::vector<Demand> demands;
    demands.reserve(front.size());
    for (const int number : front) demands.push_back(demandOf(logic, number));
    Certainty found;
    for (auto& component : componentsOf(demands)) {
        if (!component.count(stop, budget)) {
            found.decided = false;
            return found;
        }
        const auto& ways = component.byMines();
        if (std::none_of(ways.begin(), ways.end(), [](const Weight& way) { return way.possible; })) continue;
        const auto boxes = component.byBox(Weights(ways.size(), Weight{1, true}));
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            const auto& tiles = component.boxes[i].tiles;
            const auto possible = [&](std::size_t mines) {
                return mines < boxes[i].size() && boxes[i][mines].possible;
            };
            std::size_t least = 0;
            while (least <= tiles.size() && !possible(least)) ++least;
            std::size_t most = tiles.size();
            while (most > 0 && !possible(most)) --most;
            if (most == 0) found.safe.insert(found.safe.end(), tiles.begin(), tiles.end());
            if (least == tiles.size()) found.mines.insert(found.mines.end(), tiles.begin(), tiles.end());
        }
    }
    return found;
}

Certainty certainInAll(const Logic& logic, const std::stop_token& stop, std::size_t budget) {
    Certainty found;
    if (logic.unknownTiles() == 0 || !totalMayMatter(logic)) return found;
    const auto chances = odds(logic, stop, budget);
    found.decided = chances.has_value();
    if (!chances) return found;
    for (int cell = 0; cell < logic.grid().cells(); ++cell) {
        if (!logic.unknown(cell)) continue;
        if ((*chances)[cell] <= 0) found.safe.push_back(cell);
        if ((*chances)[cell] >= 1) found.mines.push_back(cell);
    }
    return found;
}

}  // namespace mines
