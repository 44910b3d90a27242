// SPDX-License-Identifier: MIT
#include "memory/player.h"

#include "common/rules/random.h"

#include <algorithm>

namespace memory {

namespace {

/// The remembered cards that can still be turned up.
std::vector<Look> usable(const Observation& seen, int percent) {
    auto known = remembered(seen, percent);
    std::erase_if(known, [&](const Look& look) {
        return look.place == seen.open || !seen.onTable[static_cast<std::size_t>(look.place)];
    });
    return known;
}

/// One card of a pair that is known whole. It is the one seen longer ago: turning it up cannot push its twin
/// out of memory.
int ofKnownPair(const std::vector<Look>& known) {
    for (auto look = known.begin(); look != known.end(); ++look) {
        const bool twin = std::any_of(known.begin(), look,
                                      [&](const Look& other) { return other.picture == look->picture; });
        if (twin) return look->place;
    }
    return -1;
}

int twinOfOpen(const Observation& seen, const std::vector<Look>& known) {
    const auto twin = std::find_if(known.begin(), known.end(), [&](const Look& look) {
        return look.picture == seen.looks.front().picture;
    });
    return twin == known.end() ? -1 : twin->place;
}

}  // namespace

std::vector<Look> remembered(const Observation& seen, int percent) {
    const auto share = (seen.looks.size() * static_cast<std::size_t>(percent) + 50) / 100;
    return {seen.looks.begin(), seen.looks.begin() + static_cast<std::ptrdiff_t>(share)};
}

int chooseCard(const Observation& seen, int percent) {
    const auto known = usable(seen, percent);
    const int certain = seen.open < 0 ? ofKnownPair(known) : twinOfOpen(seen, known);
    if (certain >= 0) return certain;
    std::vector<int> unknown;
    for (int place = 0; place < static_cast<int>(seen.onTable.size()); ++place) {
        const bool isKnown =
            std::any_of(known.begin(), known.end(), [&](const Look& look) { return look.place == place; });
        if (seen.onTable[static_cast<std::size_t>(place)] && place != seen.open && !isKnown)
            unknown.push_back(place);
    }
    plt::Random random(seen.luck);
    return unknown[static_cast<std::size_t>(random.below(unknown.size()))];
}

}  // namespace memory
