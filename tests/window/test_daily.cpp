// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_boards.h"
#include "common/keeping/daily/daily_results.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "tests/support/counting.h"

#include <QFile>
#include <QMenu>

using namespace plt::testing;

namespace {

/// A window of a game with boards of the day, all to count to 9.
struct Table {
    explicit Table(const QString& id) {
        info.id = id;
        info.label = QStringLiteral("Counting");
        info.folder = home.path() + QLatin1Char('/') + id;
        QDir().mkpath(info.folder);
        QFile file(info.folder + QStringLiteral("/daily.txt"));
        if (!file.open(QIODevice::WriteOnly)) qFatal("not written");
        for (const char* day : {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"})
            file.write(QByteArray("2020-01-06 ") + day + " 9\n");
        file.close();
        view = new counting::View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->show();
        const bool exposed = QTest::qWaitForWindowExposed(window.get());
        Q_UNUSED(exposed)
    }
    QAction* today() const { return window->findChild<QAction*>(QStringLiteral("dailyBoard")); }
    QMenu* earlier() const {
        for (auto* menu : window->findChildren<QMenu*>())
            if (menu->title().contains(QLatin1String("days"))) return menu;
        return nullptr;
    }
    void win() const {
        while (view->session().outcome() == plt::Outcome::playing)
            QTest::keyClick(view, view->state().goal - view->state().sum >= 3 ? Qt::Key_3 : Qt::Key_1);
    }

    plt::GameInfo info;
    counting::View* view;
    std::unique_ptr<plt::GameWindow> window;
};

}  // namespace

class TestDailyWindow : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theBoardOfTheDayIsPlayedAndCounted() {
        const Table table(QStringLiteral("counted"));
        QVERIFY(table.today()->isEnabled());
        table.today()->trigger();
        const auto today = QDate::currentDate();
        QCOMPARE(table.view->session().shortId(),
                 plt::DailyBoards(table.info.folder, table.info.id).idOn(today));
        table.win();
        plt::FileWriter::shared().finish();
        const auto results = plt::DailyResults(table.info.id).read();
        QCOMPARE(results.size(), 1);
        QCOMPARE(results.first().outcome, plt::Outcome::won);
        QCOMPARE(results.first().on, results.firstKey());
    }

    void aBoardThatWasBegunGoesOn() {
        const Table table(QStringLiteral("begun"));
        table.today()->trigger();
        QTest::keyClick(table.view, Qt::Key_1);
        const auto place = table.view->session().place();
        table.today()->trigger();
        QCOMPARE(table.window->openGameId(table.view->session().shortId()), QString());
        QVERIFY(table.view->session().place() == place);
        // One that is over begins again.
        table.win();
        table.today()->trigger();
        QCOMPARE(table.view->session().moveCount(), 0);
        QCOMPARE(table.view->session().games().size(), std::size_t(place.game + 2));
    }

    void aBegunBoardGoesOnBehindOtherGames() {
        const Table table(QStringLiteral("behind-others"));
        auto& session = table.view->session();
        table.today()->trigger();
        const QString id = session.shortId();
        QTest::keyClick(table.view, Qt::Key_1);
        session.newGame();
        QTest::keyClick(table.view, Qt::Key_3);
        QTest::keyClick(table.view, Qt::Key_1);
        const auto other = session.longId();
        session.undo();
        const auto games = session.games().size();
        table.today()->trigger();
        QCOMPARE(session.shortId(), id);
        QCOMPARE(session.moveCount(), 1);
        QCOMPARE(session.games().size(), games);
        // A move in it cuts off nothing.
        QTest::keyClick(table.view, Qt::Key_3);
        for (int i = 0; i < 3; ++i) session.stepBack();
        QCOMPARE(session.longId(), other);
        QCOMPARE(session.plies(), 2);
        session.stepForward();
        QCOMPARE(session.shortId(), id);
        // One that is over elsewhere is dealt again.
        session.goTo(session.plies());
        table.win();
        session.newGame();
        QCOMPARE(table.window->openGameId(id), QString());
        QCOMPARE(session.moveCount(), 0);
        QCOMPARE(session.games().size(), games + 2);
    }

    void aSavedBoardGoesOnWhenItIsAskedFor() {
        plt::GameInfo info;
        QString id;
        {
            const Table first(QStringLiteral("resumed"));
            first.today()->trigger();
            QTest::keyClick(first.view, Qt::Key_1);
            first.window->saveNow();
            info = first.info;
            id = first.view->session().shortId();
        }
        plt::GameWindow window(info);
        auto* const view = new counting::View;
        QCOMPARE(window.setView(view, id), QString());
        QCOMPARE(view->session().shortId(), id);
        QCOMPARE(view->session().moveCount(), 1);
    }

    /// A result of a day to come shows that the clock was set back.
    void aClockSetBackMakesNoDayInARow() {
        const auto today = QDate::currentDate();
        const plt::DailyResults ahead(QStringLiteral("ahead"));
        plt::DailyResult won;
        won.outcome = plt::Outcome::won;
        won.on = today.addDays(3);
        QCOMPARE(ahead.record(won.on, won), QString());
        const Table table(QStringLiteral("behind"));
        table.today()->trigger();
        table.win();
        plt::FileWriter::shared().finish();
        const auto results = plt::DailyResults(table.info.id).read();
        QCOMPARE(results.size(), 1);
        QCOMPARE(results.firstKey(), today);
        QCOMPARE(results.first().on, today.addDays(3));
        QVERIFY(QFile::remove(ahead.path()));
        QVERIFY(QFile::remove(plt::DailyResults(table.info.id).path()));
    }

    /// Days of other games count, too.
    void daysOfAllGamesAreInOneRow() {
        const auto today = QDate::currentDate();
        plt::DailyResult won;
        won.outcome = plt::Outcome::won;
        for (int ago = 1; ago < 3; ++ago) {
            won.on = today.addDays(-ago);
            const plt::DailyResults other(QStringLiteral("other%1").arg(ago));
            QCOMPARE(other.record(won.on, won), QString());
        }
        const Table table(QStringLiteral("together"));
        table.today()->trigger();
        table.win();
        QTRY_VERIFY2(table.window->messageText().contains(QLatin1String("3 days in a row")),
                     qPrintable(table.window->messageText()));
        for (int ago = 1; ago < 3; ++ago)
            QVERIFY(QFile::remove(plt::DailyResults(QStringLiteral("other%1").arg(ago)).path()));
    }

    void earlierDaysAreListedWithTheirResults() {
        const Table table(QStringLiteral("listed"));
        Q_EMIT table.earlier()->aboutToShow();
        const auto before = table.earlier()->actions();
        QCOMPARE(before.size(), 30);
        before.at(1)->trigger();
        QCOMPARE(table.view->session().shortId(),
                 plt::DailyBoards(table.info.folder, table.info.id).idOn(QDate::currentDate().addDays(-2)));
        table.win();
        Q_EMIT table.earlier()->aboutToShow();
        QVERIFY2(table.earlier()->actions().at(1)->text().contains(QLatin1String("won in")),
                 qPrintable(table.earlier()->actions().at(1)->text()));
        QVERIFY(!table.earlier()->actions().at(0)->text().contains(QLatin1String("won")));
    }

    void otherGamesAreNotCountedThere() {
        const Table table(QStringLiteral("others"));
        table.view->session().openId(QStringLiteral("9#7"));
        table.win();
        plt::FileWriter::shared().finish();
        QVERIFY(plt::DailyResults(table.info.id).read().isEmpty());
    }

    void daysInARowAreTold() {
        const auto today = QDate::currentDate();
        const plt::DailyResults results(QStringLiteral("row"));
        plt::DailyResult won;
        won.outcome = plt::Outcome::won;
        for (int ago = 1; ago < 4; ++ago) {
            won.on = today.addDays(-ago);
            QCOMPARE(results.record(won.on, won), QString());
        }
        const Table table(QStringLiteral("row"));
        table.today()->trigger();
        table.win();
        QTRY_VERIFY2(table.window->messageText().contains(QLatin1String("4 days in a row")),
                     qPrintable(table.window->messageText()));
    }
};

QTEST_MAIN(TestDailyWindow)
#include "test_daily.moc"
