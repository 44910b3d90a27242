// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace plt {

/// The exit codes of plt-games. The console derives from them how a game's process ended.
enum ExitCode {
    exitOk = 0,
    exitProblems = 1,       ///< --check found something, --list had no such directory, a game id was refused,
                            ///< a new game could not be made, the output could not be written
    exitUsage = 2,          ///< the command line is invalid, or there is no display
    exitNoGame = 3,         ///< --play: no such game, or it is unavailable
    exitRefusedPlugin = 4,  ///< --play: the library could not be loaded
    exitFailedStart = 5     ///< --play: the game's own code failed at its start
};

/// The argument by which the program starts itself to try a game (see checking/game_check.h), followed by the
/// game's folder and the folder for the report.
constexpr const char* tryGameArgument = "--try-game";

/// The argument by which a guard starts the program to answer a request of a game (see
/// confinement/broker_service.h), followed by the game's folder.
constexpr const char* serveGameArgument = "--serve-game";

/// A parsed command line.
struct CommandLine {
    enum class Task {
        Console,
        Play,
        List,
        Check,
        NewGame,
        Translate,
        Version,
        Help,
        DrawIcons,
        TryGame,
        ServeGame
    };
    Task task = Task::Console;
    QString game;               ///< of --play: an ID or a folder; of --try-game and --serve-game: a folder
    QString report;             ///< of --try-game: a folder
    QString gameId;             ///< of --game
    QString document;           ///< of --play: a file to open
    bool json = false;          ///< of --list
    QStringList folders;        ///< of --check; of --translate: one
    bool deep = false;          ///< of --check: play the games, too
    QString newGame;            ///< of --new-game: the ID
    QString newGameKind;        ///< of --new-game; one of templateKinds()
    QString language;           ///< of --translate: "de", "pt_BR"
    QStringList gamesDirs;      ///< of --games-dir; empty for the default directories
    bool limitsGames = true;    ///< false by --no-limits
    bool confinesGames = true;  ///< false by --unconfined
    QString problem;            ///< one line about an invalid command line
};

/// Parses the arguments (without the program's name).
CommandLine parseCommandLine(const QStringList& arguments);

/// Returns the usage text, for --help and after an invalid command line.
QString usageText();

}  // namespace plt
