// SPDX-License-Identifier: MIT
#include "launcher/tasks.h"

#include "common/language/catalogues/translations.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/scan/games_scan.h"
#include "common/plugin/scan/listing.h"
#include "common/window/game_window.h"
#include "launcher/command_line.h"
#include "launcher/console_window.h"
#include "launcher/games_roots.h"
#include "launcher/play.h"
#include "launcher/preload.h"
#include "launcher/terminal.h"
#include "launcher/worker_thread.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLoggingCategory>

namespace plt {

namespace {

QStringList gamesRoots(const CommandLine& line) {
    return line.gamesDirs.isEmpty() ? defaultGamesRoots() : line.gamesDirs;
}

int listGames(const CommandLine& line) {
    int code = exitOk;
    for (const QString& dir : line.gamesDirs) {
        if (QFileInfo(dir).isDir()) continue;
        writeError(QStringLiteral("%1 is not a directory").arg(dir));
        code = exitProblems;
    }
    const GamesScan scan = scanGames(gamesRoots(line));
    writeOutput(line.json ? jsonListing(scan) : textListing(scan));
    return code;
}

int checkFolders(const CommandLine& line) {
    int code = exitOk;
    for (const QString& folder : line.folders) {
        GameFolder found = readGameFolder(folder);
        if (!found.isGame) {
            const QDir dir(found.info.folder);
            const bool lacksKey = QFileInfo(dir.filePath(infoFileName)).isFile();
            found.problems.prepend({lacksKey ? dir.filePath(infoFileName) : dir.path(), 0, 0,
                                    QStringLiteral("no game: ") + found.whyIgnored});
        }
        writeOutput(problemLines(found.problems));
        if (!found.problems.isEmpty()) code = exitProblems;
    }
    return code;
}

void nameProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("plt-games"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PLT_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("PLT Games"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.plt_games.PltGames"));
}

int runWithoutDisplay(const CommandLine& line, int& argc, char** argv) {
    const QCoreApplication application(argc, argv);
    installProgramTranslations();
    switch (line.task) {
        case CommandLine::Task::List:
            return listGames(line);
        case CommandLine::Task::Check:
            return checkFolders(line);
        case CommandLine::Task::Version:
            writeOutput("plt-games " PLT_VERSION "\n");
            return exitOk;
        default:
            writeOutput(usageText().toUtf8());
            return exitOk;
    }
}

int runConsole(const ConsoleWindow::Settings& settings) {
    int code = exitOk;
    {
        ConsoleWindow console(settings);
        // Also when a window of its own, such as a game's rules, is still open.
        QObject::connect(&console, &ConsoleWindow::closed, qApp, &QCoreApplication::quit,
                         Qt::QueuedConnection);
        console.show();
        code = QApplication::exec();
    }
    // A thread that hangs in a directory or a picture must not keep the program alive.
    if (WorkerThread::anyAbandoned()) std::_Exit(code);
    return code;
}

/// What takes long and needs no application object is begun before there is one.
int runWithDisplay(const CommandLine& line, int& argc, char** argv) {
    const bool isConsole = line.task == CommandLine::Task::Console;
    // With a picture to show meanwhile, nothing may keep the processors from showing it.
    const bool hasPicture =
        (isConsole ? ConsoleWindow::lastPicture() : GameWindow::lastPicture(QFileInfo(line.game).fileName()))
            .exists();
    std::shared_future<void> fonts;
    ConsoleWindow::Settings settings;
    if (!hasPicture) {
        fonts = preloadFonts();
        // One after the other: the fonts are needed first, and this thread has enough to do for the second
        // processor.
        if (isConsole && knowsProgramAtOnce) settings.firstLook = beginFirstLook(gamesRoots(line), fonts);
    }
    const QApplication application(argc, argv);
    nameProgram();
    installProgramTranslations();
    std::future<void> menus;
    const auto prepare = [&] {
        if (hasPicture) fonts = preloadFonts();
        menus = preloadForMenus();
        fonts.wait();
    };
    if (!isConsole) return playGame(line, prepare);
    settings.prepare = prepare;
    settings.beginsWithPicture = true;
    settings.roots = gamesRoots(line);
    settings.program = programPath();
    return runConsole(settings);
}

}  // namespace

int runProgram(int argc, char** argv) {
    QStringList arguments;
    for (int i = 1; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
    const CommandLine line = parseCommandLine(arguments);
    if (!line.problem.isEmpty()) {
        writeError(line.problem);
        std::fputs(usageText().toUtf8().constData(), stderr);
        return exitUsage;
    }
    // What Qt would say of a library that is no plugin is said in the listing, in the console, or by --check.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.core.plugin.loader.warning=false"));
    const bool hasWindow = line.task == CommandLine::Task::Console || line.task == CommandLine::Task::Play;
    return hasWindow ? runWithDisplay(line, argc, argv) : runWithoutDisplay(line, argc, argv);
}

}  // namespace plt
