// SPDX-License-Identifier: MIT
#include "jewel/hint/sampled_swaps.h"

#include <algorithm>

namespace jewel {

namespace {

constexpr std::uint64_t maximumSamples = 200;

/// Returns the most points that a swap makes before anything falls.
int bestAtOnce(const State& state) {
    int best = 0;
    for (const Swap& swap : goodSwaps(kindsOf(state.gems)))
        best = std::max(best, firstPass(state, swap).points());
    return best;
}

/// Makes the swap with these gems to come, which the player does not know.
Sample sampleWith(const State& state, Swap swap, std::uint64_t seed) {
    State next = state;
    next.coming = plt::Random(seed);
    ++next.swaps;
    (void)unfold(next, swap);
    const auto made = static_cast<double>(next.score - state.score);
    const bool isLast = state.options.mode == Mode::sixty && next.swaps == swapsAllowed;
    return {made, isLast ? made : made + bestAtOnce(next) - usual(state.options).next};
}

double meanOf(const std::vector<Sample>& samples, double Sample::*value) {
    double sum = 0;
    for (const auto& one : samples) sum += one.*value;
    return sum / static_cast<double>(samples.size());
}

}  // namespace

Usual usual(const Options& options) {
    if (options.specials) return options.chainBonus ? Usual{6.9, 4.3} : Usual{5.2, 4.2};
    return options.chainBonus ? Usual{4.9, 2.7} : Usual{4.1, 2.8};
}

double SampledSwap::points() const {
    return meanOf(samples, &Sample::points);
}

double SampledSwap::worth() const {
    return meanOf(samples, &Sample::worth);
}

double SampledSwap::errorAgainst(const SampledSwap& other) const {
    std::vector<double> differences;
    for (std::size_t i = 0; i < samples.size(); ++i)
        differences.push_back(samples[i].worth - other.samples[i].worth);
    return plt::standardError(differences);
}

std::vector<SampledSwap> sampledSwaps(const State& state, std::uint64_t budget, std::uint64_t seed,
                                      const std::stop_token& stop) {
    std::vector<SampledSwap> all;
    for (const Swap& swap : goodSwaps(kindsOf(state.gems))) all.push_back({swap});
    if (all.empty()) return all;
    const auto samples = std::clamp<std::uint64_t>(budget / all.size(), 2, maximumSamples);
    plt::Random random(seed);
    for (std::uint64_t i = 0; i < samples; ++i) {
        if (stop.stop_requested()) return {};
        const auto gems = random.next();
        for (auto& one : all) one.samples.push_back(sampleWith(state, one.swap, gems));
    }
    return all;
}

const SampledSwap& bestOf(const std::vector<SampledSwap>& swaps) {
    return *std::max_element(swaps.begin(), swaps.end(),
                             [](const auto& one, const auto& other) { return one.worth() < other.worth(); });
}

}  // namespace jewel
