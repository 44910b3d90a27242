// SPDX-License-Identifier: MIT
#include "mines/dealing/layout.h"

#include "mines/dealing/generator.h"
#include "mines/reasoning/solver.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace mines {

namespace {

Layout layAround(const Options& options, int first, plt::Random& random) {
    const Grid grid = options.grid();
    std::vector<int> order(at(grid.cells()));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);

    // 0: mines allowed; 1: only if there is no room elsewhere; 2: never.
    std::vector<std::uint8_t> shelter(at(grid.cells()), 0);
    if (options.first != FirstTile::unprotected && first >= 0) {
        shelter[first] = 2;
        if (options.first == FirstTile::opening) grid.around(first, [&](int cell) { shelter[cell] = 1; });
    }
    Layout mines(at(grid.cells()), 0);
    int left = options.mines;
    for (const int pass : {0, 1}) {
        for (const int cell : order) {
            if (left == 0) return mines;
            if (shelter[cell] != pass) continue;
            mines[cell] = 1;
            --left;
        }
    }
    return mines;
}

}  // namespace

Laid layMines(const Options& options, std::uint64_t number, int first) {
    // The second try is practically never needed (tests/test_rules.cpp).
    constexpr int tries = 30;
    plt::Random random(number);
    if (options.solvable == Solvable::perhaps) return {layAround(options, first, random), false};
    Laid laid;
    for (int i = 0; i < tries && !laid.proven; ++i) {
        laid.mines = layAround(options, first, random);
        laid.proven = makeSolvable(options.grid(), first, Reasoning::pairs, laid.mines, random).has_value();
    }
    return laid;
}

namespace {

/// The highest level of reasoning that a board promised to be solvable may need.
Reasoning reasoningUpTo(Solvable solvable) {
    switch (solvable) {
        case Solvable::basic:
            return Reasoning::basic;
        case Solvable::chains:
            return Reasoning::chains;
        case Solvable::expert:
            return Reasoning::expert;
        default:
            return Reasoning::pairs;
    }
}

/// The smallest number of mines possible around a tile without one.
int fewestAround(const Options& options, int cell) {
    int elsewhere = options.grid().cells() - 1;
    options.grid().around(cell, [&](int) { --elsewhere; });
    return std::max(0, options.mines - elsewhere);
}

}  // namespace

std::optional<Dealt> dealMines(const Options& options, std::uint64_t number, const std::stop_token& stop) {
    const int tries = std::clamp(4000000 / options.grid().cells(), 3000, 20000);
    const auto wanted = reasoningUpTo(options.solvable);
    plt::Random random(number);
    Dealt dealt;
    for (int i = 0; i < tries && !stop.stop_requested(); ++i) {
        dealt.first = static_cast<int>(random.below(static_cast<std::uint64_t>(options.grid().cells())));
        dealt.mines = layAround(options, dealt.first, random);
        if (makeSolvable(options.grid(), dealt.first, wanted, dealt.mines, random, stop) == wanted)
            return dealt;
    }
    return std::nullopt;
}

plt::Message brokenPromise(const Options& options, const Layout& mines, int first) {
    if (options.first == FirstTile::unprotected) return {};
    const Grid grid = options.grid();
    auto fitting = options;
    fitting.solvable = Solvable::perhaps;
    if (first < 0) {
        fitting.first = FirstTile::unprotected;
        return {
            PLT_TR("The options promise a safe first tile, but this board names none. It can be played with "
                   "%1."),
            {Rules::write(fitting)}};
    }
    const auto numbers = countMines(grid, mines);
    if (options.first == FirstTile::opening && numbers[first] != fewestAround(options, first)) {
        fitting.first = FirstTile::safe;
        return {
            PLT_TR("The options promise an opening at the first tile, but this board has none there. It can "
                   "be played with %1."),
            {Rules::write(fitting)}};
    }
    if (options.solvable == Solvable::perhaps) return {};
    const auto promised = reasoningUpTo(options.solvable);
    Solver solver(grid, options.mines);
    solver.logic().open(first, numbers[first]);
    if (!solver.solve(numbers, promised) || !solver.decided())
        return {
            PLT_TR("The options promise that reasoning solves this board, which could not be proven. It can "
                   "be played with %1."),
            {Rules::write(fitting)}};
    if (options.solvable == Solvable::simply || solver.hardest() == promised) return {};
    fitting.solvable = Solvable::simply;
    return {PLT_TR("This board needs less reasoning than its options promise. It can be played with %1."),
            {Rules::write(fitting)}};
}

}  // namespace mines
