// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/moves.h"
#include "common/rules/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace checkers {

/// "11-15", "15x22x29" (every landing square); "draw" and "resigns" for the other moves.
std::string writeMove(const Move& move);
/// Several moves, separated by blanks.
std::string writeMoves(const std::vector<Move>& moves);
/// Reads the format of writeMove(). The path must be possible for a piece on some board.
plt::Result<Move> readMove(std::string_view text);

/// Reads a move in the spelling of people and other programs: start and end suffice ("22x8", "22-8") if
/// exactly one legal move fits; ':' or 'X' may replace 'x'; blanks and all kinds of dashes are allowed.
plt::Result<Move> readMoveAt(const Position& position, std::string_view text);

/// The position in FEN for draughts: "B:W21,K22:B1,2". `B` is the first player, K precedes kings.
std::string writeFen(const Position& position);
/// Reads the format of writeFen(), and variants: the sides in any order, ranges of squares ("W21-32"), lower
/// case, blanks around parts, a final dot. Counts of moves after the sides (":H0:F1") are skipped.
plt::Result<Position> readFen(std::string_view text);

}  // namespace checkers
