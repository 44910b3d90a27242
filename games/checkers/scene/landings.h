// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"

#include <vector>

namespace checkers {

/// A square on which a piece may be put down, at the end of its move or in the middle of a capture.
struct Landing {
    int square = 0;
    std::vector<int> path;  ///< from the start of the move to this square
    bool operator==(const Landing&) const = default;
};

/// The landings of a piece that has passed these squares of its move (only the first: it has not moved yet).
/// A square with two equally short ways is left out: it can be reached through the squares before it.
std::vector<Landing> landingsFrom(const Position& position, const std::vector<int>& path);

/// The squares of the pieces that can be moved.
Board movablePieces(const Position& position);

}  // namespace checkers
