// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"

#include <vector>

namespace checkers {

/// A square where a piece may be put down, at the end of its move or half-way through a capture.
struct Landing {
    int square = 0;
    std::vector<int> path;  ///< from the start of the move to here
    bool operator==(const Landing&) const = default;
};

/// Where a piece may be put that has gone along these squares of its move (only the first one: it has not
/// moved yet). A landing square to which two ways lead that are equally short is left out: it can be reached
/// by way of the squares before it.
std::vector<Landing> landingsFrom(const Position& position, const std::vector<int>& path);

/// The squares of the pieces that can be moved.
Board movablePieces(const Position& position);

}  // namespace checkers
