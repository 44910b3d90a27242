// SPDX-License-Identifier: MIT
// The review of a game: the chance to win that was given away, proven where wins can be forced.
#include "common/rules/random.h"
#include "gobblet/board/threats.h"
#include "gobblet/review/appraiser.h"
#include "gobblet/rules.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gobblet {

namespace {

// The moves of which the mean stands for all.
constexpr std::size_t sampled = 20;
// The least error in percent of an estimate that was looked at more than once, and of another.
constexpr double leastError = 3;
constexpr double errorOfOneLook = 10;

/// The judgement of one move.
class Review {
  public:
    Review(const State& state, const Move& made, const plt::Question& question)
        : state_(state), made_(made), question_(question), appraiser_(state, question) {}

    std::optional<plt::Judgement<Move>> judge() {
        const auto moves = Rules::legalMoves(state_);
        if (moves.size() < 2) return std::nullopt;
        const auto nodes = appraiser_.nodes();
        best_ = appraiser_.bestMove(made_, nodes / 3);
        madeWorth_ = appraiser_.worth(made_, nodes / 4);
        bestWorth_ = appraiser_.areAlike(best_, made_) ? madeWorth_ : appraiser_.worth(best_, nodes / 4);
        // A proven win may be kept by a move that needs a longer proof.
        if (bestWorth_.kind == Advice::Kind::wins && !madeWorth_.isSettled())
            madeWorth_ = appraiser_.worth(made_, nodes / 2);
        considerDraw(moves);
        if (question_.stop.stop_requested()) return std::nullopt;
        plt::Judgement<Move> out{made_};
        fillValues(out);
        const double cost = typicalCost(moves, nodes / 6);
        if (question_.stop.stop_requested()) return std::nullopt;
        out.typicalValue = out.bestValue - cost;
        return out;
    }

  private:
    /// The deepest look at both moves.
    static int commonDepth(const Worth& one, const Worth& other) {
        if (one.isSettled()) return other.depth();
        return other.isSettled() ? one.depth() : std::min(one.depth(), other.depth());
    }
    static double difference(const Worth& better, const Worth& worse, int depth) {
        return better.at(depth) - worse.at(depth);
    }

    void considerDraw(const std::vector<Move>& moves) {
        if (moves.back() != Move::claimDraw()) return;
        const Worth draw = appraiser_.worth(Move::claimDraw(), 0);
        if (draw.chances.back() <= bestWorth_.chances.back()) return;
        best_ = Move::claimDraw();
        bestWorth_ = draw;
    }

    void fillValues(plt::Judgement<Move>& out) {
        const int depth = commonDepth(bestWorth_, madeWorth_);
        if (difference(bestWorth_, madeWorth_, depth) <= 0) {
            best_ = made_;
            bestWorth_ = madeWorth_;
        }
        out.best = best_;
        out.bestValue = bestWorth_.at(depth);
        out.madeValue = madeWorth_.at(depth);
        const bool proven = bestWorth_.isProven() && madeWorth_.isProven();
        const bool settled = bestWorth_.isSettled() && madeWorth_.isSettled();
        out.certainty = proven    ? plt::Certainty::proven
                        : settled ? plt::Certainty::calculated
                                  : plt::Certainty::estimated;
        if (!settled) out.error = errorAt(depth);
        if (best_ == made_) return;
        out.reason = reason(out);
        mark(out.marks);
    }

    double errorAt(int depth) const {
        if (depth < 2) return errorOfOneLook;
        const double change =
            difference(bestWorth_, madeWorth_, depth) - difference(bestWorth_, madeWorth_, depth - 1);
        return std::max(std::abs(change), leastError);
    }

    /// The mean of what moves cost, each compared with the best as deep as it was looked at itself.
    double typicalCost(std::vector<Move> moves, std::uint64_t nodes) {
        plt::Random(question_.seed).shuffle(moves);
        moves.resize(std::min(moves.size(), sampled));
        double sum = 0;
        for (const Move& move : moves) {
            if (question_.stop.stop_requested()) break;
            if (appraiser_.areAlike(move, best_)) continue;
            const Worth worth =
                appraiser_.areAlike(move, made_) ? madeWorth_ : appraiser_.worth(move, nodes / moves.size());
            const double cost = difference(bestWorth_, worth, commonDepth(bestWorth_, worth));
            // No move may be worth less than nothing when the best one's value is another at this depth.
            sum += std::clamp(cost, 0.0, 100.0);
        }
        return sum / static_cast<double>(moves.size());
    }

    static std::int64_t turns(int plies) { return (plies + 1) / 2; }

    plt::Message reason(const plt::Judgement<Move>& judgement) const {
        const Side me = state_.position.toMove;
        if (best_.kind == Move::Kind::claimDraw)
            return PLT_TR("A draw could be claimed, and the other side is better off.");
        if (bestWorth_.kind == Advice::Kind::wins && bestWorth_.plies == 1)
            return {PLT_TR("By going to %1, a line is complete and wins at once."), {cellName(best_.to)}};
        if (made_.kind == Move::Kind::claimDraw)
            return {PLT_TR("Going to %1 would promise more than a draw."), {cellName(best_.to)}};
        const Position next = after(state_.position, made_);
        if (lineWinner(next) == other(me))
            return {PLT_TR("Your move uncovered a line of the other side; going to %1 does not."),
                    {cellName(best_.to)}};
        if (canWin(next, other(me)))
            return {
                PLT_TR("After your move the other side could win at once; going to %1 would prevent that."),
                {cellName(best_.to)}};
        if (appraiser_.allowsDraw(made_))
            return {
                PLT_TR("After your move the other side could claim a draw; going to %1 would avoid that."),
                {cellName(best_.to)}};
        if (bestWorth_.kind == Advice::Kind::wins)
            return {PLT_TR_N("Going to %1 wins by force, in %Ln moves at most.",
                             "Going to %1 wins by force, in one move."),
                    turns(bestWorth_.plies),
                    {cellName(best_.to)}};
        if (madeWorth_.kind == Advice::Kind::loses)
            return {PLT_TR_N("After your move the other side could force a win in %Ln moves; going to %1 "
                             "prevents that.",
                             "After your move the other side could force a win in one move; going to %1 "
                             "prevents that."),
                    turns(madeWorth_.plies - 1),
                    {cellName(best_.to)}};
        return {
            PLT_TR("Going to %1 would give %2 % of the chance to win, your move %3 %."),
            {cellName(best_.to), plt::Decimal{judgement.bestValue, 0}, plt::Decimal{judgement.madeValue, 0}}};
    }

    void mark(std::vector<int>& marks) const {
        if (best_.kind == Move::Kind::claimDraw) return;
        const int width = state_.position.width;
        if (best_.kind == Move::Kind::shift) marks.push_back(cellNumber(best_.from, width));
        marks.push_back(cellNumber(best_.to, width));
    }

    const State& state_;
    Move made_;
    const plt::Question& question_;
    Appraiser appraiser_;
    Move best_;
    Worth bestWorth_;
    Worth madeWorth_;
};

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    return Review(state, made, question).judge();
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 % of the chance to win"), {plt::Decimal{cost, 0}}};
}

}  // namespace gobblet
