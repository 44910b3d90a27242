// SPDX-License-Identifier: MIT
#pragma once

#include "pousse/board/board.h"

#include <vector>

namespace pousse {

/// The edge from which a marker is pushed onto the board.
enum class Edge : std::uint8_t { left, right, top, bottom };

/// A marker is pushed in at an edge: into a row at the left or right, into a column at the top or bottom,
/// counted from 0.
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

/// The square `step` steps from the edge in the line of a move; 0 is the one at the edge.
Square squareOf(const Move& move, int step, int size);

/// All insertions on a board of this size, including those that give the same board.
std::vector<Move> insertionsOn(int size);

/// The effect of an insertion.
struct Insertion {
    Board board;               ///< after the insertion
    int pushed = 0;            ///< number of markers, counted from the edge, that move one step
    Mark fallen = Mark::none;  ///< the marker pushed off the board at the far edge
};

/// Pushes a marker in; the line must be on the board.
Insertion insert(const Board& board, const Move& move, Mark mark);

}  // namespace pousse
