// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/moves.h"
#include "common/rules/result.h"

#include <string>
#include <string_view>

namespace checkers {

/// "11-15", "15x22x29" (every landing square); "draw" and "resigns" for the ends by word.
std::string writeMove(const Move& move);
/// What writeMove gives. The path must be one that a piece could take on some board.
plt::Result<Move> readMove(std::string_view text);

/// A move as people type it: also with start and end only ("22x8", "22-8"), when it is legal here and only
/// one way fits.
plt::Result<Move> readMoveAt(const Position& position, std::string_view text);

/// The position in the notation of draughts programs: "B:W21,K22:B1,2". `B` is the first player, K stands
/// before kings.
std::string writeFen(const Position& position);
/// Reads what writeFen gives, and other spellings: the sides in any order, runs of squares ("W21-32"), blanks
/// around parts, a dot at the end.
plt::Result<Position> readFen(std::string_view text);

}  // namespace checkers
