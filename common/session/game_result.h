// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <optional>
#include <vector>

#include <QString>

namespace plt {

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
    bool helped = false;  ///< with a hint, with an undo that reveals, or a deal that was known
    std::vector<Figure> figures;
};

}  // namespace plt
