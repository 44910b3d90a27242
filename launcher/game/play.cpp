// SPDX-License-Identifier: MIT
#include "launcher/game/play.h"

#include "common/language/catalogues/translations.h"
#include "common/language/translated.h"
#include "common/look/first_paint.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/icon/drawn_icon.h"
#include "common/plugin/icon/game_icon.h"
#include "common/plugin/library/game_library.h"
#include "common/plugin/scan/games_scan.h"
#include "common/storage/files.h"
#include "common/storage/guests/guests.h"
#include "common/system/processes/at_exit.h"
#include "common/system/processes/ending_signals.h"
#include "common/thinking/queue/work_queue.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "launcher/collection/games_roots.h"
#include "launcher/commands/terminal.h"
#include "launcher/game/console_channel.h"
#include "launcher/game/game_application.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <optional>

#include <QFileInfo>
#include <QTimer>

namespace plt {

namespace {

/// Ends the process without cleanup when the game's own code calls exit(): threads of ours still use what a
/// cleanup would destroy. Handlers run before the destruction of what is older than their registration, so
/// protect() is called again for what has been made meanwhile.
class CallsOfExit {
  public:
    CallsOfExit() {
        // Older than the handlers, which use it.
        FileWriter::shared();
        protect();
        playing_ = true;
    }
    ~CallsOfExit() { playing_ = false; }
    CallsOfExit(const CallsOfExit&) = delete;
    CallsOfExit& operator=(const CallsOfExit&) = delete;

    static void protect() {
        processes::atExit([](int code) {
            if (!playing_) return;
            FileWriter::shared().finish();
            std::fflush(nullptr);
            std::_Exit(code);
        });
    }

  private:
    static inline bool playing_ = false;
};

int fail(ConsoleChannel& toConsole, ExitCode code, const QString& message) {
    toConsole.send(code == exitFailedStart ? channel::failedAtStart : channel::refused);
    writeError(message);
    return code;
}

/// Loads the game and sets its view. Returns an exit code.
int fillWindow(GameWindow& window, const GameInfo& info, const QString& gameId, ConsoleChannel& toConsole) {
    QString problem;
    GamePlugin* const plugin = loadGame(info, &problem);
    if (!plugin) {
        fail(toConsole, exitRefusedPlugin,
             QCoreApplication::translate("play", "%1 was not loaded: %2").arg(info.label, problem));
        // Another thread may wait for the loader, which a failed library has left locked.
        std::_Exit(exitRefusedPlugin);
    }
    CallsOfExit::protect();
    try {
        auto view = std::unique_ptr<GameView>(plugin->makeView(nullptr));
        if (!view)
            return fail(toConsole, exitFailedStart,
                        QCoreApplication::translate("play", "%1 has nothing to show").arg(info.label));
        problem = window.setView(view.release(), gameId);
    } catch (const std::exception& thrown) {
        return fail(toConsole, exitFailedStart,
                    QCoreApplication::translate("play", "%1 failed while it was starting: %2")
                        .arg(info.label, QString::fromUtf8(thrown.what())));
    } catch (...) {
        return fail(toConsole, exitFailedStart,
                    QCoreApplication::translate("play", "%1 failed while it was starting").arg(info.label));
    }
    if (!problem.isEmpty())
        return fail(toConsole, exitProblems, QStringLiteral("%1: %2").arg(info.label, problem));
    toConsole.watch(&window);
    return exitOk;
}

/// Has the icon of a game of the program drawn by this process, which may not start another one for it.
class OwnIcon {
  public:
    OwnIcon(GameWindow& window, const GameInfo& info) {
        constexpr int side = 64;
        const IconRequest request = {info.iconPath, side, window.devicePixelRatioF()};
        if (info.iconPath.isEmpty() || knownIcon(request)) return;
        queue_.emplace();
        queue_->receive();
        queue_->add({.work = [request, &window, info](const WorkQueue::Turn& turn) {
            storeIcon(request, drawIcon(request));
            turn.deliver([&window, info] { showGameIcon(&window, info); });
        }});
    }

  private:
    std::optional<WorkQueue> queue_;
};

/// Connects the window to requests from outside: the console and signals.
void connectRequests(GameWindow& window, ConsoleChannel& console, const EndingSignals& signals,
                     GameApplication& application) {
    QObject::connect(&console, &ConsoleChannel::closeRequested, &window, &QApplication::closeAllWindows,
                     Qt::QueuedConnection);
    const auto bringUp = [&window] {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
    };
    QObject::connect(&console, &ConsoleChannel::showRequested, &window, bringUp);
    QObject::connect(
        &console, &ConsoleChannel::gameRequested, &window, [&window, bringUp](const QString& id) {
            bringUp();
            // A dialog, or a board being drawn, is about the present game.
            if (QApplication::activeModalWidget() != nullptr || window.view().editor() != nullptr) return;
            if (const QString problem = window.openGameId(id); !problem.isEmpty())
                Q_EMIT window.view().notice(problem);
        });
    QObject::connect(&signals, &EndingSignals::received, &window, [&window] {
        // The window may ask or refuse, and there is no player to answer.
        constexpr int patience = 500;
        QTimer::singleShot(patience, qApp, [] { QCoreApplication::exit(); });
        window.close();
    });
    QObject::connect(&application, &GameApplication::leaveRequested, &console,
                     [&console] { console.send(channel::consoleRequested); });
    QObject::connect(&application, &GameApplication::endRequested, &console, [&console] {
        console.send(channel::endedByPlayer);
        EndingSignals::raise();
    });
}

}  // namespace

QString gameFolder(const CommandLine& line) {
    const bool isPath =
        line.game.contains(u'/') || line.game.contains(u'\\') || line.game == QLatin1String(".");
    if (!isPath) {
        const QString folder =
            findGameFolder(line.gamesDirs.isEmpty() ? defaultGamesRoots() : line.gamesDirs, line.game);
        if (!folder.isEmpty()) return folder;
    }
    return QFileInfo(line.game).isDir() ? QFileInfo(line.game).absoluteFilePath() : QString();
}

int playGame(GameApplication& application, const CommandLine& line, const GameFolder& found,
             bool isConfined) {
    const EndingSignals signals;
    ConsoleChannel toConsole;
    const QString& folder = found.info.folder;
    if (folder.isEmpty())
        return fail(toConsole, exitNoGame,
                    QCoreApplication::translate("play", "there is no game \"%1\"").arg(line.game));
    if (!found.isGame)
        return fail(toConsole, exitNoGame,
                    QCoreApplication::translate("play", "%1 is no game: %2")
                        .arg(folder, translated(found.whyIgnored)));
    const GameInfo& info = found.info;
    if (!info.available())
        return fail(toConsole, exitNoGame,
                    QCoreApplication::translate("play", "%1 cannot be played: %2")
                        .arg(info.label, translated(info.obstacle.sentence())));
    installGameTranslations(info.folder);
    toConsole.listen(info.folder);

    int code = exitOk;
    {
        GameWindow window(info);
        const CallsOfExit callsOfExit;
        connectRequests(window, toConsole, signals, application);
        code = fillWindow(window, info, line.gameId, toConsole);
        if (code != exitOk) {
            // It may have failed for want of what it may not use.
            if (isConfined)
                writeError(
                    QCoreApplication::translate(
                        "play", "%1 may not use your files, the network or other programs (see --unconfined)")
                        .arg(info.label));
            return code;
        }
        // Opening may ask which part of the file is meant, and a message box needs a window, too.
        if (!line.document.isEmpty()) afterFirstPaint(&window, [&] { window.openFileOrWarn(line.document); });
        std::optional<OwnIcon> icon;
        if (isConfined && storage::playedGuest().isEmpty())
            afterFirstPaint(&window, [&] { icon.emplace(window, info); });
        window.show();
        code = QApplication::exec();
    }
    EndingSignals::endByReceived();
    return code;
}

}  // namespace plt
