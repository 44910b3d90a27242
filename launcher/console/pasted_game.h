// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/scan/games_scan.h"

#include <optional>

#include <QString>

namespace plt {

/// A shared game that was pasted, and the game that can play it.
struct PastedGame {
    std::optional<GameInfo> game;
    QString line;     ///< the line that opens it
    QString problem;  ///< a sentence; empty if it can be played
};

/// Reads a text that should have a shared game of one of these games.
PastedGame readPastedGame(const QString& text, const GamesScan& games);

}  // namespace plt
