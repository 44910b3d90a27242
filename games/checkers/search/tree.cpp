// SPDX-License-Identifier: MIT
// The tree of a search below the root: what ends a line, what is looked at less deeply, and what more.
#include "checkers/search/searcher.h"

#include <cstdlib>

namespace checkers {

namespace {

/// Value of an endgame won in the tables, but not before the draw by quiet moves.
constexpr int lateWin = 300;

// A position whose value is below the window is searched less deeply first, in a window that is lower still.
constexpr int verifiedFrom = 4;  ///< plies of remaining depth
constexpr int verifiedLess = 3;  ///< plies
constexpr int verifiedMargin = 32;

constexpr int lateFrom = 3;      ///< plies of remaining depth
constexpr int lateMove = 3;      ///< the number of the first late move, from 0
constexpr int veryLateFrom = 6;  ///< plies of remaining depth
constexpr int veryLateMove = 6;

}  // namespace

bool Searcher::isRepeated(std::uint64_t key, int quiet) const {
    const auto size = static_cast<std::ptrdiff_t>(keys_.size());
    for (std::ptrdiff_t back = 4; back <= quiet && back <= size; back += 2)
        if (keys_[size - back] == key) return true;
    return false;
}

int Searcher::fromTables(const Position& p, int ply, int quiet) const {
    const auto value = *endgames_->lookUp(p);
    if (value.kind == EndgameValue::Kind::drawn) return 0;
    const int sign = value.kind == EndgameValue::Kind::won ? 1 : -1;
    if (quiet + value.plies > task_.quietPliesLimit) return sign * lateWin;
    return sign * (winValue - ply - value.plies);
}

std::optional<int> Searcher::stored(std::uint64_t key, Window w, int ply, std::uint8_t& first) const {
    const Transposition* entry = table_.find(key);
    if (!entry) return std::nullopt;
    first = entry->move;
    int value = entry->value;
    if (value >= provenValue) value -= ply;
    if (value <= -provenValue) value += ply;
    const bool deep = entry->depth >= w.depth || std::abs(value) >= provenValue;
    const bool usable = entry->bound == Bound::exact || (entry->bound == Bound::lower && value >= w.beta) ||
                        (entry->bound == Bound::upper && value <= w.alpha);
    // PV nodes need the line as well as the value.
    if (!deep || !usable || !w.isNull()) return std::nullopt;
    return value;
}

void Searcher::store(std::uint64_t key, Window w, int value, std::uint8_t best, int ply) {
    const Bound bound = value >= w.beta ? Bound::lower : value > w.alpha ? Bound::exact : Bound::upper;
    if (value >= provenValue) value += ply;
    if (value <= -provenValue) value -= ply;
    table_.store({key, static_cast<std::int16_t>(value), static_cast<std::int8_t>(w.depth), bound, best});
}

int Searcher::visit(const Position& p, Window w, int ply, int quiet) {
    ++nodes_;
    lineLength_[ply] = 0;
    if (outOfBudget()) return 0;
    if (p.pieces(p.toMove) == 0) return ply - winValue;
    if (p.total() <= tablePieces_) return fromTables(p, ply, quiet);
    if (w.depth <= 0 && quiet < 4 && !canCapture(p, p.toMove))
        // A leaf, which seldom needs the key.
        return canMove(p) ? evaluate(p, *task_.weights) : ply - winValue;
    const std::uint64_t key = keyOf(p);
    table_.prefetch(key);
    const bool capturing = canCapture(p, p.toMove);
    if (quiet >= 4 && isRepeated(key, quiet)) return 0;
    if (!capturing && !canMove(p)) return ply - winValue;
    if (quiet >= task_.quietPliesLimit) return 0;
    if (ply >= maxPly || (w.depth <= 0 && !capturing)) return evaluate(p, *task_.weights);
    return visitInside(p, w, ply, quiet, key, capturing);
}

int Searcher::visitInside(const Position& p, Window w, int ply, int quiet, std::uint64_t key,
                          bool capturing) {
    // Close to a draw by quiet moves the value depends on more than the position.
    const bool storable = w.depth > 0 && task_.quietPliesLimit - quiet > w.depth;
    std::uint8_t first = Transposition::noMove;
    if (storable)
        if (const auto known = stored(key, w, ply, first)) return *known;
    if (!capturing && w.isNull() && w.depth >= verifiedFrom) {
        if (isHopeless(p, w, ply, quiet)) return w.alpha;
        if (aborted_) return 0;
        // The search with less depth has found a move to try first.
        if (first == Transposition::noMove)
            if (const Transposition* entry = table_.find(key)) first = entry->move;
    }
    MoveList list;
    generate(p, list);
    std::uint8_t best = first;
    keys_.push_back(key);
    const int value = visitMoves(p, list, w, ply, quiet, best);
    keys_.pop_back();
    if (!aborted_ && storable) store(key, w, value, best, ply);
    return value;
}

bool Searcher::isHopeless(const Position& p, Window w, int ply, int quiet) {
    if (std::abs(w.alpha) >= provenValue || evaluate(p, *task_.weights) > w.alpha) return false;
    const int low = w.alpha - verifiedMargin;
    return visit(p, {w.depth - verifiedLess, low - 1, low}, ply, quiet) < low && !aborted_;
}

int Searcher::visitMoves(const Position& p, const MoveList& list, Window w, int ply, int quiet,
                         std::uint8_t& best) {
    Order order;
    orderMoves(p, list, best, ply, order);
    best = Transposition::noMove;
    const bool capturing = list[0].jumps > 0;
    // A forced reply decides nothing.
    const bool forced = list.size() == 1 && ply < 2 * rootDepth_;
    int bestValue = -infinite;
    for (int i = 0; i < list.size(); ++i) {
        const Move& move = list[order[i]];
        const Position next = after(p, move);
        const int quietNow = isIrreversible(p, move) ? 0 : quiet + 1;
        const Window deeper{forced ? w.depth : w.depth - 1, w.alpha, w.beta};
        const int value = visitMove(next, deeper, i, !capturing, ply, quietNow);
        if (aborted_) return 0;
        if (value <= bestValue) continue;
        bestValue = value;
        best = order[i];
        if (value <= w.alpha) continue;
        w.alpha = value;
        extendLine(move, ply);
        if (w.alpha >= w.beta) {
            remember(p, move, std::max(w.depth, 0), ply);
            break;
        }
    }
    return bestValue;
}

/// Searches the position after the move with this number in the order of moves.
int Searcher::visitMove(const Position& next, Window w, int number, bool quietMove, int ply, int quiet) {
    if (number == 0) return child(next, w, ply, quiet);
    int less = 0;
    if (quietMove && w.depth + 1 >= lateFrom && number >= lateMove && !canCapture(next, next.toMove))
        less = w.depth + 1 >= veryLateFrom && number >= veryLateMove ? 2 : 1;
    int value = child(next, {w.depth - less, w.alpha, w.alpha + 1}, ply, quiet);
    if (value > w.alpha && less > 0) value = child(next, {w.depth, w.alpha, w.alpha + 1}, ply, quiet);
    if (value > w.alpha && value < w.beta) value = child(next, w, ply, quiet);
    return value;
}

void Searcher::extendLine(const Move& move, int ply) {
    const auto at = static_cast<std::size_t>(ply);
    lines_[at][0] = move;
    const int copied = std::min(lineLength_[at + 1], lineKept - 1);
    std::copy_n(lines_[at + 1].begin(), copied, lines_[at].begin() + 1);
    lineLength_[at] = copied + 1;
}

}  // namespace checkers
