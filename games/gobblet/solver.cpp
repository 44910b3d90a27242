// SPDX-License-Identifier: MIT
#include "gobblet/solver.h"

#include "gobblet/symmetry.h"
#include "gobblet/threats.h"

#include <algorithm>
#include <bit>

namespace gobblet {

namespace {

constexpr std::size_t firstTableSize = std::size_t{1} << 16;
// The clock and the stop token are looked at once in so many positions.
constexpr std::uint64_t lookEvery = 1024;

/// The nine cells of each of three sizes, without gaps: 27 bits.
constexpr std::uint64_t packed(Pieces x) {
    x = (x & 0x0007'0007'0007) | (x >> 1 & 0x0038'0038'0038) | (x >> 2 & 0x01c0'01c0'01c0);
    return (x & 0x1ff) | (x >> 7 & 0x3fe00) | (x >> 14 & 0x7fc0000);
}

/// Not 0 and different for different positions, so the table makes no mistakes.
std::uint64_t keyOf(const Position& position) {
    const Canonical seen = canonical(position);
    return (packed(seen.mine) << 27 | packed(seen.theirs)) + 1;
}

int rank(const Value& value) {
    switch (value.kind) {
        case Value::Kind::wins:
            return 1000 - value.plies;
        case Value::Kind::loses:
            return -1000 + value.plies;
        case Value::Kind::open:
            break;
    }
    return 0;
}

}  // namespace

bool isBetter(const Value& a, const Value& b) {
    return rank(a) > rank(b);
}

Value Solution::value() const {
    const auto best = std::max_element(moves.begin(), moves.end(), [](const Entry& a, const Entry& b) {
        return isBetter(b.value, a.value);
    });
    return best == moves.end() ? Value{} : best->value;
}

std::vector<Move> Solution::best() const {
    const Value top = value();
    std::vector<Move> out;
    for (const Entry& entry : moves)
        if (rank(entry.value) == rank(top)) out.push_back(entry.move);
    return out;
}

Solver::Solver() : table_(firstTableSize) {}

Solver::Entry& Solver::entry(std::uint64_t key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t at = (key * 0x9e37'79b9'7f4a'7c15) >> (64 - std::countr_zero(table_.size()));
    while (table_[at].key != 0 && table_[at].key != key) at = (at + 1) & mask;
    return table_[at];
}

void Solver::grow() {
    std::vector<Entry> old(table_.size() * 2);
    old.swap(table_);
    for (const Entry& known : old)
        if (known.key != 0) entry(known.key) = known;
}

bool Solver::outOfBudget() {
    if (stopped_) return true;
    ++nodes_;
    if (nodes_ > nodeLimit_) stopped_ = true;
    if (nodes_ % lookEvery == 0 &&
        (stop_.stop_requested() || (hasDeadline_ && std::chrono::steady_clock::now() >= deadline_)))
        stopped_ = true;
    return stopped_;
}

bool Solver::forcesWin(const Position& position, int plies) {
    if (canWin(position, position.toMove)) return true;
    if (plies < 3 || outOfBudget()) return false;
    const std::uint64_t key = keyOf(position);
    {
        const Entry& known = entry(key);
        if (known.wins != 0 && known.wins <= plies) return true;
        if (known.fails >= plies) return false;
    }
    bool wins = false;
    MoveList list;
    generate(position, list);
    // Actions that threaten to win leave few answers, so they prove most in the shortest time.
    for (const bool threatening : {true, false}) {
        if (wins || stopped_) break;
        for (const Move& move : list) {
            const Position next = after(position, move);
            if (canWin(next, position.toMove) != threatening) continue;
            if (lineWinner(next) || canWin(next, next.toMove)) continue;
            if (isLost(next, plies - 1)) {
                wins = true;
                break;
            }
            if (stopped_) break;
        }
    }
    if (stopped_ && !wins) return false;
    if (2 * used_ >= table_.size()) grow();
    Entry& known = entry(key);
    if (known.key == 0) {
        known.key = key;
        ++used_;
    }
    if (wins)
        known.wins = static_cast<std::int8_t>(known.wins == 0 ? plies : std::min<int>(known.wins, plies));
    else
        known.fails = static_cast<std::int8_t>(std::max<int>(known.fails, plies));
    return wins;
}

bool Solver::isLost(const Position& position, int plies) {
    MoveList list;
    generate(position, list);
    for (const Move& move : list) {
        const Position next = after(position, move);
        if (const auto winner = lineWinner(next)) {
            if (*winner == position.toMove) return false;
            continue;
        }
        if (plies < 2 || !forcesWin(next, plies - 1)) return false;
    }
    return true;
}

Solution Solver::solve(const Position& position, const plt::Budget& budget, const std::stop_token& stop) {
    MoveList list;
    generate(position, list);
    return solve(position, {list.begin(), list.end()}, budget, stop);
}

Solution Solver::solve(const Position& position, const std::vector<Move>& moves, const plt::Budget& budget,
                       const std::stop_token& stop) {
    nodes_ = 0;
    nodeLimit_ = budget.nodes;
    hasDeadline_ = budget.time != std::chrono::milliseconds::max();
    if (hasDeadline_) deadline_ = std::chrono::steady_clock::now() + budget.time;
    stopped_ = false;
    stop_ = stop;

    Solution solution;
    for (const Move& move : moves) solution.moves.push_back({move, {}});
    const int depth = std::min(budget.depth, deepest);
    for (int plies = 1; plies <= depth; ++plies) {
        if (!deepen(position, plies, solution)) break;
        const bool decided = solution.value().kind != Value::Kind::open;
        if (decided) break;
    }
    solution.nodes = nodes_;
    return solution;
}

bool Solver::deepen(const Position& position, int plies, Solution& solution) {
    const bool forMe = plies % 2 == 1;
    for (auto& [move, value] : solution.moves) {
        if (value.kind != Value::Kind::open) continue;
        const Position next = after(position, move);
        if (const auto winner = lineWinner(next)) {
            value = {*winner == position.toMove ? Value::Kind::wins : Value::Kind::loses, 1};
            continue;
        }
        if (forMe && plies > 1 && isLost(next, plies - 1)) value = {Value::Kind::wins, plies};
        if (!forMe && forcesWin(next, plies - 1)) value = {Value::Kind::loses, plies};
        if (stopped_) return false;
    }
    for (auto& entry : solution.moves)
        if (entry.value.kind == Value::Kind::open) entry.value.plies = plies;
    return true;
}

}  // namespace gobblet
