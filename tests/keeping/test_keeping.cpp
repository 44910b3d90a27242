// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/keeping/saved/saved_game.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"

#include <memory>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QTest>

using plt::Message;

namespace {
const plt::testing::CleanHome home;

void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

plt::GameResult result(qint64 score, plt::Outcome outcome = plt::Outcome::won) {
    plt::GameResult out;
    out.optionsText = QStringLiteral("10");
    out.optionsLabel = "Ten";
    out.gameId = QStringLiteral("10:0");
    out.outcome = outcome;
    out.ranking = plt::Ranking::lowestScore;
    out.score = score;
    out.moves = 5;
    return out;
}
}  // namespace

class TestKeeping : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        plt::storage::makeFolder(QStringLiteral("saved"));
        plt::storage::makeFolder(QStringLiteral("statistics"));
    }

    void savedGamesComeBack() {
        plt::SavedGame saved(QStringLiteral("one"));
        QVERIFY(saved.isOwner());
        QVERIFY(saved.ownershipProblem().isEmpty());
        QVERIFY(!saved.loadPresent().object);
        QVERIFY(saved.loadPresent().problem.isEmpty());
        QVERIFY(!plt::hasSavedGame(QStringLiteral("one")));
        const auto store = [](int x, bool inProgress) {
            return plt::storage::writeObject(
                plt::SavedGame::path(QStringLiteral("one")),
                plt::SavedGame::presentFile(QStringLiteral("one"), {{QStringLiteral("x"), x}}, inProgress));
        };
        QCOMPARE(store(1, true), QString());
        QVERIFY(plt::hasSavedGame(QStringLiteral("one")));
        QCOMPARE(saved.loadPresent().object->value(QStringLiteral("x")).toInt(), 1);
        QCOMPARE(store(2, false), QString());
        QVERIFY(!plt::hasSavedGame(QStringLiteral("one")));
        QVERIFY(!saved.loadOthers().object);
    }

    void savedGamesTellHowFarTheyAre() {
        const auto told = [](const QJsonObject& session, bool inProgress = true) {
            const QString id = QStringLiteral("far");
            plt::storage::writeObject(plt::SavedGame::path(id),
                                      plt::SavedGame::presentFile(id, session, inProgress));
            const auto progress = plt::savedProgress(id);
            return progress ? progress->moves : -100;
        };
        const auto session = [](const QJsonValue& ply, const QString& moves) {
            return QJsonObject{{QStringLiteral("ply"), ply},
                               {QStringLiteral("present"), QJsonObject{{QStringLiteral("moves"), moves}}}};
        };
        QCOMPARE(told(session(2, QStringLiteral("a b c"))), 2);
        QCOMPARE(told(session(3, QStringLiteral("a b c"))), 3);
        QCOMPARE(told(session(2, QStringLiteral("a b c")), false), -100);
        // An impossible result is not shown.
        QCOMPARE(told(session(4, QStringLiteral("a b c"))), -1);
        QCOMPARE(told(session(1, QString())), -1);
        QCOMPARE(told(session(QStringLiteral("2"), QStringLiteral("a b c"))), -1);
        QCOMPARE(told({}), -1);
        QVERIFY(!plt::savedProgress(QStringLiteral("nobody")));
        // A game that was dealt by a number has an ID.
        QCOMPARE(plt::savedProgress(QStringLiteral("far"))->gameId, QString());
        told({{QStringLiteral("present"), QJsonObject{{QStringLiteral("options"), QStringLiteral("9x9,10")},
                                                      {QStringLiteral("number"), QStringLiteral("42")}}}});
        QCOMPARE(plt::savedProgress(QStringLiteral("far"))->gameId, QStringLiteral("9x9,10#42"));
    }

    void theSecondWindowDoesNotOwn() {
        auto first = std::make_unique<plt::SavedGame>(QStringLiteral("two"));
        plt::SavedGame second(QStringLiteral("two"));
        QVERIFY(!second.isOwner());
        QVERIFY(second.isOwnedElsewhere());
        QVERIFY(second.ownershipProblem().contains(QStringLiteral("another window")));
        QVERIFY(!second.tryToOwn());
    }

    /// A failure of the lock is reported as it is, and is not called another window.
    void whyItIsNotOwned() {
        const QString folder = plt::storage::folder(QStringLiteral("saved"));
        QVERIFY(QDir(folder).removeRecursively());
        writeFile(folder, "a file where the folder belongs");
        {
            const plt::SavedGame saved(QStringLiteral("ten"));
            QVERIFY(!saved.isOwner() && !saved.isOwnedElsewhere());
            QVERIFY2(saved.ownershipProblem().contains(QStringLiteral("no folder")),
                     qPrintable(saved.ownershipProblem()));
        }
        QVERIFY(QFile::remove(folder));
        plt::storage::makeFolder(QStringLiteral("saved"));
        QVERIFY(plt::SavedGame(QStringLiteral("ten")).isOwner());
        if (::geteuid() != 0) {
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner);
            const plt::SavedGame saved(QStringLiteral("ten"));
            QVERIFY(!saved.isOwner() && !saved.isOwnedElsewhere());
            QVERIFY2(saved.ownershipProblem().contains(QStringLiteral("allowed to write")),
                     qPrintable(saved.ownershipProblem()));
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
    }

    void brokenFilesAreProblems_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("truncated") << QByteArray("{\"format\":1,\"game\":\"three\",\"games\":[{");
        QTest::newRow("random") << QByteArray("\x00\xff\x17\x80garbage", 11);
        QTest::newRow("array") << QByteArray("[1,2,3]");
        QTest::newRow("no format") << QByteArray("{}");
        QTest::newRow("format of a wrong type") << QByteArray("{\"format\":\"1\",\"game\":\"three\"}");
        QTest::newRow("newer") << QByteArray("{\"format\":3,\"game\":\"three\"}");
        QTest::newRow("much newer") << QByteArray("{\"format\":1e300,\"game\":\"three\"}");
        QTest::newRow("negative") << QByteArray("{\"format\":-1,\"game\":\"three\"}");
        QTest::newRow("foreign") << QByteArray("{\"format\":1,\"game\":\"chess\"}");
        QTest::newRow("50 MB") << QByteArray(50 * 1024 * 1024, ' ');
        QTest::newRow("deep") << QByteArray(200'000, '[');
    }
    void brokenFilesAreProblems() {
        QFETCH(QByteArray, bytes);
        const auto path = plt::SavedGame::path(QStringLiteral("three"));
        writeFile(path, bytes);
        const plt::SavedGame saved(QStringLiteral("three"));
        QVERIFY(!saved.loadPresent().object);
        QVERIFY(!saved.loadPresent().problem.isEmpty());
        const auto aside = plt::storage::setAside(path);
        QVERIFY(!aside.isEmpty());
        QVERIFY(!QFile::exists(path));
        QFile kept(aside);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes);
        QVERIFY(saved.loadPresent().problem.isEmpty());
    }

    void whatIsNoFileNeverBlocks() {
        const auto path = plt::SavedGame::path(QStringLiteral("four"));
        QVERIFY(QDir().mkpath(path));
        plt::SavedGame saved(QStringLiteral("four"));
        QVERIFY(!saved.loadPresent().problem.isEmpty());
        QVERIFY(!plt::storage::setAside(path).isEmpty());
#ifdef Q_OS_UNIX
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QVERIFY(!saved.loadPresent().problem.isEmpty());
        QVERIFY(!plt::storage::setAside(path).isEmpty());
        QVERIFY(QFile::link(path, path));
        QVERIFY(!saved.loadPresent().problem.isEmpty());
        QFile::remove(path);
#endif
        QVERIFY(saved.loadPresent().problem.isEmpty());
    }

    void asideNamesNeverCollide() {
        const auto path = plt::SavedGame::path(QStringLiteral("five"));
        QSet<QString> names;
        for (int i = 0; i < 5; ++i) {
            writeFile(path, QByteArray::number(i));
            names.insert(plt::storage::setAside(path));
        }
        QCOMPARE(names.size(), 5);
        QVERIFY(!names.contains(QString()));
    }

    void resultsAreCountedAndRanked() {
        plt::Statistics statistics(QStringLiteral("six"));
        QCOMPARE(statistics.record(result(30)).rank, 1);
        QCOMPARE(statistics.record(result(20)).rank, 1);
        QCOMPARE(statistics.record(result(25)).rank, 2);
        QCOMPARE(statistics.record(result(1, plt::Outcome::lost)).rank, 0);
        auto helped = result(1);
        helped.helped = true;
        QCOMPARE(statistics.record(helped).rank, 0);
        const auto set = statistics.read().value(QStringLiteral("10"));
        QCOMPARE(set.label, Message("Ten"));
        QCOMPARE(set.played, 5);
        QCOMPARE(set.won, 4);
        QCOMPARE(set.lost, 1);
        QCOMPARE(set.helped, 1);
        QCOMPARE(set.longestStreak, 3);
        QCOMPARE(set.streak, 1);
        QCOMPARE(set.best.size(), 3);
        QCOMPARE(set.best.at(0).score, 20);
        QCOMPARE(set.best.at(2).score, 30);
        for (int i = 0; i < 20; ++i) statistics.record(result(40 + i));
        QCOMPARE(statistics.read().value(QStringLiteral("10")).best.size(), 10);
        QCOMPARE(statistics.record(result(1000)).rank, 0);
        QCOMPARE(statistics.clear(QStringLiteral("10")), QString());
        QVERIFY(statistics.read().isEmpty());
    }

    /// The words are those of whoever reads: another language tomorrow, another player's computer.
    void labelsHaveNoLanguage() {
        plt::Statistics statistics(QStringLiteral("labels"));
        const Message lamps(PLT_TR_N("%Ln lamps", "1 lamp"), 2501);
        const Message seat("%1: %2", {Message("White"), "Ann"});
        const Message label("%1 \u00B7 %2, %3, %4", {lamps, seat, 10'000, plt::Decimal{1234.5, 2, true}});
        auto one = result(1);
        one.optionsLabel = label;
        QVERIFY(statistics.record(one).problem.isEmpty());
        QCOMPARE(statistics.read().first().label, label);
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        const auto again = statistics.record(one);
        QLocale::setDefault(QLocale::c());
        QVERIFY(again.problem.isEmpty());
        QCOMPARE(statistics.read().first().label, label);
        QFile file(statistics.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("2501"));
        // Earlier versions wrote the words; a broken label is as good as can be.
        writeFile(
            statistics.path(),
            R"({"format":1,"sets":{"1":{"label":"Zehn Lampen","played":1},"2":{"label":7,"played":1},)"
            R"("3":{"label":{"text":"%1","count":"x","arguments":[[],{"name":5},{"decimal":1,"digits":900}]},)"
            R"("played":1}}})");
        const auto all = statistics.read();
        QCOMPARE(all.value(QStringLiteral("1")).label, Message("Zehn Lampen"));
        QVERIFY(all.value(QStringLiteral("2")).label.empty());
        QCOMPARE(all.value(QStringLiteral("3")).label, Message("%1", {"", plt::Decimal{1, 15, false}}));
        QByteArray deep(R"({"text":"%1","arguments":["a"]})");
        for (int i = 0; i < 100; ++i) deep = R"({"text":"%1","arguments":[)" + deep + "]}";
        writeFile(statistics.path(), R"({"format":1,"sets":{"1":{"label":)" + deep + "}}}");
        QVERIFY(!statistics.read().first().label.empty());
    }

    void placesAreCounted() {
        plt::Statistics statistics(QStringLiteral("places"));
        for (const int place : {1, 3, 3, 0, 1000}) {
            auto one = result(1);
            one.place = place;
            QVERIFY(statistics.record(one).problem.isEmpty());
        }
        const auto set = plt::Statistics(QStringLiteral("places")).read().first();
        QCOMPARE(set.places, (QMap<int, int>{{1, 1}, {3, 2}}));
        QCOMPARE(set.played, 5);
    }
    void figuresKeepBestAndMean() {
        plt::Statistics statistics(QStringLiteral("seven"));
        for (const double value : {2.0, 6.0, 4.0}) {
            auto one = result(10);
            one.figures = {{"Speed", value, true}, {"Waste", value, false}};
            statistics.record(one);
        }
        const auto set = statistics.read().value(QStringLiteral("10"));
        QCOMPARE(set.figures.value(QStringLiteral("Speed")).best, 6.0);
        QCOMPARE(set.figures.value(QStringLiteral("Waste")).best, 2.0);
        QCOMPARE(set.figures.value(QStringLiteral("Speed")).sum, 12.0);
        QCOMPARE(set.figures.value(QStringLiteral("Speed")).count, 3);
    }

    void talliesAreAddedUp() {
        plt::Statistics statistics(QStringLiteral("tallies"));
        // A file from before there were tallies is kept, and counted on.
        writeFile(statistics.path(),
                  R"({"format":1,"sets":{"10":{"label":"Ten","played":7,"won":4,"figures":{"Speed":)"
                  R"({"best":3,"sum":9,"count":4}}},"20":{"played":2}}})");
        QVERIFY(statistics.read().value(QStringLiteral("10")).tallies.isEmpty());
        const QString six = QStringLiteral("six");
        const QString one = QStringLiteral("one");
        QVERIFY(statistics.record(result(3), {{six, 2}, {one, 1}}).problem.isEmpty());
        QVERIFY(statistics.record(result(3), {{six, 40}, {QStringLiteral("none"), 0}}).problem.isEmpty());
        auto other = result(3);
        other.optionsText = QStringLiteral("30");
        QVERIFY(statistics.record(other, {{six, 100}}).problem.isEmpty());
        QVERIFY(statistics.record(result(3)).problem.isEmpty());
        const auto all = statistics.read();
        const auto set = all.value(QStringLiteral("10"));
        QCOMPARE(set.played, 10);
        QCOMPARE(set.figures.value(QStringLiteral("Speed")).count, 4);
        QCOMPARE(all.value(QStringLiteral("20")).played, 2);
        QCOMPARE(set.tallies, (QMap<QString, qint64>{{six, 42}, {one, 1}}));
        QCOMPARE(plt::Statistics::talliesOf(all), (QMap<QString, qint64>{{six, 142}, {one, 1}}));
        QVERIFY(statistics.clear(QStringLiteral("30")).isEmpty());
        QCOMPARE(plt::Statistics::talliesOf(statistics.read()).value(six), 42);
    }

    void damagedTalliesDoNoHarm() {
        plt::Statistics statistics(QStringLiteral("damaged-tallies"));
        writeFile(statistics.path(),
                  R"({"format":1,"sets":{"10":{"tallies":{"a":-3,"b":"x","c":1e300,"d":[1],"e":5}},)"
                  R"("11":{"tallies":7}}})");
        QCOMPARE(plt::Statistics::talliesOf(statistics.read()),
                 (QMap<QString, qint64>{{QStringLiteral("e"), 5}}));
        QVERIFY(statistics.record(result(3), {{QStringLiteral("e"), 1}}).problem.isEmpty());
        QCOMPARE(plt::Statistics::talliesOf(statistics.read()),
                 (QMap<QString, qint64>{{QStringLiteral("e"), 6}}));
    }

    void brokenStatisticsAreSetAside() {
        plt::Statistics statistics(QStringLiteral("eight"));
        writeFile(statistics.path(), "not json");
        QString problem;
        QVERIFY(statistics.read(&problem).isEmpty());
        QVERIFY(!problem.isEmpty());
        const auto recorded = statistics.record(result(3));
        QCOMPARE(recorded.rank, 1);
        QVERIFY(recorded.aside.contains(QStringLiteral("eight.json.broken-")));
        QVERIFY(statistics.record(result(3)).aside.isEmpty());
        QCOMPARE(statistics.read().size(), 1);
        const auto kept = QDir(plt::storage::folder(QStringLiteral("statistics")))
                              .entryList({QStringLiteral("eight.json.broken-*")});
        QCOMPARE(kept.size(), 1);
    }

    void wrongTypesInStatisticsDoNoHarm() {
        plt::Statistics statistics(QStringLiteral("nine"));
        writeFile(
            statistics.path(),
            R"({"format":1,"sets":{"10":{"played":"x","best":[1,[],{"score":"a"}],"figures":7},"11":3}})");
        QCOMPARE(statistics.read().size(), 2);
        QVERIFY(statistics.record(result(3)).problem.isEmpty());
        QCOMPARE(statistics.read().value(QStringLiteral("10")).played, 1);
    }
};

QTEST_GUILESS_MAIN(TestKeeping)
#include "test_keeping.moc"
