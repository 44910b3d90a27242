// SPDX-License-Identifier: MIT
#include "common/players/turns.h"
#include "common/testing/game_checks.h"
#include "tests/support/take_away.h"

#include <QTest>

/// Rules that are not known when the program is compiled get everything from the session that others get.
class TestRunTimeRules : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void allChecksHold() {
        const TakeAway rules({1, 3, 4});
        const std::vector<std::string> options{"20", "60"};
        const auto make = [&rules] { return std::make_shared<plt::GameSession>(rules, true); };
        QVERIFY(holds(plt::testing::randomGames(rules, options, {30, 60})));
        QVERIFY(holds(plt::testing::damagedTexts(rules, options, {500, 0, 7})));
        QVERIFY(holds(plt::testing::hintsAreLegal(rules, options, {5, 40, 3})));
        QVERIFY(holds(plt::testing::levelsPlayLegally(rules, options, {5, 40, 3})));
        QVERIFY(holds(plt::testing::sessionChecks(make, options, {10, 30, 1})));
    }

    void twoGamesAtOnceKeepTheirOwnRules() {
        const TakeAway few({1, 2});
        const TakeAway many({5});
        plt::GameSession one(few, false);
        plt::GameSession other(many, false);
        QVERIFY(one.openId(QStringLiteral("20:12")).isEmpty());
        QVERIFY(other.openId(QStringLiteral("20:12")).isEmpty());
        QVERIFY(one.playText(QStringLiteral("2")));
        QVERIFY(!other.playText(QStringLiteral("2")));
        QVERIFY(other.playText(QStringLiteral("5")));
        QCOMPARE(other.lastTold(), QStringLiteral("5 were taken."));
        QCOMPARE(other.rules().diagram(other.anyState()), std::string(7, 'o'));
    }

    void aComputerPlaysAlong() {
        const TakeAway rules({1, 3});
        plt::GameSession session(rules, false);
        plt::Turns turns(session);
        turns.setPace(plt::Turns::Pace::atOnce);
        QVERIFY(session.openId(QStringLiteral("20:9")).isEmpty());
        session.setSeats({plt::Seat::person(), plt::Seat::computer("greedy")});
        QVERIFY(session.playText(QStringLiteral("1")));
        QTRY_COMPARE(session.moveCount(), 2);
        QCOMPARE(session.rules().diagram(session.anyState()), std::string(5, 'o'));
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QCOMPARE(session.hintText(), QStringLiteral("Take as many as you can."));
    }
};

QTEST_MAIN(TestRunTimeRules)
#include "test_run_time_rules.moc"
