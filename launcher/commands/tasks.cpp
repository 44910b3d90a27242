// SPDX-License-Identifier: MIT
#include "launcher/commands/tasks.h"

#include "common/language/catalogues/translations.h"
#include "common/look/focus/focus_style.h"
#include "common/plugin/folder/author_advice.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/icon/game_icon.h"
#include "common/plugin/icon/icon_drawer.h"
#include "common/plugin/icon/icon_process.h"
#include "common/plugin/library/game_library.h"
#include "common/plugin/scan/games_scan.h"
#include "common/plugin/scan/listing.h"
#include "common/storage/guests/guests.h"
#include "common/system/broker/broker.h"
#include "common/system/processes/program.h"
#include "common/system/streams/standard_streams.h"
#include "launcher/authors/game_catalogue.h"
#include "launcher/authors/new_game.h"
#include "launcher/building/build_status.h"
#include "launcher/checking/game_check.h"
#include "launcher/checking/game_trial.h"
#include "launcher/collection/games_roots.h"
#include "launcher/commands/command_line.h"
#include "launcher/commands/terminal.h"
#include "launcher/confinement/broker_service.h"
#include "launcher/confinement/confining.h"
#include "launcher/console/console_window.h"
#include "launcher/game/console_channel.h"
#include "launcher/game/game_application.h"
#include "launcher/game/guard.h"
#include "launcher/game/play.h"
#include "launcher/language/chosen_language.h"
#include "launcher/startup/display.h"
#include "launcher/startup/preload.h"

#include <cstdio>
#include <memory>
#include <utility>

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QProcess>

namespace plt {

namespace {

QStringList gamesRoots(const CommandLine& line) {
    return line.gamesDirs.isEmpty() ? defaultGamesRoots() : line.gamesDirs;
}

int listGames(const CommandLine& line) {
    int code = exitOk;
    for (const QString& dir : line.gamesDirs) {
        if (QFileInfo(dir).isDir()) continue;
        writeError(QCoreApplication::translate("tasks", "%1 is not a directory").arg(dir));
        code = exitProblems;
    }
    const GamesScan scan = scanGames(gamesRoots(line));
    return writeOutput(line.json ? jsonListing(scan) : textListing(scan)) ? code : exitProblems;
}

/// Finds problems that only drawing shows; draws the icon as large as it is ever shown.
void checkDrawing(GameFolder& found) {
    const QString& path = found.info.iconPath;
    if (path.isEmpty()) return;
    constexpr int side = 64;
    constexpr qreal finest = 2;
    IconDrawer drawer(programPath());
    QEventLoop untilDrawn;
    QObject::connect(&drawer, &IconDrawer::drawn, &untilDrawn,
                     [&](const IconRequest&, const DrawnIcon& icon) {
                         if (!icon.problem.empty()) found.problems.append({path, 0, 0, icon.problem});
                         untilDrawn.quit();
                     });
    drawer.request({path, side, finest});
    untilDrawn.exec();
}

/// Returns the sets of the installed games and those that the program knows.
QStringList setsBeside(const QString& folder) {
    QStringList sets = knownSets();
    const QString own = QFileInfo(folder).canonicalFilePath();
    const GamesScan installed = scanGames(defaultGamesRoots(), Look::quick);
    for (const GameSet& set : installed.sets)
        for (const GameInfo& info : set.games)
            if (QFileInfo(info.folder).canonicalFilePath() != own) sets.append(set.name);
    return sets;
}

int checkFolders(const CommandLine& line) {
    int code = exitOk;
    for (const QString& folder : line.folders) {
        GameFolder found = readGameFolder(folder);
        checkDrawing(found);
        if (!found.isGame) {
            const QDir dir(found.info.folder);
            const bool lacksKey = QFileInfo(dir.filePath(infoFileName)).isFile();
            found.problems.prepend({lacksKey ? dir.filePath(infoFileName) : dir.path(),
                                    0,
                                    0,
                                    {PLT_TR("no game: %1"), {found.whyIgnored}}});
        }
        if (found.isGame && found.info.available()) found.problems += scriptProblems(found.info);
        if (line.deep && found.isGame && found.info.available())
            found.problems += checkByPlaying(found.info, programPath());
        const bool told = writeOutput(problemLines(found.problems));
        if (!told || !found.problems.isEmpty()) code = exitProblems;
        // Advice is not an error and does not change the exit code.
        if (!writeOutput(problemLines(adviceOn(folder, setsBeside(folder))))) code = exitProblems;
    }
    return code;
}

void nameProgram() {
    QCoreApplication::setApplicationName(QStringLiteral("plt-games"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PLT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.plt_games.plt_games"));
}

int runWithoutDisplay(const CommandLine& line, int& argc, char** argv) {
    const QCoreApplication application(argc, argv);
    installProgramTranslations();
    switch (line.task) {
        case CommandLine::Task::List:
            return listGames(line);
        case CommandLine::Task::Check:
            return checkFolders(line);
        case CommandLine::Task::NewGame:
            return writeNewGame(line);
        case CommandLine::Task::Translate:
            return updateCatalogue(line);
        case CommandLine::Task::Version:
            return writeOutput("plt-games " PLT_VERSION "\n") ? exitOk : exitProblems;
        default:
            return writeOutput(usageText().toUtf8()) ? exitOk : exitProblems;
    }
}

int showConsole(const ConsoleWindow::Settings& settings) {
    ConsoleWindow console(settings);
    // Quits also while another window, such as a game's rules, is still open.
    QObject::connect(&console, &ConsoleWindow::closed, qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    QObject::connect(&console, &ConsoleWindow::restartRequested,
                     [] { QProcess::startDetached(programPath(), QCoreApplication::arguments().mid(1)); });
    console.show();
    return QApplication::exec();
}

template <class Application>
std::unique_ptr<Application> makeApplication(int& argc, char** argv) {
    const DisplayRequirement display;
    auto application = std::make_unique<Application>(argc, argv);
    FocusStyle::install();
    nameProgram();
    QGuiApplication::setLayoutDirection(installProgramTranslations());
    QGuiApplication::setApplicationDisplayName(QApplication::translate("plt::ConsoleWindow", "PLT Games"));
    return application;
}

// Slow tasks that need no application object are started before there is one.

int runConsole(const CommandLine& line, int& argc, char** argv) {
    const auto fonts = std::make_shared<WorkQueue>();
    preloadFonts(*fonts);
    ConsoleWindow::Settings settings;
    settings.limitsGames = line.limitsGames;
    settings.confinesGames = line.confinesGames;
    // One after the other: the fonts are needed first, and this thread keeps the second processor busy.
    if (knowsProgramAtOnce) settings.firstLook = beginFirstLook(gamesRoots(line), fonts);
    const auto application = makeApplication<QApplication>(argc, argv);
    WorkQueue menus;
    preloadForMenus(menus);
    settings.roots = gamesRoots(line);
    settings.program = programPath();
    settings.building = qEnvironmentVariable(BuildWatcher::environmentVariable);
    fonts->finish();
    return showConsole(settings);
}

/// A game's folder as it was read before the confinement.
struct Guarded {
    GameFolder found;  ///< no game if there is no folder
    bool isConfined = false;
};

/// Starts the guard of a game, reads the game's folder, and confines this process.
Guarded startGuarded(GuardOrder& guard, const CommandLine& line) {
    const QString& folder = guard.folder;
    const bool confines = !folder.isEmpty() && line.confinesGames;
    auto [here, there] =
        confines ? descriptors::makeChannel() : std::pair<descriptors::Owned, descriptors::Owned>();
    guard.requests = there.get();
    startGuard(guard);
    Guarded guarded;
    if (!folder.isEmpty()) guarded.found = readGameFolder(folder);
    const bool isOfOthers = !folder.isEmpty() && isGuest(folder);
    storage::setPlayedGuest(isOfOthers ? QDir(QDir::cleanPath(folder)).dirName() : QString());
    guarded.isConfined = confines && confineGame(guarded.found.info, line.document, line.report);
    if (guarded.isConfined) broker::setChannel(std::move(here));
    return guarded;
}

int runGame(const CommandLine& line, int& argc, char** argv) {
    GuardOrder guard;
    guard.name = [line] { return readGameFolder(gameFolder(line), Look::quick).info.label; };
    guard.limitsMemory = line.limitsGames;
    guard.consoleListens = qEnvironmentVariableIsSet(channel::environmentVariable);
    guard.folder = gameFolder(line);
    guard.argc = argc;
    guard.argv = argv;
    const Guarded guarded = startGuarded(guard, line);
    WorkQueue fonts;
    preloadFonts(fonts);
    const auto application = makeApplication<GameApplication>(argc, argv);
    WorkQueue menus;
    preloadForMenus(menus);
    if (!guarded.isConfined) setIconProgram(programPath());
    fonts.finish();
    return playGame(*application, line, guarded.found, guarded.isConfined);
}

int tryGame(const CommandLine& line, int& argc, char** argv) {
    GuardOrder guard;
    guard.name = [line] { return readGameFolder(line.game, Look::quick).info.label; };
    // The checking process reads the guard's message.
    guard.consoleListens = true;
    guard.folder = line.game;
    guard.argc = argc;
    guard.argv = argv;
    if (!startGuarded(guard, line).isConfined) setIconProgram(programPath());
    const auto application = makeApplication<QApplication>(argc, argv);
    return tryGameForOthers(line.game, line.report);
}

}  // namespace

int runProgram(int argc, char** argv) {
    streams::reserve();
    adoptChosenLanguage();
    QStringList arguments;
    for (int i = 1; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
    const CommandLine line = parseCommandLine(arguments);
    if (!line.problem.isEmpty()) {
        const QCoreApplication application(argc, argv);
        installProgramTranslations();
        // Parsed again, now that there are translations.
        writeError(parseCommandLine(arguments).problem);
        std::fputs(usageText().toUtf8().constData(), stderr);
        return exitUsage;
    }
    // The listing, the console and --check report a library that is no plugin themselves.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.core.plugin.loader.warning=false"));
    switch (line.task) {
        case CommandLine::Task::Console:
            return runConsole(line, argc, argv);
        case CommandLine::Task::Play:
            return runGame(line, argc, argv);
        case CommandLine::Task::TryGame:
            return tryGame(line, argc, argv);
        case CommandLine::Task::ServeGame: {
            const auto application = makeApplication<QApplication>(argc, argv);
            return serveGame(line.game);
        }
        case CommandLine::Task::DrawIcons: {
            const QGuiApplication application(argc, argv);
            return drawIconsForOthers();
        }
        default:
            return runWithoutDisplay(line, argc, argv);
    }
}

}  // namespace plt
