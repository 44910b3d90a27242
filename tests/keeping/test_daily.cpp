// SPDX-License-Identifier: MIT
#include "common/keeping/daily/daily_boards.h"
#include "common/keeping/daily/daily_results.h"
#include "common/keeping/daily/daily_streak.h"
#include "common/keeping/daily/daily_texts.h"
#include "common/rules/random.h"
#include "common/storage/files.h"
#include "common/storage/guests/guests.h"
#include "common/testing/clean_home.h"

#include <set>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

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

/// The streak of days that lie so many days before one.
int streakOf(const std::set<int>& daysAgo, QDate today = monday) {
    QSet<QDate> days;
    for (const int ago : daysAgo) days.insert(today.addDays(-ago));
    return plt::dailyStreak(days, today).days;
}

/// The beginning of the next day in a time zone, after a moment in universal time.
QString dayAfter(const char* zone, const char* moment) {
    const auto utc = QDateTime::fromString(QLatin1String(moment), Qt::ISODate);
    return plt::nextDay(utc.toTimeZone(QTimeZone(zone))).toString(Qt::ISODate);
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

    void forgivenDaysAreNamed() {
        const auto text = [](const std::set<int>& daysAgo, QDate today) {
            QSet<QDate> days;
            for (const int ago : daysAgo) days.insert(today.addDays(-ago));
            return plt::dailyStreakText(plt::dailyStreak(days, today), today);
        };
        QCOMPARE(text({}, monday), QStringLiteral("No days in a row yet."));
        QCOMPARE(text({0, 1, 2}, monday), QStringLiteral("3 days in a row."));
        QCOMPARE(text({0, 1, 3, 4}, monday), QStringLiteral("4 days in a row. Saturday was forgiven."));
        // One of the week before would be taken for one of this week.
        QCOMPARE(text({0, 1, 2, 3, 4, 5, 7}, monday),
                 QStringLiteral("7 days in a row. Tuesday was forgiven."));
        QCOMPARE(text({0, 1, 2, 3, 4, 5, 6, 8}, monday), QStringLiteral("8 days in a row."));
        const auto streak = plt::dailyStreak({monday, monday.addDays(-2), monday.addDays(-9)}, monday);
        QCOMPARE(streak.forgiven, QList<QDate>{monday.addDays(-1)});
    }

    void streaksCrossMonthsAndYears() {
        QCOMPARE(streakOf({0, 1, 2}, QDate(2027, 3, 1)), 3);
        QCOMPARE(streakOf({0, 1, 2}, QDate(2028, 3, 1)), 3);
        QVERIFY(plt::dailyStreak({QDate(2028, 3, 1), QDate(2028, 2, 28)}, QDate(2028, 3, 1)).forgiven ==
                QList<QDate>{QDate(2028, 2, 29)});
        QVERIFY(plt::dailyStreak({QDate(2027, 3, 1), QDate(2027, 2, 28)}, QDate(2027, 3, 1)) ==
                (plt::DailyStreak{2, {}}));
        QCOMPARE(streakOf({0, 1, 2, 3}, QDate(2027, 1, 2)), 4);
    }

    void aBoardOfAnotherDayMakesNoStreak() {
        plt::ResultsByDay results;
        for (int ago = 0; ago < 5; ++ago) results.insert(monday.addDays(-ago), resultOn(monday));
        QCOMPARE(plt::daysPlayed(results), QSet<QDate>{monday});
        // A clock that was set back: days to come count for nothing.
        QCOMPARE(plt::dailyStreak({monday, monday.addDays(1), monday.addDays(2)}, monday).days, 1);
    }

    /// Boards of missed days, played with the clock set back to them, are kept and make no days in a row.
    void aClockSetBackMakesNoStreak() {
        QMap<QString, plt::ResultsByDay> all;
        all[QStringLiteral("nim")].insert(monday, resultOn(monday));
        const auto before = monday.addDays(-3);
        QCOMPARE(plt::dayOfRecord(all, before), monday);
        QCOMPARE(plt::dayOfRecord(all, monday), monday);
        QCOMPARE(plt::dayOfRecord(all, monday.addDays(1)), monday.addDays(1));
        QCOMPARE(plt::dayOfRecord({}, before), before);
        all[QStringLiteral("halma")].insert(before, resultOn(plt::dayOfRecord(all, before)));
        QCOMPARE(plt::daysPlayed(all[QStringLiteral("halma")]), QSet<QDate>());
        // After a clock that was years ahead, days count again at once.
        all[QStringLiteral("nim")].insert(monday.addYears(9), resultOn(monday.addYears(9)));
        QCOMPARE(plt::dayOfRecord(all, monday.addDays(1)), monday.addDays(1));
    }

    void resultsOfAllGamesAreRead() {
        QDir(plt::DailyResults::folders()[0]).removeRecursively();
        QVERIFY(plt::DailyResults::readAll().isEmpty());
        for (const char* id : {"nim", "halma"})
            QCOMPARE(plt::DailyResults(QLatin1String(id)).record(monday, resultOn(monday)), QString());
        QFile broken(plt::DailyResults::folders()[0] + QStringLiteral("/ludo.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("[") == 1);
        broken.close();
        const auto all = plt::DailyResults::readAll();
        QCOMPARE(all.keys(), QStringList({QStringLiteral("halma"), QStringLiteral("nim")}));
        QVERIFY(all.value(QStringLiteral("nim")).value(monday) == resultOn(monday));
        QVERIFY(broken.exists());
    }

    void resultsOfGuestsAreRead() {
        const QString guest = QStringLiteral("guest");
        QVERIFY(QDir().mkpath(plt::storage::guestFolder(guest) + QStringLiteral("/daily")));
        QCOMPARE(plt::DailyResults(guest).record(monday, resultOn(monday)), QString());
        QVERIFY(QFile::exists(plt::storage::guestFolder(guest) + QStringLiteral("/daily/guest.json")));
        QVERIFY(plt::DailyResults::readAll().value(guest).value(monday) == resultOn(monday));
        // Not those that it writes for others.
        QVERIFY(QFile::copy(plt::storage::guestFolder(guest) + QStringLiteral("/daily/guest.json"),
                            plt::storage::guestFolder(guest) + QStringLiteral("/daily/other.json")));
        QVERIFY(!plt::DailyResults::readAll().contains(QStringLiteral("other")));
        QVERIFY(QDir(plt::storage::guestFolder(guest)).removeRecursively());
    }

    void daysBeginWithTheClockOfThePlace_data() {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QByteArray>("moment");
        QTest::addColumn<QString>("next");
        const auto row = [](const char* name, const char* zone, const char* moment, const char* next) {
            QTest::newRow(name) << QByteArray(zone) << QByteArray(moment) << QString::fromLatin1(next);
        };
        // An hour is left out, or comes twice.
        const char* const berlin = "Europe/Berlin";
        row("before summer", berlin, "2027-03-27T22:59:00Z", "2027-03-28T00:00:00+01:00");
        row("the short day", berlin, "2027-03-28T00:00:00Z", "2027-03-29T00:00:00+02:00");
        row("the long day", berlin, "2027-10-30T22:00:00Z", "2027-11-01T00:00:00+01:00");
        row("a leap day", berlin, "2028-02-28T11:00:00Z", "2028-02-29T00:00:00+01:00");
        row("a new year", berlin, "2027-12-31T22:59:59Z", "2028-01-01T00:00:00+01:00");
        // The hour after midnight is left out; the hour before midnight comes twice.
        const char* const saoPaulo = "America/Sao_Paulo";
        row("no midnight", saoPaulo, "2018-11-04T02:00:00Z", "2018-11-04T01:00:00-02:00");
        row("the first time", saoPaulo, "2019-02-17T01:30:00Z", "2019-02-17T00:00:00-03:00");
        row("the second time", saoPaulo, "2019-02-17T02:30:00Z", "2019-02-17T00:00:00-03:00");
        // There was no 30 December.
        row("the date line", "Pacific/Apia", "2011-12-30T06:00:00Z", "2011-12-31T00:00:00+14:00");
    }
    void daysBeginWithTheClockOfThePlace() {
        QFETCH(QByteArray, zone);
        QFETCH(QByteArray, moment);
        QTEST(dayAfter(zone, moment), "next");
    }

    /// A day that does not exist in a time zone is forgiven like any other.
    void aDayLeftOutIsForgiven() {
        const QDate after(2011, 12, 31);
        QCOMPARE(streakOf({0, 2, 3}, after), 3);
    }
};

QTEST_GUILESS_MAIN(TestDaily)
#include "test_daily.moc"
