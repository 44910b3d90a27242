// SPDX-License-Identifier: MIT
#include "mines/reasoning/logic.h"

#include <array>
#include <bit>
#include <utility>

namespace mines {

namespace {

constexpr unsigned bitOf(int dx, int dy) {
    return 1U << ((dy + 1) * 3 + dx + 1);
}

/// Index of the offset (dx, dy), each -2 to 2, in the table below.
constexpr std::size_t placeOf(int dx, int dy) {
    return static_cast<std::size_t>(dy + 2) * 5 + static_cast<std::size_t>(dx + 2);
}

// shifts[placeOf(dx, dy)][mask]: the tiles of a mask around a tile at offset (dx, dy), as a mask here.
constexpr auto makeShifts() {
    std::array<std::array<std::uint16_t, 512>, 25> table{};
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            for (unsigned mask = 0; mask < 512; ++mask) {
                unsigned seen = 0;
                for (int y = -1; y <= 1; ++y) {
                    for (int x = -1; x <= 1; ++x) {
                        const bool near = x + dx >= -1 && x + dx <= 1 && y + dy >= -1 && y + dy <= 1;
                        if (near && (mask & bitOf(x, y)) != 0) seen |= bitOf(x + dx, y + dy);
                    }
                }
                table[placeOf(dx, dy)][mask] = static_cast<std::uint16_t>(seen);
            }
        }
    }
    return table;
}
const auto shifts = makeShifts();

unsigned shifted(unsigned mask, int dx, int dy) {
    return shifts[placeOf(dx, dy)][mask];
}

}  // namespace

Reasoning reasoningOf(Rule rule) {
    switch (rule) {
        case Rule::pair:
            return Reasoning::pairs;
        case Rule::front:
            return Reasoning::chains;
        case Rule::total:
            return Reasoning::expert;
        default:
            return Reasoning::basic;
    }
}

Logic::Logic(const Grid& grid, int mines)
    : grid_(grid),
      unknown_(grid.cells()),
      minesLeft_(mines),
      facts_(at(grid.cells()), Fact::unknown),
      masks_(at(grid.cells()), 0),
      needs_(at(grid.cells()), 0),
      queued_(at(grid.cells()), 0) {
    found_.reserve(at(grid.cells()));
}

int Logic::unknownAround(int cell) const {
    return std::popcount(masks_[cell]);
}

void Logic::touch(int number) {
    auto& queued = queued_[number];
    if ((queued & 1) == 0) singles_.push_back(number);
    if ((queued & 2) == 0) pairs_.push_back(number);
    if ((queued & 4) == 0) touched_.push_back(number);
    queued = 7;
}

std::vector<int> Logic::takeTouched() {
    for (const int number : touched_) queued_[number] &= 3;
    return std::exchange(touched_, {});
}

void Logic::removeUnknown(int cell, bool mine) {
    --unknown_;
    if (mine) --minesLeft_;
    grid_.around(cell, [&](int number) {
        if (facts_[number] != Fact::open) return;
        masks_[number] &= static_cast<std::uint16_t>(
            ~bitOf(grid_.x(cell) - grid_.x(number), grid_.y(cell) - grid_.y(number)));
        if (mine) --needs_[number];
        touch(number);
    });
}

void Logic::open(int cell, int number) {
    auto& fact = facts_[cell];
    if (fact == Fact::open || fact == Fact::mine) return;
    if (fact == Fact::unknown) removeUnknown(cell, false);
    fact = Fact::open;
    unsigned mask = 0;
    int needs = number;
    grid_.around(cell, [&](int other) {
        if (facts_[other] == Fact::mine) --needs;
        if (facts_[other] == Fact::unknown)
            mask |= bitOf(grid_.x(other) - grid_.x(cell), grid_.y(other) - grid_.y(cell));
    });
    masks_[cell] = static_cast<std::uint16_t>(mask);
    needs_[cell] = static_cast<std::int8_t>(needs);
    touch(cell);
}

void Logic::renumber(int cell, int delta) {
    if (facts_[cell] != Fact::open) return;
    needs_[cell] = static_cast<std::int8_t>(needs_[cell] + delta);
    touch(cell);
}

void Logic::learn(int cell, bool mine, Rule rule, int number, int other) {
    facts_[cell] = mine ? Fact::mine : Fact::safe;
    found_.push_back({cell, mine, rule, number, other});
    removeUnknown(cell, mine);
}

void Logic::learnMask(int centre, unsigned mask, bool mine, Rule rule, int number, int other) {
    for (; mask != 0; mask &= mask - 1) {
        const int bit = std::countr_zero(mask);
        learn(centre + (bit / 3 - 1) * grid_.width + bit % 3 - 1, mine, rule, number, other);
    }
}

void Logic::single(int number) {
    const unsigned mask = masks_[number];
    if (mask == 0) return;
    if (needs_[number] == 0) {
        learnMask(number, mask, false, Rule::enough, number, -1);
    } else if (needs_[number] == std::popcount(mask)) {
        learnMask(number, mask, true, Rule::needed, number, -1);
    }
}

bool Logic::pair(int more, int less, unsigned own, unsigned others) {
    if (needs_[more] - needs_[less] != std::popcount(own) || (own | others) == 0) return false;
    learnMask(more, own, true, Rule::pair, more, less);
    learnMask(less, others, false, Rule::pair, more, less);
    return true;
}

void Logic::pairs(int number) {
    if (masks_[number] == 0) return;
    const int x = grid_.x(number);
    const int y = grid_.y(number);
    for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -2; dx <= 2; ++dx) {
            if ((dx == 0 && dy == 0) || !grid_.contains(x + dx, y + dy)) continue;
            const int other = grid_.cell(x + dx, y + dy);
            const unsigned theirs = masks_[other];
            const unsigned mine = masks_[number];
            const unsigned shared = shifted(theirs, dx, dy) & mine;
            if (shared == 0) continue;
            const unsigned own = mine & ~shared;
            const unsigned others = theirs & ~shifted(shared, -dx, -dy);
            // In both directions; a conclusion changes the masks and puts both numbers into the queues again.
            if (pair(number, other, own, others) || pair(other, number, others, own)) return;
        }
    }
}

void Logic::conclude(Reasoning upTo) {
    for (;;) {
        if (!singles_.empty()) {
            const int number = singles_.back();
            singles_.pop_back();
            queued_[number] &= static_cast<std::uint8_t>(~1U);
            single(number);
        } else if (unknown_ > 0 && (minesLeft_ == 0 || minesLeft_ == unknown_)) {
            const bool mine = minesLeft_ != 0;
            for (int cell = 0; cell < grid_.cells(); ++cell) {
                if (unknown(cell)) learn(cell, mine, Rule::count);
            }
        } else if (upTo >= Reasoning::pairs && !pairs_.empty()) {
            const int number = pairs_.back();
            pairs_.pop_back();
            queued_[number] &= static_cast<std::uint8_t>(~2U);
            pairs(number);
        } else {
            return;
        }
    }
}

}  // namespace mines
