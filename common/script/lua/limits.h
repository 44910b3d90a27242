// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace plt::script {

/// The limits of a script. Each call that exceeds one fails with a sentence.
struct Limits {
    /// Memory of one of the states of Lua, of which a program has at most maximumMachines: in all, 256 MB.
    std::size_t memory = std::size_t{64} << 20;
    /// Steps of a call: an instruction of Lua, a step of a pattern, 16 allocated bytes.
    std::uint64_t steps = 20'000'000;
    /// The same for members that may think: deal, hint, choose.
    std::uint64_t thinkingSteps = 2'000'000'000;
    /// A last resort, as what a step takes is not known.
    std::chrono::milliseconds time{10'000};
};

inline constexpr int maximumMachines = 4;
/// The longest string in a script, and the largest script, in bytes.
inline constexpr std::size_t maximumString = 256 * 1024;
inline constexpr std::size_t maximumScript = 1024 * 1024;

}  // namespace plt::script
