// SPDX-License-Identifier: MIT
#include "lights-out/board/generator.h"

#include "common/rules/random.h"
#include "lights-out/board/solver.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace lights_out {

namespace {

int headsOf(int coins, plt::Random& random) {
    int heads = 0;
    for (int i = 0; i < coins; ++i) heads += random.coin() ? 1 : 0;
    return heads;
}

CellSet randomCells(int count, int cells, plt::Random& random) {
    std::vector<int> order(static_cast<std::size_t>(cells));
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    CellSet chosen;
    for (int i = 0; i < std::min(count, cells); ++i) chosen.set(order[i]);
    return chosen;
}

}  // namespace

CellSet randomBoard(const Form& form, Grade grade, std::uint64_t seed) {
    plt::Random random(seed);
    const auto& solver = Solver::of(form);
    const auto range = pressesOf(grade);
    const int most = std::min({range.last, form.cells(), std::max(range.first, 3 * form.size)});
    // A single press is no puzzle, if the grade allows more.
    const int least = std::min(std::max(range.first, 2), most);
    for (;;) {
        const int count =
            grade == Grade::any ? headsOf(2 * (form.size + 1), random) : random.between(least, most);
        const auto lit = afterPresses(form, {}, randomCells(count, form.cells(), random));
        if (lit.none()) continue;
        if (grade == Grade::any) return lit;
        const int fewest = solver.shortest(lit)->presses;
        if (fewest >= least && fewest <= range.last) return lit;
    }
}

}  // namespace lights_out
