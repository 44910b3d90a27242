// SPDX-License-Identifier: MIT
#include "mines/layout.h"

#include "mines/generator.h"

#include <numeric>
#include <utility>

namespace mines {

namespace {

Layout layAround(const Options& options, int first, plt::Random& random) {
    const Grid grid = options.grid();
    std::vector<int> order(at(grid.cells()));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);

    // 0: mines may go there; 1: only when nowhere else is room; 2: never.
    std::vector<std::uint8_t> shelter(at(grid.cells()), 0);
    if (options.first != FirstTile::unprotected && first >= 0) {
        shelter[at(first)] = 2;
        if (options.first == FirstTile::opening) grid.around(first, [&](int cell) { shelter[at(cell)] = 1; });
    }
    Layout mines(at(grid.cells()), 0);
    int left = options.mines;
    for (const int pass : {0, 1}) {
        for (const int cell : order) {
            if (left == 0) return mines;
            if (shelter[at(cell)] != pass) continue;
            mines[at(cell)] = 1;
            --left;
        }
    }
    return mines;
}

}  // namespace

Laid layMines(const Options& options, std::uint64_t number, int first) {
    // More deals than a player sees in a lifetime go by without the second try (tests/rules/test_mines.cpp).
    constexpr int tries = 30;
    plt::Random random(number);
    if (!options.noGuessing) return {layAround(options, first, random), false};
    Laid laid;
    for (int i = 0; i < tries && !laid.proven; ++i) {
        laid.mines = layAround(options, first, random);
        laid.proven = makeSolvable(options.grid(), first, laid.mines, random);
    }
    return laid;
}

std::vector<std::uint8_t> countMines(const Grid& grid, const Layout& mines) {
    std::vector<std::uint8_t> numbers(mines.size(), 0);
    for (int cell = 0; cell < grid.cells(); ++cell) {
        if (mines[at(cell)] != 0) grid.around(cell, [&](int other) { ++numbers[at(other)]; });
    }
    return numbers;
}

}  // namespace mines
