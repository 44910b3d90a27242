// SPDX-License-Identifier: MIT
#pragma once

#include "memory/rules.h"

#include <vector>

#include <QTest>

/// Games of Memory that tests begin with.
namespace memory::testing {

inline Options forPlayers(int players, Size size = Size::by5x4) {
    Options options;
    options.size = size;
    options.players = players;
    return options;
}

inline Options staying() {
    Options options;
    options.turnBack = false;
    return options;
}

inline std::vector<Options> optionSets() {
    std::vector<Options> sets;
    for (const auto size : memory::allSizes)
        for (const auto pictures : {PictureSet::classic, PictureSet::animals, PictureSet::mixed})
            sets.push_back({size, pictures, 1, true});
    sets.push_back({Size::by6x5, PictureSet::garden, 1, false});
    sets.push_back({Size::by4x3, PictureSet::things, 2, true});
    sets.push_back(forPlayers(2));
    sets.push_back(forPlayers(4, Size::by8x6));
    sets.push_back(forPlayers(3, Size::by4x3));
    return sets;
}

/// Board B of the specification: places i and i + 10 hold the same picture.
inline State boardB(const Options& options = {}) {
    const auto start = Rules::readStart(options, "ABCDEFGHIJABCDEFGHIJ");
    if (!start) qFatal("%s", start.problem().english().c_str());
    return Rules::begin(options, *start);
}

/// Clicks on a table; those that the rules refuse change nothing.
inline State after(const std::vector<int>& clicks, State state = boardB()) {
    for (const int place : clicks)
        if (auto next = Rules::apply(state, {place})) state = *next;
    return state;
}

inline std::vector<int> allPairs() {
    std::vector<int> clicks;
    for (int i = 0; i < 10; ++i) clicks.insert(clicks.end(), {i, i + 10});
    return clicks;
}

}  // namespace memory::testing
