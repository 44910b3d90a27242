// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/board.h"

#include <vector>

namespace pousse {

/// From where a marker is pushed onto the board.
enum class Edge : std::uint8_t { left, right, top, bottom };

/// A marker is pushed in at an edge: the row at the left or right, the column at the top or bottom, from 0.
struct Move {
    Edge edge = Edge::left;
    int line = 0;
    bool operator==(const Move&) const = default;
};

struct Square {
    int row = 0;
    int column = 0;
    bool operator==(const Square&) const = default;
};

/// The square `step` steps from the edge in the line that a marker is pushed into; 0 is the one at the edge.
Square squareOf(const Move& move, int step, int size);

/// All insertions on a board of this size, also those that give the same board.
std::vector<Move> insertionsOn(int size);

/// What an insertion does.
struct Insertion {
    Board board;               ///< afterwards
    int pushed = 0;            ///< so many markers, counted from the edge, go one step further
    Mark fallen = Mark::none;  ///< the one that is pushed off the board at the far edge
};

/// Pushes the marker in; the line must be on the board.
Insertion insert(const Board& board, const Move& move, Mark mark);

}  // namespace pousse
