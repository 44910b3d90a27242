// SPDX-License-Identifier: MIT
#include "mines/reasoning/solver.h"

#include "mines/reasoning/certainty.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace mines {

Solver::Solver(const Grid& grid, int mines, std::stop_token stop)
    : stop_(std::move(stop)), logic_(grid, mines), settled_(at(grid.cells()), false) {}

bool Solver::solve(const std::vector<std::uint8_t>& numbers, Reasoning upTo) {
    auto level = Reasoning::basic;
    for (;;) {
        if (concludeAt(level)) {
            hardest_ = std::max(hardest_, level);
            openFound(numbers);
            level = Reasoning::basic;
        } else if (logic_.unknownTiles() == 0) {
            return true;
        } else if (level == upTo || stop_.stop_requested()) {
            return false;
        } else {
            level = static_cast<Reasoning>(static_cast<int>(level) + 1);
        }
    }
}

bool Solver::concludeAt(Reasoning level) {
    switch (level) {
        case Reasoning::chains:
            return concludeOnFronts();
        case Reasoning::expert:
            return concludeInAll();
        default:
            logic_.conclude(level);
            return opened_ < logic_.found().size();
    }
}

bool Solver::concludeOnFronts() {
    for (const int number : logic_.takeTouched()) {
        settled_[number] = false;
        waiting_.push_back(number);
    }
    while (!waiting_.empty()) {
        const int number = waiting_.back();
        waiting_.pop_back();
        if (settled_[number]) continue;
        const auto front = frontOf(logic_, number);
        for (const int other : front) settled_[other] = true;
        const auto certain = certainOnFront(logic_, front, stop_);
        decided_ = decided_ && certain.decided;
        for (const int cell : certain.safe) logic_.learn(cell, false, Rule::front);
        for (const int cell : certain.mines) logic_.learn(cell, true, Rule::front);
        if (certain.any()) return true;
    }
    return false;
}

bool Solver::concludeInAll() {
    const auto certain = certainInAll(logic_, stop_);
    decided_ = decided_ && certain.decided;
    for (const int cell : certain.safe) logic_.learn(cell, false, Rule::total);
    for (const int cell : certain.mines) logic_.learn(cell, true, Rule::total);
    return certain.any();
}

void Solver::openFound(const std::vector<std::uint8_t>& numbers) {
    for (; opened_ < logic_.found().size(); ++opened_) {
        const auto& what = logic_.found()[opened_];
        if (!what.mine) logic_.open(what.cell, numbers[what.cell]);
    }
}

std::optional<Reasoning> reasoningFor(const Grid& grid, const Layout& mines, int first) {
    if (first < 0 || mines[first] != 0) return std::nullopt;
    const auto numbers = countMines(grid, mines);
    Solver solver(grid, std::accumulate(mines.begin(), mines.end(), 0));
    solver.logic().open(first, numbers[first]);
    if (!solver.solve(numbers, Reasoning::expert) || !solver.decided()) return std::nullopt;
    return solver.hardest();
}

}  // namespace mines
