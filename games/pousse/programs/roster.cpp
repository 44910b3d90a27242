// SPDX-License-Identifier: MIT
#include "pousse/programs/roster.h"

#include <array>
#include <mutex>
#include <utility>

namespace pousse {

namespace {

struct Roster {
    std::mutex mutex;
    std::array<std::optional<Guest>, 2> guests;

    std::optional<Guest>& of(Mark side) { return guests[side == Mark::x ? 0 : 1]; }
};

Roster& roster() {
    static Roster one;
    return one;
}

}  // namespace

std::optional<Guest> guestOf(Mark side) {
    const std::scoped_lock lock(roster().mutex);
    return roster().of(side);
}

void setGuest(Mark side, std::optional<Guest> guest) {
    const std::scoped_lock lock(roster().mutex);
    roster().of(side) = std::move(guest);
}

}  // namespace pousse
