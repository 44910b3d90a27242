// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "gobblet/rules.h"
#include "gobblet/scene/placement.h"

#include <vector>

/// The table as it is seen: the board in the middle, red's stands at the left, yellow's at the right.
namespace gobblet {

/// What of a state is to be seen, besides the pieces.
struct Sight {
    /// Whether the side to move can be moved by hand now.
    bool movable = true;
    /// Marks what either side could do next, and pieces that must not be lifted.
    bool threats = false;
    /// Shows and names what is covered.
    bool covered = false;
    /// Cell numbers, and the action that is suggested with them.
    std::vector<int> hintCells;
    std::optional<Move> hint;
    /// For a dark window.
    bool dark = false;
};

/// Squares are the cells by their number (cellNumber), then red's stands, then yellow's. Pieces have the
/// numbers of the placement; small ones that stand for covered ones have higher ones.
plt::BoardScene makeScene(const State& state, const Placement& placement, const Sight& sight);

/// The cell of a square; -1 for a stand.
int cellOfSquare(int square, int width);
int squareOfCell(int cell, int width);
int squareOfStand(Side side, int stand, const Placement& placement);

}  // namespace gobblet
