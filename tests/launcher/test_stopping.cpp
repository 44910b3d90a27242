// SPDX-License-Identifier: MIT
#include "common/system/grabs/input_grab.h"
#include "common/testing/clean_home.h"
#include "launcher/running/running_list.h"
#include "tests/launcher/console_for_tests.h"

#include <csignal>
#include <unistd.h>

#include <QDirIterator>
#include <QStandardPaths>
#include <QToolButton>

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 60000;
constexpr plt::Patience shortPatience = {longWait, 1500, 1000, 1000};

void addHostile(const GamesDir& dir, const QString& plugin) {
    dir.write(plugin + QLatin1String("/info.yaml"), "game: lib\n");
    dir.addLibrary(plugin, QStringLiteral("lib.so"), plugin);
}

/// The processes of a session that are alive.
QList<qint64> session(qint64 leader) {
    QList<qint64> found;
    const QStringList all = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString& name : all) {
        QFile file(QStringLiteral("/proc/%1/stat").arg(name));
        if (name.toLongLong() <= 0 || !file.open(QIODevice::ReadOnly)) continue;
        const QByteArray text = file.readAll();
        const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
        if (fields.size() > 3 && fields[3].toLongLong() == leader && fields[0] != "Z")
            found.append(name.toLongLong());
    }
    return found;
}

QByteArray xdotool(const QStringList& arguments) {
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

bool hasXdotool() {
    return !QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty() &&
           QGuiApplication::platformName() == QLatin1String("xcb");
}

}  // namespace

/// Ending games, even hostile ones.
class TestStopping : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { isShapeKept(); }
    void cleanup() { qunsetenv("PLT_MEMORY_LIMIT"); }

    void theListFollowsTheGames() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("harmless"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        QVERIFY(!console.runningButton().isVisible());
        console.click(QStringLiteral("harmless"));
        console.click(QStringLiteral("harmless"));
        QVERIFY(console.runningButton().isVisible());
        QCOMPARE(console.runningButton().text(), QStringLiteral("Running: 2"));
        QVERIFY(!console.running().isVisible());
        QTest::mouseClick(&console.runningButton(), Qt::LeftButton);
        QVERIFY(console.running().isVisible());
        QCOMPARE(console.running().rows().size(), 2);
        QCOMPARE(console.running().rows()[0]->stateText(), QStringLiteral("Starting"));
        QTRY_VERIFY_WITH_TIMEOUT(console.running().rows()[0]->stateText().startsWith(QLatin1String("Since ")),
                                 longWait);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[1]->windowWasShown(), longWait);
        // The games stay in view.
        QVERIFY(console.running().height() <= console.height() / 2);

        // By mouse.
        QTest::mouseClick(console.running().rows()[0]->stopButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(console.runningGames().size(), 1, longWait);
        QCOMPARE(console.running().rows().size(), 1);
        QCOMPARE(console.runningButton().text(), QStringLiteral("Running: 1"));
        // Nothing is left empty below it.
        constexpr int maximumBelow = 4;
        QTRY_VERIFY(console.running().height() <= console.running().rows()[0]->height() + maximumBelow);
        // By keyboard.
        QTest::keyClick(&console, Qt::Key_R, Qt::ControlModifier);
        QVERIFY(!console.running().isVisible());
        QTest::keyClick(&console, Qt::Key_R, Qt::ControlModifier);
        QVERIFY(console.running().isVisible());
        QVERIFY(console.running().rows()[0]->showButton()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!console.running().isVisible());
        QTest::keyClick(&console, Qt::Key_R, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(console.running().rows()[0]->stopButton()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QVERIFY(!console.running().isVisible());
        QVERIFY(!console.runningButton().isVisible());
        // Stopping was the player's wish.
        QVERIFY(console.sentences().isEmpty());
    }

    void aClosedGameLeavesTheList() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("says-goodbye"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("says-goodbye"));
        console.runningButton().setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(console.running().rows().isEmpty(), longWait);
        QVERIFY(!console.running().isVisible());
        QVERIFY(!console.runningButton().isChecked());
    }

    void stopAsksFirst() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("harmless"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("harmless"));
        plt::RunningGame* const game = console.runningGames()[0];
        QTRY_VERIFY_WITH_TIMEOUT(game->windowWasShown(), longWait);
        QVERIFY(!isShapeKept());
        game->stop();
        QCOMPARE(game->state(), plt::RunningGame::State::closing);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        // It was closed like a window, so it has saved its game.
        QVERIFY(isShapeKept());
    }

    void stopReachesAGameThatIgnoresIt() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("ignores-closing"));
        ConsoleForTests console(dir, shortPatience);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("ignores-closing"));
        plt::RunningGame* const game = console.runningGames()[0];
        QTRY_VERIFY_WITH_TIMEOUT(game->windowWasShown(), longWait);
        console.runningButton().setChecked(true);
        QToolButton* const stop = console.running().rows()[0]->stopButton();
        QSignalSpy states(game, &plt::RunningGame::stateChanged);
        QTest::mouseClick(stop, Qt::LeftButton);
        QCOMPARE(game->state(), plt::RunningGame::State::closing);
        QCOMPARE(stop->text(), QStringLiteral("Stop now"));
        QTRY_COMPARE_WITH_TIMEOUT(game->state(), plt::RunningGame::State::ending, longWait);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QVERIFY(console.sentences().isEmpty());
    }

    void stopNowDoesNotWait() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("ignores-closing"));
        ConsoleForTests console(dir, {longWait, longWait, longWait, longWait});
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("ignores-closing"));
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[0]->windowWasShown(), longWait);
        console.runningButton().setChecked(true);
        QToolButton* const stop = console.running().rows()[0]->stopButton();
        QTest::mouseClick(stop, Qt::LeftButton);
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait / 2);
        QVERIFY(console.sentences().isEmpty());
    }

    void stopReachesTwoHundredWindows() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("opens-200-windows"));
        ConsoleForTests console(dir, {longWait, longWait, longWait, longWait});
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("opens-200-windows"));
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[0]->windowWasShown(), longWait);
        QTest::qWait(500);
        console.runningGames()[0]->stop();
        // Closing it is enough.
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QVERIFY(console.sentences().isEmpty());
    }

    void whatAGameForkedEndsWithIt_data() {
        QTest::addColumn<int>("how");
        QTest::newRow("stopped") << 0;
        QTest::newRow("killed") << 1;
        QTest::newRow("crashed") << 2;
        QTest::newRow("without a console") << 3;
    }
    void whatAGameForkedEndsWithIt() {
        QFETCH(int, how);
        const GamesDir dir;
        addHostile(dir, QStringLiteral("forks"));
        auto console = std::make_unique<ConsoleForTests>(dir);
        QTRY_VERIFY(console->isReady());
        console->click(QStringLiteral("forks"));
        plt::RunningGame* const game = console->runningGames()[0];
        QTRY_VERIFY_WITH_TIMEOUT(game->windowWasShown(), longWait);
        const qint64 leader = game->processId();
        QTRY_COMPARE(session(leader).size(), 4);
        switch (how) {
            case 0:
                game->stop();
                break;
            case 1:
                game->kill();
                break;
            case 2:
                ::kill(static_cast<pid_t>(leader), SIGSEGV);
                break;
            default:
                console->leaveGames();
                console.reset();
                QTest::qWait(500);
                QCOMPARE(session(leader).size(), 4);
                ::kill(static_cast<pid_t>(leader), SIGABRT);
        }
        QTRY_COMPARE_WITH_TIMEOUT(session(leader), QList<qint64>(), longWait);
    }

    void signalsToEndAreNoCrashes_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGKILL") << SIGKILL;
    }
    void signalsToEndAreNoCrashes() {
        QFETCH(int, signal);
        const GamesDir dir;
        addHostile(dir, QStringLiteral("harmless"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("harmless"));
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[0]->windowWasShown(), longWait);
        QVERIFY(!isShapeKept());
        ::kill(static_cast<pid_t>(console.runningGames()[0]->processId()), signal);
        QTRY_COMPARE_WITH_TIMEOUT(
            console.sentences(),
            QStringList{QStringLiteral("Harmless was ended by another program or by the system.")}, longWait);
        // A program that responds is not killed.
        QCOMPARE(isShapeKept(), signal != SIGKILL);
    }

    void aSignalEndsAGameThatHangs() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("hangs-later"));
        ConsoleForTests console(dir, shortPatience);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("hangs-later"));
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(),
                                  QStringList{QStringLiteral("Hangs Later is not responding.")}, longWait);
        ::kill(static_cast<pid_t>(console.runningGames()[0]->processId()), SIGTERM);
        QTRY_COMPARE_WITH_TIMEOUT(
            console.sentences(),
            QStringList{QStringLiteral("Hangs Later was ended by another program or by the system.")},
            longWait);
    }

    void anEaterIsEnded_data() {
        QTest::addColumn<QString>("plugin");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("itself") << QStringLiteral("eats-memory-later")
                                << QStringLiteral("Eats Memory Later took too much memory and was ended.");
        QTest::newRow("its child") << QStringLiteral("forks-an-eater")
                                   << QStringLiteral("Forks An Eater took too much memory and was ended.");
    }
    void anEaterIsEnded() {
        QFETCH(QString, plugin);
        QFETCH(QString, sentence);
        qputenv("PLT_MEMORY_LIMIT", "512");
        const GamesDir dir;
        addHostile(dir, plugin);
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(plugin);
        const qint64 leader = console.runningGames()[0]->processId();
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(), QStringList{sentence}, longWait);
        const QString report = console.troubles().rows()[0]->report();
        QVERIFY2(report.contains(QLatin1String("it may take 512.00 MiB")), qPrintable(report));
        QTRY_COMPARE_WITH_TIMEOUT(session(leader), QList<qint64>(), longWait);
    }

    void theLimitCanBeLifted() {
        qputenv("PLT_MEMORY_LIMIT", "512");
        const GamesDir dir;
        addHostile(dir, QStringLiteral("eats-memory-later"));
        ConsoleForTests console(dir, {}, false);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("eats-memory-later"));
        const qint64 process = console.runningGames()[0]->processId();
        const auto memory = [process] {
            QFile file(QStringLiteral("/proc/%1/statm").arg(process));
            if (!file.open(QIODevice::ReadOnly)) return 0LL;
            return file.readAll().split(' ')[1].toLongLong() * ::getpagesize() >> 20;
        };
        QTRY_VERIFY_WITH_TIMEOUT(memory() > 1280, longWait);
        QCOMPARE(console.runningGames().size(), 1);
        QVERIFY(console.sentences().isEmpty());
    }

    /// Without a console the game's own process must report it to the player.
    void anEaterIsEndedWithoutAConsole() {
        if (!hasXdotool()) QSKIP("needs xdotool and X");
        qputenv("PLT_MEMORY_LIMIT", "512");
        const GamesDir dir;
        addHostile(dir, QStringLiteral("eats-memory-later"));
        // As if a console had listened, and been closed.
        QProcess shell;
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"),
                     QStringLiteral("PLT_GAMES_CONSOLE_LISTENS=1 \"%1\" --play \"%2\" | true")
                         .arg(QStringLiteral(PLT_PROGRAM), dir.file(QStringLiteral("eats-memory-later")))});
        QVERIFY(shell.waitForFinished(longWait));
        QVERIFY(shell.readAllStandardError().contains("it may take 512.00 MiB"));
        QByteArray box;
        QTRY_VERIFY_WITH_TIMEOUT(
            !(box = xdotool({QStringLiteral("search"), QStringLiteral("--onlyvisible"),
                             QStringLiteral("--name"), QStringLiteral("Eats Memory Later")}))
                 .trimmed()
                 .isEmpty(),
            longWait);
        // Another program of this screen may take the key away.
        const auto isAnswered = [&] {
            if (xdotool(
                    {QStringLiteral("search"), QStringLiteral("--name"), QStringLiteral("Eats Memory Later")})
                    .trimmed()
                    .isEmpty())
                return true;
            xdotool({QStringLiteral("windowfocus"), QString::fromLatin1(box.trimmed()), QStringLiteral("key"),
                     QStringLiteral("Return")});
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isAnswered(), longWait);
    }

    void aWayOutOfAGameThatHoldsTheScreen() {
        if (!hasXdotool()) QSKIP("needs xdotool and X");
        const GamesDir dir;
        addHostile(dir, QStringLiteral("seizes-the-screen"));
        ConsoleForTests console(dir, {longWait, longWait, longWait, longWait});
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("seizes-the-screen"));
        plt::RunningGame* const game = console.runningGames()[0];
        QTRY_VERIFY_WITH_TIMEOUT(game->windowWasShown(), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(plt::isInputHeldByAnother(), longWait);

        xdotool({QStringLiteral("key"), QStringLiteral("ctrl+shift+Escape")});
        QTRY_VERIFY_WITH_TIMEOUT(console.running().isVisible(), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(!plt::isInputHeldByAnother(), longWait);
        QTRY_VERIFY_WITH_TIMEOUT(console.isActiveWindow(), longWait);
        QVERIFY(console.running().row(game)->stopButton()->hasFocus());
        // The console is not covered any more: the pointer finds it.
        const QPoint middle = console.mapToGlobal(console.rect().center());
        xdotool({QStringLiteral("mousemove"), QString::number(middle.x()), QString::number(middle.y())});
        QTRY_VERIFY_WITH_TIMEOUT(console.underMouse(), longWait);

        // Twice at once ends it.
        game->show();
        QTRY_VERIFY_WITH_TIMEOUT(!console.isActiveWindow(), longWait);
        xdotool({QStringLiteral("key"), QStringLiteral("ctrl+shift+Escape")});
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QVERIFY(console.sentences().isEmpty());
    }

    /// No object of Qt's holds this grab, so no code in the game's process can release it.
    void aGameThatHoldsInputByAConnectionOfItsOwnIsEnded() {
        if (!hasXdotool()) QSKIP("needs xdotool and X");
        const GamesDir dir;
        addHostile(dir, QStringLiteral("harmless"));
        addHostile(dir, QStringLiteral("seizes-by-a-connection"));
        ConsoleForTests console(dir, {longWait, longWait, 500, 500});
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("harmless"));
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[0]->windowWasShown(), longWait);
        // No game holds a grab, so the key ends nothing.
        xdotool({QStringLiteral("key"), QStringLiteral("ctrl+shift+Escape")});
        QTest::qWait(1500);
        QCOMPARE(console.runningGames().size(), 1);

        console.click(QStringLiteral("seizes-by-a-connection"));
        QTRY_VERIFY_WITH_TIMEOUT(plt::isInputHeldByAnother(), longWait);
        // Other keys end nothing.
        xdotool({QStringLiteral("key"), QStringLiteral("ctrl+q"), QStringLiteral("alt+F4"),
                 QStringLiteral("Escape"), QStringLiteral("ctrl+Escape"), QStringLiteral("shift+Escape")});
        QTest::qWait(1500);
        QCOMPARE(console.runningGames().size(), 2);
        xdotool({QStringLiteral("key"), QStringLiteral("ctrl+shift+Escape")});
        QTRY_COMPARE_WITH_TIMEOUT(console.runningGames().size(), 1, longWait);
        QTRY_VERIFY_WITH_TIMEOUT(!plt::isInputHeldByAnother(), longWait);
        QCOMPARE(console.runningGames()[0]->info().label, QStringLiteral("Harmless"));
        QTRY_VERIFY_WITH_TIMEOUT(console.isActiveWindow(), longWait);
        QVERIFY(console.sentences().isEmpty());
    }

    void aGameThatHangsHoldingInputIsEnded() {
        if (QGuiApplication::platformName() != QLatin1String("xcb")) QSKIP("needs X");
        const GamesDir dir;
        addHostile(dir, QStringLiteral("hangs-holding-input"));
        ConsoleForTests console(dir, shortPatience);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("hangs-holding-input"));
        QTRY_COMPARE_WITH_TIMEOUT(
            console.sentences(),
            QStringList{QStringLiteral(
                "Hangs Holding Input held on to the keyboard or mouse without responding, and was ended.")},
            longWait);
        QTRY_VERIFY(console.runningGames().isEmpty());
        QTRY_VERIFY(!plt::isInputHeldByAnother());
    }

  private:
    /// Returns true if a game's window has noted where it was, which it does when it is closed; forgets it.
    static bool isShapeKept() {
        bool kept = false;
        QDirIterator files(home.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.fileName().contains(QLatin1String("harmless")) || !file.open(QIODevice::ReadWrite))
                continue;
            kept = kept || file.readAll().contains("geometry");
            file.remove();
        }
        return kept;
    }
};

QTEST_MAIN(TestStopping)
#include "test_stopping.moc"
