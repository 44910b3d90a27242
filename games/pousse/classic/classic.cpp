// SPDX-License-Identifier: MIT
#include "pousse/classic/classic.h"

#include "common/rules/random.h"
#include "pousse/grid/packed_grid.h"
#include "pousse/grid/wide_grid.h"

#include <algorithm>
#include <chrono>

namespace pousse {

namespace {

constexpr int endValue = 1'000'000;
constexpr int endZone = endValue - 10'000;
constexpr int infinite = endValue + 1;
constexpr int openingValue = 500;
constexpr int firstMovePlies = 2;

LineWeights classicWeights(int size) {
    LineWeights weights;
    for (int count = 0; count <= size; ++count) weights.ofCount[count] = count * count;
    // Ten for a marker, split between its two lines, plus its distance to the edge in each.
    for (int line = 0; line < size; ++line) weights.ofMarker[line] = 5 + std::min(line, size - 1 - line);
    weights.ofPair = 2;
    return weights;
}

/// Bonus or malus of the opening besides the markers: the first moves of O (ply 1) and the second of X.
template <class Grid>
int openingBonus(const Grid& grid, const typename Grid::Position& before,
                 const typename Grid::Position& after, int move, int ply) {
    const int size = grid.size();
    const auto isMark = [](const typename Grid::Position& position, int side, const Square& square) {
        return Grid::has(position, side, square.row, square.column);
    };
    const Move pushed{static_cast<Edge>(move / size), move % size};
    if (ply == 1) {
        const bool sideways = pushed.edge == Edge::left || pushed.edge == Edge::right;
        for (const int line : {0, size - 1})
            for (int i = 0; i < size; ++i)
                if (isMark(after, 0, sideways ? Square{i, line} : Square{line, i})) return -openingValue;
        return 0;
    }
    if (ply != 2) return 0;
    for (const int row : {0, size - 1})
        for (const int column : {0, size - 1})
            if (isMark(before, 1, {row, column})) return 0;
    const bool pushesO = isMark(before, 1, squareOf(pushed, 0, size));
    const bool inCornerLine = pushed.line == 0 || pushed.line == size - 1;
    return pushesO && !inCornerLine ? openingValue : -openingValue;
}

template <class Grid>
class Classic {
  public:
    using Position = typename Grid::Position;

    Classic(const Grid& grid, const plt::Question& question)
        : grid_(grid), worth_(grid, classicWeights(grid.size())), question_(question) {
        if (question.budget.time != std::chrono::milliseconds::max())
            deadline_ = std::chrono::steady_clock::now() + question.budget.time;
    }

    int worthOf(const Position& before, int move, int side, int ply) const {
        Position after = before;
        grid_.push(after, move, side);
        return worth_(after, side) + openingBonus(grid_, before, after, move, ply);
    }

    ClassicChoice choose(const State& state, int plies) {
        for (const Board& board : state.recent) boards_.push_back(grid_.packed(board));
        const int side = toMove(state) == Mark::x ? 0 : 1;
        ClassicChoice choice;
        std::vector<int> best;
        const bool isFirstMove = state.plies < 2;
        const int first = isFirstMove ? std::min(firstMovePlies, plies) : 1;
        const int last = isFirstMove ? first : plies;
        for (int depth = first; depth <= last; ++depth) {
            mayStop_ = !best.empty();
            std::vector<int> found;
            const int value = searchRoot(side, state.plies, depth, found);
            if (stopped_) break;
            best = found;
            choice.value = value;
            choice.end = value >= endZone ? endValue - value : value <= -endZone ? -(endValue + value) : 0;
            // Losses are searched up to their full distance, to find the longest resistance.
            if (value >= endZone || (value <= -endZone && endValue + value <= depth)) break;
        }
        plt::Random random(question_.seed);
        const int move = best[random.below(best.size())];
        choice.move = {static_cast<Edge>(move / grid_.size()), move % grid_.size()};
        choice.nodes = nodes_;
        return choice;
    }

  private:
    static bool isEnd(int value) { return value >= endZone || value <= -endZone; }
    /// The bound for the position after a move of this worth.
    static int beyond(int bound, int worth) { return isEnd(bound) ? -bound : worth - bound; }

    bool isOutOfBudget() {
        constexpr std::uint64_t lookEvery = 1024;
        if (!mayStop_) return false;
        if (nodes_ >= question_.budget.nodes) stopped_ = true;
        if (nodes_ >= nextLook_) {
            nextLook_ = nodes_ + lookEvery;
            if (question_.stop.stop_requested() ||
                (deadline_ && std::chrono::steady_clock::now() >= *deadline_))
                stopped_ = true;
        }
        return stopped_;
    }

    /// The outcome of the move: 1 won, -1 lost, 0 undecided.
    int endOf(const Position& after, bool raises, int side, std::size_t since) const {
        if (!raises && std::find(boards_.begin() + static_cast<std::ptrdiff_t>(since), boards_.end(),
                                 after) != boards_.end())
            return -1;
        const int lead = grid_.lead(after, side);
        return lead > 0 ? 1 : lead < 0 ? -1 : 0;
    }

    int searchRoot(int side, int ply, int depth, std::vector<int>& bestMoves) {
        int best = -infinite;
        const Position position = boards_.back();
        for (int move = 0; move < grid_.moves(); ++move) {
            if (grid_.isDouble(position, move)) continue;
            // The window includes the best value, to distinguish equal moves from worse ones.
            const int alpha = best == -infinite ? -infinite : best - 1;
            const int value = valueOf(position, move, side, ply, 0, depth, 0, alpha, infinite);
            if (stopped_) return best;
            if (value < best) continue;
            if (value > best) bestMoves.clear();
            best = value;
            bestMoves.push_back(move);
        }
        return best;
    }

    int valueOf(const Position& position, int move, int side, int ply, int distance, int depth,
                std::size_t since, int alpha, int beta) {
        ++nodes_;
        Position after = position;
        const bool raises = grid_.push(after, move, side);
        const int end = endOf(after, raises, side, since);
        if (end != 0) return end * (endValue - distance - 1);
        const int worth = worth_(after, side) + openingBonus(grid_, position, after, move, ply);
        if (depth <= 1) return worth;
        boards_.push_back(after);
        const int reply =
            bestReply(1 - side, ply + 1, distance + 1, depth - 1, raises ? boards_.size() - 1 : since,
                      beyond(beta, worth), beyond(alpha, worth));
        boards_.pop_back();
        return isEnd(reply) ? -reply : worth - reply;
    }

    int bestReply(int side, int ply, int distance, int depth, std::size_t since, int alpha, int beta) {
        int best = -infinite;
        if (isOutOfBudget()) return alpha;
        const Position position = boards_.back();
        for (int move = 0; move < grid_.moves(); ++move) {
            if (grid_.isDouble(position, move)) continue;
            const int value =
                valueOf(position, move, side, ply, distance, depth, since, std::max(alpha, best), beta);
            if (stopped_) return best;
            best = std::max(best, value);
            if (best >= beta || best == endValue - distance - 1) break;
        }
        return best;
    }

    const Grid& grid_;
    typename Grid::Evaluator worth_;
    const plt::Question& question_;
    std::optional<std::chrono::steady_clock::time_point> deadline_;
    std::vector<Position> boards_;
    std::uint64_t nodes_ = 0;
    std::uint64_t nextLook_ = 0;
    bool mayStop_ = false;
    bool stopped_ = false;
};

}  // namespace

int classicPlies(int size) {
    // The depth that its model reaches in 25 s per move.
    if (size <= 4) return 5;
    if (size <= 7) return 4;
    return size <= 12 ? 3 : 2;
}

int classicWorth(const State& before, const Move& move) {
    const int size = before.options.size;
    const WideGrid grid(size);
    const plt::Question question;
    return Classic<WideGrid>(grid, question)
        .worthOf(grid.packed(before.board), static_cast<int>(move.edge) * size + move.line,
                 toMove(before) == Mark::x ? 0 : 1, before.plies);
}

ClassicChoice classicChoice(const State& state, int plies, const plt::Question& question) {
    const int size = state.options.size;
    if (size <= PackedGrid::largest) {
        const PackedGrid grid(size);
        return Classic<PackedGrid>(grid, question).choose(state, plies);
    }
    const WideGrid grid(size);
    return Classic<WideGrid>(grid, question).choose(state, plies);
}

}  // namespace pousse
