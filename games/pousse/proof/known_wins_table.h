// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace pousse {

/// What pousse-prove has found, as known_wins.h describes it, and its checksum then.
extern const std::span<const std::uint64_t> knownWinEntries;
extern const std::uint64_t knownWinsChecksum;

}  // namespace pousse
