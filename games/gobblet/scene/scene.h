// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "gobblet/rules.h"
#include "gobblet/scene/placement.h"

#include <vector>

/// The table: the board in the middle, red's stands on the left, yellow's on the right.
namespace gobblet {

/// The visible parts of a state besides the pieces.
struct Sight {
    /// True if the player may move for the side to move.
    bool movable = true;
    /// Marks the possible wins of both sides, and pieces that must not be lifted.
    bool threats = false;
    /// Shows and names covered pieces.
    bool covered = false;
    /// Cell numbers of the suggested action.
    std::vector<int> hintCells;
    std::optional<Move> hint;
    /// True for a dark palette.
    bool dark = false;
};

/// Squares are the cells by number (cellNumber), then red's stands, then yellow's. Pieces have the numbers of
/// the placement; tokens of covered ones have higher numbers.
plt::BoardScene makeScene(const State& state, const Placement& placement, const Sight& sight);

/// The cell of a square; -1 for a stand.
int cellOfSquare(int square, int width);
int squareOfCell(int cell, int width);
int squareOfStand(Side side, int stand, const Placement& placement);

}  // namespace gobblet
