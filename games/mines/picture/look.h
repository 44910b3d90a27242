// SPDX-License-Identifier: MIT
#pragma once

#include "mines/rules.h"

#include <QtGlobal>

namespace mines {

/// What is drawn on a tile.
enum class Face : quint8 {
    covered,
    flag,
    question,
    start,  ///< Covered, and the place where this board should be opened.
    open,
    mine,       ///< Shown after a loss.
    exploded,   ///< The mine that ended the game.
    wrongFlag,  ///< A flag without a mine below, after a loss.
};

/// The look of a tile, as the board compares and animates it.
struct TileLook {
    Face face = Face::covered;
    int number = 0;  ///< Of an open tile.
    int percent =
        -1;  ///< Chance of a mine on a covered tile, rounded, 0 and 100 only if certain; -1: not shown.

    quint64 packed() const { return quint64(face) | quint64(number) << 4 | quint64(percent + 1) << 8; }
    static TileLook unpacked(quint64 look) {
        return {Face(look & 15), int(look >> 4 & 15), int(look >> 8 & 127) - 1};
    }
    bool isRaised() const { return face < Face::open || face == Face::wrongFlag; }
};

/// How a tile is dealt with at the moment; more than its look and nothing that a state knows.
enum class Touch : quint8 {
    none,
    hovered,     ///< The pointer is over it.
    counted,     ///< It belongs to the number under the pointer.
    uncovering,  ///< A release would uncover it.
    marking,     ///< A release would change its mark.
};

/// The look of a tile of this state. `chance` of a mine there, negative when it is not shown.
TileLook lookOf(const State& state, int cell, double chance = -1);

}  // namespace mines
