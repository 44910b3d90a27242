// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "common/rules/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace checkers {

/// A game as the files of draughts programs hold it (Portable Draughts Notation, GameType 21).
struct GameRecord {
    /// Name and value in the order of the file and as they were there. Result, GameType, SetUp and FEN may be
    /// missing: writePdn() adds them, and puts those right that contradict what follows. White is the second
    /// player.
    std::vector<std::pair<std::string, std::string>> tags;
    Position start = standardPosition();
    std::vector<Move> moves;  ///< on the board only
    /// "1-0" (the second player, White, has won), "0-1", "1/2-1/2", or "*" when not finished or unknown.
    std::string result = "*";
    bool operator==(const GameRecord&) const = default;
};

/// The record of a game that began there, went through these moves and stands now like this; without tags.
GameRecord recordOf(const Position& start, const std::vector<Move>& moves, const State& now);

/// "1-0", "0-1", "1/2-1/2" or "*" for a result as anybody writes it ("2-0", "1 - 1", "0.5-0.5"); nothing for
/// what is none. A game that both have lost ("0-0") has no result here.
std::optional<std::string> readResult(std::string_view text);
/// The value of a tag, whose name may be written in small or large letters; null when there is none.
const std::string* findTag(const GameRecord& game, std::string_view name);

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

/// Reads any text whatever (UTF-8); a game with a fault costs no other. Comments, variations and annotations
/// are skipped; moves may be written in all the ways that readMoveAt() knows, also with blanks in them. After
/// a thousand games with faults, or a hundred thousand without, the rest is not read, and the last problem
/// says so.
PdnGames readPdn(std::string_view text);

}  // namespace checkers
