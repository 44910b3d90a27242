// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "checkers/scene/looks.h"
#include "common/board3d/scene.h"

#include <vector>

#include <QSize>

namespace checkers {

/// Everything that the board shows of a game.
struct Picture {
    Position start;
    std::vector<Move> moves;  ///< from the start to the current state
    State state;              ///< the state after these moves
    /// The squares of a capture that the player has begun and not finished; empty if there is none.
    std::vector<int> path;
    /// The squares that a piece passes on its way from the last picture to this one, ending with its
    /// destination (1 to 32).
    std::vector<int> passing;
    bool movable = true;    ///< the player may move for the side to move
    std::vector<int> hint;  ///< squares to mark
    PieceSet set = PieceSet::redAndWhite;
    bool turned = false;  ///< the second player is at the bottom
    QSize room;           ///< for the board, in pixels; empty if it is not known
};

/// The squares of the scene are the 32 playing squares, the two stands, and then the light squares, which are
/// only drawn. The order of those on the board makes up and down a zigzag that leads back to its beginning.
int sceneSquare(int square);
/// 1 to 32; 0 for stands and light squares.
int squareOf(int sceneSquare);
/// The stand for pieces captured by this side, to the right of its player.
int standOf(Side side);

/// Returns the tilt at which the board fills this room best, in degrees.
double tiltFor(QSize room);

/// The picture as a scene. The first player is in front, unless turned; pieces keep their number (see Figure)
/// for the whole game.
plt::BoardScene sceneOf(const Picture& picture);

}  // namespace checkers
