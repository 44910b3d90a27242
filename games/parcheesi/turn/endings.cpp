// SPDX-License-Identifier: MIT
#include "parcheesi/turn/endings.h"

#include <cstring>
#include <utility>

namespace parcheesi {

namespace {

constexpr std::size_t smallestTable = 256;

std::uint64_t mixed(std::uint64_t x) {
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    return x ^ x >> 32;
}

std::uint64_t hashOf(const Position& position, std::uint32_t numbers) {
    std::array<std::uint64_t, 2> words{};
    static_assert(sizeof words == sizeof position.pawns);
    std::memcpy(words.data(), position.pawns.data(), sizeof words);
    return mixed(words[0] + mixed(words[1] + mixed(numbers)));
}

}  // namespace

bool canEnd(const Turn& turn) {
    // As long as no blockade has moved, every number that must be used can be used without moving one, until
    // none is left.
    if (!hasMovedBlockade(turn)) return true;
    for (int pawn = 0; pawn < pawnCount; ++pawn) {
        int last = 0;
        for (const int number : turn.left) {
            if (std::exchange(last, number) == number) continue;
            const Step step = Step::go(pawn, number);
            if (!obstacleTo(turn, step) && canEnd(after(turn, step))) return true;
        }
        const Step step = Step::enter(pawn);
        if (!obstacleTo(turn, step) && canEnd(after(turn, step))) return true;
    }
    return false;
}

void Endings::explore(const Turn& turn) {
    states_.clear();
    ends_.clear();
    table_.assign(smallestTable, -1);
    endTable_.assign(smallestTable, -1);
    add(turn, -1, {});
    Turn now = turn;
    for (int i = 0; i < stateCount(); ++i) {
        now.position = position(i);
        now.left = left(i);
        const Crowd crowd(now.position);
        bool canGoOn = false;
        const auto look = [&](const Step& step) {
            if (obstacleTo(now, crowd, step)) return;
            const Turn next = after(now, step);
            canGoOn = canGoOn || step.isEntering() || !hasMovedBlockade(next);
            add(next, i, step);
        };
        for (int pawn = 0; pawn < pawnCount; ++pawn) {
            if (now.pawns()[pawn] == atStart) {
                look(Step::enter(pawn));
                continue;
            }
            int last = 0;
            for (const int number : now.left)
                if (std::exchange(last, number) != number) look(Step::go(pawn, number));
        }
        if (!canGoOn && !hasMovedBlockade(now)) addEnd(i);
    }
}

std::vector<Step> Endings::stepsTo(int state) const {
    std::vector<Step> steps;
    for (int at = state; at > 0; at = states_[at].from) steps.push_back(states_[at].step);
    std::reverse(steps.begin(), steps.end());
    return steps;
}

void Endings::add(const Turn& turn, int from, const Step& step) {
    const auto mask = table_.size() - 1;
    auto at = hashOf(turn.position, turn.left.packed()) & mask;
    for (; table_[at] >= 0; at = (at + 1) & mask) {
        const State& known = states_[table_[at]];
        if (known.position == turn.position && known.left == turn.left) return;
    }
    table_[at] = stateCount();
    states_.push_back({turn.position, turn.left, from, step});
    if (states_.size() * 2 > table_.size()) grow();
}

void Endings::grow() {
    const auto size = table_.size() * 2;
    table_.assign(size, -1);
    endTable_.assign(size, -1);
    const auto put = [size](std::vector<int>& table, std::uint64_t hash, int state) {
        auto at = hash & (size - 1);
        while (table[at] >= 0) at = (at + 1) & (size - 1);
        table[at] = state;
    };
    for (int i = 0; i < stateCount(); ++i) put(table_, hashOf(position(i), left(i).packed()), i);
    for (const int i : ends_) put(endTable_, hashOf(position(i), 0), i);
}

void Endings::addEnd(int state) {
    const auto mask = endTable_.size() - 1;
    auto at = hashOf(position(state), 0) & mask;
    for (; endTable_[at] >= 0; at = (at + 1) & mask)
        if (position(endTable_[at]) == position(state)) return;
    endTable_[at] = state;
    ends_.push_back(state);
}

}  // namespace parcheesi
