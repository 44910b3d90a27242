// SPDX-License-Identifier: MIT
#include "launcher/play.h"

#include "common/language/catalogues/translations.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/library.h"
#include "common/plugin/scan/games_scan.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "launcher/console_channel.h"
#include "launcher/games_roots.h"
#include "launcher/terminal.h"

#include <exception>
#include <functional>
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

/// Loads the game and puts it into its window. An exit code.
int fillWindow(GameWindow& window, const GameInfo& info, const QString& gameId, ConsoleChannel& toConsole) {
    QString problem;
    GamePlugin* const plugin = loadPlugin(info.libraryPath, &problem);
    if (!plugin)
        return fail(toConsole, exitRefusedPlugin,
                    QStringLiteral("%1 was not loaded: %2").arg(info.label, problem));
    try {
        auto view = std::unique_ptr<GameView>(plugin->makeView(nullptr));
        if (!view)
            return fail(toConsole, exitFailedStart,
                        QStringLiteral("%1 made nothing to show").arg(info.label));
        window.setView(view.release());
    } catch (const std::exception& thrown) {
        return fail(toConsole, exitFailedStart,
                    QStringLiteral("%1 failed while it was starting: %2")
                        .arg(info.label, QString::fromUtf8(thrown.what())));
    } catch (...) {
        return fail(toConsole, exitFailedStart,
                    QStringLiteral("%1 failed while it was starting").arg(info.label));
    }
    if (!gameId.isEmpty()) {
        problem = window.openGameId(gameId);
        if (!problem.isEmpty())
            return fail(toConsole, exitProblems, QStringLiteral("%1: %2").arg(info.label, problem));
    }
    toConsole.watch(&window);
    return exitOk;
}

}  // namespace

int playGame(const CommandLine& line, const std::function<void()>& prepare) {
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
    installGameTranslations(info.folder);

    GameWindow window(info);
    const auto fill = [&] {
        prepare();
        return fillWindow(window, info, line.gameId, toConsole);
    };
    const auto fillLater = [&] {
        if (const int code = fill(); code != exitOk) QCoreApplication::exit(code);
    };
    // A game that is asked for by its id is not the one in the picture.
    if (!line.gameId.isEmpty() || !window.showLastPicture(fillLater)) {
        if (const int code = fill(); code != exitOk) return code;
        window.show();
    }
    return QApplication::exec();
}

}  // namespace plt
