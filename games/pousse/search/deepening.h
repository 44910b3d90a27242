// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "pousse/board/notation.h"
#include "pousse/search/search.h"
#include "pousse/search/transpositions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <limits>
#include <numeric>

namespace pousse {

/// The search for one type of grid.
template <class Grid>
class Deepening {
  public:
    Deepening(const Grid& grid, const LineWeights& weights, const plt::Question& question, const Sight& sight)
        : grid_(grid),
          evaluator_(grid, weights),
          question_(question),
          sight_(sight),
          transpositions_(tableBits(grid.size(), question.budget)),
          noiseSeed_(question.seed * 0x9e37'79b9'7f4a'7c15) {
        if (question.budget.time != std::chrono::milliseconds::max())
            deadline_ = std::chrono::steady_clock::now() + question.budget.time;
    }

    Found run(const State& state) {
        side_ = toMove(state) == Mark::x ? 0 : 1;
        boards_.clear();
        for (const Board& board : state.recent) boards_.push_back(grid_.packed(board));
        std::uint64_t past = 0;
        for (std::size_t i = 0; i + 1 < boards_.size(); ++i) past += Grid::hash(boards_[i]);
        listRoots();
        Found found;
        found.move = moveOf(roots_.front().child.move);
        const int deepest = std::clamp(question_.budget.depth, 1, deepestSearch);
        for (int depth = 1; depth <= deepest; ++depth) {
            round_ = static_cast<std::uint8_t>(depth);
            mayStop_ = depth > 1;
            const int value = searchRoots(depth, past);
            found.nodes = nodes_;
            found.move = moveOf(roots_.front().child.move);
            if (stopped_) break;
            found.value = value;
            found.depth = depth;
            found.line.clear();
            for (int i = 0; i < lengths_[0]; ++i) found.line.push_back(moveOf(lines_[0][i]));
            report(found);
            if ((found.wins() || found.loses()) && depth >= found.plies()) break;
        }
        return found;
    }

  private:
    /// A value depends on the board, the side to move, and the boards that may not recur.
    using Transpositions = pousse::Transpositions<std::int32_t, std::uint8_t>;

    using Position = typename Grid::Position;
    static constexpr int deepestSearch = 60;
    static constexpr int lineLength = deepestSearch + 2;
    static constexpr std::uint64_t lookEvery = 512;
    static constexpr int infinite = winValue + 1;
    static constexpr bool hasSymmetries = requires(const Grid& grid, const Position& position) {
        grid.towardsCanonical(position);
    };
    /// From this depth on the saved search outweighs the cost of computing the symmetries.
    static constexpr int symmetryDepth = 3;

    struct Child {
        Position position;
        std::int32_t order = 0;
        std::uint8_t move = 0;
        bool raises = true;
    };
    struct Root {
        Child child;
        int bonus = 0;
        int end = 0;  ///< value if the move ends the game
    };

    static int tableBits(int size, const plt::Budget& budget) {
        constexpr int largestTable = 20;
        constexpr int smallTable = 14;
        constexpr int smallestTable = 8;
        // Clearing a large table takes longer than a short search.
        if (budget.depth <= 2) return smallestTable;
        const int enough = size == smallestSize || budget.depth <= 4 ? smallTable : largestTable;
        const auto wanted = std::bit_width(std::min<std::uint64_t>(budget.nodes, std::uint64_t{1} << 40));
        return std::clamp(static_cast<int>(wanted), smallestTable, enough);
    }

    Move moveOf(int number) const {
        return {static_cast<Edge>(number / grid_.size()), number % grid_.size()};
    }

    bool isOutOfBudget() {
        if (!mayStop_) return false;
        if (nodes_ >= question_.budget.nodes)
            stopped_ = true;
        else if (nodes_ >= nextLook_) {
            nextLook_ = nodes_ + lookEvery;
            stopped_ = question_.stop.stop_requested() ||
                       (deadline_ && std::chrono::steady_clock::now() >= *deadline_);
        }
        return stopped_;
    }

    bool repeats(const Position& position, std::size_t since) const {
        return std::find(boards_.begin() + static_cast<std::ptrdiff_t>(since), boards_.end(), position) !=
               boards_.end();
    }

    int evaluate(const Position& position, int side) const {
        int value = evaluator_(position, side);
        if (sight_.noise > 0) {
            const std::uint64_t any = (Grid::hash(position) ^ noiseSeed_) * 0xbf58'476d'1ce4'e5b9 >> 33;
            const int noise =
                static_cast<int>(any % static_cast<std::size_t>(2 * sight_.noise + 1)) - sight_.noise;
            value += side == 0 ? noise : -noise;
        }
        return value;
    }

    void listRoots() {
        plt::Random random(question_.seed);
        std::vector<std::uint64_t> seen;
        std::vector<int> numbers(static_cast<std::size_t>(grid_.moves()));
        std::iota(numbers.begin(), numbers.end(), 0);
        random.shuffle(numbers);
        for (const int move : numbers) {
            Root root;
            root.child.move = static_cast<std::uint8_t>(move);
            root.child.position = boards_.back();
            root.child.raises = grid_.push(root.child.position, move, side_);
            std::uint64_t same = Grid::hash(root.child.position);
            if constexpr (hasSymmetries) {
                if (root.child.raises)
                    same = Grid::hash(
                        grid_.image(root.child.position, grid_.towardsCanonical(root.child.position)));
            }
            if (std::find(seen.begin(), seen.end(), same) != seen.end()) continue;
            seen.push_back(same);
            const int lead = grid_.lead(root.child.position, side_);
            if (!root.child.raises && repeats(root.child.position, 0))
                root.end = 1 - winValue;
            else if (lead != 0)
                root.end = lead > 0 ? winValue - 1 : 1 - winValue;
            if (sight_.openingNoise > 0)
                root.bonus =
                    static_cast<int>(random.below(static_cast<std::size_t>(sight_.openingNoise) + 1));
            root.child.order = root.end != 0 ? root.end : evaluate(root.child.position, side_);
            roots_.push_back(root);
        }
        std::stable_sort(roots_.begin(), roots_.end(),
                         [](const Root& a, const Root& b) { return a.child.order > b.child.order; });
    }

    int searchRoots(int depth, std::uint64_t past) {
        int best = -infinite;
        lengths_[0] = 0;
        for (std::size_t i = 0; i < roots_.size(); ++i) {
            const Root root = roots_[i];
            ++nodes_;
            int value = root.end;
            lengths_[1] = 0;
            if (value == 0) {
                const int alpha = best - root.bonus;
                if (i == 0 || best <= -infinite) {
                    value = -descend(root.child, past, 0, 0, depth, -infinite, infinite, side_);
                } else {
                    value = -descend(root.child, past, 0, 0, depth, -alpha - 1, -alpha, side_);
                    if (!stopped_ && value > alpha)
                        value = -descend(root.child, past, 0, 0, depth, -infinite, -alpha, side_);
                }
                if (stopped_) return best;
                if (std::abs(value) < provenValue) value += root.bonus;
            }
            if (value <= best) continue;
            best = value;
            storeLine(0, root.child.move);
            std::rotate(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(i),
                        roots_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            if (best >= winValue - 1) break;
        }
        return best;
    }

    /// The value of a child, for the side to move there.
    int descend(const Child& child, std::uint64_t past, std::size_t since, int ply, int depth, int alpha,
                int beta, int side) {
        const std::uint64_t childPast = child.raises ? 0 : past + Grid::hash(boards_.back());
        boards_.push_back(child.position);
        const int value = descendInto(childPast, child.raises ? boards_.size() - 1 : since, ply + 1,
                                      depth - 1, alpha, beta, 1 - side);
        boards_.pop_back();
        return value;
    }

    void storeLine(int ply, std::uint8_t move) {
        auto& line = lines_[ply];
        const auto& rest = lines_[ply + 1];
        const int length = lengths_[ply + 1];
        line[0] = move;
        std::copy(rest.begin(), rest.begin() + length, line.begin() + 1);
        lengths_[ply] = length + 1;
    }

    int descendInto(std::uint64_t past, std::size_t since, int ply, int depth, int alpha, int beta,
                    int side) {
        lengths_[ply] = 0;
        const Position position = boards_.back();
        if (depth <= 0) return evaluate(position, side);
        if (isOutOfBudget()) return alpha;
        // The earliest win is with the next move.
        beta = std::min(beta, winValue - ply - 1);
        alpha = std::max(alpha, ply + 2 - winValue);
        if (alpha >= beta) return alpha;

        int symmetry = 0;
        std::uint64_t key = 0;
        if constexpr (hasSymmetries) {
            if (past == 0 && depth >= symmetryDepth && sight_.noise == 0) {
                symmetry = grid_.towardsCanonical(position);
                key = Grid::hash(grid_.image(position, symmetry));
            }
        }
        if (key == 0) key = Grid::hash(position);
        key += std::rotl(past * 0x9e37'79b9'7f4a'7c15, 23) + (side == 0 ? 0 : 0x5851'f42d'4c95'7f2d);
        int tableMove = -1;
        if (const auto* known = transpositions_.find(key)) {
            if (known->move != Transpositions::noMove) tableMove = fromTable(known->move, symmetry);
            int value = known->value;
            const bool proven = std::abs(value) >= provenValue;
            if (value >= provenValue) value -= ply;
            if (value <= -provenValue) value += ply;
            // Proven values are valid at every depth.
            const bool bounds = known->depth >= depth || proven;
            if (bounds && known->bound != Transpositions::Bound::upper &&
                (known->depth >= depth || value > 0) && value >= beta)
                return value;
            if (bounds && known->bound != Transpositions::Bound::lower &&
                (known->depth >= depth || value < 0) && value <= alpha)
                return value;
            if (known->depth >= depth && known->bound == Transpositions::Bound::exact && beta - alpha == 1)
                return value;
        }

        std::array<Child, Grid::maximumMoves> children;
        int count = 0;
        bool losesOnly = true;
        auto& history = history_[side];
        const auto& killers = killers_[ply];
        for (int move = 0; move < grid_.moves(); ++move) {
            if (grid_.isDouble(position, move)) continue;
            Child& child = children[count];
            child.position = position;
            child.raises = grid_.push(child.position, move, side);
            ++nodes_;
            const int lead = grid_.lead(child.position, side);
            if (lead > 0) {
                lines_[ply][0] = static_cast<std::uint8_t>(move);
                lengths_[ply] = 1;
                return winValue - ply - 1;
            }
            if (lead < 0 || (!child.raises && repeats(child.position, since))) continue;
            losesOnly = false;
            child.move = static_cast<std::uint8_t>(move);
            child.order = history[move];
            if (move == tableMove)
                child.order = std::numeric_limits<std::int32_t>::max();
            else if (move == killers[0] || move == killers[1])
                child.order += 1 << 28;
            ++count;
        }
        if (losesOnly) return ply + 1 - winValue;

        const int oldAlpha = alpha;
        int best = -infinite;
        std::uint8_t bestMove = Transpositions::noMove;
        for (int i = 0; i < count; ++i) {
            int pick = i;
            for (int j = i + 1; j < count; ++j)
                if (children[j].order > children[pick].order) pick = j;
            if (pick != i) std::swap(children[i], children[pick]);
            const Child& child = children[i];
            int value = 0;
            if (i == 0) {
                value = -descend(child, past, since, ply, depth, -beta, -alpha, side);
            } else {
                value = -descend(child, past, since, ply, depth, -alpha - 1, -alpha, side);
                if (!stopped_ && value > alpha && value < beta)
                    value = -descend(child, past, since, ply, depth, -beta, -alpha, side);
            }
            if (stopped_) return best > -infinite ? best : alpha;
            if (value <= best) continue;
            best = value;
            bestMove = child.move;
            if (value <= alpha) continue;
            alpha = value;
            storeLine(ply, child.move);
            if (value >= beta) {
                cutBy(child.move, ply, depth, side);
                break;
            }
        }
        Transpositions::Entry entry;
        entry.key = key;
        entry.value = best >= provenValue ? best + ply : best <= -provenValue ? best - ply : best;
        entry.depth = static_cast<std::uint8_t>(depth);
        entry.bound = best >= beta      ? Transpositions::Bound::lower
                      : best > oldAlpha ? Transpositions::Bound::exact
                                        : Transpositions::Bound::upper;
        entry.move = intoTable(bestMove, symmetry);
        entry.round = round_;
        transpositions_.store(entry);
        return best;
    }

    void cutBy(std::uint8_t move, int ply, int depth, int side) {
        auto& killers = killers_[ply];
        if (killers[0] != move) {
            killers[1] = killers[0];
            killers[0] = move;
        }
        auto& history = history_[side];
        history[move] += depth * depth;
        if (history[move] >= 1 << 26)
            for (auto& one : history) one /= 2;
    }

    std::uint8_t intoTable(std::uint8_t move, int symmetry) const {
        if constexpr (hasSymmetries) {
            if (move != Transpositions::noMove)
                return static_cast<std::uint8_t>(grid_.imageOf(move, symmetry));
        }
        return move;
    }
    int fromTable(std::uint8_t move, int symmetry) const {
        if constexpr (hasSymmetries) return grid_.imageOf(move, Grid::inverse(symmetry));
        return move;
    }

    void report(const Found& found) const {
        if (!question_.report) return;
        plt::Thought thought;
        thought.depth = found.depth;
        thought.value = static_cast<double>(found.value) / markerValue;
        thought.proven = found.wins() || found.loses();
        thought.nodes = found.nodes;
        for (const Move& move : found.line) {
            if (!thought.line.empty()) thought.line += ' ';
            thought.line += writeMove(move);
        }
        question_.report(thought);
    }

    const Grid& grid_;
    typename Grid::Evaluator evaluator_;
    const plt::Question& question_;
    Sight sight_;
    Transpositions transpositions_;
    std::uint64_t noiseSeed_;
    std::optional<std::chrono::steady_clock::time_point> deadline_;

    int side_ = 0;
    std::vector<Position> boards_;  ///< boards that may recur, followed by those of the current line
    std::vector<Root> roots_;
    std::array<std::array<std::int32_t, Grid::maximumMoves>, 2> history_{};
    std::array<std::array<std::int32_t, 2>, lineLength> killers_ = noKillers();
    std::array<std::array<std::uint8_t, lineLength>, lineLength> lines_{};
    std::array<int, lineLength> lengths_{};
    std::uint64_t nodes_ = 0;
    std::uint64_t nextLook_ = 0;
    std::uint8_t round_ = 0;
    bool mayStop_ = false;
    bool stopped_ = false;

    static constexpr std::array<std::array<std::int32_t, 2>, lineLength> noKillers() {
        std::array<std::array<std::int32_t, 2>, lineLength> all{};
        for (auto& pair : all) pair = {-1, -1};
        return all;
    }
};

}  // namespace pousse
