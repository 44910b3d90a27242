// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/game_session.h"

#include <functional>
#include <string>
#include <vector>

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

/// The plugins of all games, for benchmarks that measure each in the same way.
namespace benched {

/// The lines of games/GAME/bench/levels.txt: options that are played, "without LEVEL", or "never MOVE" for a
/// move that is always legal and ends a game.
struct Selection {
    std::vector<std::string> options;  ///< if the file has none, those of a new player's first game
    std::vector<std::string> levels;   ///< weakest first
    std::vector<std::string> never;    ///< moves, as text
};

Selection selectionFor(const plt::AnyRules& rules, const QString& game);

/// Calls `measure` for each named game, or for all that are built.
void forEachGame(QStringList games,
                 const std::function<void(const QString& game, plt::GameSession& session)>& measure);

/// Keeps the files of the user out of a benchmark that shows nothing; called before there is an application.
void useEmptyHome(const QString& path);

}  // namespace benched
