// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics_file.h"
#include "common/storage/guests/guests.h"
#include "common/testing/clean_home.h"
#include "launcher/collection/begun_games.h"
#include "launcher/collection/collection.h"
#include "launcher/collection/favourites.h"
#include "launcher/shelves/shelf.h"
#include "tests/launcher/console_for_tests.h"
#include "tests/launcher/saved_games.h"

#include <algorithm>
#include <limits>

#include <QLineEdit>
#include <QSignalSpy>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace {

const plt::testing::CleanHome home;
constexpr qint64 everything = std::numeric_limits<qint64>::max();

QStringList idsOf(const QList<plt::BegunGame>& games) {
    QStringList ids;
    for (const plt::BegunGame& game : games) ids.append(game.id);
    return ids;
}

QDateTime ago(int minutes) {
    return QDateTime::currentDateTime().addSecs(-60 * minutes);
}

}  // namespace

/// Games that were begun: their files, and their shelf.
class TestBegunGames : public QObject {
    Q_OBJECT

    std::unique_ptr<GamesDir> dir_;
    std::unique_ptr<ConsoleForTests> console_;

    void open() {
        console_ = std::make_unique<ConsoleForTests>(*dir_);
        console_->resize(1100, 700);
        QTRY_VERIFY(console_->isReady());
    }
    plt::Shelf* shelf() const {
        for (auto* const each : console_->shelves().findChildren<plt::Shelf*>())
            if (each->isVisible() && each->accessibleName() == QLatin1String("Go on with")) return each;
        return nullptr;
    }
    /// Its buttons from left to right.
    QList<plt::GameButton*> begun() const {
        QList<plt::GameButton*> out;
        for (plt::GameButton* const button : console_->shelves().buttons())
            if (shelf() && button->parentWidget() == shelf()) out.append(button);
        return out;
    }
    QStringList begunLabels() const {
        QStringList out;
        for (const plt::GameButton* const button : begun()) out.append(button->info().label);
        return out;
    }

  private Q_SLOTS:
    void init() {
        dir_ = std::make_unique<GamesDir>();
        for (const char* name : {"alpha", "beta", "delta", "gamma", "omega"})
            dir_->add(QLatin1String(name), "game: lib\nicon: icon.svg\nsummary: Fun\n");
    }
    void cleanup() {
        console_.reset();
        dir_.reset();
        savedGames::clear();
    }

    void progressIsToldInOneLine_data() {
        QTest::addColumn<QDateTime>("played");
        QTest::addColumn<int>("moves");
        QTest::addColumn<QString>("line");
        const QTime time(14, 5);
        const auto row = [&](const char* name, const QDate& date, int moves, const QString& line) {
            QTest::newRow(name) << QDateTime(date, time) << moves << line;
        };
        const QString clock = plt::timeOfDay(time);
        const QDate today(2024, 3, 1);
        row("today", today, 24, QStringLiteral("24 moves, today at %1").arg(clock));
        row("one move", today, 1, QStringLiteral("1 move, today at %1").arg(clock));
        row("yesterday", {2024, 2, 29}, 2, QStringLiteral("2 moves, yesterday at %1").arg(clock));
        const QDate before(2024, 2, 28);
        row("before", before, 2,
            QStringLiteral("2 moves, last played on %1")
                .arg(QLocale().toString(before, QLocale::ShortFormat)));
        row("unknown", today, -1, QStringLiteral("Last played today at %1").arg(clock));
        row("unknown, yesterday", {2024, 2, 29}, -1,
            QStringLiteral("Last played yesterday at %1").arg(clock));
    }
    void progressIsToldInOneLine() {
        QFETCH(QDateTime, played);
        QFETCH(int, moves);
        QFETCH(QString, line);
        QCOMPARE(plt::progressLine({QStringLiteral("x"), played, moves}, QDate(2024, 3, 1)), line);
    }

    void newestFirst() {
        savedGames::write(QStringLiteral("beta"), savedGames::begun(QStringLiteral("beta"), 3, 5), ago(50));
        savedGames::write(QStringLiteral("alpha"), savedGames::begun(QStringLiteral("alpha"), 1, 1), ago(90));
        savedGames::write(QStringLiteral("gamma"), savedGames::begun(QStringLiteral("gamma"), 7, 7), ago(5));
        savedGames::write(QStringLiteral("stranger"), savedGames::begun(QStringLiteral("stranger"), 1, 1));
        open();
        QCOMPARE(begunLabels(),
                 QStringList({QStringLiteral("Gamma"), QStringLiteral("Beta"), QStringLiteral("Alpha")}));
        QVERIFY(begun()[1]->progress().startsWith(QLatin1String("3 moves, ")));
        QVERIFY(begun()[1]->accessibleDescription().contains(begun()[1]->progress()));
        QCOMPARE(begun()[1]->accessibleName(), QStringLiteral("Beta"));
        // It is on the shelf of its set as well, with the same text.
        QVERIFY(console_->button(QStringLiteral("beta")) != begun()[1]);
        QVERIFY(console_->button(QStringLiteral("beta"))->isResumable());
        QVERIFY(!console_->button(QStringLiteral("delta"))->isResumable());
    }

    void fewFitIntoTheRow() {
        int minutes = 0;
        for (const char* name : {"alpha", "beta", "delta", "gamma", "omega"})
            savedGames::write(QLatin1String(name), savedGames::begun(QLatin1String(name), 1, 1),
                              ago(++minutes));
        open();
        QTRY_COMPARE(begun().size(), 4);
        QCOMPARE(begunLabels().first(), QStringLiteral("Alpha"));
        console_->resize(360, 300);
        QTRY_COMPARE(begun().size(), 2);
        console_->resize(1100, 700);
        QTRY_COMPARE(begun().size(), 4);
    }

    void itFollowsWhatIsPlayed() {
        open();
        QVERIFY(!shelf());
        // Until the directories are watched.
        QTest::qWait(400);
        savedGames::write(QStringLiteral("beta"), savedGames::begun(QStringLiteral("beta"), 3, 5));
        QTRY_COMPARE(begunLabels(), QStringList{QStringLiteral("Beta")});
        const plt::GameButton* const before = begun()[0];
        const plt::GameButton* const inSet = console_->button(QStringLiteral("beta"));
        const QFile file(savedGames::path(QStringLiteral("beta")));
        const QByteArray more = savedGames::begun(QStringLiteral("beta"), 41, 41);
        QCOMPARE(plt::storage::writeFile(file.fileName(), more), QString());
        QTRY_VERIFY(begun()[0]->progress().startsWith(QLatin1String("41 moves")));
        // The same buttons, and nothing of them flickers.
        QCOMPARE(begun()[0], before);
        QCOMPARE(console_->button(QStringLiteral("beta")), inSet);
        QVERIFY(inSet->hasPicture());
        QVERIFY(QFile::remove(file.fileName()));
        QTRY_VERIFY(!shelf());
    }

    void brokenFilesAreNotBelieved_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QString id = QStringLiteral("alpha");
        const QByteArray good = savedGames::begun(id, 2, 2);
        const auto row = [](const char* name, const QByteArray& bytes) { QTest::newRow(name) << bytes; };
        row("empty", {});
        row("cut off", good.left(good.size() - 5));
        row("of another game", savedGames::begun(QStringLiteral("beta"), 2, 2));
        row("newer", QByteArray(good).replace("\"format\":2", "\"format\":99"));
        row("without a format", QByteArray(good).replace("\"format\":2", "\"format\":null"));
        row("without a game", R"({"format":2,"game":"alpha","inProgress":true,"session":7})");
        row("at its end", QByteArray(good).replace("\"inProgress\":true", "\"inProgress\":false"));
        row("a list", "[1, 2]");
        row("noise", QByteArray(3000, '\xfe'));
        row("deep", QByteArray(100000, '['));
    }
    void brokenFilesAreNotBelieved() {
        QFETCH(QByteArray, bytes);
        savedGames::write(QStringLiteral("alpha"), bytes);
        savedGames::write(QStringLiteral("beta"), savedGames::begun(QStringLiteral("beta"), 2, 2), ago(10));
        QCOMPARE(idsOf(plt::BegunGames().read({QStringLiteral("alpha"), QStringLiteral("beta")}, everything)),
                 QStringList{QStringLiteral("beta")});
    }

    void whatIsNoFileIsNotOpened() {
        plt::storage::makeFolder(QStringLiteral("saved"));
        QVERIFY(QDir().mkpath(savedGames::path(QStringLiteral("alpha"))));
        QVERIFY(QFile::link(QStringLiteral("/nowhere"), savedGames::path(QStringLiteral("gamma"))));
#ifdef Q_OS_UNIX
        // Opening it for reading would block.
        QCOMPARE(::mkfifo(savedGames::path(QStringLiteral("beta")).toLocal8Bit().constData(), 0600), 0);
#endif
        const QSet<QString> ids = {QStringLiteral("alpha"), QStringLiteral("beta"), QStringLiteral("gamma")};
        QVERIFY(plt::BegunGames().read(ids, everything).isEmpty());
    }

    void claimsAreChecked_data() {
        QTest::addColumn<int>("made");
        QTest::addColumn<int>("known");
        QTest::addColumn<int>("told");
        QTest::newRow("all") << 4 << 4 << 4;
        QTest::newRow("some taken back") << 3 << 4 << 3;
        QTest::newRow("more than there are") << 1000000 << 4 << -1;
        QTest::newRow("less than none") << -7 << 4 << -1;
    }
    void claimsAreChecked() {
        QFETCH(int, made);
        QFETCH(int, known);
        QFETCH(int, told);
        const QString id = QStringLiteral("alpha");
        savedGames::write(id, savedGames::begun(id, made, known));
        const QList<plt::BegunGame> games = plt::BegunGames().read({id}, everything);
        QCOMPARE(games.size(), 1);
        QCOMPARE(games[0].moves, told);
    }

    void littleIsReadAtTheStart() {
        constexpr qint64 little = 10'000;
        const QString large = QStringLiteral("alpha");
        const QString small = QStringLiteral("beta");
        savedGames::write(large, savedGames::begun(large, 1, 1, 2 * little), ago(1));
        savedGames::write(small, savedGames::begun(small, 1, 1), ago(2));
        plt::BegunGames games;
        QCOMPARE(idsOf(games.read({large, small}, little)), QStringList{small});
        QCOMPARE(idsOf(games.read({large, small}, everything)), QStringList({large, small}));
        // Now it is known and not read again.
        QCOMPARE(idsOf(games.read({large, small}, 0)), QStringList({large, small}));
    }

    void anUnchangedFileIsNotReadAgain() {
        const QString id = QStringLiteral("alpha");
        const QDateTime when = ago(30);
        const QByteArray bytes = savedGames::begun(id, 3, 3);
        savedGames::write(id, bytes, when);
        plt::BegunGames games;
        QCOMPARE(games.read({id}, everything)[0].moves, 3);
        savedGames::write(id, QByteArray(bytes.size(), ' '), when);
        QCOMPARE(games.read({id}, everything).size(), 1);
        savedGames::write(id, QByteArray(bytes.size(), ' '), when.addSecs(1));
        QVERIFY(games.read({id}, everything).isEmpty());
    }

    void guestsHaveFoldersOfTheirOwn() {
        const QString guest = QStringLiteral("guest");
        const QString other = QStringLiteral("other");
        savedGames::write(guest, savedGames::begun(guest, 9, 9));
        QVERIFY(QDir().mkpath(plt::storage::guestFolder(guest) + QLatin1String("/saved")));
        savedGames::write(guest, savedGames::begun(guest, 3, 5));
        savedGames::write(other, savedGames::begun(other, 2, 2));
        QList<plt::BegunGame> begun =
            plt::BegunGames().read({guest, other}, std::numeric_limits<qint64>::max());
        std::sort(begun.begin(), begun.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
        QCOMPARE(begun.size(), 2);
        // The file of its name among those of the program's games is another game's.
        QCOMPARE(begun[0].id, guest);
        QCOMPARE(begun[0].moves, 3);
        QCOMPARE(begun[1].moves, 2);
        QVERIFY(QDir(plt::storage::guestFolder(guest)).removeRecursively());
    }

    /// A game of others that takes the place of one that came with the program.
    void aGuestOfTheSameIdSeesAndChangesNothing() {
        const GamesDir ours;
        const GamesDir others;
        const QString id = QStringLiteral("ludo");
        ours.add(id, "game: lib\n");
        others.add(id, "game: lib\n");
        const auto begunBy = [&](const GamesDir& shown) {
            plt::declareGuests(shown.scan(), ours.path());
            return plt::BegunGames().read({id}, everything);
        };
        plt::declareGuests(ours.scan(), ours.path());
        savedGames::write(id, savedGames::begun(id, 9, 9));
        QCOMPARE(begunBy(ours).at(0).moves, 9);
        plt::Favourites favourites;
        favourites.set(id, true);
        // It has not been played: it has nothing.
        QVERIFY(begunBy(others).isEmpty());
        QVERIFY(plt::StatisticsFile::path(id).startsWith(plt::storage::guestFolder(id)));
        QVERIFY(plt::DailyReader().read().played.isEmpty());
        QVERIFY(!favourites.contains(id));
        QVERIFY(QDir().mkpath(plt::storage::guestFolder(id) + QLatin1String("/saved")));
        savedGames::write(id, savedGames::begun(id, 3, 5));
        QCOMPARE(begunBy(others).at(0).moves, 3);
        favourites.set(id, true);
        favourites.set(id, false);
        // When the other one is back, it has its own, although the folder of the guest is still there.
        QCOMPARE(begunBy(ours).at(0).moves, 9);
        QVERIFY(!plt::StatisticsFile::path(id).startsWith(plt::storage::guestFolder(id)));
        QVERIFY(favourites.contains(id));
        plt::storage::setGuests({});
        QVERIFY(QDir(plt::storage::guestFolder(id)).removeRecursively());
    }

    void timesHaveNoSeconds() {
        const QTime time(14, 5, 9);
        for (const QLocale& locale : {QLocale::c(), QLocale(QLocale::English, QLocale::UnitedStates),
                                      QLocale(QLocale::German), QLocale(QLocale::Finnish)}) {
            QLocale::setDefault(locale);
            const QString text = plt::timeOfDay(time);
            QVERIFY2(!text.contains(QLatin1String("9")) && text.contains(QLatin1String("05")),
                     qPrintable(text));
        }
        QLocale::setDefault(QLocale::c());
    }

    void clickingGoesOn() {
        savedGames::write(QStringLiteral("beta"), savedGames::begun(QStringLiteral("beta"), 3, 5));
        open();
        QTRY_COMPARE(begun().size(), 1);
        const plt::GameInfo info = begun()[0]->info();
        QTest::mouseClick(begun()[0], Qt::LeftButton);
        QCOMPARE(console_->runningGames().size(), 1);
        constexpr int longWait = 60000;
        QTRY_VERIFY_WITH_TIMEOUT(console_->runningGames()[0]->windowWasShown(), longWait);
        // The game that is open is the one to go on with, on whichever shelf it is chosen.
        console_->resume(info);
        QCOMPARE(console_->runningGames().size(), 1);
        console_->click(QStringLiteral("beta"));
        QCOMPARE(console_->runningGames().size(), 1);
        console_->play(info);
        QCOMPARE(console_->runningGames().size(), 2);
    }

    void aFilterShowsEachGameOnce() {
        savedGames::write(QStringLiteral("beta"), savedGames::begun(QStringLiteral("beta"), 3, 5));
        open();
        QTRY_COMPARE(console_->labels().count(QStringLiteral("Beta")), 2);
        console_->search().setText(QStringLiteral("beta"));
        QCOMPARE(console_->labels(), QStringList{QStringLiteral("Beta")});
        console_->search().clear();
        QCOMPARE(console_->labels().count(QStringLiteral("Beta")), 2);
    }
};

QTEST_MAIN(TestBegunGames)
#include "test_begun_games.moc"
