// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace pousse {

/// The output of pousse-prove in the format of known_wins.h, and its original checksum.
extern const std::span<const std::uint64_t> knownWinEntries;
extern const std::uint64_t knownWinsChecksum;

}  // namespace pousse
