// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "common/session/any_rules.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace plt {

/// One game of a player's timeline, with all its moves, those after the shown position included.
struct PlayedGame {
    AnyOptions options;
    AnyStart start;
    std::optional<std::uint64_t> seed;  ///< the number it was dealt by, if it was
    std::vector<AnyMove> moves;
    std::chrono::milliseconds elapsed{0};
    bool helped = false;
    bool known = false;             ///< the player had seen this deal, or played it with help
    bool recorded = false;          ///< its result is in the statistics
    int undos = 0;                  ///< moves of it that were taken back, each time counted
    Seats seats;                    ///< empty in games without seats
    std::vector<bool> byPerson;     ///< by seat: a person has moved for it
    std::vector<bool> byComputer;   ///< by seat: a computer has
    std::uint64_t serial = 0;       ///< grows from game to game of the timeline
    std::optional<AnyStart> exact;  ///< the start as it turned out, once that is known
    Ways<AnyMove> ways;             ///< from the beginning: the ways of its hints, the latest last
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
    bool running() const { return timer_.isValid(); }
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
    QString optionsText;   ///< results with an equal one are compared: options, and who played
    QString optionsLabel;  ///< that for people
    QString gameId;        ///< long id, to play it again
    Outcome outcome = Outcome::over;
    std::optional<Ranking> ranking;
    std::optional<qint64> score;
    qint64 elapsedMs = -1;  ///< -1: the game has no clock
    int moves = 0;
    int place = 0;        ///< of the only person among three seats or more, 1 is the best; else 0
    bool helped = false;  ///< with a hint, with an undo that reveals, or a known deal
    std::vector<Figure> figures;
};

/// A text of a saved game, made to fit into a file.
struct FittedText {
    QJsonObject object;
    bool isWhole = true;  ///< otherwise something was left out, or all of it is still too large
};

/// The texts of a saved game, each in at most as many bytes as there is room for, where that is possible: the
/// oldest moves and games are left out first. The functions own copies of all they need and may be called on
/// any thread, once.
struct SessionText {
    std::function<FittedText(qint64 room)> present;  ///< the shown game and the place in it
    std::function<FittedText(qint64 room)> others;   ///< the other games of the timeline
    std::uint64_t othersVersion = 0;                 ///< changes when `others` would give something else
};

/// The result of restoring a saved game.
struct Restored {
    bool usable = false;   ///< otherwise nothing has changed
    QStringList problems;  ///< sentences about what was left out, or why nothing could be used
};

}  // namespace plt
