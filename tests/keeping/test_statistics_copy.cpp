// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_results.h"
#include "common/keeping/results/statistics.h"
#include "common/keeping/results/statistics_copy.h"
#include "common/keeping/results/statistics_file.h"
#include "common/storage/files.h"

#include <memory>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// Another computer: a home of its own while it lives. Its files stay until the end of the test.
class Computer {
  public:
    void use() const {
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
            qputenv(name, folder_.path().toLocal8Bit());
    }

  private:
    QTemporaryDir folder_;
};

plt::GameResult result(plt::Outcome outcome, qint64 elapsedMs, bool helped = false) {
    plt::GameResult out;
    out.optionsText = QStringLiteral("9x9");
    out.optionsLabel = "Small";
    out.gameId = QStringLiteral("9x9#%1").arg(elapsedMs);
    out.outcome = outcome;
    out.ranking = plt::Ranking::fastest;
    out.elapsedMs = elapsedMs;
    out.moves = 10;
    out.place = 2;
    out.helped = helped;
    out.figures = {{"Presses", double(elapsedMs), false}};
    return out;
}

plt::Statistics alpha() {
    return plt::Statistics(QStringLiteral("alpha"));
}

plt::OptionStatistics small() {
    return alpha().read().value(QStringLiteral("9x9"));
}

void play(plt::Outcome outcome, qint64 elapsedMs, bool helped = false) {
    QCOMPARE(alpha().record(result(outcome, elapsedMs, helped), {{QStringLiteral("six"), 2}}).problem,
             QString());
}

}  // namespace

class TestStatisticsCopy : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aNewComputerHasWhatTheOldOneCounted() {
        const Computer old;
        const Computer fresh;
        old.use();
        play(plt::Outcome::won, 30);
        play(plt::Outcome::lost, 20);
        play(plt::Outcome::won, 10, true);
        QCOMPARE(alpha().recordAccuracy(QStringLiteral("9x9"), "Small", 80), QString());
        const auto before = small();
        const auto copy = plt::copyStatistics();
        QVERIFY(copy.problems.isEmpty());
        fresh.use();
        QVERIFY(small().played == 0);
        const auto merged = plt::mergeStatistics(copy.bytes);
        QCOMPARE(merged.games, 1);
        QVERIFY(merged.problems.isEmpty());
        const auto set = small();
        QCOMPARE(set.label, plt::Message("Small"));
        QCOMPARE(set.played, 3);
        QCOMPARE(set.won, before.won);
        QCOMPARE(set.lost, 1);
        QCOMPARE(set.helped, 1);
        QCOMPARE(set.longestStreak, before.longestStreak);
        QCOMPARE(set.best.size(), 1);
        QCOMPARE(set.best.first().score, 30);
        QCOMPARE(set.best.first().gameId, QStringLiteral("9x9#30"));
        QCOMPARE(set.reviews.size(), 1);
        QCOMPARE(set.places.value(2), 3);
        QCOMPARE(set.tallies.value(QStringLiteral("six")), 6);
        QCOMPARE(set.figures.value(QStringLiteral("Presses")).count, 2);
        QCOMPARE(set.figures.value(QStringLiteral("Presses")).best, 20.0);
    }

    void nothingIsCountedTwice() {
        const Computer one;
        const Computer two;
        one.use();
        play(plt::Outcome::won, 30);
        const auto first = plt::copyStatistics().bytes;
        // A copy of one's own, and an older one, add nothing.
        plt::mergeStatistics(first);
        QCOMPARE(small().played, 1);
        play(plt::Outcome::won, 25);
        plt::mergeStatistics(first);
        QCOMPARE(small().played, 2);
        const auto second = plt::copyStatistics().bytes;
        two.use();
        play(plt::Outcome::won, 40);
        for (const auto& copy : {first, second, first, second}) plt::mergeStatistics(copy);
        QCOMPARE(small().played, 3);
        QCOMPARE(small().best.size(), 3);
        QCOMPARE(small().best.first().score, 25);
        // Back on the first computer, its own part comes home as a part of the other's copy.
        const auto third = plt::copyStatistics().bytes;
        one.use();
        plt::mergeStatistics(third);
        QCOMPARE(small().played, 3);
        QCOMPARE(small().won, 3);
        play(plt::Outcome::won, 50);
        plt::mergeStatistics(third);
        QCOMPARE(small().played, 4);
    }

    void aResultIsRankedAmongThoseOfAllComputers() {
        const Computer one;
        const Computer two;
        one.use();
        play(plt::Outcome::won, 10);
        const auto copy = plt::copyStatistics().bytes;
        two.use();
        plt::mergeStatistics(copy);
        const auto recorded = alpha().record(result(plt::Outcome::won, 20));
        QCOMPARE(recorded.rank, 2);
        QCOMPARE(recorded.best.value_or(0), 10);
        QCOMPARE(alpha().record(result(plt::Outcome::won, 5)).rank, 1);
    }

    void clearedStatisticsCanBeBroughtBack() {
        const Computer one;
        one.use();
        play(plt::Outcome::won, 10);
        const auto copy = plt::copyStatistics().bytes;
        QCOMPARE(alpha().clear(), QString());
        QCOMPARE(small().played, 0);
        plt::mergeStatistics(copy);
        QCOMPARE(small().played, 1);
        QCOMPARE(alpha().clear(QStringLiteral("9x9")), QString());
        QCOMPARE(small().played, 0);
    }

    void filesOfEarlierVersionsAreCopied() {
        const Computer one;
        const Computer two;
        one.use();
        plt::storage::makeFolder(QStringLiteral("statistics"));
        QCOMPARE(plt::storage::writeFile(
                     alpha().path(),
                     R"({"format":1,"sets":{"9x9":{"label":"Small","played":4,"won":3,"lost":1}}})"),
                 QString());
        const auto copy = plt::copyStatistics().bytes;
        two.use();
        plt::mergeStatistics(copy);
        plt::mergeStatistics(copy);
        QCOMPARE(small().played, 4);
        // The part has a name from now on, also where it was counted.
        one.use();
        plt::mergeStatistics(copy);
        QCOMPARE(small().played, 4);
    }

    void boardsOfTheDayAreMerged() {
        const Computer one;
        const Computer two;
        const plt::DailyResults days(QStringLiteral("alpha"));
        const QDate monday(2026, 11, 23);
        plt::DailyResult lost;
        lost.on = monday;
        lost.outcome = plt::Outcome::lost;
        plt::DailyResult won = lost;
        won.outcome = plt::Outcome::won;
        one.use();
        QCOMPARE(days.record(monday, won), QString());
        QCOMPARE(days.record(monday.addDays(1), lost), QString());
        const auto copy = plt::copyStatistics().bytes;
        two.use();
        QCOMPARE(days.record(monday, lost), QString());
        QCOMPARE(days.record(monday.addDays(2), won), QString());
        QCOMPARE(plt::mergeStatistics(copy).games, 1);
        const auto all = days.read();
        QCOMPARE(all.size(), 3);
        QCOMPARE(all.value(monday).outcome, plt::Outcome::won);
    }

    void whatCannotBeReadIsRefusedInWords() {
        const Computer one;
        one.use();
        play(plt::Outcome::won, 10);
        const auto whole = plt::copyStatistics().bytes;
        for (const QByteArray& damaged :
             {QByteArray(), QByteArray("{"), QByteArray("[]"), QByteArray(R"({"kind":"cake","format":1})"),
              whole.left(whole.size() / 2), QByteArray(whole).replace("\"format\":1", "\"format\":7")}) {
            const auto merged = plt::mergeStatistics(damaged);
            QCOMPARE(merged.games, 0);
            QVERIFY(!merged.problems.isEmpty());
            QCOMPARE(small().played, 1);
        }
        // A name must not lead out of the folder.
        QByteArray outside = whole;
        outside.replace("\"alpha\"", "\"../alpha\"");
        const auto merged = plt::mergeStatistics(outside);
        QCOMPARE(merged.games, 0);
        QVERIFY(merged.problems.first().contains(QLatin1String("../alpha")));
    }

    void moreComputersThanAnybodyHasAreNotKept() {
        const Computer one;
        one.use();
        play(plt::Outcome::won, 10);
        QString problem;
        auto file = plt::StatisticsFile::read(QStringLiteral("alpha"), &problem);
        plt::StatisticsFile many;
        for (int i = 0; i < 100; ++i) many.others.insert(QString::number(i), file.own);
        file.merge(many);
        QCOMPARE(file.others.size(), plt::StatisticsFile::othersKept);
        QCOMPARE(file.all().first().played, 1 + plt::StatisticsFile::othersKept);
    }
};

QTEST_GUILESS_MAIN(TestStatisticsCopy)
#include "test_statistics_copy.moc"
