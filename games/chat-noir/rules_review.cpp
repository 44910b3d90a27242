// SPDX-License-Identifier: MIT
// The review of a game: the chance to trap the cat that was given away, proven where a forced win is found.
#include "chat-noir/grid/field.h"
#include "chat-noir/hint/planner.h"
#include "chat-noir/proof/trap_search.h"
#include "chat-noir/rules.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

namespace chat_noir {

namespace {

constexpr double percent = 100;

/// The sizes of the searches and samples for one move.
struct Effort {
    int proof = 0;  ///< steps to prove the position before the move, and again those after it
    int trials = 0;
    int sampled = 0;       ///< blocks of which the mean stands for all
    int trialsOfEach = 0;  ///< of these

    static Effort of(const plt::Budget& budget, const Options& options) {
        // A step against a cat that may do anything takes three times as long.
        const std::uint64_t mostSteps = options.cat == CatKind::sleepy ? 4'000 : 12'000;
        constexpr std::uint64_t stepsInAMillisecond = 20;
        const auto time = static_cast<std::uint64_t>(std::clamp<std::int64_t>(budget.time.count(), 10, 1000));
        const auto steps = std::min({budget.nodes, time * stepsInAMillisecond, mostSteps});
        const bool isLong = time >= 300 && options.size <= maxProofSize;
        return {static_cast<int>(steps), isLong ? 60 : 20, 8, isLong ? 10 : 3};
    }
};

/// Proves wins, with what was proven before in the same review of a move.
class Proofs {
  public:
    Proofs(const Position& position, CatKind kind, std::stop_token stop)
        : position_(position), kind_(kind), stop_(std::move(stop)) {
        if (position.board.size() > maxProofSize) return;
        lattice_.emplace(position.board.size());
        search_.emplace(*lattice_, kind);
    }

    bool isWon(int steps) { return isWon(position_, steps); }
    /// Returns true if the cat is trapped whatever step it takes after this block.
    bool isWonAfter(Cell block, int steps) {
        Position after = position_;
        after.board.block(block);
        const auto ways = replies(after.board, after.cat, kind_);
        return std::all_of(ways.begin(), ways.end(), [&](Cell way) {
            if (onEdge(way, after.board.size())) return false;
            after.cat = way;
            return isWon(after, steps / static_cast<int>(ways.size()));
        });
    }
    /// Returns true if every step of the cat after this block leads off the board.
    bool isLostAfter(Cell block) const {
        Board board = position_.board;
        board.block(block);
        const auto ways = replies(board, position_.cat, kind_);
        return !ways.empty() &&
               std::all_of(ways.begin(), ways.end(), [&](Cell way) { return onEdge(way, board.size()); });
    }
    /// A block that keeps a proven win.
    Cell winningBlock() {
        const int size = position_.board.size();
        if (search_) {
            const auto blocked = lattice_->set(position_.board.blockedCells());
            if (const auto block = search_->block(blocked, position_.cat.y * size + position_.cat.x))
                return {*block % size, *block / size};
        }
        return plan(position_, kind_, stop_).cell;
    }

  private:
    bool isWon(const Position& position, int steps) {
        const Field field(position.board);
        Field::Distances contested;
        field.contested(contested);
        const int cat = field.number(position.cat);
        if (contested[static_cast<std::size_t>(cat)] == Field::unreached) return true;
        if (!search_) return false;
        return search_->run(lattice_->set(position.board.blockedCells()), cat, steps, stop_) ==
               TrapSearch::Verdict::trapped;
    }

    const Position& position_;
    CatKind kind_;
    std::stop_token stop_;
    std::optional<Lattice> lattice_;
    std::optional<TrapSearch> search_;
};

/// The judgement of one block.
class Review {
  public:
    Review(const State& state, const Move& made, const plt::Question& question)
        : state_(state),
          made_(made),
          question_(question),
          effort_(Effort::of(question.budget, state.options)),
          proofs_(state.position, state.options.cat, question.stop) {}

    std::optional<plt::Judgement<Move>> judge() {
        const bool isWon = proofs_.isWon(effort_.proof);
        // A win that was missed before may be found after the block.
        const bool staysWon = proofs_.isWonAfter(made_.cell, effort_.proof);
        plt::Judgement<Move> out{made_};
        if (!isWon && !staysWon && !fillEstimated(out)) return std::nullopt;
        if (isWon || staysWon) fillProven(out, staysWon);
        if (question_.stop.stop_requested()) return std::nullopt;
        out.typicalValue = std::min(typical(), out.bestValue);
        if (question_.stop.stop_requested()) return std::nullopt;
        return out;
    }

  private:
    double chanceWith(Cell block, int trials) const {
        return percent *
               caughtInTrials(state_.position, state_.options.cat, block, trials, question_.seed + 1) /
               trials;
    }
    std::vector<plt::Message::Argument> placeOf(Cell cell) const { return {cell.y + 1, cell.x + 1}; }
    /// The variance of a chance in percent that comes from trials.
    double variance(double chance) const {
        return std::max(chance * (percent - chance), percent) / effort_.trials;
    }

    void fillProven(plt::Judgement<Move>& out, bool staysWon) {
        out.bestValue = out.madeValue = percent;
        out.certainty = plt::Certainty::proven;
        if (staysWon) return;
        const Cell best = proofs_.winningBlock();
        if (best == made_.cell) return;
        out.madeValue = 0;
        if (!proofs_.isLostAfter(made_.cell)) {
            out.madeValue = chanceWith(made_.cell, effort_.trials);
            out.error = std::sqrt(variance(out.madeValue));
            out.certainty = plt::Certainty::estimated;
        }
        out.best = {best};
        out.reason = {PLT_TR("Row %1, column %2: wherever the cat goes then, it can be fenced in."),
                      placeOf(best)};
        mark(out);
    }

    /// Values by trial games; false if the game is lost with every block.
    bool fillEstimated(plt::Judgement<Move>& out) const {
        const auto planned = plan(state_.position, state_.options.cat, stopOfPlan());
        if (planned.certainty == Plan::Certainty::lost) return false;
        out.bestValue = out.madeValue = chanceWith(made_.cell, effort_.trials);
        if (planned.cell == made_.cell) return true;
        const double better = chanceWith(planned.cell, effort_.trials);
        if (better <= out.madeValue) return true;
        out.bestValue = better;
        out.error = std::sqrt(variance(out.madeValue) + variance(better));
        out.best = {planned.cell};
        auto arguments = placeOf(planned.cell);
        arguments.emplace_back(plt::Decimal{better, 0});
        arguments.emplace_back(plt::Decimal{out.madeValue, 0});
        out.reason = {
            PLT_TR("Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %."),
            std::move(arguments)};
        mark(out);
        return true;
    }

    /// Trial games take long on a large board, where the plan is the most promising block without any.
    std::stop_token stopOfPlan() const {
        if (state_.options.size <= maxProofSize) return question_.stop;
        std::stop_source atOnce;
        atOnce.request_stop();
        return atOnce.get_token();
    }

    void mark(plt::Judgement<Move>& out) const {
        out.marks = {out.best.cell.y * state_.options.size + out.best.cell.x};
    }

    /// The mean chance over some blocks.
    double typical() const {
        auto moves = Rules::legalMoves(state_);
        plt::Random random(question_.seed);
        random.shuffle(moves);
        moves.resize(std::min(moves.size(), static_cast<std::size_t>(effort_.sampled)));
        double sum = 0;
        for (const auto& move : moves) {
            if (question_.stop.stop_requested()) break;
            sum += chanceWith(move.cell, effort_.trialsOfEach);
        }
        return sum / static_cast<double>(moves.size());
    }

    const State& state_;
    const Move& made_;
    const plt::Question& question_;
    Effort effort_;
    Proofs proofs_;
};

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    return Review(state, made, question).judge();
}

plt::Message Rules::costText(double cost) {
    // A chance that came back may have been given away again.
    return {PLT_TR("%1 % of the chance to trap the cat"), {plt::Decimal{std::min(cost, percent), 0}}};
}

}  // namespace chat_noir
