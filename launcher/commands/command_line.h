// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// The exit codes of plt-games. The console tells by them how a game's process ended.
enum ExitCode {
    exitOk = 0,
    exitProblems = 1,       ///< --check found something, --list had no such directory, a game id was refused,
                            ///< a new game could not be made, the output could not be written
    exitUsage = 2,          ///< the command line could not be understood, or there is no display
    exitNoGame = 3,         ///< --play: no such game, or it is unavailable
    exitRefusedPlugin = 4,  ///< --play: the library could not be loaded
    exitFailedStart = 5     ///< --play: the game's own code failed while it was starting
};

/// The argument by which the program tells itself to try a game in a process of its own (see
/// checking/game_check.h), with the game's folder and the folder for the report.
constexpr const char* tryGameArgument = "--try-game";

/// What the program was asked to do.
struct CommandLine {
    enum class Task { Console, Play, List, Check, NewGame, Version, Help, DrawIcons, TryGame };
    Task task = Task::Console;
    QString game;             ///< of --play: an id or a folder; of --try-game: a folder
    QString report;           ///< of --try-game: a folder
    QString gameId;           ///< of --game
    QString document;         ///< of --play: a file to open
    bool json = false;        ///< of --list
    QStringList folders;      ///< of --check
    bool deep = false;        ///< of --check: games are played, too
    QString newGame;          ///< of --new-game: the id
    QString newGameKind;      ///< of --new-game; one of templateKinds()
    QStringList gamesDirs;    ///< of --games-dir; empty = the default directories
    bool limitsGames = true;  ///< false by --no-limits
    QStringList qtArguments;  ///< for QApplication (-platform, -style ...)
    QString problem;          ///< why the command line is refused; one line
};

/// Understands the arguments (without the program's name).
CommandLine parseCommandLine(const QStringList& arguments);

/// How the program is used, for --help and after a refused command line.
QString usageText();

}  // namespace plt
