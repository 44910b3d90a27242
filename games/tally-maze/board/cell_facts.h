// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QtGlobal>

namespace tally_maze {

/// What there is to say of a cell. Its name is made of nothing else, and number() is its look in a picture:
/// so no cell is called otherwise without a BoardView seeing it and telling it to screen readers.
struct CellFacts {
    unsigned ways = 0;                  ///< a bit for each direction that is open
    std::optional<unsigned> waysAhead;  ///< those of the next maze, where it is shown and they are others
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
