// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/seats.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace plt {

/// Returns the names of the players round a table, in the order of their seats: first names, so that a
/// sentence can say who did what. The only person among computers is "You", at any seat. `count`: 1 .. 6.
inline std::vector<Message> tableNames(int count, const Seats& seats) {
    static constexpr std::array<const char*, 6> names{PLT_TR("Ann"), PLT_TR("Ben"), PLT_TR("Cleo"),
                                                      PLT_TR("Dan"), PLT_TR("Eve"), PLT_TR("Finn")};
    const auto round = std::clamp(static_cast<std::size_t>(count), std::size_t{1}, names.size());
    std::vector<Message> all(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(round));
    const int you = onlyPerson(seats);
    if (you >= 0 && you < count) all[static_cast<std::size_t>(you)] = PLT_TR("You");
    return all;
}

}  // namespace plt
