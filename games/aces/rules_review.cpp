// SPDX-License-Identifier: MIT
// The review of a game: the move after which the deal cannot be won any more.
#include "aces/hint_step.h"
#include "aces/rules.h"
#include "aces/solver/solver.h"

#include <algorithm>
#include <utility>

namespace aces {

namespace {

/// Positions that the solver searches in a millisecond on a slow machine.
constexpr long positionsOfMs = 1'000;
constexpr long maximumPositions = 700 * positionsOfMs;
constexpr long bytes = 48L << 20;
/// A position that can be won is mostly won by so many positions.
constexpr long quickPositions = 10'000;

long positionsFor(const plt::Budget& budget) {
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, maximumPositions / positionsOfMs);
    return static_cast<long>(
        std::min<std::uint64_t>(budget.nodes, static_cast<std::uint64_t>(ms * positionsOfMs)));
}

/// The legal moves with what is known of the positions after them.
class Outcomes {
  public:
    Outcomes(const State& state, long positions, const std::stop_token& stop)
        : state_(state), left_(positions), stop_(stop) {
        for (const Move& move : Rules::legalMoves(state)) known_.push_back({move, Verdict::unknown});
    }

    bool isChoice() const { return known_.size() > 1; }
    Verdict of(const Move& move) { return found(move)->second; }

    /// Looks for a win after every move, and a little longer after each that has none.
    void search(const Move& made) {
        const long share = left_ / static_cast<long>(known_.size() + 1);
        for (auto& one : known_) decideWithin(one, std::min(share, quickPositions));
        decideWithin(*found(made), left_ / 2);
        if (!winning()) {
            findWin();
        } else if (of(made) == Verdict::lost) {
            for (auto& one : known_) decideWithin(one, left_ / 2);
        }
    }

    /// The first move after which the deal can be won.
    std::optional<Move> winning() const {
        for (const auto& [move, verdict] : known_)
            if (verdict == Verdict::winnable) return move;
        return std::nullopt;
    }

    /// The share of the moves of which no loss is proven.
    double shareNotLost() const {
        const auto lost = std::count_if(known_.begin(), known_.end(),
                                        [](const auto& one) { return one.second == Verdict::lost; });
        return 1 - static_cast<double>(lost) / static_cast<double>(known_.size());
    }

  private:
    using Known = std::pair<Move, Verdict>;

    std::vector<Known>::iterator found(const Move& move) {
        return std::find_if(known_.begin(), known_.end(),
                            [&move](const Known& one) { return one.first == move; });
    }

    void decideWithin(Known& one, long positions) {
        if (one.second != Verdict::unknown || positions <= 0) return;
        const auto next = Rules::apply(state_, one.first).value();
        const auto finding = decide(next, {positions, bytes}, stop_);
        if (!finding) return;
        left_ -= finding->positions;
        one.second = finding->verdict;
    }

    /// Looks for a win of the whole position, which any of the moves may begin.
    void findWin() {
        const auto solution = solve(state_, {left_, bytes}, stop_);
        if (!solution || solution->verdict != Verdict::winnable || solution->moves.empty()) return;
        left_ -= solution->positions;
        found(solution->moves.front())->second = Verdict::winnable;
    }

    const State& state_;
    long left_;
    const std::stop_token& stop_;
    std::vector<Known> known_;
};

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    Outcomes outcomes(state, positionsFor(question.budget), question.stop);
    if (!outcomes.isChoice()) return std::nullopt;
    outcomes.search(made);
    const auto winning = outcomes.winning();
    if (question.stop.stop_requested() || !winning) return std::nullopt;
    plt::Judgement<Move> judgement{made, 1, 1, outcomes.shareNotLost(), 0, plt::Certainty::proven};
    if (outcomes.of(made) != Verdict::lost) return judgement;
    const auto step = explained(state, *winning);
    judgement.best = *winning;
    judgement.madeValue = 0;
    judgement.reason = {PLT_TR("This keeps the win, which is proven to be lost after the other move. %1"),
                        {step.reason}};
    judgement.marks = step.marks;
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR_N("%Ln deals that could be won", "the deal, which could be won"),
            static_cast<std::int64_t>(cost)};
}

}  // namespace aces
