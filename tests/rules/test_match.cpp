// SPDX-License-Identifier: MIT
#include "common/rules/match.h"

#include <set>

#include <QTest>

using plt::Match;
using plt::MatchLength;

/// A match over several rounds.
class TestMatch : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void lengthsAreWrittenAndRead() {
        const plt::MatchLengthForm form;
        for (const auto& length : {MatchLength::ofRounds(5), MatchLength::toPoints(100)})
            QCOMPARE(*form.read(form.write(length)), length);
        QCOMPARE(form.write(MatchLength::toPoints(100)), std::string("p100"));
        for (const char* wrong : {"", "5", "r", "r0", "r05", "r10000", "p-1", "x5", "p100 "})
            QVERIFY2(!form.read(wrong), wrong);
    }

    void aSingleGameIsOverWithItsRound() {
        Match match({}, 3);
        QVERIFY(!match.isOver() && !match.isBetweenRounds());
        match.endRound({4, 9, 4});
        QVERIFY(match.isOver() && !match.isBetweenRounds());
        QCOMPARE(match.standing(), std::vector<int>({2, 1, 2}));
    }

    void roundsAreCountedAndTheFirstSeatMovesOn() {
        Match match(MatchLength::ofRounds(4), 3, 2);
        std::vector<int> first;
        for (int round = 0; round < 4; ++round) {
            QCOMPARE(match.round(), round);
            first.push_back(match.firstSeat());
            match.endRound({round, 1, 0});
            QCOMPARE(match.isOver(), round == 3);
            QCOMPARE(match.isBetweenRounds(), round < 3);
            if (round == 3) break;
            const int next = match.nextFirstSeat();
            match.nextRound();
            QCOMPARE(match.firstSeat(), next);
            QVERIFY(!match.isBetweenRounds());
        }
        QCOMPARE(first, std::vector<int>({2, 0, 1, 2}));
        QCOMPARE(match.points(), std::vector<int>({6, 4, 0}));
        QCOMPARE(match.lastRound(), std::vector<int>({3, 1, 0}));
        QCOMPARE(match.standing(), std::vector<int>({1, 2, 3}));
    }

    void pointsEndAMatchAfterARound() {
        Match match(MatchLength::toPoints(100), 2);
        match.endRound({60, 0});
        QVERIFY(match.isBetweenRounds());
        match.nextRound();
        match.endRound({39, 99});
        QVERIFY(!match.isOver());
        match.nextRound();
        match.endRound({1, 1});
        QVERIFY(match.isOver());
        QCOMPARE(match.standing(), std::vector<int>({1, 1}));
    }

    void roundsAreDealtDifferently() {
        std::set<std::uint64_t> first;
        for (std::uint64_t luck = 0; luck < 20; ++luck)
            for (int round = 0; round < 20; ++round) first.insert(Match::dealer(luck, round).next());
        QCOMPARE(first.size(), std::size_t{400});
        QCOMPARE(Match::dealer(7, 3), Match::dealer(7, 3));
    }
};

QTEST_APPLESS_MAIN(TestMatch)
#include "test_match.moc"
