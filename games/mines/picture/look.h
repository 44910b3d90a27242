// SPDX-License-Identifier: MIT
#pragma once

#include "mines/rules.h"

#include <QtGlobal>

namespace mines {

/// The number of kinds of flowers.
inline constexpr int flowerKinds = 4;

/// The picture on a tile.
enum class Face : quint8 {
    covered,
    flag,
    question,
    start,   ///< The covered tile at which this board should be opened.
    flower,  ///< A mine after a win; `number` is the kind of flower.
    open,
    mine,       ///< Shown after a loss.
    exploded,   ///< The mine that ended the game.
    wrongFlag,  ///< A flag on a tile without a mine, after a loss.
};

/// The look of a tile in the form that the board compares and animates.
struct TileLook {
    Face face = Face::covered;
    int number = 0;  ///< Of an open tile, or the kind of a flower.
    int percent =
        -1;  ///< Rounded chance of a mine on a covered tile, 0 and 100 only if certain; -1: not shown.

    quint64 packed() const { return quint64(face) | quint64(number) << 4 | quint64(percent + 1) << 8; }
    static TileLook unpacked(quint64 look) {
        return {Face(look & 15), int(look >> 4 & 15), int(look >> 8 & 127) - 1};
    }
    bool isRaised() const { return face < Face::open || face == Face::wrongFlag; }
};

/// The current interaction with a tile, which is neither part of its look nor of the state.
enum class Touch : quint8 {
    none,
    hovered,     ///< The pointer is over it.
    counted,     ///< It belongs to the number under the pointer.
    uncovering,  ///< A release would uncover it.
    marking,     ///< A release would change its mark.
};

/// The look of a tile in this state. `chance` is that of a mine there, negative to show none.
TileLook lookOf(const State& state, int cell, double chance = -1);

}  // namespace mines
