// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "parcheesi/player/scores.h"
#include "parcheesi/tests/positions.h"
#include "parcheesi/tests/slow_turns.h"

#include <QTest>

/// Steps, turns and scores: the facts of the specification, and the second implementation.
class TestTurns : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void factsOfTheSpecification_data() {
        using Kind = parcheesi::Obstacle::Kind;
        QTest::addColumn<char>("side");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QByteArray>("dice");
        QTest::addColumn<QByteArray>("steps");
        QTest::addColumn<QByteArray>("result");
        QTest::addColumn<int>("obstacle");
        QTest::addColumn<int>("where");
        const auto ok = [](const char* name, char side, const char* position, const char* dice,
                           const char* steps, const char* result) {
            QTest::newRow(name) << side << QByteArray(position) << QByteArray(dice) << QByteArray(steps)
                                << QByteArray(result) << 0 << 0;
        };
        const auto no = [](const char* name, char side, const char* position, const char* dice,
                           const char* steps, Kind kind, int where = 0) {
            QTest::newRow(name) << side << QByteArray(position) << QByteArray(dice) << QByteArray(steps)
                                << QByteArray() << static_cast<int>(kind) << where;
        };
        ok("1", 'g', "", "14", "e0", "g0@5");
        ok("2", 'g', "", "53", "e0 0+3", "g0@8");
        no("3", 'g', "", "53", "e0", Kind::numberUsable, 3);
        no("4", 'g', "", "55", "e0", Kind::canStillEnter);
        ok("5", 'g', "", "55", "e0 0+5", "g0@10");
        ok("6", 'g', "", "55", "e0 e1", "g0@5 g1@5");
        ok("7", 'r', "", "62", "", "");
        ok("8", 'r', "r0@22 g0@25", "32", "0+3 0+20 0+2", "r0@47");
        no("9", 'r', "r0@22 g0@25", "32", "0+3 0+2", Kind::numberUsable, 20);
        no("10", 'r', "r0@22 g0@29", "61", "0+6 0+1", Kind::safeSquareTaken, 29);
        ok("11", 'r', "r0@26 g0@29", "23", "0+2 0+3", "r0@31 g0@29");
        no("12", 'r', "r0@26 g0@29", "23", "0+3 0+2", Kind::safeSquareTaken, 29);
        ok("13", 'r', "g0@22 r0@42", "14", "e1 1+20", "r0@42 r1@42");
        no("14", 'r', "g0@22 g1@22", "51", "e1", Kind::entryBlocked);
        ok("15", 'r', "g0@22 g1@22", "51", "", "g0@22 g1@22");
        no("16", 'r', "g0@27 g1@27 r0@26 r1@22", "21", "0+2", Kind::ringBlockade, 27);
        ok("17", 'r', "g0@27 g1@27 r0@26 r1@22", "21", "1+2 1+1", "g0@27 g1@27 r0@26 r1@25");
        no("18", 'g', "g0@10 g1@10 g2@8", "31", "2+3", Kind::ringBlockade, 10);
        no("19", 'b', "b0@50 b1@50 b2@home b3@home", "22", "0+2 1+2 0+5 1+5", Kind::blockadeMoved);
        ok("20", 'b', "b0@50 b1@50 b2@home b3@home", "22", "0+2 0+2 0+5 0+5", "b0@64 b1@50 b2@home b3@home");
        ok("21", 'b', "b0@50 b1@50 b2@home b3@home", "22", "0+2 0+2 1+5 1+5", "b0@54 b1@60 b2@home b3@home");
        ok("22", 'g', "g0@h4", "31", "0+3", "g0@home");
        no("23", 'g', "g0@h4", "46", "0+4", Kind::beyondEnd);
        ok("24", 'g', "g0@h4 g1@30", "31", "0+3 1+10 1+1", "g0@home g1@41");
        ok("25", 'g', "g0@65", "43", "0+4 0+3", "g0@h3");
        ok("26", 'g', "g0@65", "43", "0+3 0+4", "g0@h3");
        ok("27", 'y', "y0@60 y1@home y2@home y3@home", "66", "0+6 0+6 0+1 0+1",
           "y0@6 y1@home y2@home y3@home");
        no("28", 'y', "y0@10 y3@10 y1@home y2@home", "66", "3+1 0+6 0+1", Kind::numberUsable, 6);
        // Reasons that the facts leave out.
        no("no five", 'g', "", "62", "e0", Kind::noFive);
        no("at start", 'g', "", "62", "0+6", Kind::pawnAtStart);
        no("already out", 'g', "g0@20", "52", "e0", Kind::pawnOut);
        no("at home", 'g', "g0@home", "52", "0+5", Kind::pawnAtHome);
        no("not rolled", 'g', "g0@20", "62", "0+3", Kind::notAmongNumbers, 3);
        no("home row", 'g', "g0@h4 g1@h4 g2@h1", "43", "2+4", Kind::homeRowBlockade, 4);
        no("no pawn", 'g', "", "62", "4+3", Kind::noSuchPawn);
    }
    void factsOfTheSpecification() {
        using namespace parcheesi;
        using namespace parcheesi::testing;
        QFETCH(char, side);
        QFETCH(QByteArray, position);
        QFETCH(QByteArray, dice);
        QFETCH(QByteArray, steps);
        QFETCH(QByteArray, result);
        QFETCH(int, obstacle);
        QFETCH(int, where);
        const auto digit = [&dice](int at) { return static_cast<std::uint8_t>(dice[at] - '0'); };
        Turn turn = turnOf(side, position.toStdString(), {digit(0), digit(1)});
        Obstacle found;
        for (const Step& step : stepsOf(steps.toStdString())) {
            found = objectionTo(turn, step);
            if (found) break;
            take(turn, step);
        }
        if (!found) found = obstacleToEnd(turn);
        QCOMPARE(static_cast<int>(found.kind), obstacle);
        QCOMPARE(found.where, where);
        if (!found) QVERIFY(turn.position == positionOf(result.toStdString()));
    }

    void rollsHaveBottomsWithNobodyAtStart() {
        using namespace parcheesi;
        using namespace parcheesi::testing;
        const auto numbers = [](const char* position, Dice dice) {
            const Turn turn = turnOf('b', position, dice);
            return std::vector<int>(turn.left.begin(), turn.left.end());
        };
        const char* const out = "b0@50 b1@50 b2@home b3@home";
        QVERIFY((numbers(out, {2, 2}) == std::vector{5, 5, 2, 2}));
        QVERIFY((numbers(out, {6, 6}) == std::vector{6, 6, 1, 1}));
        QVERIFY((numbers(out, {2, 3}) == std::vector{3, 2}));
        QVERIFY((numbers("b0@50 b1@50 b2@home", {2, 2}) == std::vector{2, 2}));
    }
    void theFrontPawnGoesBack() {
        using namespace parcheesi;
        using namespace parcheesi::testing;
        const auto front = [](const char* position) {
            return frontMost(positionOf(position).of(Side::green)).value_or(-1);
        };
        QCOMPARE(front("g0@5 g1@67 g2@home"), 1);      // fact 29
        QCOMPARE(front("g0@5 g1@67 g2@h2 g3@h6"), 3);  // fact 30
        QCOMPARE(front("g0@home g1@home"), -1);
    }
    void numbersOfFinalPositions_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("ends");
        QTest::newRow("2 3") << 2 << 3 << 4;
        QTest::newRow("2 5") << 2 << 5 << 4;
        QTest::newRow("5 5") << 5 << 5 << 10;
        QTest::newRow("6 2") << 6 << 2 << 1;
    }
    void numbersOfFinalPositions() {
        using namespace parcheesi;
        QFETCH(int, first);
        QFETCH(int, second);
        Endings endings;
        endings.explore(beginTurn(Position(), Side::green,
                                  {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}));
        QTEST(static_cast<int>(endings.ends().size()), "ends");
    }

    void distances() {
        using namespace parcheesi;
        using namespace parcheesi::testing;
        const auto left = [](const char* position) {
            return distanceLeft(positionOf(position).of(Side::green));
        };
        QCOMPARE(left(""), 400);
        QCOMPARE(left("g0@5"), 373);
        QCOMPARE(left("g0@0"), 310);
        QCOMPARE(left("g0@h0"), 307);
        QCOMPARE(left("g0@h6"), 301);
        QCOMPARE(left("g0@home g1@home g2@home g3@home"), 0);
    }
    void dangers_data() {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<int>("rolls");
        const auto row = [](const std::string& position, int rolls) {
            QTest::newRow(position.c_str()) << QByteArray::fromStdString(position) << rolls;
        };
        for (const auto& [square, rolls] : {std::pair{22, 15}, std::pair{23, 2}, std::pair{26, 2},
                                            std::pair{27, 1}, std::pair{28, 2}, std::pair{32, 0}})
            row("g0@" + std::to_string(square), rolls);
        // One attacker, all other opponents at home. It is red, which passes over all these squares.
        const std::string home =
            " r1@home r2@home r3@home b0@home b1@home b2@home b3@home y0@home y1@home "
            "y2@home y3@home";
        for (const auto& [square, rolls] :
             {std::pair{41, 11}, std::pair{42, 12}, std::pair{43, 13}, std::pair{44, 14}, std::pair{45, 15},
              std::pair{46, 0}, std::pair{47, 6}, std::pair{48, 5}, std::pair{49, 4}, std::pair{50, 3},
              std::pair{51, 0}, std::pair{52, 1}})
            row("g0@" + std::to_string(square) + " r0@40" + home, rolls);
        row("g0@47 r0@41" + home, 16);
        row("g0@43 r0@40 r1@40 r2@home r3@home b0@home b1@home b2@home b3@home y0@home y1@home y2@home "
            "y3@home",
            0);
        row("g0@43 g1@43 r0@40" + home, 0);
        row("g0@43 g1@48 r0@40" + home, 16);
    }
    void dangers() {
        using namespace parcheesi;
        QFETCH(QByteArray, position);
        QTEST(danger(parcheesi::testing::positionOf(position.toStdString()), Side::green), "rolls");
    }

    /// All final positions of random positions and rolls are those that the second implementation finds.
    void allFinalPositions() {
        using namespace parcheesi;
        plt::Random random(20261122);
        Endings endings;
        int fourDice = 0;
        for (int i = 0; i < 1000; ++i) {
            const Position position = testing::anyPosition(random);
            const auto side = static_cast<Side>(random.below(sideCount));
            const Turn turn = beginTurn(position, side, testing::anyDice(random));
            fourDice += turn.left.size() == 4 ? 1 : 0;
            endings.explore(turn);
            std::set<slow::Board> found;
            for (const int end : endings.ends()) found.insert(slow::boardOf(endings.position(end)));
            QCOMPARE(found.size(), endings.ends().size());
            QVERIFY(found == slow::ends(turn));
            QVERIFY(!found.empty());
        }
        QVERIFY(fourDice > 10);
    }
    /// A turn can be completed from exactly those positions that legal steps reach.
    void legalStepsAreExact() {
        using namespace parcheesi;
        plt::Random random(7);
        int refused = 0;
        for (int i = 0; i < 3000; ++i) {
            Turn turn = beginTurn(testing::anyPosition(random), static_cast<Side>(random.below(sideCount)),
                                  testing::anyDice(random));
            for (;;) {
                const auto legal = legalSteps(turn);
                Endings endings;
                for (int pawn = 0; pawn < pawnCount; ++pawn) {
                    for (const int number : {0, 1, 2, 3, 4, 5, 6, 10, 20}) {
                        const Step step = Step::go(pawn, number);
                        const bool isLegal = std::count(legal.begin(), legal.end(), step) == 1;
                        QCOMPARE(!objectionTo(turn, step), isLegal);
                        if (obstacleTo(turn, step)) {
                            QVERIFY(!isLegal);
                            continue;
                        }
                        endings.explore(after(turn, step));
                        QCOMPARE(!endings.ends().empty(), isLegal);
                        refused += isLegal ? 0 : 1;
                    }
                }
                QVERIFY(!legal.empty() || !obstacleToEnd(turn));
                if (legal.empty()) break;
                take(turn, legal[random.below(legal.size())]);
            }
        }
        QVERIFY(refused > 10);
    }
    void routesTellTheSteps() {
        using namespace parcheesi;
        using namespace parcheesi::testing;
        // 26 + 3 is taken, so 5 squares on is reached only by 2 and then 3.
        const Turn turn = turnOf('r', "r0@26 g0@29", {2, 3});
        const auto found = routes(turn, 0);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(int(found[0].to), 28 - 22);
        QVERIFY(found[0].steps == stepsOf("0+2"));
        QCOMPARE(int(found[1].to), 31 - 22);
        QVERIFY(found[1].steps == stepsOf("0+2 0+3"));
        QVERIFY(routes(turn, 1).front().steps.front().isEntering());
    }
};

QTEST_GUILESS_MAIN(TestTurns)
#include "test_turns.moc"
