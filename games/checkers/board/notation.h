// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"
#include "common/rules/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace checkers {

/// "11-15", "15x22x29" (every landing square); "draw" and "resigns" for the ends by word.
std::string writeMove(const Move& move);
/// The same of several, with blanks between them.
std::string writeMoves(const std::vector<Move>& moves);
/// What writeMove gives. The path must be one that a piece could take on some board.
plt::Result<Move> readMove(std::string_view text);

/// A move as people and other programs write it: also with start and end only ("22x8", "22-8"), when it is
/// legal here and only one way fits; with ':' or 'X' for 'x', blanks, and dashes of all kinds.
plt::Result<Move> readMoveAt(const Position& position, std::string_view text);

/// The position in the notation of draughts programs: "B:W21,K22:B1,2". `B` is the first player, K stands
/// before kings.
std::string writeFen(const Position& position);
/// Reads what writeFen gives, and other spellings: the sides in any order, runs of squares ("W21-32"), small
/// letters, blanks around parts, a dot at the end. Counts of moves after the sides (":H0:F1") are skipped.
plt::Result<Position> readFen(std::string_view text);

}  // namespace checkers
