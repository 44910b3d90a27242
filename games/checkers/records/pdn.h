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

/// A game in the format of draughts programs (Portable Draughts Notation, GameType 21).
struct GameRecord {
    /// Names and values as in the file, in its order. Result, GameType, SetUp and FEN may be missing:
    /// writePdn() adds them, and corrects those that contradict the other members. White is the second
    /// player.
    std::vector<std::pair<std::string, std::string>> tags;
    Position start = standardPosition();
    std::vector<Move> moves;  ///< only moves on the board
    /// "1-0" (the second player, White, has won), "0-1", "1/2-1/2", or "*" if unfinished or unknown.
    std::string result = "*";
    bool operator==(const GameRecord&) const = default;
};

/// The record, without tags, of a game from this start with these moves to the state `now`.
GameRecord recordOf(const Position& start, const std::vector<Move>& moves, const State& now);

/// "1-0", "0-1", "1/2-1/2" or "*" for a result in any spelling ("2-0", "1 - 1", "0.5-0.5"); none for other
/// texts. A game that both have lost ("0-0") has no result here.
std::optional<std::string> readResult(std::string_view text);
/// The value of a tag, whose name is compared case-insensitively; null if there is none.
const std::string* findTag(const GameRecord& game, std::string_view name);

/// One game: tags, moves in lines of at most 79 characters, result.
std::string writePdn(const GameRecord& game);

/// An unusable game of a file.
struct PdnProblem {
    int line = 0;  ///< line of the error, counted from 1
    plt::Message reason;
};

/// The games of a file.
struct PdnGames {
    std::vector<GameRecord> games;
    std::vector<std::size_t>
        numbers;  ///< positions of these games in the file, including unusable ones, from 1
    std::vector<PdnProblem> problems;  ///< by line
};

/// Reads any text (UTF-8); a faulty game does not affect others. Comments, variations and annotations are
/// skipped; moves may have all spellings of readMoveAt(), also with blanks. After a thousand faulty games, or
/// a hundred thousand good ones, the rest is not read, and the last problem says so.
PdnGames readPdn(std::string_view text);

}  // namespace checkers
