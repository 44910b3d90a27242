// SPDX-License-Identifier: MIT
#include "common/testing/played_game.h"
#include "jewel/scores/high_scores.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace jewel::testing {

/// Tables of high scores and their file.
class TestScores : public QObject {
    Q_OBJECT

    static HighScore scored(qint64 score, const QString& name = QStringLiteral("Ann")) {
        return {name, score, 1, 5, QDateTime::currentDateTimeUtc(), {}};
    }

  private Q_SLOTS:
    void aScoreGoesBeforeTheFirstLowerOne() {
        const QList<HighScore> table{scored(50), scored(40), scored(40), scored(0)};
        QCOMPARE(HighScores::placeOf(40, table), 3);
        QCOMPARE(HighScores::placeOf(60, table), 0);
        QCOMPARE(HighScores::placeOf(0, table), -1);
        const QList<HighScore> full(HighScores::kept, scored(10));
        QCOMPARE(HighScores::placeOf(10, full), -1);
        QCOMPARE(HighScores::placeOf(11, full), 0);
    }
    void tablesAreKeptApart() {
        const QTemporaryDir folder;
        const HighScores scores(folder.filePath(QStringLiteral("jewel.json")));
        for (int i = 1; i <= 12; ++i)
            QCOMPARE(scores.enter(QStringLiteral("clock-easy"), scored(i)).place, 0);
        QCOMPARE(
            scores.enter(QStringLiteral("calm-easy"), scored(7, QStringLiteral("Zoë d'Arc-2000 x"))).place,
            0);
        QCOMPARE(scores.enter(QStringLiteral("clock-easy"), scored(2)).place, -1);
        QString problem;
        const auto tables = scores.read(&problem);
        QVERIFY(problem.isEmpty());
        QCOMPARE(tables.size(), 2);
        const auto clock = tables[QStringLiteral("clock-easy")];
        QCOMPARE(clock.size(), HighScores::kept);
        QCOMPARE(clock.first().score, 12);
        QCOMPARE(clock.last().score, 3);
        QCOMPARE(tables[QStringLiteral("calm-easy")].first().name, QStringLiteral("Zoë d'Arc-2000 x"));
    }
    void aLineGetsItsName() {
        const QTemporaryDir folder;
        const HighScores scores(folder.filePath(QStringLiteral("jewel.json")));
        const QString table = QStringLiteral("sixty-high");
        const auto entry = scored(9);
        scores.enter(table, entry);
        scores.enter(table, scored(8));
        QCOMPARE(scores.rename(table, entry, QStringLiteral("  Bo   Li ")), QString());
        const auto lines = scores.read()[table];
        QCOMPARE(lines[0].name, QStringLiteral("Bo Li"));
        QCOMPARE(lines[1].name, QStringLiteral("Ann"));
    }
    void aGameHasOneLine() {
        const QTemporaryDir folder;
        const HighScores scores(folder.filePath(QStringLiteral("jewel.json")));
        const QString table = QStringLiteral("calm-easy");
        HighScore one = scored(30, QStringLiteral("Ann"));
        one.game = QStringLiteral("calm-easy:1");
        QCOMPARE(scores.enter(table, one).place, 0);
        QCOMPARE(scores.enter(table, scored(40, QStringLiteral("Bo"))).place, 0);
        // No higher, no line.
        QCOMPARE(scores.enter(table, one).place, -1);
        one.score = 50;
        one.name = QStringLiteral("Nobody");
        const auto again = scores.enter(table, one);
        QCOMPARE(again.place, 0);
        QCOMPARE(again.name, QStringLiteral("Ann"));
        const auto lines = scores.read()[table];
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.first().score, 50);
        QCOMPARE(lines.first().name, QStringLiteral("Ann"));
        QCOMPARE(lines.first().game, one.game);
    }
    void namesFit() {
        QCOMPARE(fittingName(QStringLiteral("  a \n b ")), QStringLiteral("a b"));
        QCOMPARE(fittingName(QString(100, QLatin1Char('x'))).size(), maximumNameLength);
    }
    /// An entry that never was a score is no line, and a table without lines is none.
    void damagedLinesAreLeftOut() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("jewel.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":1,"tables":{"odd":5,"sixty-easy":[{}],"calm-easy":[{},17,{"score":"x"},)"
                   R"({"name":"Al","score":-4},{"name":"Bo","score":7}]}})");
        file.close();
        const HighScores scores(path);
        const auto tables = scores.read();
        QCOMPARE(tables.keys(), QStringList{QStringLiteral("calm-easy")});
        QCOMPARE(tables.first().size(), 1);
        QCOMPARE(tables.first().first().name, QStringLiteral("Bo"));
        QCOMPARE(scores.enter(QStringLiteral("calm-easy"), scored(5)).place, 1);
    }
    void aBrokenFileIsSetAside() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("jewel.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not json");
        file.close();
        const HighScores scores(path);
        QString problem;
        QVERIFY(scores.read(&problem).isEmpty());
        QVERIFY(!problem.isEmpty());
        const auto entered = scores.enter(QStringLiteral("calm-easy"), scored(3));
        QCOMPARE(entered.place, 0);
        QVERIFY(entered.aside.contains(QStringLiteral("broken")));
        QCOMPARE(scores.read()[QStringLiteral("calm-easy")].size(), 1);
        QVERIFY(!QDir(folder.path()).entryList({QStringLiteral("*broken*")}).isEmpty());
    }
};

}  // namespace jewel::testing

QTEST_MAIN(jewel::testing::TestScores)
#include "test_view_scores.moc"
