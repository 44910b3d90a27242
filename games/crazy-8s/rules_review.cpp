// SPDX-License-Identifier: MIT
// The review of a game: moves against each other in equal deals of the hidden cards.
#include "crazy-8s/hint_reason.h"
#include "crazy-8s/player/strong.h"
#include "crazy-8s/rules.h"

#include <algorithm>
#include <utility>

namespace crazy_8s {

namespace {

constexpr int maximumWays = 4'000;
/// Simulated moves of a millisecond on a slow machine.
constexpr std::uint64_t stepsOfMs = 3'000;
/// The points of a match that are worth a round.
constexpr double pointsOfRound = 100;

/// It makes no difference which of several eights is discarded: the first one stands for all.
bool areSame(const Move& one, const Move& other) {
    return one == other || (one.what == Move::What::discard && other.what == Move::What::discard &&
                            one.card.rank == eight && other.card.rank == eight);
}

/// The values of the simulated moves in all deals; for an eight once for each suit that can be named.
class Values {
  public:
    void add(const std::vector<Move>& moves, const std::vector<double>& values) {
        if (moves_.empty()) moves_ = moves;
        all_.push_back(values);
    }
    bool has(const Move& move) const { return best(move) < moves_.size(); }
    /// The index of the move, with its best suit; the number of moves if there is no such one.
    std::size_t best(const Move& move) const {
        std::size_t found = moves_.size();
        for (std::size_t i = 0; i < moves_.size(); ++i)
            if (areSame(moves_[i], move) && (found == moves_.size() || mean(i) > mean(found))) found = i;
        return found;
    }
    std::size_t best() const {
        std::size_t found = 0;
        for (std::size_t i = 1; i < moves_.size(); ++i)
            if (mean(i) > mean(found)) found = i;
        return found;
    }
    const Move& move(std::size_t index) const { return moves_[index]; }
    double mean(std::size_t index) const {
        double sum = 0;
        for (const auto& values : all_) sum += values[index];
        return sum / static_cast<double>(all_.size());
    }
    /// The mean over all moves, of which an eight counts once.
    double typical() const {
        double sum = 0;
        int count = 0;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (best(moves_[i]) != i) continue;
            sum += mean(i);
            ++count;
        }
        return sum / count;
    }
    /// The standard error of the difference between two moves in the same deals.
    double error(std::size_t one, std::size_t other) const {
        std::vector<double> differences;
        for (const auto& values : all_) differences.push_back(values[one] - values[other]);
        return plt::standardError(differences);
    }

  private:
    std::vector<Move> moves_;
    std::vector<std::vector<double>> all_;
};

std::uint64_t stepsFor(const plt::Budget& budget) {
    constexpr std::int64_t longest = 700;
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, longest);
    return std::min(budget.nodes, static_cast<std::uint64_t>(ms) * stepsOfMs);
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const Observation& seen, const Move& made,
                                                 const plt::Question& question) {
    if (seen.isOver || seen.isBetweenRounds) return std::nullopt;
    Values values;
    const auto each = [&values](const auto& moves, const auto& worth) { values.add(moves, worth); };
    const auto simulated =
        crazy_8s::judge(seen, {maximumWays, stepsFor(question.budget)}, question.seed, question.stop, each);
    if (simulated.ways == 0 || question.stop.stop_requested() || !values.has(made)) return std::nullopt;
    const double lead = seen.lead / pointsOfRound;
    const auto best = values.best();
    const auto own = values.best(made);
    plt::Judgement<Move> judgement{made, lead + values.mean(best), lead + values.mean(own),
                                   lead + values.typical()};
    if (best == own) return judgement;
    judgement.error = values.error(best, own);
    // Within the error the two are equal.
    if (judgement.bestValue - judgement.madeValue <= judgement.error) {
        judgement.madeValue = judgement.bestValue;
        return judgement;
    }
    judgement.best = values.move(best);
    judgement.reason = reasonFor(seen, simulated);
    if (judgement.best.what == Move::What::discard) judgement.marks = {judgement.best.card.index()};
    return judgement;
}

plt::Message Rules::costText(double cost) {
    constexpr double percent = 100;
    return {PLT_TR("%1 % of a won round"), {plt::Decimal{percent * cost, 1}}};
}

double Rules::endValue(const State& state, int seat) {
    if (!state.options.match.isSingle()) return leadOf(state, seat) / pointsOfRound;
    if (state.round.winner == nobody) return 1.0 / state.round.players;
    return state.round.winner == seat ? 1 : 0;
}

}  // namespace crazy_8s
