// SPDX-License-Identifier: MIT
// The review of a game: swaps against each other, with the same samples of the gems to come.
#include "jewel/hint/reason.h"
#include "jewel/rules.h"

#include <algorithm>
#include <utility>

namespace jewel {

namespace {

constexpr std::uint64_t maximumSamples = 200;
/// Swaps made in a millisecond on a slow machine.
constexpr std::uint64_t swapsOfMs = 25;

/// Points that a swap makes in the mean when the best one is always chosen, and what the next one makes at once.
struct Usual {
    double swap = 0;
    double next = 0;
};

/// Measured in games of this judge. They only tell luck apart and compare no swaps.
Usual usual(const Options& options) {
    if (options.specials) return options.chainBonus ? Usual{6.9, 4.3} : Usual{5.2, 4.2};
    return options.chainBonus ? Usual{4.9, 2.7} : Usual{4.1, 2.8};
}

/// Returns the most points that a swap makes before anything falls.
int bestAtOnce(const State& state) {
    int best = 0;
    for (const Swap& swap : goodSwaps(kindsOf(state.gems)))
        best = std::max(best, firstPass(state, swap).points());
    return best;
}

/// The points of one swap in all samples.
struct Sampled {
    Swap swap;
    std::vector<double> points{};

    double mean() const {
        double sum = 0;
        for (const double one : points) sum += one;
        return sum / static_cast<double>(points.size());
    }
    /// The standard error of the difference to another swap in the same samples.
    double errorAgainst(const Sampled& other) const {
        std::vector<double> differences;
        for (std::size_t i = 0; i < points.size(); ++i) differences.push_back(points[i] - other.points[i]);
        return plt::standardError(differences);
    }
};

/// Makes the swap with these gems to come, which the player does not know.
double pointsWith(const State& state, Swap swap, std::uint64_t seed) {
    State next = state;
    next.coming = plt::Random(seed);
    ++next.swaps;
    (void)unfold(next, swap);
    const auto made = static_cast<double>(next.score - state.score);
    const bool isLast = state.options.mode == Mode::sixty && next.swaps == swapsAllowed;
    return isLast ? made : made + bestAtOnce(next) - usual(state.options).next;
}

std::vector<Sampled> sampledSwaps(const State& state, const plt::Question& question) {
    std::vector<Sampled> all;
    for (const Swap& swap : goodSwaps(kindsOf(state.gems))) all.push_back({swap});
    constexpr std::int64_t longest = 700;
    const auto ms = std::clamp<std::int64_t>(question.budget.time.count(), 1, longest);
    const auto made = std::min(question.budget.nodes, static_cast<std::uint64_t>(ms) * swapsOfMs);
    const auto samples = std::clamp<std::uint64_t>(made / all.size(), 2, maximumSamples);
    plt::Random random(question.seed);
    for (std::uint64_t i = 0; i < samples && !question.stop.stop_requested(); ++i) {
        const auto seed = random.next();
        for (auto& one : all) one.points.push_back(pointsWith(state, one.swap, seed));
    }
    return all;
}

}  // namespace

std::optional<plt::Judgement<Move>> Rules::judge(const State& state, const Move& made,
                                                 const plt::Question& question) {
    if (made.kind != Move::Kind::swap || goodSwaps(kindsOf(state.gems)).size() < 2) return std::nullopt;
    const auto swaps = sampledSwaps(state, question);
    if (question.stop.stop_requested()) return std::nullopt;
    const auto own = std::find_if(swaps.begin(), swaps.end(),
                                  [&made](const Sampled& one) { return one.swap == made.swap; });
    if (own == swaps.end()) return std::nullopt;
    const double before = endValue(state, 0) - usual(state.options).swap;
    plt::Judgement<Move> judgement{made};
    auto best = own;
    for (auto one = swaps.begin(); one != swaps.end(); ++one) {
        if (one->mean() > best->mean()) best = one;
        judgement.typicalValue += (before + one->mean()) / static_cast<double>(swaps.size());
    }
    judgement.bestValue = before + best->mean();
    judgement.madeValue = before + own->mean();
    judgement.error = best == own ? 0 : best->errorAgainst(*own);
    // Within the error the two are equal.
    if (judgement.bestValue - judgement.madeValue <= judgement.error)
        judgement.madeValue = judgement.bestValue;
    if (judgement.madeValue == judgement.bestValue) return judgement;
    judgement.best.swap = best->swap;
    judgement.reason = jewel::reasonFor(state, best->swap, firstPass(state, best->swap));
    judgement.marks = {best->swap.cell, best->swap.other()};
    return judgement;
}

plt::Message Rules::costText(double cost) {
    return {PLT_TR("%1 points"), {plt::Decimal{cost, 1}}};
}

double Rules::endValue(const State& state, int /*seat*/) {
    return static_cast<double>(state.score) - usual(state.options).swap * state.swaps;
}

}  // namespace jewel
