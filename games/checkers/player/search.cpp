// SPDX-License-Identifier: MIT
#include "checkers/player/search.h"

#include "checkers/board/notation.h"
#include "common/rules/random.h"
#include "common/rules/transpositions.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>

namespace checkers {

namespace {

using Clock = std::chrono::steady_clock;
using Transpositions = plt::Transpositions<std::int16_t, std::int8_t>;
using Bound = Transpositions::Bound;

constexpr int infinite = 32000;
constexpr int maxPly = 160;
constexpr int maxDepth = 99;
/// Maximum length of the stored line; longer ones are useless.
constexpr int lineKept = 40;
/// Value of an endgame won in the tables, but not before the draw by quiet moves.
constexpr int lateWin = 300;

/// Large enough for the expected positions; short searches should not spend their time on clearing.
int bitsFor(const plt::Budget& budget) {
    constexpr int fewest = 10;
    constexpr int most = 21;
    // The time grows by a factor of less than four per ply.
    int bits = std::clamp(2 * std::min(budget.depth, most), fewest, most);
    while (bits > fewest && (budget.nodes >> (bits - 1)) == 0) --bits;
    return bits;
}

class Searcher {
  public:
    explicit Searcher(const SearchTask& task)
        : task_(task), table_(bitsFor(task.budget)), began_(Clock::now()) {
        for (const Position& p : task.earlier) keys_.push_back(keyOf(p));
        if (task.earlier.empty() || task.earlier.back() != task.position)
            keys_.push_back(keyOf(task.position));
        keys_.reserve(keys_.size() + maxPly + 1);
        if (task.endgames) tablePieces_ = task.endgames->pieces();
    }

    SearchResult run();

  private:
    struct RootMove {
        Move move;
        int noise = 0;
        int value = -infinite;
    };

    bool iterate(int depth);
    int visit(const Position& p, int depth, int alpha, int beta, int ply, int quiet);
    int visitMoves(const Position& p, MoveList& list, std::uint8_t first, int depth, int alpha, int beta,
                   int ply, int quiet, std::uint8_t& best);
    int child(const Position& next, bool irreversible, int depth, int alpha, int beta, int ply, int quiet) {
        return -visit(next, depth, -beta, -alpha, ply + 1, irreversible ? 0 : quiet + 1);
    }
    bool isRepeated(std::uint64_t key, int quiet) const;
    int fromTables(const Position& p, int ply, int quiet) const;
    void orderMoves(const Position& p, const MoveList& list, std::uint8_t first, int ply,
                    std::array<std::uint8_t, MoveList::capacity>& order) const;
    void remember(const Position& p, const Move& move, int depth, int ply);
    bool outOfBudget();
    void report() const;

    static std::size_t historyIndex(Side side, const Move& move) {
        return (side == Side::first ? 0U : 1024U) + (move.from - 1U) * 32U + (move.to - 1U);
    }

    const SearchTask& task_;
    Transpositions table_;
    Clock::time_point began_;
    std::vector<std::uint64_t> keys_;
    std::vector<RootMove> roots_;
    SearchResult result_;
    int tablePieces_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint8_t round_ = 0;
    bool aborted_ = false;
    std::array<int, 2048> history_{};
    std::array<std::array<Move, 2>, maxPly + 1> killers_{};
    std::array<std::array<Move, lineKept>, maxPly + 2> lines_{};
    std::array<int, maxPly + 2> lineLength_{};
};

bool Searcher::outOfBudget() {
    if (aborted_) return true;
    // The first iteration is always completed, so that there is a move.
    if (result_.depth == 0) return false;
    if (nodes_ >= task_.budget.nodes) return aborted_ = true;
    if (nodes_ % 1024 == 0) {
        const bool late = task_.budget.time != std::chrono::milliseconds::max() &&
                          Clock::now() - began_ >= task_.budget.time;
        if (late || task_.stop.stop_requested()) aborted_ = true;
    }
    return aborted_;
}

bool Searcher::isRepeated(std::uint64_t key, int quiet) const {
    const auto size = static_cast<std::ptrdiff_t>(keys_.size());
    for (std::ptrdiff_t back = 4; back <= quiet && back <= size; back += 2)
        if (keys_[size - back] == key) return true;
    return false;
}

int Searcher::fromTables(const Position& p, int ply, int quiet) const {
    const auto value = *task_.endgames->lookUp(p);
    if (value.kind == EndgameValue::Kind::drawn) return 0;
    const int sign = value.kind == EndgameValue::Kind::won ? 1 : -1;
    if (quiet + value.plies > task_.quietPliesLimit) return sign * lateWin;
    return sign * (winValue - ply - value.plies);
}

void Searcher::orderMoves(const Position& p, const MoveList& list, std::uint8_t first, int ply,
                          std::array<std::uint8_t, MoveList::capacity>& order) const {
    std::array<int, MoveList::capacity> marks;
    const auto size = static_cast<std::size_t>(list.size());
    const auto& killers = killers_[ply];
    for (std::size_t i = 0; i < size; ++i) {
        const Move& move = list[static_cast<int>(i)];
        int mark = 0;
        if (i == first)
            mark = 1 << 30;
        else if (move.jumps > 0)
            mark = move.jumps * 8 + 4 * count(move.captured & p.kings);
        else if (move == killers[0])
            mark = 1 << 29;
        else if (move == killers[1])
            mark = 1 << 28;
        else
            mark = history_[historyIndex(p.toMove, move)];
        // Lists are short, so an insertion sort is fastest, and it is stable.
        std::size_t at = i;
        for (; at > 0 && marks[at - 1] < mark; --at) {
            marks[at] = marks[at - 1];
            order[at] = order[at - 1];
        }
        marks[at] = mark;
        order[at] = static_cast<std::uint8_t>(i);
    }
}

void Searcher::remember(const Position& p, const Move& move, int depth, int ply) {
    if (move.jumps > 0) return;
    auto& killers = killers_[ply];
    if (killers[0] != move) {
        killers[1] = killers[0];
        killers[0] = move;
    }
    int& mark = history_[historyIndex(p.toMove, move)];
    mark += depth * depth;
    if (mark > 1 << 26)
        for (int& any : history_) any /= 2;
}

int Searcher::visit(const Position& p, int depth, int alpha, int beta, int ply, int quiet) {
    ++nodes_;
    lineLength_[ply] = 0;
    if (outOfBudget()) return 0;
    if (p.pieces(p.toMove) == 0) return ply - winValue;
    if (p.total() <= tablePieces_) return fromTables(p, ply, quiet);
    const std::uint64_t key = keyOf(p);
    if (quiet >= 4 && isRepeated(key, quiet)) return 0;
    MoveList list;
    generate(p, list);
    if (list.empty()) return ply - winValue;
    if (quiet >= task_.quietPliesLimit) return 0;
    const bool capturing = list[0].jumps > 0;
    if (ply >= maxPly) return evaluate(p, *task_.weights);
    if (depth <= 0 && !capturing) return evaluate(p, *task_.weights);

    // Close to a draw by quiet moves the value depends on more than the position.
    const bool storable = depth > 0 && task_.quietPliesLimit - quiet > depth;
    std::uint8_t first = Transpositions::noMove;
    if (storable) {
        if (const auto* entry = table_.find(key)) {
            first = entry->move;
            int value = entry->value;
            if (value >= provenValue) value -= ply;
            if (value <= -provenValue) value += ply;
            const bool deep = entry->depth >= depth || std::abs(value) >= provenValue;
            const bool usable = entry->bound == Bound::exact ||
                                (entry->bound == Bound::lower && value >= beta) ||
                                (entry->bound == Bound::upper && value <= alpha);
            // PV nodes need the line as well as the value.
            if (deep && usable && beta - alpha == 1) return value;
        }
    }
    std::uint8_t best = Transpositions::noMove;
    keys_.push_back(key);
    const int value = visitMoves(p, list, first, depth, alpha, beta, ply, quiet, best);
    keys_.pop_back();
    if (aborted_ || !storable) return value;
    int stored = value;
    if (stored >= provenValue) stored += ply;
    if (stored <= -provenValue) stored -= ply;
    const Bound bound = value >= beta ? Bound::lower : value > alpha ? Bound::exact : Bound::upper;
    table_.store(
        {key, static_cast<std::int16_t>(stored), static_cast<std::int8_t>(depth), bound, best, round_});
    return value;
}

int Searcher::visitMoves(const Position& p, MoveList& list, std::uint8_t first, int depth, int alpha,
                         int beta, int ply, int quiet, std::uint8_t& best) {
    std::array<std::uint8_t, MoveList::capacity> order;
    orderMoves(p, list, first, ply, order);
    const bool capturing = list[0].jumps > 0;
    const int deeper = depth - 1;
    int bestValue = -infinite;
    for (int i = 0; i < list.size(); ++i) {
        const std::uint8_t number = order[i];
        const Move& move = list[number];
        const Position next = after(p, move);
        const bool irreversible = isIrreversible(p, move);
        int value;
        if (i == 0) {
            value = child(next, irreversible, deeper, alpha, beta, ply, quiet);
        } else {
            const bool late = depth >= 3 && i >= 4 && !capturing && !canCapture(next, next.toMove);
            const int reduced = late ? deeper - 1 : deeper;
            value = child(next, irreversible, reduced, alpha, alpha + 1, ply, quiet);
            if (value > alpha && reduced < deeper)
                value = child(next, irreversible, deeper, alpha, alpha + 1, ply, quiet);
            if (value > alpha && value < beta)
                value = child(next, irreversible, deeper, alpha, beta, ply, quiet);
        }
        if (aborted_) return 0;
        if (value <= bestValue) continue;
        bestValue = value;
        best = number;
        if (value <= alpha) continue;
        alpha = value;
        const auto at = static_cast<std::size_t>(ply);
        lines_[at][0] = move;
        const int copied = std::min(lineLength_[at + 1], lineKept - 1);
        std::copy_n(lines_[at + 1].begin(), copied, lines_[at].begin() + 1);
        lineLength_[at] = copied + 1;
        if (alpha >= beta) {
            remember(p, move, depth > 0 ? depth : 0, ply);
            break;
        }
    }
    return bestValue;
}

/// Searches all moves at the root. Returns false if the budget ran out; the result so far then counts, unless
/// it is a loss, which an unexamined move may avoid.
bool Searcher::iterate(int depth) {
    int alpha = -infinite;
    std::size_t bestAt = 0;
    const SearchResult before = result_;
    std::size_t i = 0;
    for (; i < roots_.size(); ++i) {
        RootMove& root = roots_[i];
        const Position next = after(task_.position, root.move);
        const bool irreversible = isIrreversible(task_.position, root.move);
        const int quiet = task_.quietPlies;
        const int low = std::max(alpha - root.noise, -infinite);
        int value;
        if (i == 0) {
            value = child(next, irreversible, depth - 1, -infinite, infinite, 0, quiet);
        } else {
            value = child(next, irreversible, depth - 1, low, low + 1, 0, quiet);
            if (!aborted_ && value > low)
                value = child(next, irreversible, depth - 1, low, infinite, 0, quiet);
        }
        if (aborted_) break;
        if (i > 0 && value + root.noise <= alpha) continue;
        alpha = value + root.noise;
        bestAt = i;
        result_.best = root.move;
        result_.value = value;
        result_.line.assign(1, root.move);
        result_.line.insert(result_.line.end(), lines_[1].begin(), lines_[1].begin() + lineLength_[1]);
    }
    if (aborted_ && i > 0 && result_.value <= -provenValue) {
        result_ = before;
        if (before.value > -provenValue) {
            result_.best = roots_[i].move;
            result_.line.assign(1, result_.best);
        }
    }
    std::rotate(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(bestAt),
                roots_.begin() + static_cast<std::ptrdiff_t>(bestAt) + 1);
    return !aborted_;
}

void Searcher::report() const {
    if (!task_.report) return;
    task_.report({result_.depth, result_.value / 100.0, result_.proven, nodes_, writeMoves(result_.line)});
}

SearchResult Searcher::run() {
    MoveList list;
    generate(task_.position, list);
    const bool known =
        task_.position.total() <= tablePieces_ && task_.position.first != 0 && task_.position.second != 0;
    // If the tables know the best move, play does not vary.
    const int noise = known ? 0 : std::max(0, task_.noise);
    plt::Random random(task_.seed);
    for (const Move& move : list) roots_.push_back({move, random.between(0, noise)});
    result_.best = list[0];
    const int last = std::clamp(task_.budget.depth, 1, maxDepth);
    for (int depth = 1; depth <= last; ++depth) {
        round_ = static_cast<std::uint8_t>(depth);
        if (!iterate(depth)) break;
        result_.depth = depth;
        const int plies = winValue - std::abs(result_.value);
        result_.proven = (known && result_.value == 0) || std::abs(result_.value) >= provenValue;
        result_.nodes = nodes_;
        report();
        // The tables know the result, or the shortest win or longest loss lies within the search depth.
        if (known || (result_.proven && plies <= depth)) break;
        if (task_.stop.stop_requested() || nodes_ >= task_.budget.nodes) break;
        // The next iteration would hardly be completed.
        if (task_.budget.time != std::chrono::milliseconds::max() &&
            (Clock::now() - began_) * 2 > task_.budget.time)
            break;
    }
    result_.proven = (known && result_.value == 0) || std::abs(result_.value) >= provenValue;
    result_.exact = known && result_.proven;
    result_.nodes = nodes_;
    return result_;
}

}  // namespace

SearchResult search(const SearchTask& task) {
    return std::make_unique<Searcher>(task)->run();
}

}  // namespace checkers
