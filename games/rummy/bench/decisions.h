// SPDX-License-Identifier: MIT
#pragma once

#include "rummy/rules.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <QtGlobal>

namespace rummy::testing {

/// Prints the processor time that a level takes to decide, in rounds that the medium level has played with
/// these options.
inline void timeDecisions(const Options& options, std::uint64_t deals, std::string_view level) {
    constexpr std::size_t maximumTurns = 40;
    std::vector<Observation> seen;
    for (std::uint64_t seed = 1; seed <= deals; ++seed) {
        auto state = Rules::begin(options, Rules::deal(options, seed));
        while (!state.roundIsOver && state.turns.size() < maximumTurns) {
            seen.push_back(Rules::observe(state, state.toMove));
            state = *Rules::apply(state, Rules::choose(seen.back(), "normal", {}));
        }
    }
    double longest = 0;
    const plt::testing::ThreadClock all;
    for (const auto& one : seen) {
        const plt::testing::ThreadClock clock;
        (void)Rules::choose(one, level, {});
        longest = std::max(longest, clock.seconds());
    }
    qInfo("%s: %.0f decisions a second, the longest took %.2f ms", std::string(level).c_str(),
          static_cast<double>(seen.size()) / all.seconds(), 1000 * longest);
}

}  // namespace rummy::testing
