// SPDX-License-Identifier: MIT
#include "launcher/play.h"

#include "common/game/game_view.h"
#include "common/game/game_window.h"
#include "common/plugin/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/games_scan.h"
#include "common/plugin/library.h"
#include "launcher/console_channel.h"
#include "launcher/games_roots.h"
#include "launcher/terminal.h"

#include <exception>
#include <memory>

#include <QApplication>
#include <QFileInfo>

namespace plt {

namespace {

int fail(ConsoleChannel& toConsole, ExitCode code, const QString& message) {
    toConsole.send(code == exitFailedStart ? channel::failedAtStart : channel::refused);
    writeError(message);
    return code;
}

QString chosenFolder(const CommandLine& line) {
    const bool isPath =
        line.game.contains(u'/') || line.game.contains(u'\\') || line.game == QLatin1String(".");
    if (!isPath) {
        const QString folder =
            findGameFolder(line.gamesDirs.isEmpty() ? defaultGamesRoots() : line.gamesDirs, line.game);
        if (!folder.isEmpty()) return folder;
    }
    return QFileInfo(line.game).isDir() ? QFileInfo(line.game).absoluteFilePath() : QString();
}

std::unique_ptr<GameWindow> makeWindow(const GameInfo& info, GamePlugin& plugin) {
    auto view = std::unique_ptr<GameView>(plugin.makeView(nullptr));
    if (!view) return nullptr;
    return std::make_unique<GameWindow>(info, view.release());
}

}  // namespace

int playGame(const CommandLine& line) {
    ConsoleChannel toConsole;
    const QString folder = chosenFolder(line);
    if (folder.isEmpty())
        return fail(toConsole, exitNoGame, QStringLiteral("there is no game \"%1\"").arg(line.game));
    const GameFolder found = readGameFolder(folder);
    if (!found.isGame)
        return fail(toConsole, exitNoGame, QStringLiteral("%1 is no game: %2").arg(folder, found.whyIgnored));
    const GameInfo& info = found.info;
    if (!info.available())
        return fail(toConsole, exitNoGame,
                    QStringLiteral("%1 cannot be played: %2").arg(info.label, info.reason));

    QString problem;
    GamePlugin* plugin = loadPlugin(info.libraryPath, &problem);
    if (!plugin)
        return fail(toConsole, exitRefusedPlugin,
                    QStringLiteral("%1 was not loaded: %2").arg(info.label, problem));

    std::unique_ptr<GameWindow> window;
    try {
        window = makeWindow(info, *plugin);
    } catch (const std::exception& thrown) {
        return fail(toConsole, exitFailedStart,
                    QStringLiteral("%1 failed while it was starting: %2")
                        .arg(info.label, QString::fromUtf8(thrown.what())));
    } catch (...) {
        return fail(toConsole, exitFailedStart,
                    QStringLiteral("%1 failed while it was starting").arg(info.label));
    }
    if (!window)
        return fail(toConsole, exitFailedStart, QStringLiteral("%1 made nothing to show").arg(info.label));
    if (!line.gameId.isEmpty()) {
        problem = window->openGameId(line.gameId);
        if (!problem.isEmpty())
            return fail(toConsole, exitProblems, QStringLiteral("%1: %2").arg(info.label, problem));
    }

    toConsole.watch(window.get());
    window->show();
    return QApplication::exec();
}

}  // namespace plt
