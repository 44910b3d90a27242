// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "parcheesi/statistics/pages.h"
#include "parcheesi/tests/game.h"

#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableWidget>

/// The statistics of games, and their texts.
class TestParcheesiStatistics : public QObject {
    Q_OBJECT

    using Desk = parcheesi::testing::Desk;

    /// A row of a table by its first cell.
    static QStringList row(const plt::StatisticsPage::Table& table, const QString& name) {
        for (const auto& one : table.rows)
            if (one.front() == name) return one;
        return {};
    }
    /// Wins soon, as the only person at the table.
    static void playToAWin(const Desk& desk) {
        desk.playUntil([](const Desk& now) { return now.wins(now.advice()); });
        plt::Seats seats(parcheesi::sideCount, plt::Seat::computer("carla"));
        seats[parcheesi::indexOf(desk.state().side())] = plt::Seat::person();
        desk.session().setSeats(seats);
        desk.session().play(desk.advice());
        QVERIFY(desk.isOver());
        plt::FileWriter::shared().finish();
    }
    static QMap<QString, qint64> kept(const QString& name) {
        return plt::Statistics::talliesOf(plt::Statistics(name).read());
    }
    static qint64 rolls(const QMap<QString, qint64>& tallies) {
        qint64 sum = 0;
        for (auto it = tallies.begin(); it != tallies.end(); ++it)
            if (it.key().startsWith(QLatin1String("dice/"))) sum += *it;
        return sum;
    }

    /// Looks at the pages of the statistics, opened by their key.
    static void inTheDialog(const Desk& desk, const std::function<void(QTabWidget&)>& look) {
        bool seen = false;
        plt::testing::withDialog<QDialog>([&](QDialog& dialog) {
            seen = QTest::qWaitForWindowExposed(&dialog);
            if (auto* const tabs = dialog.findChild<QTabWidget*>()) look(*tabs);
            dialog.reject();
        });
        desk.action(Qt::CTRL | Qt::Key_I)->trigger();
        QVERIFY(seen);
    }

  private Q_SLOTS:
    void init() { plt::motion::setEnabled(false); }

    void aGameIsCountedBySideAndPlayer() {
        const auto name = QStringLiteral("test-parcheesi-counted");
        const Desk desk(QStringLiteral("standard:7"), QStringLiteral("person-person-person-person"), name);
        playToAWin(desk);
        const auto tallies = kept(name);
        const QStringList words{QStringLiteral("green"), QStringLiteral("red"), QStringLiteral("blue"),
                                QStringLiteral("yellow")};
        const auto winner = parcheesi::indexOf(desk.state().side());
        const QString person =
            desk.session().result().helped ? QStringLiteral("you-helped") : QStringLiteral("you");
        qint64 rolled = 0;
        for (std::size_t side = 0; side < parcheesi::sideCount; ++side) {
            const QString who = side == winner ? person : QStringLiteral("carla");
            const QString of = QLatin1Char('/') + words.at(int(side)) + QLatin1Char('/');
            QCOMPARE(tallies.value(QStringLiteral("played") + of + who), 1);
            QCOMPARE(tallies.value(QStringLiteral("won") + of + who), side == winner ? 1 : 0);
            for (std::size_t pair = 0; pair < parcheesi::pairCount; ++pair) {
                const auto dice = parcheesi::allPairs[pair];
                const QString what = QStringLiteral("%1-%2").arg(dice.first).arg(dice.second);
                QCOMPARE(tallies.value(QStringLiteral("dice") + of + what),
                         desk.state().tallies[side].pairs[pair]);
            }
            rolled += desk.state().tallies[side].rolls();
        }
        QVERIFY(rolled > 50);
        QCOMPARE(rolls(tallies), rolled);
    }
    /// A side with two pawns at home from the beginning does not play the same game.
    void shortGamesAreCountedApart() {
        const auto name = QStringLiteral("test-parcheesi-short");
        const Desk desk(QStringLiteral("short:7"), QStringLiteral("person-person-person-person"), name);
        playToAWin(desk);
        const auto tallies = kept(name);
        const auto count = [&](const QString& what) {
            qint64 sum = 0;
            for (auto it = tallies.begin(); it != tallies.end(); ++it)
                if (it.key().startsWith(what + QLatin1Char('/'))) sum += *it;
            return sum;
        };
        QCOMPARE(count(QStringLiteral("played")), 0);
        QCOMPARE(count(QStringLiteral("won")), 0);
        QCOMPARE(count(QStringLiteral("short-played")), 4);
        QCOMPARE(count(QStringLiteral("short-won")), 1);
        QVERIFY(rolls(tallies) > 10);
        auto sums = tallies;
        sums[QStringLiteral("played/green/grace")] = 3;
        const auto page = parcheesi::StatisticsPages::of(sums).at(0);
        QVERIFY2(page.verdict.startsWith(QStringLiteral("4 games")), qPrintable(page.verdict));
        QCOMPARE(page.tables.size(), 2);
        QVERIFY(page.tables.at(0).name != page.tables.at(1).name);
        QCOMPARE(row(page.tables.at(0), QStringLiteral("All players")).at(1), QStringLiteral("0 of 3 (0 %)"));
    }
    void theSameDiceAreCountedOnce() {
        const auto name = QStringLiteral("test-parcheesi-once");
        const Desk desk(QStringLiteral("standard:7"), QStringLiteral("person-person-person-person"), name);
        playToAWin(desk);
        const auto once = kept(name);
        desk.session().restart();
        desk.session().setSeats(plt::Seats(parcheesi::sideCount, plt::Seat::person()));
        playToAWin(desk);
        const auto twice = kept(name);
        QCOMPARE(rolls(twice), rolls(once));
        qint64 games = 0;
        for (auto it = twice.begin(); it != twice.end(); ++it)
            if (it.key().startsWith(QLatin1String("played/green/"))) games += *it;
        QCOMPARE(games, 2);
    }
    void winsAreToldBySideAndPlayer() {
        QMap<QString, qint64> sums{{QStringLiteral("played/green/grace"), 8},
                                   {QStringLiteral("won/green/grace"), 6},
                                   {QStringLiteral("played/red/grace"), 2},
                                   {QStringLiteral("played/red/polly"), 6},
                                   {QStringLiteral("played/blue/you"), 7},
                                   {QStringLiteral("won/blue/you"), 1},
                                   {QStringLiteral("played/blue/you-helped"), 1},
                                   {QStringLiteral("won/blue/you-helped"), 1},
                                   {QStringLiteral("played/yellow/people"), 8},
                                   // Players of another version, and numbers that are not ours.
                                   {QStringLiteral("played/purple/grace"), 3},
                                   {QStringLiteral("nonsense"), 5}};
        const auto page = parcheesi::StatisticsPages::of(sums).at(0);
        QVERIFY2(page.verdict.startsWith(QStringLiteral("8 games")), qPrintable(page.verdict));
        const auto& table = page.tables.at(0);
        QCOMPARE(table.columns,
                 (QStringList{QStringLiteral("Player"), QStringLiteral("Green"), QStringLiteral("Red"),
                              QStringLiteral("Blue"), QStringLiteral("Yellow"), QStringLiteral("All")}));
        QCOMPARE(row(table, QStringLiteral("Amazing Grace")),
                 (QStringList{QStringLiteral("Amazing Grace"),
                              QStringLiteral("6 of 8 (75 %)"),
                              QStringLiteral("0 of 2 (0 %)"),
                              {},
                              {},
                              QStringLiteral("6 of 10 (60 %)")}));
        QCOMPARE(row(table, QStringLiteral("You")).at(3), QStringLiteral("1 of 7 (14 %)"));
        QCOMPARE(row(table, QStringLiteral("You, with help")).at(5), QStringLiteral("1 of 1 (100 %)"));
        QVERIFY(row(table, QStringLiteral("Expert")).isEmpty());
        QCOMPARE(row(table, QStringLiteral("All players")), (QStringList{QStringLiteral("All players"),
                                                                         QStringLiteral("6 of 8 (75 %)"),
                                                                         QStringLiteral("0 of 8 (0 %)"),
                                                                         QStringLiteral("2 of 8 (25 %)"),
                                                                         QStringLiteral("0 of 8 (0 %)"),
                                                                         {}}));
    }
    void diceAreJudgedForEachSide() {
        using parcheesi::Side;
        QMap<QString, qint64> sums;
        const auto add = [&sums](const char* side, auto count) {
            for (const auto pair : parcheesi::allPairs)
                sums[QStringLiteral("dice/%1/%2-%3")
                         .arg(QLatin1String(side))
                         .arg(pair.first)
                         .arg(pair.second)] = count(pair);
        };
        const auto fair = [](parcheesi::Dice pair) { return 20 * parcheesi::waysOf(pair); };
        for (const char* side : {"green", "red", "blue"}) add(side, fair);
        auto pages = parcheesi::StatisticsPages::of(sums);
        QCOMPARE(pages.size(), 3);
        QVERIFY2(pages.at(1).verdict.startsWith(QStringLiteral("The dice are fair")),
                 qPrintable(pages.at(1).verdict));
        // Yellow's dice love the six.
        add("yellow", [](parcheesi::Dice pair) { return pair.second == 6 ? 60 : 20; });
        pages = parcheesi::StatisticsPages::of(sums);
        QVERIFY2(pages.at(1).verdict.startsWith(QStringLiteral("The dice do not look fair")),
                 qPrintable(pages.at(1).verdict));
        QVERIFY(pages.at(1).verdict.contains(QStringLiteral("< 0.1 %")));
        const auto& tests = pages.at(1).tables.at(0);
        QCOMPARE(row(tests, QStringLiteral("Green")),
                 (QStringList{QStringLiteral("Green"), QStringLiteral("720"), QStringLiteral("120 (120.0)"),
                              QStringLiteral("0.0 (100 %)"), QStringLiteral("0.0 (100 %)"),
                              QStringLiteral("fair")}));
        QCOMPARE(row(tests, QStringLiteral("Yellow")).last(), QStringLiteral("uneven"));
        const auto& faces = pages.at(1).tables.at(1);
        QCOMPARE(faces.rows.size(), 6);
        QCOMPARE(row(faces, QStringLiteral("6")).at(1), QStringLiteral("240 (240.0)"));
        const auto& pairs = pages.at(2).tables.at(0);
        QCOMPARE(pairs.rows.size(), parcheesi::pairCount);
        QCOMPARE(row(pairs, QStringLiteral("2 and 5")).at(2), QStringLiteral("40 (40.0)"));
        QCOMPARE(row(pairs, QStringLiteral("5 and 5")).at(3), QStringLiteral("20 (20.0)"));
    }
    void aFewRollsAreNotJudged() {
        const auto empty = parcheesi::StatisticsPages::of({});
        QVERIFY(empty.at(0).verdict.startsWith(QStringLiteral("Nothing is counted here yet")));
        QCOMPARE(empty.at(1).verdict, QStringLiteral("No rolls are counted yet."));
        QVERIFY(empty.at(1).tables.isEmpty() && empty.at(2).tables.isEmpty());
        const auto few = parcheesi::StatisticsPages::of({{QStringLiteral("dice/red/1-2"), 9}});
        QVERIFY(few.at(1).verdict.contains(QStringLiteral("too few rolls")));
        QCOMPARE(row(few.at(1).tables.at(0), QStringLiteral("Red")).last(), QStringLiteral("too few rolls"));
        QCOMPARE(row(few.at(1).tables.at(0), QStringLiteral("Red")).at(3), QStringLiteral("-"));
    }
    void theDialogHasThePages() {
        const auto name = QStringLiteral("test-parcheesi-dialog");
        // Games that an earlier version has counted stay.
        const QString path = plt::Statistics(name).path();
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":1,"sets":{"standard-grace-polly-person-renee":{"label":"Old","played":5,)"
                   R"("won":2,"lost":3,"figures":{"Rolls":{"best":50,"sum":300,"count":5}}}}})");
        file.close();
        const Desk desk(QStringLiteral("standard:7"), QStringLiteral("person-person-person-person"), name);
        inTheDialog(desk, [](QTabWidget& tabs) {
            QCOMPARE(tabs.count(), 4);
            QCOMPARE(tabs.tabText(1), QStringLiteral("Wins"));
            QVERIFY(tabs.widget(1)->findChildren<QTableWidget*>().isEmpty());
        });
        playToAWin(desk);
        const auto all = plt::Statistics(name).read();
        const auto old = all.value(QStringLiteral("standard-grace-polly-person-renee"));
        QCOMPARE(old.played, 5);
        QCOMPARE(old.figures.value(QStringLiteral("Rolls")).sum, 300.0);
        QCOMPARE(all.size(), 2);
        inTheDialog(desk, [](QTabWidget& tabs) {
            QCOMPARE(tabs.tabText(0), QStringLiteral("Results"));
            // The few rows of the results have no empty space for the many pairs of dice below them.
            const int height = tabs.window()->height();
            tabs.setCurrentIndex(tabs.count() - 1);
            QVERIFY(tabs.window()->height() > height + 100);
            tabs.setCurrentIndex(0);
            QCOMPARE(tabs.window()->height(), height);
            for (int page = 1; page < tabs.count(); ++page) {
                tabs.setCurrentIndex(page);
                const auto tables = tabs.widget(page)->findChildren<QTableWidget*>();
                QVERIFY(!tables.isEmpty());
                for (auto* table : tables) {
                    QVERIFY(!table->accessibleName().isEmpty());
                    QVERIFY(table->rowCount() > 0);
                    // All columns are in sight.
                    QVERIFY(!table->horizontalScrollBar()->isVisible());
                }
            }
        });
    }
};

QTEST_MAIN(TestParcheesiStatistics)
#include "test_view_statistics.moc"
