// SPDX-License-Identifier: MIT
#include "mines/guessing/guess.h"

#include "mines/guessing/endgame.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace mines {

namespace {

/// Partial layouts that are examined for one number of one tile.
constexpr std::size_t budgetOfANumber = 20'000;
/// Tiles that no number touches are alike but for their place; so many of them are weighed.
constexpr std::size_t maximumUntouched = 14;
/// Tiles that are weighed on a board of the expert's size; fewer on larger ones, which take longer to count.
constexpr int maximumWeighed = 40;
constexpr int minimumWeighed = 4;
constexpr int expertCells = 480;
/// Numbers of a tile that together are less likely than this change nothing.
constexpr double negligible = 0.002;

/// A tile that may be uncovered.
struct Candidate {
    int cell = -1;
    double safe = 0;
    int unknownAround = 0;
    bool touched = false;
};

bool isTouched(const Logic& logic, int cell) {
    bool touched = false;
    logic.grid().around(cell,
                        [&](int other) { touched = touched || logic.fact(other) == Logic::Fact::open; });
    return touched;
}

Candidate candidateAt(const Logic& logic, const std::vector<double>& chances, int cell) {
    Candidate one{cell, 1 - chances[cell], 0, isTouched(logic, cell)};
    logic.grid().around(cell, [&](int other) { one.unknownAround += logic.unknown(other) ? 1 : 0; });
    return one;
}

/// The tiles, the safest first; among equal ones those with few unknown tiles around, which are likely to
/// show an empty number or one that tells much.
std::vector<Candidate> candidatesOf(const Logic& logic, const std::vector<double>& chances) {
    std::vector<Candidate> list;
    for (int cell = 0; cell < logic.grid().cells(); ++cell) {
        if (!logic.unknown(cell)) continue;
        list.push_back(candidateAt(logic, chances, cell));
    }
    std::stable_sort(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) {
        if (std::abs(a.safe - b.safe) > 1e-9) return a.safe > b.safe;
        return a.unknownAround < b.unknownAround;
    });
    std::size_t untouched = 0;
    std::erase_if(list, [&](const Candidate& one) { return !one.touched && ++untouched > maximumUntouched; });
    return list;
}

double safestOf(const Logic& logic, const std::vector<double>& chances) {
    double best = 0;
    for (int cell = 0; cell < logic.grid().cells(); ++cell) {
        if (logic.fact(cell) == Logic::Fact::safe) return 1;
        if (logic.unknown(cell)) best = std::max(best, 1 - chances[cell]);
    }
    // Nothing unknown is left: won.
    return logic.unknownTiles() == 0 ? 1 : best;
}

/// The chance to survive this tile and the best one after it. Below `enough` it may be less exact.
double survivingTwo(const Logic& logic, const Layouts& layouts, const Candidate& one, double enough,
                    const std::stop_token& stop) {
    int known = 0;
    logic.grid().around(one.cell,
                        [&](int other) { known += logic.fact(other) == Logic::Fact::mine ? 1 : 0; });
    double left = one.safe;
    double value = 0;
    for (int number = known; number <= known + one.unknownAround && left > negligible; ++number) {
        if (stop.stop_requested() || value + left <= enough) break;
        Logic next = logic;
        next.open(one.cell, number);
        next.conclude();
        const auto after = countLayouts(next, stop, budgetOfANumber);
        if (!after) continue;
        const double share = std::min(left, std::exp(after->logarithm - layouts.logarithm));
        value += share * safestOf(next, after->chances);
        left -= share;
    }
    // Numbers that were too hard to count are taken for as good as the tile itself.
    return value + std::max(0.0, left) * one.safe;
}

}  // namespace

std::optional<Guess> bestGuess(const Logic& logic, const Layouts& layouts, const std::stop_token& stop) {
    const auto candidates = candidatesOf(logic, layouts.chances);
    if (candidates.empty()) return std::nullopt;
    const auto& safest = candidates.front();
    Guess guess{safest.cell, 1 - safest.safe, 1 - safest.safe};
    if (layouts.logarithm < std::log(maximumLayouts + 0.5)) {
        if (const auto best = playedToTheEnd(logic, stop))
            return Guess{best->cell, layouts.chances[best->cell], guess.safest, best->wins, Guess::Why::wins};
    }
    double most = 0;
    int weighed =
        std::max(minimumWeighed, maximumWeighed * expertCells / std::max(expertCells, logic.grid().cells()));
    for (const auto& one : candidates) {
        if (one.safe <= most || weighed-- == 0 || stop.stop_requested()) break;
        const double value = survivingTwo(logic, layouts, one, most, stop);
        if (value <= most) continue;
        most = value;
        guess.cell = one.cell;
        guess.mine = 1 - one.safe;
        guess.two = value;
    }
    if (guess.mine > guess.safest + 1e-9) guess.why = Guess::Why::tellsMore;
    return guess;
}

double survivingTwo(const Logic& logic, const Layouts& layouts, int cell, const std::stop_token& stop) {
    return survivingTwo(logic, layouts, candidateAt(logic, layouts.chances, cell), 0, stop);
}

}  // namespace mines
