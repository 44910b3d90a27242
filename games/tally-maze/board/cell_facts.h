// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QtGlobal>

namespace tally_maze {

/// All facts from which a cell's name is built; number() encodes them as the cell's look in a picture. So no
/// name changes without BoardView noticing it and notifying screen readers.
struct CellFacts {
    unsigned ways = 0;                  ///< one bit for each open direction
    std::optional<unsigned> waysAhead;  ///< the same in the next maze, if it is shown and differs
    bool isExit = false;
    bool hasBall = false;
    bool hasChaser = false;
    bool hasPlanner = false;
    unsigned pumpkinsToCome = 0;
    bool isHinted = false;
    bool isEnabled = false;

    quint64 number() const {
        quint64 number = 0;
        const auto add = [&number](unsigned value, unsigned bits) { number = number << bits | value; };
        add(ways, 4);
        add(waysAhead ? *waysAhead + 1 : 0, 5);
        for (const bool fact : {isExit, hasBall, hasChaser, hasPlanner, isHinted, isEnabled})
            add(fact ? 1 : 0, 1);
        add(pumpkinsToCome, 2);
        return number;
    }
};

}  // namespace tally_maze
