// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_boards.h"
#include "common/keeping/daily/daily_results.h"
#include "common/rules/random.h"
#include "common/storage/files.h"
#include "common/testing/clean_home.h"

#include <set>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

const QDate monday(2026, 11, 23);

/// A folder with a file of boards.
struct Folder {
    explicit Folder(const QByteArray& text) {
        QFile file(folder.filePath(QStringLiteral("daily.txt")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) qFatal("not written");
    }
    plt::DailyBoards boards() const { return {folder.path(), QStringLiteral("nim")}; }
    QTemporaryDir folder;
};

plt::DailyResult resultOn(QDate day, plt::Outcome outcome = plt::Outcome::won, bool helped = false) {
    plt::DailyResult result;
    result.on = day;
    result.outcome = outcome;
    result.helped = helped;
    return result;
}

int streakOf(const std::set<int>& daysAgo) {
    QMap<QDate, plt::DailyResult> results;
    for (const int ago : daysAgo) results.insert(monday.addDays(-ago), resultOn(monday.addDays(-ago)));
    return plt::dailyStreak(results, monday);
}

}  // namespace

class TestDaily : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// The numbers are part of what everybody plays: they must never change.
    void numbersAreThoseOfEveryVersion() {
        QCOMPARE(plt::DailyBoards::dealOn(QStringLiteral("nim"), QDate(2026, 11, 23)), quint64{966204519});
        QCOMPARE(plt::DailyBoards::dealOn(QStringLiteral("nim"), QDate(2026, 11, 24)), quint64{915255804});
        QCOMPARE(plt::DailyBoards::dealOn(QStringLiteral("halma"), QDate(2028, 2, 29)), quint64{545513465});
        std::set<quint64> numbers;
        for (int day = 0; day < 1000; ++day)
            numbers.insert(plt::DailyBoards::dealOn(QStringLiteral("nim"), monday.addDays(day)));
        QCOMPARE(numbers.size(), std::size_t{1000});
    }

    void optionsFollowTheWeekday() {
        const Folder folder("# boards\n2026-11-23 monday easy\n2026-11-23 sunday hard\n\n");
        const auto boards = folder.boards();
        QVERIFY(boards.idOn(monday).startsWith(QLatin1String("easy#")));
        QVERIFY(boards.idOn(monday.addDays(6)).startsWith(QLatin1String("hard#")));
        QVERIFY(boards.idOn(monday.addDays(1)).isEmpty());
        QVERIFY(boards.idOn(monday.addDays(7)).startsWith(QLatin1String("easy#")));
        QVERIFY(boards.idOn(monday) != boards.idOn(monday.addDays(7)));
        QVERIFY(boards.idOn(monday.addDays(-1)).isEmpty());
        QVERIFY(boards.idOn(QDate()).isEmpty());
    }

    void laterLinesChangeNoEarlierDay() {
        const Folder before("2026-11-23 monday easy\n2026-11-23 tuesday soft\n");
        const Folder after("2026-12-07 monday other\n2026-11-23 monday easy\n2026-11-23 tuesday soft\n");
        for (int day = 0; day < 14; ++day)
            QCOMPARE(after.boards().idOn(monday.addDays(day)), before.boards().idOn(monday.addDays(day)));
        QVERIFY(after.boards().idOn(monday.addDays(14)).startsWith(QLatin1String("other#")));
        QVERIFY(after.boards().idOn(monday.addDays(15)).startsWith(QLatin1String("soft#")));
    }

    void theDayOfABoardIsFound() {
        const Folder folder("2026-11-23 monday easy\n2026-11-23 tuesday easy\n");
        const auto boards = folder.boards();
        QCOMPARE(boards.dayOf(boards.idOn(monday), monday), monday);
        QCOMPARE(boards.dayOf(boards.idOn(monday), monday.addDays(30)), monday);
        // A board of tomorrow is not known yet, whatever the clock said when it was opened.
        QVERIFY(!boards.dayOf(boards.idOn(monday.addDays(1)), monday).isValid());
        QVERIFY(!boards.dayOf(QStringLiteral("easy#1"), monday).isValid());
        QVERIFY(!boards.dayOf({}, monday).isValid());
    }

    void brokenFilesHaveNoBoards() {
        QVERIFY(plt::DailyBoards(QStringLiteral("/nowhere"), QStringLiteral("nim")).isEmpty());
        QVERIFY(Folder("").boards().isEmpty());
        QVERIFY(
            Folder("2026-13-23 monday easy\n2026-11-23 lunedi easy\n2026-11-23 monday\n").boards().isEmpty());
        QVERIFY(Folder("2026-11-23 monday easy and more words\n").boards().isEmpty());
        plt::Random random(5);
        for (int i = 0; i < 300; ++i) {
            QByteArray text("2026-11-23 monday easy\n2026-11-23 sunday hard\n");
            text[static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(text.size())))] =
                static_cast<char>(random.below(256));
            const Folder folder(text);
            for (int day = -2; day < 9; ++day) QVERIFY(folder.boards().idOn(monday.addDays(day)).size() < 40);
        }
    }

    void theBestResultStays() {
        const plt::DailyResults results(QStringLiteral("best"));
        QCOMPARE(results.record(monday, resultOn(monday, plt::Outcome::lost)), QString());
        QCOMPARE(results.record(monday, resultOn(monday.addDays(1), plt::Outcome::won, true)), QString());
        QCOMPARE(results.read().value(monday).outcome, plt::Outcome::won);
        QCOMPARE(results.read().value(monday).on, monday);
        QCOMPARE(results.record(monday, resultOn(monday.addDays(2))), QString());
        QVERIFY(!results.read().value(monday).helped);
        QCOMPARE(results.record(monday, resultOn(monday.addDays(3), plt::Outcome::lost)), QString());
        QCOMPARE(results.read().value(monday).outcome, plt::Outcome::won);
    }

    void oldDaysLeaveFirst() {
        const plt::DailyResults results(QStringLiteral("many"));
        QJsonObject days;
        for (int day = 0; day < plt::DailyResults::daysKept + 4; ++day)
            days.insert(monday.addDays(day).toString(Qt::ISODate),
                        QJsonObject{{QStringLiteral("on"), QStringLiteral("2026-11-23")},
                                    {QStringLiteral("outcome"), 1}});
        plt::storage::makeFolder(QStringLiteral("daily"));
        QCOMPARE(plt::storage::writeObject(results.path(), {{QStringLiteral("days"), days}}), QString());
        const auto last = monday.addDays(plt::DailyResults::daysKept + 4);
        QCOMPARE(results.record(last, resultOn(last)), QString());
        QCOMPARE(results.read().size(), plt::DailyResults::daysKept);
        QCOMPARE(results.read().firstKey(), monday.addDays(5));
    }

    void aDamagedFileIsSetAside() {
        const plt::DailyResults results(QStringLiteral("broken"));
        QCOMPARE(results.record(monday, resultOn(monday)), QString());
        QFile file(results.path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        QVERIFY(results.read().isEmpty());
        QCOMPARE(results.record(monday.addDays(1), resultOn(monday.addDays(1))), QString());
        QCOMPARE(results.read().size(), 1);
        QCOMPARE(QFileInfo(results.path()).dir().entryList({QStringLiteral("broken*broken*")}).size(), 1);
    }

    void streaksForgiveOneDayAWeek() {
        QCOMPARE(streakOf({}), 0);
        QCOMPARE(streakOf({0}), 1);
        QCOMPARE(streakOf({1}), 1);
        QCOMPARE(streakOf({2}), 1);
        QCOMPARE(streakOf({3}), 0);
        QCOMPARE(streakOf({0, 1, 2}), 3);
        QCOMPARE(streakOf({0, 1, 3, 4}), 4);
        QCOMPARE(streakOf({0, 1, 3, 5}), 3);
        QCOMPARE(streakOf({0, 1, 3, 4, 5, 6, 7, 8, 10, 11}), 10);
        QCOMPARE(streakOf({0, 1, 4, 5}), 2);
    }

    void aBoardOfAnotherDayMakesNoStreak() {
        QMap<QDate, plt::DailyResult> results;
        for (int ago = 0; ago < 5; ++ago) results.insert(monday.addDays(-ago), resultOn(monday));
        QCOMPARE(plt::dailyStreak(results, monday), 1);
        // A clock that was set back: results of days to come count for nothing.
        results.insert(monday.addDays(1), resultOn(monday.addDays(1)));
        QCOMPARE(plt::dailyStreak(results, monday), 1);
    }
};

QTEST_GUILESS_MAIN(TestDaily)
#include "test_daily.moc"
