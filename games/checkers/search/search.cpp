// SPDX-License-Identifier: MIT
#include "checkers/search/search.h"

#include "checkers/board/notation.h"
#include "checkers/search/searcher.h"
#include "common/rules/random.h"

#include <cstdlib>

namespace checkers {

namespace {

constexpr int maxDepth = 99;

bool isUnlimited(const plt::Budget& budget) {
    return budget.depth >= maxDepth && budget.nodes == std::numeric_limits<std::uint64_t>::max();
}

/// Large enough for the expected positions; short searches should not spend their time on clearing.
int bitsFor(const plt::Budget& budget) {
    constexpr int fewest = 10;
    constexpr int most = 21;
    // The time grows by a factor of less than four per ply.
    int bits = std::clamp(2 * std::min(budget.depth, most), fewest, most);
    while (bits > fewest && (budget.nodes >> (bits - 1)) == 0) --bits;
    return bits;
}

}  // namespace

Searcher::Searcher(const SearchTask& task, Transpositions& table)
    : task_(task), table_(table), began_(Clock::now()) {
    for (const Position& p : task.earlier) keys_.push_back(keyOf(p));
    if (task.earlier.empty() || task.earlier.back() != task.position) keys_.push_back(keyOf(task.position));
    keys_.reserve(keys_.size() + maxPly + 1);
    useEndgames(task.endgames);
}

void Searcher::useEndgames(std::shared_ptr<const Endgames> endgames) {
    if (!endgames || endgames == endgames_) return;
    endgames_ = std::move(endgames);
    tablePieces_ = endgames_->pieces();
    const Position& p = task_.position;
    known_ = p.total() <= tablePieces_ && p.first != 0 && p.second != 0;
    if (!known_) return;
    // An earlier result without them proves nothing, and play does not vary.
    result_.depth = 0;
    for (RootMove& root : roots_) root.noise = 0;
}

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
        const int quiet = isIrreversible(task_.position, root.move) ? 0 : task_.quietPlies + 1;
        const int low = std::max(alpha - root.noise, -infinite);
        int value;
        if (i == 0) {
            value = child(next, {depth - 1, -infinite, infinite}, 0, quiet);
        } else {
            value = child(next, {depth - 1, low, low + 1}, 0, quiet);
            if (!aborted_ && value > low) value = child(next, {depth - 1, low, infinite}, 0, quiet);
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

bool Searcher::isProven() const {
    return (known_ && result_.value == 0) || std::abs(result_.value) >= provenValue;
}

/// Returns true if another iteration would find nothing better, or would not be completed.
bool Searcher::isFinished() const {
    // The tables know the result, or the shortest win or longest loss lies within the search depth.
    if (known_ || (result_.proven && winValue - std::abs(result_.value) <= result_.depth)) return true;
    if (task_.stop.stop_requested() || nodes_ >= task_.budget.nodes) return true;
    return task_.budget.time != std::chrono::milliseconds::max() &&
           (Clock::now() - began_) * 2 > task_.budget.time;
}

void Searcher::prepareRoots() {
    MoveList list;
    generate(task_.position, list);
    // If the tables know the best move, play does not vary.
    const int noise = known_ ? 0 : std::max(0, task_.noise);
    plt::Random random(task_.seed);
    for (const Move& move : list) roots_.push_back({move, random.between(0, noise)});
    result_.best = list[0];
}

SearchResult Searcher::run() {
    prepareRoots();
    const int last = std::clamp(task_.budget.depth, 1, maxDepth);
    for (int depth = 1; depth <= last; ++depth) {
        if (task_.awaited) useEndgames(task_.awaited());
        rootDepth_ = depth;
        if (!iterate(depth)) break;
        result_.depth = depth;
        result_.proven = isProven();
        result_.nodes = nodes_;
        report();
        if (isFinished()) break;
    }
    result_.proven = isProven();
    result_.exact = known_ && result_.proven;
    result_.nodes = nodes_;
    return result_;
}

SearchResult search(const SearchTask& task) {
    // With a limit of positions or depth the result must not depend on earlier searches.
    if (isUnlimited(task.budget)) {
        const KeptTranspositions table(task.weights);
        return std::make_unique<Searcher>(task, *table)->run();
    }
    Transpositions table(bitsFor(task.budget));
    return std::make_unique<Searcher>(task, table)->run();
}

}  // namespace checkers
