// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QPointF>
#include <Qt>
#include <QtGlobal>

namespace plt {

/// An object on the board that has an identity and can move: a cat, a ball, a draughtsman.
struct PiecePicture {
    int id = 0;        ///< the same id in two pictures is the same object, which moves from place to place
    quint64 look = 0;  ///< its look; the game decides the meaning
    QPointF centre;    ///< in board units
    /// Side of its box in board units. It may be painted a twelfth of it and 2 pixels beyond the box.
    qreal size = 1;
    /// Points on its path from its place in the previous picture (the squares a pawn walks over), excluding
    /// its own; empty for a straight path.
    std::vector<QPointF> via = {};
    /// The cell it stands on, for a piece that the player can lift.
    int cell = -1;
    /// The cells where the player may put it now; a piece without any cannot be lifted.
    std::vector<int> targets = {};
    /// Height above the board, 0 .. 1. The board itself lifts the piece that the player holds.
    qreal lift = 0;
    bool operator==(const PiecePicture&) const = default;
};

/// The contents of a board in one state. A BoardView animates from one picture to the next.
struct BoardPicture {
    std::vector<quint64> cells;        ///< look of every cell; the game decides the meaning
    std::vector<PiecePicture> pieces;  ///< in painting order
    std::vector<int> marks;            ///< cells of a hint (Mark::hint)
    std::vector<int> last = {};        ///< cells of the last move (Mark::lastMove)
    bool operator==(const BoardPicture&) const = default;
};

/// One stage of an animated picture: a ball falls, and only then the next row.
struct BoardStage {
    BoardPicture picture;
    /// Time to reach the stage, in ms at the normal pace, for each change and each segment of a path. 0 is at
    /// once; negative: the usual duration of each.
    int duration = -1;
    int hold = 0;  ///< rest before the next stage, in ms at the normal pace
};

/// The input that activated or dragged a cell.
struct CellInput {
    enum class Source { mouse, touch, keyboard, accessibility };
    Source source = Source::mouse;
    Qt::MouseButton button = Qt::LeftButton;  ///< LeftButton for keyboard and accessibility
    Qt::KeyboardModifiers modifiers;          ///< modifiers at the time of the press
};

}  // namespace plt
