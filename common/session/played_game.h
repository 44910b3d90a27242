// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "common/session/any_rules.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace plt {

/// A move of a game with its judgement.
struct JudgedMove {
    std::size_t ply = 0;  ///< of the position before the move
    int seat = -1;        ///< of its player; -1 in games without seats
    Judgement<AnyMove> judgement;

    double cost() const { return judgement.bestValue - judgement.madeValue; }
};

/// The judgements of a game as far as they were computed.
struct GameReview {
    std::vector<JudgedMove> moves;  ///< those that decided something
    std::size_t plies = 0;          ///< number of moves looked at, from the first
    bool counted = false;           ///< its accuracy is in the statistics
    Message verdict{};              ///< a sentence or two about the game as a whole; may be empty
};

/// The result of a game as somebody else has told it.
struct ToldResult {
    Outcome outcome = Outcome::playing;
    std::optional<std::int64_t> score;  ///< in games with a score
    std::int64_t elapsedMs = -1;        ///< -1: the game has no clock
    int moves = 0;
    bool helped = false;
    bool isProven = false;  ///< the moves that led to outcome and score were replayed

    bool operator==(const ToldResult&) const = default;
};

/// One game of a player's timeline, with all its moves, those after the shown position included.
struct PlayedGame {
    AnyOptions options;
    AnyStart start;
    std::optional<std::uint64_t> seed;  ///< the deal's number; empty if entered by its start
    std::vector<AnyMove> moves;
    std::chrono::milliseconds elapsed{0};
    bool helped = false;
    bool known = false;             ///< the player had seen this deal, or played it with help
    bool recorded = false;          ///< its result is in the statistics
    int undos = 0;                  ///< number of moves taken back; a move counts each time
    Seats seats;                    ///< empty in games without seats
    std::vector<bool> byPerson;     ///< by seat: a person has moved for it
    std::vector<bool> byComputer;   ///< by seat: a computer has moved for it
    std::uint64_t serial = 0;       ///< grows from game to game of the timeline
    std::optional<AnyStart> exact;  ///< the start after the moves that take part in the deal, once known
    Ways<AnyMove> ways;             ///< lines of its hints from the beginning, latest last
    GameReview review;
    std::optional<ToldResult> toBeat;  ///< the result that came with the deal
};

/// Measures played time on a monotonic clock; stopped until started.
class GameClock {
  public:
    std::chrono::milliseconds elapsed() const {
        return before_ + std::chrono::milliseconds(timer_.isValid() ? timer_.elapsed() : 0);
    }
    void set(std::chrono::milliseconds elapsed) {
        before_ = elapsed;
        if (timer_.isValid()) timer_.start();
    }
    bool isRunning() const { return timer_.isValid(); }
    void start() {
        if (!timer_.isValid()) timer_.start();
    }
    void stop() {
        before_ = elapsed();
        timer_.invalidate();
    }

  private:
    std::chrono::milliseconds before_{0};
    QElapsedTimer timer_;
};

/// A finished game in the words of the statistics.
struct GameResult {
    QString optionsText;   ///< options and players; results with equal texts are compared
    Message optionsLabel;  ///< the same, as shown to the player
    QString gameId;        ///< long id, to play it again
    Outcome outcome = Outcome::over;
    std::optional<Ranking> ranking;
    std::optional<qint64> score;
    qint64 elapsedMs = -1;  ///< -1: the game has no clock
    int moves = 0;
    int place = 0;        ///< rank of the only person among three or more seats, 1 is the best; else 0
    bool helped = false;  ///< with a hint, with an undo that reveals, or a known deal
    std::vector<Figure> figures;
};

/// A text of a saved game that fits into a file.
struct FittedText {
    QJsonObject object;
    bool isWhole = true;  ///< false if parts were left out, or it is still too large
};

/// The texts of a saved game, each limited to `room` bytes where possible: the oldest moves and games are
/// left out first. The functions own copies of all they need. Each may be called once, on any thread.
struct SessionText {
    std::function<FittedText(qint64 room)> present;  ///< the shown game and the shown place in it
    std::function<FittedText(qint64 room)> others;   ///< the other games of the timeline
    std::uint64_t othersVersion = 0;                 ///< changes whenever the result of `others` would change
};

/// The result of restoring a saved game.
struct Restored {
    bool usable = false;   ///< false: nothing was changed
    QStringList problems;  ///< sentences about parts left out, or the reason why nothing is usable
};

}  // namespace plt
