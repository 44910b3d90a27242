// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "common/rules/message.h"

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

/// A game of a file that cannot be used.
struct PdnProblem {
    int line = 0;  ///< where it goes wrong, counted from 1
    plt::Message reason;
};

/// What is in a file of games.
struct PdnGames {
    std::vector<GameRecord> games;
    std::vector<std::size_t> numbers;  ///< of these games in the file, where bad ones count as well; from 1
    std::vector<PdnProblem> problems;  ///< by line
};

/// Reads any text whatever; a game with a fault costs no other. Comments, variations and annotations are
/// skipped; captures may be written in short, also with '-', as long as one move fits. After a thousand games
/// with faults, or a hundred thousand without, the rest is not read, and the last problem says so.
PdnGames readPdn(std::string_view text);

}  // namespace checkers
