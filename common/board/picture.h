// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QPointF>
#include <QtGlobal>

namespace plt {

/// A thing on the board that has an identity and can move: a cat, a ball, a draughtsman.
struct PiecePicture {
    int id = 0;        ///< the same id in two pictures is the same thing, and moves from place to place
    quint64 look = 0;  ///< what it looks like; the meaning is the game's own
    QPointF centre;    ///< board units
    /// Side of its box in board units. What is drawn may reach a twelfth of it and 2 pixels beyond.
    qreal size = 1;
    /// Points it passes on its way here from where it was in the picture before (the squares a pawn walks
    /// over), without its own; empty for a straight way.
    std::vector<QPointF> via = {};
    /// The cell it stands on, for a piece that the player can lift.
    int cell = -1;
    /// The cells where the player may put it now; a piece without any cannot be lifted.
    std::vector<int> targets = {};
    /// How far it is lifted off the board, 0 .. 1. What the player holds is lifted by the board itself.
    qreal lift = 0;
    bool operator==(const PiecePicture&) const = default;
};

/// What a board shows for one state. A BoardView animates from the picture it shows to the one it is given.
struct BoardPicture {
    std::vector<quint64> cells;        ///< look of every cell; the meaning is the game's own
    std::vector<PiecePicture> pieces;  ///< in painting order
    std::vector<int> marks;            ///< cells of a hint (Mark::hint)
    std::vector<int> last = {};        ///< cells of what was done last (Mark::lastMove)
    bool operator==(const BoardPicture&) const = default;
};

/// One step of a picture that is told in stages: a ball falls, and only then the next row.
struct BoardStage {
    BoardPicture picture;
    /// How long the board takes to come to it, in ms at the normal pace: each change and each stretch of a
    /// piece's way. 0 is at once; negative: each as long as it takes anyway.
    int duration = -1;
    int hold = 0;  ///< how long it then rests before the next stage, in ms at the normal pace
};

}  // namespace plt
