// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "launcher/running/running_list.h"
#include "tests/launcher/console_for_tests.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QToolButton>

namespace {

const plt::testing::CleanHome home;

// With sanitizers, on a busy machine, an ordinary game takes longer than four seconds for its window.
constexpr plt::Patience shortPatience = {PLT_SLOW ? 12000 : 4000, 2500};
constexpr int longWait = 60000;
/// A console that waited for a game would stand still for seconds; what starting a process takes on a busy
/// machine is less.
constexpr qint64 maximumStall = 1000;

void addHostile(const GamesDir& dir, const QString& plugin) {
    dir.write(plugin + QLatin1String("/info.yaml"), "game: lib\n");
    dir.addLibrary(plugin, QStringLiteral("lib.so"), plugin);
}

}  // namespace

/// Games that do their worst, and what the console makes of it.
class TestHostile : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void badEnds_data() {
        QTest::addColumn<QString>("plugin");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* plugin, const char* sentence, const char* words = "") {
            QTest::newRow(plugin) << QString::fromLatin1(plugin) << QString::fromLatin1(sentence)
                                  << QString::fromLatin1(words);
        };
        row("throws", "Throws failed while it was starting.", "no felt left in the shop");
        row("throws-early", "Throws Early did not load.", "the factory is on strike");
        row("throws-while-loading", "Throws While Loading did not load.", "the shop is closed");
        row("no-view", "No View failed while it was starting.");
        row("aborts", "Aborts crashed (it aborted itself).", "last words of the aborting game");
        row("segfaults", "Segfaults crashed (segmentation fault).");
        row("exits", "Exits stopped with code 7.");
        row("exits-later", "Exits Later stopped with code 4.");
        row("exits-with-0", "Exits With 0 ended without opening a window.");
        row("leaves-quietly", "Leaves Quietly ended without opening a window.");
        row("crashes-silently", "Crashes Silently crashed (it aborted itself).");
        row("unresolved", "Unresolved did not load.", "functionThatNobodyHas");
        row("prints-megabytes", "Prints Megabytes crashed (it aborted itself).", "the very last line");
#if !PLT_SLOW
        // A sanitizer needs more address space than this game leaves it.
        row("eats-memory", "Eats Memory failed while it was starting.", "bad_alloc");
#endif
    }
    void badEnds() {
        QFETCH(QString, plugin);
        QFETCH(QString, sentence);
        QFETCH(QString, words);
        const GamesDir dir;
        addHostile(dir, plugin);
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        Stalls stalls;
        console.click(plugin);
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(), QStringList{sentence}, longWait);
        const QString report = console.troubles().rows()[0]->report();
        QVERIFY2(report.contains(words), qPrintable(report));
        constexpr qsizetype maximumReport = 8192;
        QVERIFY(report.size() < maximumReport);
        QTRY_VERIFY(console.runningGames().isEmpty());
        QVERIFY(!console.button(plugin)->isStarting());
        QVERIFY(console.button(plugin)->isEnabled());
        QVERIFY2(stalls.longest() < maximumStall, qPrintable(QString::number(stalls.longest())));
    }

    void endlessLoop() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("loops"));
        addHostile(dir, QStringLiteral("says-goodbye"));
        ConsoleForTests console(dir, shortPatience);
        QTRY_VERIFY(console.isReady());
        Stalls stalls;
        console.click(QStringLiteral("loops"));
        QVERIFY(console.button(QStringLiteral("loops"))->isStarting());
        // The console goes on starting others.
        console.click(QStringLiteral("says-goodbye"));
        QCOMPARE(console.runningGames().size(), 2);
        QTRY_COMPARE_WITH_TIMEOUT(
            console.sentences(), QStringList{QStringLiteral("Loops has not opened a window yet.")}, longWait);
        QVERIFY(!console.button(QStringLiteral("loops"))->isStarting());
        QVERIFY2(stalls.longest() < maximumStall, qPrintable(QString::number(stalls.longest())));
        auto* const stop = console.troubles().rows()[0]->findChild<QToolButton*>(QStringLiteral("stop"));
        QVERIFY(stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        // Stopping it was the player's wish: nothing is said of it.
        QVERIFY(console.sentences().isEmpty());
        QVERIFY(!console.troubles().isVisible());
    }

    void loopingForeverWithoutAWindow() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("no-window"));
        ConsoleForTests console(dir, shortPatience);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("no-window"));
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(),
                                  QStringList{QStringLiteral("No Window has not opened a window yet.")},
                                  longWait);
        // Dismissed, it is left in peace.
        auto* const row = console.troubles().rows()[0];
        QTest::mouseClick(row->findChild<QToolButton*>(QStringLiteral("dismiss")), Qt::LeftButton);
        QCOMPARE(console.runningGames().size(), 1);
        QTest::qWait(1500);
        QVERIFY(console.sentences().isEmpty());
    }

    void hangsAfterItsWindow() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("hangs-later"));
        ConsoleForTests console(dir, shortPatience);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("hangs-later"));
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames()[0]->windowWasShown(), longWait);
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(),
                                  QStringList{QStringLiteral("Hangs Later is not responding.")}, longWait);
        // The list shows the time, and goes on counting.
        const plt::RunningRow* const row = console.running().rows()[0];
        const QString before = row->stateText();
        QVERIFY2(before.startsWith(QLatin1String("Not responding for 0:")), qPrintable(before));
        QTRY_VERIFY(row->stateText() != before);
        console.runningGames()[0]->stop();
        QTRY_VERIFY(console.runningGames().isEmpty());
        QVERIFY(console.sentences().isEmpty());
    }

    void recovers() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("naps"));
        ConsoleForTests console(dir, {longWait, 2000});
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("naps"));
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(), QStringList{QStringLiteral("Naps is not responding.")},
                                  longWait);
        QTRY_VERIFY_WITH_TIMEOUT(console.sentences().isEmpty(), longWait);
        QCOMPARE(console.runningGames().size(), 1);
    }

    void wellInSpiteOfOddManners() {
        for (const char* name : {"closes-stderr", "meddles"}) {
            const GamesDir dir;
            const QString plugin = QLatin1String(name);
            addHostile(dir, plugin);
            ConsoleForTests console(dir);
            QTRY_VERIFY(console.isReady());
            console.click(plugin);
            QTRY_VERIFY_WITH_TIMEOUT(
                console.runningGames().size() == 1 && console.runningGames()[0]->windowWasShown(), longWait);
            QTest::qWait(300);
            QVERIFY(console.sentences().isEmpty());
        }
    }

    void refusedBeforeItIsStarted() {
        const GamesDir dir;
        for (const char* name : {"newer-interface", "newer-minor", "other-interface"})
            addHostile(dir, QLatin1String(name));
        dir.write(QStringLiteral("text/info.yaml"), "game: lib\n");
        dir.write(QStringLiteral("text/lib.so"), "this is a letter\n");
        dir.write(QStringLiteral("missing/info.yaml"), "game: lib\n");
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        for (const char* name : {"newer-interface", "newer-minor", "other-interface", "text", "missing"}) {
            plt::GameButton* const button = console.button(QLatin1String(name));
            // The first look does not open libraries; the thorough one follows at once.
            QTRY_VERIFY2(!button->isEnabled(), name);
            QVERIFY2(button->toolTip().contains(QLatin1String("library")), qPrintable(button->toolTip()));
            QTest::mouseClick(button, Qt::LeftButton);
            QVERIFY(console.problems().text().contains(dir.file(QLatin1String(name))));
        }
        QVERIFY(console.runningGames().isEmpty());
        QVERIFY(console.problems().isVisible());
    }

    void libraryGoneBad() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("harmless"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        const plt::GameInfo before = console.button(QStringLiteral("harmless"))->info();
        QVERIFY(QFile::remove(dir.file(QStringLiteral("harmless/lib.so"))));
        // Clicked in the moment before the console notices.
        console.play(before);
        QTRY_COMPARE_WITH_TIMEOUT(console.sentences(), QStringList{QStringLiteral("Harmless did not load.")},
                                  longWait);
        QVERIFY(console.troubles().rows()[0]->report().contains(QLatin1String("library missing")));
    }

    void failuresDoNotPileUp() {
        const GamesDir dir;
        constexpr int games = 15;
        for (int i = 0; i < games; ++i) {
            const QString folder = QStringLiteral("bad-%1").arg(i);
            dir.write(folder + QLatin1String("/info.yaml"), "game: lib\n");
            dir.addLibrary(folder, QStringLiteral("lib.so"), QStringLiteral("exits"));
        }
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        for (int i = 0; i < 3; ++i) {
            console.click(QStringLiteral("bad-0"));
            QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        }
        QCOMPARE(console.troubles().rows().size(), 1);
        QVERIFY(console.troubles().rows()[0]->report().contains(QLatin1String("3 times")));
        for (int i = 1; i < games; ++i) console.click(QStringLiteral("bad-%1").arg(i));
        QTRY_VERIFY_WITH_TIMEOUT(console.runningGames().isEmpty(), longWait);
        QCOMPARE(console.troubles().rows().size(), plt::TroubleList::maximumRows);
        // The games stay in view, and no box has been opened.
        QVERIFY(console.troubles().height() <= console.height() / 2);
        QVERIFY(!QApplication::activeModalWidget());
    }

    void copyAndStartAgain() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("aborts"));
        ConsoleForTests console(dir);
        QTRY_VERIFY(console.isReady());
        console.click(QStringLiteral("aborts"));
        QTRY_COMPARE_WITH_TIMEOUT(console.troubles().rows().size(), 1, longWait);
        plt::TroubleRow* const row = console.troubles().rows()[0];
        for (QToolButton* const button : row->findChildren<QToolButton*>())
            if (button->text() == QLatin1String("Copy")) QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), row->report());
        QVERIFY(row->report().contains(QLatin1String("last words")));
        QTest::mouseClick(row->findChild<QToolButton*>(QStringLiteral("startAgain")), Qt::LeftButton);
        QCOMPARE(console.runningGames().size(), 1);
        QVERIFY(console.sentences().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(console.troubles().rows().size(), 1, longWait);
    }

    void programMissing() {
        const GamesDir dir;
        addHostile(dir, QStringLiteral("harmless"));
        plt::ConsoleWindow console({{dir.path()}, QStringLiteral("/nowhere/plt-games"), {}});
        console.show();
        QTRY_VERIFY_WITH_TIMEOUT(console.shelves().isComplete(), longWait);
        console.play(console.shelves().button(dir.file(QStringLiteral("harmless")))->info());
        QTRY_COMPARE(console.troubles().rows().size(), 1);
        plt::TroubleRow* const row = console.troubles().rows()[0];
        QCOMPARE(row->sentence(), QStringLiteral("Harmless could not be started."));
        // However narrow the window is made, all its buttons are seen, side by side.
        for (const int width : {900, 440, 100}) {
            console.resize(width, 400);
            QTRY_VERIFY(row->visibleRegion().boundingRect().width() == row->width());
            int sum = 0;
            QRect all;
            for (QToolButton* const button : row->findChildren<QToolButton*>()) {
                if (!button->isVisible()) continue;
                sum += button->width();
                all |= button->geometry();
            }
            QVERIFY2(row->rect().contains(all) && all.width() < sum + 50, qPrintable(QString::number(width)));
        }
    }
};

QTEST_MAIN(TestHostile)
#include "test_hostile.moc"
