// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "launcher/game/console_channel.h"
#include "tests/launcher/console_for_tests.h"

#include <csignal>
#include <stop_token>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <QToolButton>

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 60000;

void addGame(const GamesDir& dir, const QString& folder, const QString& plugin) {
    dir.write(folder + QLatin1String("/info.yaml"), "game: lib\n");
    dir.addLibrary(folder, QStringLiteral("lib.so"), plugin);
}

bool isAlive(qint64 process) {
    QFile status(QStringLiteral("/proc/%1/stat").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return false;
    const QByteArray text = status.readAll();
    return !text.mid(text.lastIndexOf(')') + 2).startsWith('Z');
}

int shownWindows(const ConsoleForTests& console) {
    int count = 0;
    for (const plt::RunningGame* const game : console.runningGames()) count += game->windowWasShown() ? 1 : 0;
    return count;
}

}  // namespace

/// Games as processes of the console.
class TestProcesses : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void threeClicksThreeWindows() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("harmless"), QStringLiteral("harmless"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        for (int i = 0; i < 3; ++i) console.click(QStringLiteral("harmless"));
        QCOMPARE(console.runningGames().size(), 3);
        QVERIFY(console.button(QStringLiteral("harmless"))->isStarting());
        QTRY_COMPARE_WITH_TIMEOUT(shownWindows(console), 3, longWait);
        QVERIFY(!console.button(QStringLiteral("harmless"))->isStarting());
        console.runningGames()[1]->stop();
        QTRY_COMPARE_WITH_TIMEOUT(console.runningGames().size(), 2, longWait);
        for (const plt::RunningGame* const game : console.runningGames()) QVERIFY(isAlive(game->processId()));
        QVERIFY(console.sentences().isEmpty());
    }

    void aNormalEndIsNotReported() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("bye"), QStringLiteral("says-goodbye"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("bye"));
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QCOMPARE(console.sentences(), QStringList());
        // No zombie process is left.
        QTRY_COMPARE(::waitpid(-1, nullptr, WNOHANG), pid_t(-1));
    }

    void gamesOutliveTheConsole() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("harmless"), QStringLiteral("harmless"));
        auto console = std::make_unique<ConsoleWindowOnly>(dir);
        console->show();
        QTRY_VERIFY_WITH_TIMEOUT(console->shelves().isComplete(), longWait);
        console->play(console->shelves().button(dir.file(QStringLiteral("harmless")))->info());
        plt::RunningGame* const game = console->runningGames()[0];
        QTRY_VERIFY_WITH_TIMEOUT(game->windowWasShown(), longWait);
        const qint64 process = game->processId();
        QElapsedTimer time;
        time.start();
        QVERIFY(console->close());
        console.reset();
        constexpr qint64 oneSecond = 1000;
        QVERIFY(time.elapsed() < oneSecond);
        // Long enough for several signs of life without a receiver.
        QTest::qWait(2500);
        QVERIFY(isAlive(process));
        // Its session is its own: a terminal's hang-up does not reach it.
        QCOMPARE(::getsid(static_cast<pid_t>(process)), static_cast<pid_t>(process));
        ::kill(static_cast<pid_t>(process), SIGKILL);
        QTRY_VERIFY_WITH_TIMEOUT(!isAlive(process), longWait);
    }

    void theNextConsoleFindsRunningGames() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("harmless"), QStringLiteral("harmless"));
        {
            ConsoleForTests first(dir);
            QTRY_VERIFY(first.isReady());
            first.click(QStringLiteral("harmless"));
            QTRY_COMPARE_WITH_TIMEOUT(shownWindows(first), 1, longWait);
            first.leaveGames();
        }
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        QTRY_COMPARE_WITH_TIMEOUT(console.runningGames().size(), 1, longWait);
        plt::RunningGame* const found = console.runningGames()[0];
        QVERIFY(console.runningButton().isVisible());
        QVERIFY(isAlive(found->processId()));
        // Choosing it shows its window and opens no second one.
        console.click(QStringLiteral("harmless"));
        QCOMPARE(console.runningGames(), QList<plt::RunningGame*>{found});
        // A console that is already open finds it as well, and both see it end.
        ConsoleForTests other(dir);
        QTRY_COMPARE_WITH_TIMEOUT(other.runningGames().size(), 1, longWait);
        found->stop();
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(other.runningGames().isEmpty(), longWait);
        QVERIFY(console.sentences().isEmpty() && other.sentences().isEmpty());
        // One that starts while a console is open is found, and killed it leaves nothing behind.
        QProcess game;
        game.start(QStringLiteral(PLT_PROGRAM),
                   {QStringLiteral("--play"), dir.file(QStringLiteral("harmless"))});
        QTRY_COMPARE_WITH_TIMEOUT(console.runningGames().size(), 1, longWait);
        QCOMPARE(console.runningGames()[0]->processId(), game.processId());
        console.runningGames()[0]->kill();
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QTRY_COMPARE_WITH_TIMEOUT(game.state(), QProcess::NotRunning, longWait);
        QVERIFY(plt::findGameProcesses({}).empty());
        QVERIFY(QDir(plt::channel::socketsDir()).isEmpty());
    }

    /// A search for a game that is starting does not take it for one that has crashed.
    void gamesAreFoundHoweverEarly() {
        const std::jthread console([](const std::stop_token& stop) {
            while (!stop.stop_requested()) plt::findGameProcesses({});
        });
        const QString path =
            QStringLiteral("%1/%2").arg(plt::channel::socketsDir()).arg(QCoreApplication::applicationPid());
        for (int start = 0; start < 2000; ++start) {
            plt::ConsoleChannel game;
            game.listen(QDir::tempPath());
            QVERIFY2(QFileInfo(path).exists(), qPrintable(QString::number(start)));
        }
    }

    void choosingAFoundGameShowsItsWindow() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("harmless"), QStringLiteral("harmless"));
        plt::ConsoleChannel game;
        game.listen(dir.file(QStringLiteral("harmless")));
        QSignalSpy shows(&game, &plt::ConsoleChannel::showRequested);
        QSignalSpy closings(&game, &plt::ConsoleChannel::closeRequested);
        ConsoleForTests console(dir);
        console.leaveGames();
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("harmless"));
        QCOMPARE(console.runningGames().size(), 1);
        QTRY_COMPARE(shows.size(), 1);
        console.runningGames()[0]->stop();
        QTRY_COMPARE(closings.size(), 1);
    }

    void aGamesProcessEndsWithItsWindow() {
        const GamesDir dir;
        QProcess game;
        addGame(dir, QStringLiteral("bye"), QStringLiteral("says-goodbye"));
        game.start(QStringLiteral(PLT_PROGRAM), {QStringLiteral("--play"), dir.file(QStringLiteral("bye"))});
        QVERIFY(game.waitForFinished(longWait));
        QCOMPARE(game.exitStatus(), QProcess::NormalExit);
        QCOMPARE(game.exitCode(), 0);
        QCOMPARE(game.readAllStandardOutput(), QByteArray());
    }

    void quittingIsQuick() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("harmless"), QStringLiteral("harmless"));
        QElapsedTimer time;
        {
            ConsoleWindowOnly console(dir);
            console.show();
            console.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&console));
            QSignalSpy last(&console, &plt::ConsoleWindow::closed);
            time.start();
            QTest::keyClick(&console, Qt::Key_Q, Qt::ControlModifier);
            QTRY_COMPARE(last.count(), 1);
        }
        constexpr qint64 oneSecond = 1000;
        QVERIFY(time.elapsed() < oneSecond);
    }

    void gameIdsReachTheGame() {
        const GamesDir dir;
        addGame(dir, QStringLiteral("bye"), QStringLiteral("says-goodbye"));
        const auto played = [&](const QString& id) {
            QProcess game;
            game.start(QStringLiteral(PLT_PROGRAM),
                       {QStringLiteral("--play"), QStringLiteral("bye"), QStringLiteral("--games-dir"),
                        dir.path(), QStringLiteral("--game"), id});
            game.waitForFinished(longWait);
            return game.exitCode();
        };
        QCOMPARE(played(QStringLiteral("20#7")), 0);
        QCOMPARE(played(QStringLiteral("no such id")), 1);
    }

  private:
    class ConsoleWindowOnly : public plt::ConsoleWindow {
      public:
        explicit ConsoleWindowOnly(const GamesDir& dir)
            : ConsoleWindow({{dir.path()}, QStringLiteral(PLT_PROGRAM), {}}) {}
    };
};

QTEST_MAIN(TestProcesses)
#include "test_processes.moc"
