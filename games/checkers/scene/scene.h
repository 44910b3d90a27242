// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "checkers/scene/looks.h"
#include "common/board3d/scene.h"

#include <vector>

namespace checkers {

/// What is to be seen of a game.
struct Picture {
    Position start;
    std::vector<Move> moves;  ///< since the start, up to now
    State state;              ///< to which they have led
    /// The squares of a capture that the player has begun and not finished; empty when there is none.
    std::vector<int> path;
    /// Squares that a piece passes on its way from the last picture to this one, and where it ends (1 .. 32).
    std::vector<int> passing;
    bool movable = true;    ///< whether the player may move for the side to move
    std::vector<int> hint;  ///< squares to mark
    PieceSet set = PieceSet::redAndWhite;
    bool turned = false;  ///< the second player sits at the bottom
};

/// The squares of the scene are the 32 that are played on, the two stands, and then the light ones, which are
/// only seen. The order of those on the board makes up and down a zigzag that leads back where it came from.
int sceneSquare(int square);
/// 1 .. 32; 0 for a stand and for what is not played on.
int squareOf(int sceneSquare);
/// Where the pieces stand that this side has captured: at its right hand.
int standOf(Side side);

/// The picture as the board shows it. The first player sits in front, unless it is turned; pieces keep their
/// number (see Figure) for the whole game.
plt::BoardScene sceneOf(const Picture& picture);

}  // namespace checkers
