// SPDX-License-Identifier: MIT
#include "gobblet/player/solver.h"

#include "gobblet/board/symmetry.h"
#include "gobblet/board/threats.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace gobblet {

namespace {

constexpr std::size_t firstTableSize = std::size_t{1} << 12;
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

Solver::Entry& Solver::kept(std::uint64_t key) {
    if (2 * used_ >= table_.size()) grow();
    Entry& known = entry(key);
    if (known.key == 0) {
        known.key = key;
        ++used_;
    }
    return known;
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
    const std::uint64_t key = smallBoardKey(canonical(position));
    {
        const Entry& known = entry(key);
        if (known.wins != 0 && known.wins <= plies) return true;
        if (known.fails >= plies) return false;
    }
    bool wins = false;
    MoveList list;
    generate(position, list);
    // Actions with a winning threat leave few answers, so they are the cheapest to prove.
    MoveList quiet;
    for (const Move& move : list) {
        const Position next = after(position, move);
        if (lineWinner(next) || canWin(next, next.toMove)) continue;
        if (!canWin(next, position.toMove)) {
            quiet.add(move);
            continue;
        }
        wins = isLost(next, plies - 1);
        if (wins || stopped_) break;
    }
    for (const Move& move : quiet) {
        if (wins || stopped_) break;
        wins = isLost(after(position, move), plies - 1);
    }
    if (stopped_ && !wins) return false;
    Entry& known = kept(key);
    if (wins)
        known.wins = static_cast<std::int8_t>(known.wins == 0 ? plies : std::min<int>(known.wins, plies));
    else
        known.fails = static_cast<std::int8_t>(std::max<int>(known.fails, plies));
    return wins;
}

bool Solver::holdsWith(const Position& position, const Move& move, int plies) {
    const Position next = after(position, move);
    if (const auto winner = lineWinner(next)) return *winner == position.toMove;
    return plies < 2 || !forcesWin(next, plies - 1);
}

bool Solver::isLost(const Position& position, int plies) {
    // Near the end a table lookup costs more than the search.
    const bool remembers = plies >= 4;
    Canonical seen;
    std::uint64_t key = 0;
    std::optional<Move> first;
    if (remembers) {
        seen = canonical(position);
        key = smallBoardKey(seen);
        const Entry& known = entry(key);
        if (known.loses != 0 && known.loses <= plies) return true;
        if (known.holds >= plies) return false;
        // The reply that has held so far usually holds again.
        if (known.reply != 0)
            first = imageOf(unpacked(known.reply), inverseOf(seen.symmetry), position.width);
    }
    std::optional<Move> reply;
    if (first && holdsWith(position, *first, plies)) {
        reply = first;
    } else if (!stopped_) {
        MoveList list;
        generate(position, list);
        for (const Move& move : list) {
            if (move == first || !holdsWith(position, move, plies)) continue;
            reply = move;
            break;
        }
    }
    // An aborted proof looks as if the other side could not win.
    if (stopped_) return false;
    if (!remembers) return !reply;
    Entry& known = kept(key);
    if (reply) {
        known.holds = static_cast<std::int8_t>(std::max<int>(known.holds, plies));
        known.reply = packed(imageOf(*reply, seen.symmetry, position.width));
    } else {
        known.loses = static_cast<std::int8_t>(known.loses == 0 ? plies : std::min<int>(known.loses, plies));
    }
    return !reply;
}

Solution Solver::solve(const Position& position, const plt::Budget& budget, const std::stop_token& stop) {
    MoveList list;
    generate(position, list);
    return solve(position, {list.begin(), list.end()}, budget, stop);
}

Solution Solver::solve(const Position& position, const std::vector<Move>& moves, const plt::Budget& budget,
                       const std::stop_token& stop) {
    begin(budget, stop);
    forOne_ = false;
    return deepenAll(position, moves, std::min(budget.depth, deepest));
}

Solution Solver::choose(const Position& position, const std::vector<Move>& moves, std::uint64_t most) {
    begin({.nodes = most}, {});
    forOne_ = true;
    return deepenAll(position, moves, deepest);
}

void Solver::begin(const plt::Budget& budget, const std::stop_token& stop) {
    nodes_ = 0;
    nodeLimit_ = budget.nodes;
    hasDeadline_ = budget.time != std::chrono::milliseconds::max();
    if (hasDeadline_) deadline_ = std::chrono::steady_clock::now() + budget.time;
    stopped_ = stop.stop_requested();
    stop_ = stop;
}

Solution Solver::deepenAll(const Position& position, const std::vector<Move>& moves, int depth) {
    Solution solution;
    for (const Move& move : moves) solution.moves.push_back({move, {}});
    const auto isOpen = [](const Solution::Entry& entry) { return entry.value.kind == Value::Kind::open; };
    for (int plies = 1; plies <= depth; ++plies) {
        if (!deepen(position, plies, solution)) break;
        if (solution.value().kind != Value::Kind::open) break;
        if (forOne_ && std::count_if(solution.moves.begin(), solution.moves.end(), isOpen) == 1) break;
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
        if (forOne_ && value.kind == Value::Kind::wins) return true;
        if (!forMe && forcesWin(next, plies - 1)) value = {Value::Kind::loses, plies};
        if (stopped_) return false;
    }
    for (auto& entry : solution.moves)
        if (entry.value.kind == Value::Kind::open) entry.value.plies = plies;
    return true;
}

}  // namespace gobblet
