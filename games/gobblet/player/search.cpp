// SPDX-License-Identifier: MIT
#include "gobblet/player/search.h"

#include "gobblet/board/threats.h"
#include "gobblet/player/evaluation.h"
#include "gobblet/rules.h"

#include <algorithm>

namespace gobblet {

namespace {

using Bound = Transpositions::Bound;

constexpr std::uint64_t lookEvery = 1024;

constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ x >> 32) * 0xd6e8'feb8'6659'fd93;
    x = (x ^ x >> 32) * 0xd6e8'feb8'6659'fd93;
    return x ^ x >> 32;
}

std::uint64_t keyOf(const Canonical& seen) {
    return mixed(seen.mine + 0x9e37'79b9'7f4a'7c15) ^
           std::rotl(mixed(seen.theirs + 0x3c6e'f372'fe94'f82b), 1);
}

// The table stores wins by their distance from the position, not from the root.
int toTable(int value, int ply) {
    if (value > provenValue) return value + ply;
    return value < -provenValue ? value - ply : value;
}
int fromTable(int value, int ply) {
    if (value > provenValue) return value - ply;
    return value < -provenValue ? value + ply : value;
}

}  // namespace

Search::Search(const plt::Question& question, const Strength& strength)
    : question_(question),
      strength_(strength),
      table_(question.budget.nodes),
      hasDeadline_(question.budget.time != std::chrono::milliseconds::max()) {
    if (hasDeadline_) deadline_ = std::chrono::steady_clock::now() + question.budget.time;
}

bool Search::outOfBudget() {
    if (stopped_) return true;
    ++nodes_;
    if (mayStop_ && nodes_ >= question_.budget.nodes) stopped_ = true;
    if (nodes_ % lookEvery == 0) {
        if (question_.stop.stop_requested()) stopped_ = true;
        if (mayStop_ && hasDeadline_ && std::chrono::steady_clock::now() >= deadline_) stopped_ = true;
    }
    return stopped_;
}

int Search::estimate(const Position& position, std::uint64_t key) const {
    const int value = evaluate(position);
    if (strength_.noise == 0) return value;
    const auto span = static_cast<std::uint64_t>(2 * strength_.noise + 1);
    return value + static_cast<int>(mixed(key ^ mixed(question_.seed + 1)) % span) - strength_.noise;
}

bool Search::repeats(std::uint64_t key, int ply) const {
    for (int back = ply - 4; back >= 0; back -= 2)
        if (path_[back] == key) return true;
    return std::find(past_.begin(), past_.end(), key) != past_.end();
}

void Search::setLine(int ply, const Move& move) {
    const auto p = static_cast<std::size_t>(ply);
    auto& line = lines_[p];
    const auto& rest = lines_[p + 1];
    const int length = lineLengths_[p + 1];
    line[0] = move;
    std::copy_n(rest.begin(), length, line.begin() + 1);
    lineLengths_[p] = length + 1;
}

void Search::order(const Position& position, const MoveList& list,
                   std::array<int, MoveList::capacity>& scores, const Move& first, int ply) const {
    const Shown shown(position);
    const Cells theirs = shown.by(other(position.toMove));
    const Killers& killers = killers_[ply];
    for (int i = 0; i < list.size(); ++i) {
        const Move& move = list[i];
        int& score = scores[i];
        if (move == first) {
            score = 1 << 28;
            continue;
        }
        const bool isNew = move.kind == Move::Kind::place;
        const int size = isNew ? move.size : shown.sizeAt(move.from);
        score = history_[size][isNew ? 16 : move.from][move.to];
        if (move == killers[0] || move == killers[1]) score += 1 << 24;
        if ((theirs & bit(move.to)) != 0) score += 400;
        score += isNew ? 100 + 10 * size : 0;
    }
}

void Search::praise(const Position& position, const Move& move, int depth, int ply) {
    Killers& killers = killers_[ply];
    if (move != killers[0]) killers = {move, killers[0]};
    const bool isNew = move.kind == Move::Kind::place;
    const int size = isNew ? move.size : Shown(position).sizeAt(move.from);
    int& entry = history_[size][isNew ? 16 : move.from][move.to];
    entry += depth * depth;
    if (entry < 1 << 20) return;
    for (auto& origins : history_)
        for (auto& targets : origins)
            for (int& value : targets) value /= 2;
}

int Search::search(const Position& position, int depth, int alpha, int beta, int ply) {
    lineLengths_[ply] = 0;
    if (outOfBudget()) return 0;
    if (canWin(position, position.toMove)) return winValue - ply - 1;
    // The fastest win is in three plies, the fastest loss in two.
    alpha = std::max(alpha, -(winValue - ply - 2));
    beta = std::min(beta, winValue - ply - 3);
    if (alpha >= beta) return alpha;

    const Canonical seen = canonical(position);
    const std::uint64_t key = keyOf(seen);
    path_[ply] = key;
    if (repeats(key, ply)) return 0;
    const bool threatened = canWin(position, other(position.toMove));
    const bool mayAnswer = threatened && ply < rootDepth_ + strength_.answerPlies;
    if ((depth <= 0 && !mayAnswer) || ply >= maximumPlies - 2) return estimate(position, key);

    const auto* known = table_.find(key);
    if (known != nullptr && known->depth >= depth) {
        const int value = fromTable(known->value, ply);
        if (known->bound == Bound::exact || (known->bound == Bound::lower && value >= beta) ||
            (known->bound == Bound::upper && value <= alpha))
            return value;
    }
    return searchMoves(position, std::max(depth, 1), alpha, beta, ply, seen, key, known, threatened);
}

int Search::searchMoves(const Position& position, int depth, int alpha, int beta, int ply,
                        const Canonical& seen, std::uint64_t key, const Transpositions::Entry* known,
                        bool threatened) {
    Move first = Move::claimDraw();
    if (known != nullptr && known->move != 0)
        first = imageOf(unpacked(known->move), inverseOf(seen.symmetry), position.width);
    MoveList list;
    generate(position, list);
    std::array<int, MoveList::capacity> scores;
    order(position, list, scores, first, ply);

    int best = -(winValue - ply);
    Move bestMove = Move::claimDraw();
    const int alphaBefore = alpha;
    int tried = 0;
    for (int i = 0; i < list.size(); ++i) {
        int next = i;
        for (int k = i + 1; k < list.size(); ++k)
            if (scores[k] > scores[next]) next = k;
        std::swap(list[i], list[next]);
        std::swap(scores[i], scores[next]);
        const Move move = list[i];
        const Position child = after(position, move);
        int value = 0;
        if (lineWinner(child)) {
            value = -(winValue - ply - 1);  // an own win was ruled out before, so this uncovers a line
        } else {
            int reduction = 0;
            if (depth >= 3 && tried >= 4 && !threatened) reduction = tried >= 16 ? 2 : 1;
            const int low = tried == 0 ? -beta : -alpha - 1;
            value = -search(child, depth - 1 - reduction, low, -alpha, ply + 1);
            if (reduction > 0 && value > alpha) value = -search(child, depth - 1, low, -alpha, ply + 1);
            if (tried > 0 && value > alpha && value < beta)
                value = -search(child, depth - 1, -beta, -alpha, ply + 1);
            if (stopped_) return 0;
            ++tried;
        }
        if (value <= best) continue;
        best = value;
        bestMove = move;
        if (value <= alpha) continue;
        alpha = value;
        setLine(ply, move);
        if (value >= beta) {
            praise(position, move, depth, ply);
            break;
        }
    }
    const Bound bound = best >= beta ? Bound::lower : best > alphaBefore ? Bound::exact : Bound::upper;
    const auto move = bestMove.kind == Move::Kind::claimDraw
                          ? std::uint16_t{0}
                          : packed(imageOf(bestMove, seen.symmetry, position.width));
    table_.store(
        {key, static_cast<std::int16_t>(toTable(best, ply)), move, static_cast<std::int8_t>(depth), bound});
    return best;
}

int Search::searchRoot(const Position& position, std::vector<RootMove>& moves, int depth) {
    rootDepth_ = depth;
    int best = -winValue;
    for (RootMove& root : moves) {
        int value = 0;
        if (const auto winner = lineWinner(root.next)) {
            value = *winner == position.toMove ? winValue - 1 : -(winValue - 1);
            lineLengths_[1] = 0;
        } else if (&root == &moves.front()) {
            value = -search(root.next, depth - 1, -winValue, winValue, 1);
        } else {
            value = -search(root.next, depth - 1, -best - 1, -best, 1);
            if (value > best && !stopped_) value = -search(root.next, depth - 1, -winValue, -best, 1);
        }
        if (stopped_) break;
        root.value = std::min(value, best);
        if (value <= best && &root != &moves.front()) continue;
        root.value = value;
        best = value;
        setLine(0, root.move);
        // The best move goes first, even if the search is stopped before the rest.
        std::rotate(moves.data(), &root, &root + 1);
    }
    return best;
}

Found Search::run(const Position& position, const std::vector<Move>& moves,
                  const std::vector<Position>& past) {
    for (const Position& old : past) past_.push_back(keyOf(canonical(old)));
    path_[0] = keyOf(canonical(position));
    std::vector<RootMove> roots;
    std::vector<std::uint64_t> keys;
    for (const Move& move : moves) {
        // One of several mirror images of an action is enough.
        const Position next = after(position, move);
        const std::uint64_t key = keyOf(canonical(next));
        if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
        keys.push_back(key);
        roots.push_back({move, next});
    }
    Found found;
    found.move = roots.front().move;
    const int depth = std::clamp(question_.budget.depth, 1, deepest);
    for (int plies = 1; plies <= depth; ++plies) {
        mayStop_ = plies > 1;
        const int value = searchRoot(position, roots, plies);
        found.nodes = nodes_;
        found.move = roots.front().move;
        if (stopped_) break;
        found.value = value;
        found.depth = plies;
        found.line.assign(lines_[0].begin(), lines_[0].begin() + lineLengths_[0]);
        report(found);
        if (found.wins() || (found.loses() && plies >= found.plies())) break;
    }
    return found;
}

void Search::report(const Found& found) const {
    if (!question_.report) return;
    plt::Thought thought;
    thought.depth = found.depth;
    thought.value = static_cast<double>(found.value) / lineUnit;
    thought.proven = found.wins() || found.loses();
    thought.nodes = found.nodes;
    for (const Move& move : found.line) {
        if (!thought.line.empty()) thought.line += ' ';
        thought.line += Rules::write(move);
    }
    question_.report(thought);
}

}  // namespace gobblet
