// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "gobblet/player/player.h"
#include "gobblet/player/solver.h"
#include "gobblet/tests/proofs.h"

#include <algorithm>
#include <map>
#include <set>

#include <QTest>

/// The exact solution of 3 x 3.
class TestSolver : public QObject {
    Q_OBJECT

    using Level = gobblet::Level;
    using Move = gobblet::Move;
    using Position = gobblet::Position;
    using Rules = gobblet::Rules;
    using Side = gobblet::Side;
    using State = gobblet::State;
    using End = gobblet::End;
    using Value = gobblet::Value;
    using Kind = gobblet::Value::Kind;

  private Q_SLOTS:
    void knownValues_data() {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("wins");
        QTest::addColumn<int>("loses");
        QTest::addColumn<QString>("best");
        const auto row = [](const std::string& moves, int wins, int loses, const char* best) {
            QTest::addRow("%s", moves.c_str())
                << QString::fromStdString(moves) << wins << loses << QString::fromLatin1(best);
        };
        row("", 13, 0, "+2@1,1 +2@0,0 +2@2,0 +2@0,2 +2@2,2 +0@1,0 +0@0,1 +0@2,1 +0@1,2");
        row("+2@1,1", 0, 12, "");
        std::string moves = "+2@1,1 +1@1,0";
        row(moves, 9, 0, "+2@1,0 +1@0,0 +1@2,0 +1@0,2 +1@2,2 +1@0,1 +1@2,1");
        row(moves += " +1@1,2 +2@1,2", 9, 0, "+2@0,1 +2@2,1 +0@0,1 +0@2,1");
        row(moves += " +0@2,1 +1@2,1", 7, 0, "+2@2,1");
        row(moves += " +2@2,1 1,0>0,1", 5, 0, "+0@2,0 +0@2,2");
        row(moves += " +0@2,0 +2@2,0", 3, 0, "+1@0,0");
        row(moves += " +1@2,2 1,2>2,2", 5, 0, "1,1>0,1");
    }

    void knownValues() {
        QFETCH(QString, moves);
        QFETCH(int, wins);
        QFETCH(int, loses);
        QFETCH(QString, best);
        const auto state = gobblet::testing::played(3, moves.toStdString());
        gobblet::Solver solver;
        const auto solution = solver.solve(state.position, {}, {});
        const Value expected = wins > 0 ? Value{Kind::wins, wins} : Value{Kind::loses, loses};
        QCOMPARE(solution.value().kind, expected.kind);
        QCOMPARE(solution.value().plies, expected.plies);
        if (best.isEmpty()) return;
        std::set<std::string> expectedMoves;
        for (const auto& text : best.split(u' ')) expectedMoves.insert(text.toStdString());
        QVERIFY(gobblet::testing::texts(solution.best()) == expectedMoves);
    }

    void redCannotWinInEleven() {
        gobblet::Solver solver;
        plt::Budget budget;
        budget.depth = 12;
        const auto solution = solver.solve(gobblet::emptyBoard(3), budget, {});
        QCOMPARE(solution.value().kind, Kind::open);
        QCOMPARE(solution.value().plies, 12);
    }

    void movesThatUncoverALineLoseAtOnce() {
        const auto state = gobblet::testing::played(
            3, "+2@1,1 +1@1,0 +1@1,2 +2@1,2 +0@2,1 +1@2,1 +2@2,1 1,0>0,1 +0@2,0 +2@2,0 +1@2,2 1,2>2,2");
        gobblet::Solver solver;
        const auto solution = solver.solve(state.position, {}, {});
        QCOMPARE(solution.moves.size(), std::size_t{13});
        int losing = 0;
        for (const auto& [move, value] : solution.moves) {
            if (move.from != gobblet::cellAt(2, 1) || move.kind != Move::Kind::shift) continue;
            QVERIFY((value == Value{Kind::loses, 1}));
            ++losing;
        }
        QCOMPARE(losing, 5);
        const auto move = choose(state, Level::smart, gobblet::testing::question(1'000'000));
        QCOMPARE(Rules::write(move), std::string("1,1>0,1"));
    }

    void shortValuesAgreeWithTryingEverything() {
        plt::Random random(31);
        std::map<int, int> seen;
        gobblet::Solver solver;
        for (int round = 0; round < 120 / gobblet::testing::share; ++round) {
            const auto position = gobblet::testing::wandered(3, random, random.between(5, 14)).position;
            const auto value = solver.solve(position, {}, {}).value();
            const int wins = value.kind == Kind::wins ? value.plies : 99;
            const int loses = value.kind == Kind::loses ? value.plies : 99;
            for (const int plies : {1, 3})
                QCOMPARE(gobblet::testing::surelyWins(position, plies), wins <= plies);
            QCOMPARE(gobblet::testing::surelyLoses(position, 2), loses <= 2);
            ++seen[std::min(wins, 10 + loses)];
        }
        QVERIFY(seen[1] > 0 && seen[3] > 0 && seen[12] > 0);
    }

    /// The values of a position and of its successors must fit together, for all lengths.
    void valuesFitTogether() {
        plt::Random random(32);
        gobblet::Solver solver;
        for (int round = 0; round < 24 / gobblet::testing::share; ++round) {
            const auto position = gobblet::testing::wandered(3, random, random.between(3, 10)).position;
            const auto solution = solver.solve(position, {}, {});
            for (const auto& [move, value] : solution.moves) {
                const Position next = gobblet::after(position, move);
                if (value.plies == 1 || lineWinner(next)) continue;
                const auto answer = solver.solve(next, {}, {}).value();
                if (value.kind == Kind::wins) QVERIFY((answer == Value{Kind::loses, value.plies - 1}));
                if (value.kind == Kind::loses) QVERIFY((answer == Value{Kind::wins, value.plies - 1}));
                if (value.kind == Kind::open && answer.kind != Kind::open)
                    QVERIFY(answer.plies >= value.plies);
            }
        }
    }

    void perfectRedWinsAgainstAnything() {
        gobblet::Solver solver;
        plt::Random random(50);
        for (int game = 0; game < 1000 / gobblet::testing::share; ++game) {
            State state = gobblet::testing::begun({});
            int left = 13;
            while (endOf(state) == End::none) {
                if (state.position.toMove == Side::red) {
                    const auto solution = solver.solve(state.position, {}, {});
                    QCOMPARE(solution.value().kind, Kind::wins);
                    // Yellow's errors can only shorten it.
                    QVERIFY(solution.value().plies <= left);
                    left = solution.value().plies - 2;
                    const auto best = solution.best();
                    state = gobblet::testing::mustApply(state, best[random.below(best.size())]);
                } else {
                    state = gobblet::testing::mustApply(state, gobblet::testing::randomMove(state, random));
                }
            }
            QCOMPARE(*winnerOf(state), Side::red);
            QVERIFY(state.plies <= 13);
        }
    }

    /// Ties are broken at random, so these games differ, but not in their length.
    void perfectYellowHoldsOutToTheEnd() {
        gobblet::Solver solver;
        plt::Random random(55);
        std::set<std::string> games;
        for (int game = 0; game < 100 / gobblet::testing::share; ++game) {
            State state = gobblet::testing::begun({});
            std::string moves;
            while (endOf(state) == End::none) {
                const auto solution = solver.solve(state.position, {}, {});
                QCOMPARE(solution.value().plies, 13 - state.plies);
                const auto best = solution.best();
                const auto move = best[random.below(best.size())];
                moves += Rules::write(move);
                state = gobblet::testing::mustApply(state, move);
            }
            QCOMPARE(*winnerOf(state), Side::red);
            QCOMPARE(state.plies, 13);
            games.insert(moves);
        }
        QVERIFY(games.size() > 1);
    }

    /// The expert's yellow move is one of the best after any random move of red, and it wins when it can.
    void smartYellowPunishesSlips() {
        gobblet::Solver solver;
        plt::Random random(60);
        int slips = 0;
        int held = 0;
        for (int game = 0; game < 12 / gobblet::testing::share; ++game) {
            State state = gobblet::testing::begun({});
            int mustWinBy = 1000;
            while (endOf(state) == End::none && state.plies < 80) {
                Move move = gobblet::testing::randomMove(state, random);
                if (state.position.toMove == Side::red) {
                    // Red errs now and then; otherwise it is perfect, so that the games are not short.
                    const auto best = solver.solve(state.position, {}, {}).best();
                    if (random.below(3) != 0) move = best[random.below(best.size())];
                    // Not into an immediate defeat.
                    if (lineWinner(gobblet::after(state.position, move)) == Side::yellow) move = best.front();
                } else {
                    const auto solution = solver.solve(state.position, {}, {});
                    move = choose(state, Level::smart, gobblet::testing::question(10'000'000, random.next()));
                    QVERIFY(gobblet::testing::texts(solution.best()).contains(Rules::write(move)));
                    if (solution.value().kind == Kind::wins) {
                        if (mustWinBy == 1000) ++slips;
                        mustWinBy = std::min(mustWinBy, state.plies + solution.value().plies);
                    } else {
                        QCOMPARE(mustWinBy, 1000);
                    }
                    if (solution.value().kind == Kind::loses) ++held;
                }
                state = gobblet::testing::mustApply(state, move);
            }
            if (mustWinBy < 1000) {
                QCOMPARE(*winnerOf(state), Side::yellow);
                QVERIFY(state.plies <= mustWinBy);
            }
        }
        QVERIFY2(slips > 0 && held > 0, qPrintable(QStringLiteral("%1 %2").arg(slips).arg(held)));
    }

    /// In a position in which neither side can force a win the computer keeps the balance, and reports it.
    void openPositionsStayOpen_data() {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("keeping");
        QTest::newRow("one of 26") << QStringLiteral("+2@1,0 +0@0,1 +2@1,2") << 1;
        QTest::newRow("one of 29") << QStringLiteral("+1@0,2 +2@0,0") << 1;
        QTest::newRow("two of 31") << QStringLiteral("+0@1,2 +1@2,2 +0@0,1") << 2;
    }

    void openPositionsStayOpen() {
        QFETCH(QString, moves);
        QFETCH(int, keeping);
        const auto state = gobblet::testing::played(3, moves.toStdString());
        gobblet::Solver solver;
        const auto solution = solver.solve(state.position, {}, {});
        QCOMPARE(solution.value().kind, Kind::open);
        QCOMPARE(solution.value().plies, gobblet::Solver::deepest);
        QCOMPARE(static_cast<int>(solution.best().size()), keeping);
        const auto advice = advise(state, gobblet::testing::question(10'000'000));
        QCOMPARE(advice.kind, gobblet::Advice::Kind::balanced);
        QVERIFY(gobblet::testing::texts(solution.best()).contains(Rules::write(advice.move)));
        const auto next = gobblet::testing::mustApply(state, advice.move);
        QCOMPARE(solver.solve(next.position, {}, {}).value().kind, Kind::open);
        if (keeping == 1)
            QCOMPARE(Rules::hint(state, {}).verdict.english(),
                     std::string("Nobody can force a win within 21 moves."));
    }
};

QTEST_GUILESS_MAIN(TestSolver)
#include "test_solver.moc"
