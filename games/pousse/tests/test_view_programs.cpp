// SPDX-License-Identifier: MIT
#include "pousse/match/match_dialog.h"
#include "pousse/programs/program_list.h"
#include "pousse/programs/programs_dialog.h"
#include "pousse/tests/game.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>

/// Programs of other people, including faulty ones, and matches.
class TestPoussePrograms : public QObject {
    Q_OBJECT

    /// An executable script.
    pousse::Program script(const QString& name, const QByteArray& lines) const {
        const QString path = folder_.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) qFatal("no script");
        file.write("#!/bin/sh\n" + lines + "\n");
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        return {name, path, false};
    }
    static QString problemOf(const pousse::Program& program, const pousse::State& state, int limitMs) {
        try {
            pousse::askProgram(program, state, {}, limitMs);
        } catch (const std::runtime_error& problem) {
            return QString::fromUtf8(problem.what());
        }
        return {};
    }
    static pousse::State after(const char* moves) {
        auto state = pousse::Rules::begin({4}, {});
        for (const auto text : plt::split(moves, ' '))
            if (!text.empty()) state = *pousse::Rules::apply(state, PousseGame::moveOf(std::string(text)));
        return state;
    }

    QTemporaryDir folder_;

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void aProgramIsToldTheWholeGame() {
        const auto state = after("T1 L2");
        // The program keeps its input where the test can see it; the answer may have small letters.
        const QString seen = folder_.filePath(QStringLiteral("seen"));
        auto program = script(QStringLiteral("reader"), "cat > '" + seen.toUtf8() + "'\necho b3");
        QVERIFY(pousse::askProgram(program, state, {}) == PousseGame::moveOf("B3"));
        QFile file(seen);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("4\nT1\nL2\n"));
        file.close();
        program.endsWithQuit = true;
        (void)pousse::askProgram(program, state, {});
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("4\nT1\nL2\nQUIT\n"));
    }

    void itRunsInAFolderOfItsOwn() {
        const auto program = script(QStringLiteral("folder"), "[ -z \"$(ls -A)\" ] && echo T2 || echo T3");
        QVERIFY(pousse::askProgram(program, after(""), {}) == PousseGame::moveOf("T2"));
    }

    void whatGoesWrongIsSaid_data() {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("told");
        QTest::addRow("hangs") << QByteArray("sleep 100") << QStringLiteral("has not answered");
        QTest::addRow("hangs with a child")
            << QByteArray("sleep 100 & wait") << QStringLiteral("has not answered");
        QTest::addRow("chatters") << QByteArray("while :; do printf abcdefghijklmnopqrstuvwxyz; done")
                                  << QStringLiteral("does not stop writing");
        QTest::addRow("crashes") << QByteArray("kill -SEGV $$") << QStringLiteral("crashed");
        QTest::addRow("says nothing") << QByteArray("exit 3") << QStringLiteral("ended without a move");
        QTest::addRow("no move") << QByteArray("echo hello") << QStringLiteral("\"hello\"");
        QTest::addRow("off the board") << QByteArray("echo T5") << QStringLiteral("\"T5\"");
    }
    void whatGoesWrongIsSaid() {
        QFETCH(QByteArray, lines);
        QFETCH(QString, told);
        const auto program = script(QStringLiteral("wrong"), lines);
        const QString problem = problemOf(program, after("T1"), 700);
        QVERIFY2(problem.contains(told), qPrintable(problem));
        QVERIFY(problem.startsWith(QLatin1String("wrong ")));
    }

    void aProgramThatIsGoneIsSaid() {
        const QString problem = problemOf(
            {QStringLiteral("gone"), folder_.filePath(QStringLiteral("gone")), false}, after(""), 700);
        QCOMPARE(problem, QStringLiteral("gone cannot be started"));
    }

    /// It answers and does not end: the answer counts, and the program is ended.
    void whoAnswersNeedNotEnd() {
        const auto program = script(QStringLiteral("lingers"), "echo L4\nsleep 100");
        QElapsedTimer elapsed;
        elapsed.start();
        QVERIFY(pousse::askProgram(program, after(""), {}) == PousseGame::moveOf("L4"));
        QVERIFY(!elapsed.hasExpired(50'000));
    }

    void itIsStopped() {
        const auto program = script(QStringLiteral("slow"), "sleep 100");
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_THROWS_EXCEPTION(pousse::ProgramFailure,
                                 (void)pousse::askProgram(program, after(""), stop.get_token()));
    }

    void theExample() {
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty())
            QSKIP("there is no python3 on this machine");
        const pousse::Program example{QStringLiteral("copycat"),
                                      QStringLiteral(PLT_GAME_FOLDER "/programs/copycat.py"), true};
        QVERIFY(pousse::askProgram(example, after(""), {}) == PousseGame::moveOf("T1"));
        QVERIFY(pousse::askProgram(example, after("B3 R2"), {}) == PousseGame::moveOf("R2"));
    }

    void aProgramIsAddedKeptAndPlays() {
        const auto program = script(QStringLiteral("bottom"), "echo B2");
        {
            const PousseGame game;
            pousse::ProgramsDialog dialog(game.view->programs());
            dialog.add(program.path);
            QCOMPARE(dialog.entries().count(), 1);
            QCOMPARE(game.view->programs().nameFor(pousse::Mark::o), QStringLiteral("bottom"));
            game.session().setSeats({plt::Seat::person(), plt::Seat::computer("program")});
            game.click("T1");
            QTRY_COMPARE(game.session().moveCount(), 2);
            QVERIFY(*game.state().last == PousseGame::moveOf("B2"));
        }
        const PousseGame later;
        QCOMPARE(later.view->programs().programs().size(), 1);
        QCOMPARE(later.view->programs().nameFor(pousse::Mark::x), QStringLiteral("bottom"));
        later.view->programs().setPrograms({});
        QCOMPARE(later.view->programs().nameFor(pousse::Mark::x), QString());
    }

    /// The window goes on; the person takes over.
    void aProgramThatFailsIsTakenOverFor() {
        const PousseGame game;
        game.view->programs().setPrograms({script(QStringLiteral("mute"), "exit 1")});
        game.view->programs().choose(pousse::Mark::o, 0);
        game.session().setSeats({plt::Seat::person(), plt::Seat::computer("program")});
        game.click("T1");
        QTRY_VERIFY(game.message().contains(QLatin1String("mute has ended without a move")));
        QVERIFY(!game.view->isThinking());
        game.click("T2");
        QCOMPARE(game.session().moveCount(), 2);
        game.view->programs().setPrograms({});
    }

    /// A window that closes, or a game that goes on elsewhere, does not wait for a program that hangs.
    void aHangingProgramIsLeft() {
        const PousseGame game;
        game.view->programs().setPrograms({script(QStringLiteral("hangs"), "sleep 100")});
        game.view->programs().choose(pousse::Mark::o, 0);
        game.session().setSeats({plt::Seat::person(), plt::Seat::computer("program")});
        game.click("T1");
        QTRY_VERIFY(game.view->isThinking());
        QVERIFY(game.view->statusText().startsWith(QLatin1String("hangs (O)")));
        game.session().undo();
        QCOMPARE(game.session().moveCount(), 0);
        QVERIFY(!game.view->isThinking());
        game.view->programs().setPrograms({});
    }

    // Matches
    // ------------------------------------------------------------------------------------------------

    void aMatchIsPlayed() {
        const PousseGame game;
        pousse::MatchDialog match(game.session(), 4);
        match.setPlayers("beginner", "simple");
        match.setGames(6);
        match.start();
        QTRY_COMPARE(match.games().size(), std::size_t(6));
        QTRY_VERIFY(!match.isRunning());
        QCOMPARE(match.table().rowCount(), 6);
        int won = 0;
        for (std::size_t i = 0; i < 6; ++i) {
            QCOMPARE(match.games()[i].firstIsX, i % 2 == 0);
            won += match.games()[i].isWonByFirst() ? 1 : 0;
            // The reported move is the one that was played.
            auto state = pousse::Rules::begin({4}, {});
            for (const auto& move : match.games()[i].moves) state = *pousse::Rules::apply(state, move);
            QVERIFY(pousse::winnerOf(state) == match.games()[i].winner);
        }
        QVERIFY2(match.summary().contains(QStringLiteral("has won %1 of 6").arg(won)),
                 qPrintable(match.summary()));
    }

    void enterStartsAMatchAndEndsNone() {
        const PousseGame game;
        pousse::MatchDialog match(game.session(), 6);
        match.setPlayers("expert", "expert");
        match.show();
        match.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&match));
        auto* games = match.findChildren<QSpinBox*>().last();
        games->setFocus();
        games->selectAll();
        QTest::keyClicks(games, QStringLiteral("50"));
        QTest::keyClick(games, Qt::Key_Return);
        QVERIFY(match.isVisible());
        QVERIFY(match.isRunning());
        QTest::keyClick(match.focusWidget() != nullptr ? match.focusWidget() : &match, Qt::Key_Return);
        QVERIFY(match.isVisible());
        QVERIFY(match.isRunning());
        match.stop();
    }

    void enterNamesAProgram() {
        const PousseGame game;
        pousse::ProgramsDialog dialog(game.view->programs());
        dialog.add(QStringLiteral("/nowhere/a-program"));
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        // A native file dialog would block the test.
        bool asked = false;
        QTimer watch;
        connect(&watch, &QTimer::timeout, this, [&] {
            auto* modal = plt::testing::openDialog<QDialog>();
            if (modal == nullptr || modal == &dialog) return;
            asked = true;
            modal->close();
        });
        watch.start(50);
        auto* name = dialog.findChild<QLineEdit*>();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Mine"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!asked);
        QVERIFY(dialog.isVisible());
        QCOMPARE(game.view->programs().programs().front().name, QStringLiteral("Mine"));
        game.view->programs().setPrograms({});
    }

    void aMatchIsStopped() {
        const PousseGame game;
        pousse::MatchDialog match(game.session(), 6);
        match.setPlayers("expert", "expert");
        match.start();
        QVERIFY(match.isRunning());
        match.stop();
        QVERIFY(!match.isRunning());
        QVERIFY(match.games().empty());
        // The match can begin again.
        match.setPlayers("simple", "simple");
        match.setGames(2);
        match.start();
        QTRY_COMPARE(match.games().size(), std::size_t(2));
    }
};

QTEST_MAIN(TestPoussePrograms)
#include "test_view_programs.moc"
