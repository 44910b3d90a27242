// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "common/rules/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace checkers {

/// A game as the files of draughts programs hold it (Portable Draughts Notation, GameType 21).
struct GameRecord {
    /// Name and value in the order of the file, without Result, GameType, SetUp and FEN, which are made from
    /// what follows. White is the second player.
    std::vector<std::pair<std::string, std::string>> tags;
    Position start = standardPosition();
    std::vector<Move> moves;  ///< on the board only
    /// "1-0" (the second player, White, has won), "0-1", "1/2-1/2", or "*" when not finished or unknown.
    std::string result = "*";
    bool operator==(const GameRecord&) const = default;
};

/// The record of a game that began there, went through these moves and stands now like this; without tags.
GameRecord recordOf(const Position& start, const std::vector<Move>& moves, const State& now);

/// One game: tags, the moves in lines of at most 79 characters, the result.
std::string writePdn(const GameRecord& game);

/// All games of a file. Comments, variations and annotations are skipped; captures may be written in short,
/// also with '-', as long as one move fits. Says what is wrong and in which game.
plt::Result<std::vector<GameRecord>> readPdn(std::string_view text);

}  // namespace checkers
