// SPDX-License-Identifier: MIT
#include "checkers/player/evaluation.h"
#include "checkers/tests/games.h"
#include "checkers/tests/slow_moves.h"
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "tests/support/bytes.h"

#include <algorithm>
#include <map>
#include <set>

#include <QCoreApplication>
#include <QTest>

using namespace checkers;
using namespace checkers::games;
using plt::testing::bytes;

namespace {

/// Checks the invariants after any move on the board; returns the problem, or an empty text.
std::string wrongWith(const State& before, const Move& move, const State& after) {
    if (move.kind != Move::Kind::board) return endOf(after) == End::none ? "the game goes on" : "";
    const Position& p = before.position;
    const Position& q = after.position;
    if (!isPossible(q)) return "an impossible position";
    if (q.toMove == p.toMove) return "the turn has not changed";
    if (count(q.pieces(p.toMove)) != count(p.pieces(p.toMove))) return "own pieces lost or made";
    if (count(q.pieces(q.toMove)) != count(p.pieces(q.toMove)) - move.jumps) return "not one enemy a jump";
    if (count(move.captured) != move.jumps) return "a piece is jumped twice";
    if (fen(writeFen(q)) != q) return "FEN does not read back";
    if ((after.quietPlies == 0) != (after.recent.size() == 1))
        return "recent positions and quiet plies differ";
    if (after.recent.back() != q) return "the present position is not among the recent ones";
    return {};
}

}  // namespace

/// The rules: moves, ends, and a second generator that must agree.
class TestCheckers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aLonePlayerBeginsAgainstAComputer() {
        const plt::Seats seats = Rules::usualSeats({});
        QVERIFY(seats.size() == 2 && seats[0].isPerson());
        const auto levels = Rules::levels();
        QVERIFY(std::any_of(levels.begin(), levels.end(), [&](const plt::Level& level) {
            return seats[1] == plt::Seat::computer(level.word);
        }));
    }

    void initTestCase() { startWith(nullptr); }

    void perftsOfTheSpecification_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QList<int>>("counts");
        QTest::newRow("start") << QString::fromStdString(writeFen(standardPosition()))
                               << QList<int>{7, 49, 302, 1469, 7361, 36768, 179740, 845931};
        QTest::newRow("choice") << QStringLiteral("W:W18,26,27:B14,15,8")
                                << QList<int>{2, 6, 34, 86, 306, 773};
        QTest::newRow("king") << QStringLiteral("W:WK19,31:B15,14,22,5") << QList<int>{1, 1, 4, 8, 44, 63};
        QTest::newRow("mixed") << QStringLiteral("B:WK18,22,30:B1,K7,12")
                               << QList<int>{7, 42, 252, 1591, 8692, 51156};
        QTest::newRow("kings") << QStringLiteral("W:WK1,K2:BK14") << QList<int>{4, 16, 52, 174, 836, 2583};
    }
    void perftsOfTheSpecification() {
        QFETCH(QString, position);
        QFETCH(QList<int>, counts);
        for (int depth = 1; depth <= counts.size(); ++depth)
            QCOMPARE(perft(fen(position.toStdString()), depth),
                     static_cast<std::uint64_t>(counts[depth - 1]));
    }

    void movesOfTheSpecification_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("moves");
        const auto row = [](const char* position, const char* moves) {
            QTest::newRow(position) << QString::fromLatin1(position) << QString::fromLatin1(moves);
        };
        row("W:W18,26,27:B14,15,8", "18x11x4 18x9");
        row("W:W22:B18,11", "22x15x8");
        row("B:W25,26:B22", "22x29 22x31");
        row("B:WK26,31:B22", "22-25");
        row("W:WK18:B14,15,22,23", "18x11 18x25 18x27 18x9");
        row("W:WK19:B15,14,22,23", "19x10x17x26x19 19x26x17x10x19");
        row("W:W10:B7,8", "10x3");
        row("W:WK10:B7,8", "10x3x12");
        row("W:W10:B6,7", "10x1 10x3");
        row("W:W11,K18:B7,14,8", "11x2 11x4 18x9");
        row("B:W7:BK2,3", "2x11 3x10");
        row("B:W18,26:B15", "15x22x31");
        row("W:W31:B27,19,20", "31x24x15");
        row("W:W28:B24,16,23,15", "28x19x10 28x19x12");
        row("B:W27,19:B23", "23x32");
        row("W:WK15:B1", "15-10 15-11 15-18 15-19");
        row("B:WK3:B12,K7", "12-16 7-10 7-11 7-2");
        row("B:W6,9,10:B1", "1-5");
        row("W:W12:B8,3", "");
        row("B:W32:B28", "");
        row("W:W21:B17,14,13", "");
        row("B:W20,24,28:B16,19", "19-23");
        row("B:W21-32:B1-12", "10-14 10-15 11-15 11-16 12-16 9-13 9-14");
    }
    void movesOfTheSpecification() {
        QFETCH(QString, position);
        QFETCH(QString, moves);
        const State state = stateAt(position.toStdString());
        QCOMPARE(joined(moveTexts(state.position)), moves.toStdString());
        QCOMPARE(canMove(state.position), !moves.isEmpty());
        QCOMPARE(canCapture(state.position, state.position.toMove), moves.contains(QLatin1Char('x')));
        // A side that cannot move has lost; else the ends by word are there as well.
        QCOMPARE(endOf(state), moves.isEmpty() ? End::noMoves : End::none);
        const auto legal = Rules::legalMoves(state);
        QCOMPARE(legal.size(), moves.isEmpty() ? 0U : moveTexts(state.position).size() + 2);
        if (moves.isEmpty()) QVERIFY(winnerOf(state) == other(state.position.toMove));
    }
    void resultsOfTheSpecification() {
        QCOMPARE(writeFen(played(stateAt("W:W10:B7,8"), {"10x3"}).position), std::string("B:WK3:B8"));
        const State circle = played(stateAt("W:WK19:B15,14,22,23"), {"19x10x17x26x19"});
        QCOMPARE(writeFen(circle.position), std::string("B:WK19:B"));
        QVERIFY(winnerOf(circle) == Side::second);
        const State taken = played(stateAt("W:W22:B18,11"), {"22x15x8"});
        QCOMPARE(writeFen(taken.position), std::string("B:W8:B"));
        QCOMPARE(endOf(taken), End::noMoves);
        QVERIFY(winnerOf(taken) == Side::second);
        QVERIFY(Rules::legalMoves(taken).empty());
        QVERIFY(!Rules::apply(taken, Move::resign()).ok());
    }

    void positionsAgreeWithASecondGenerator() {
        plt::Random random(4);
        const int rounds = slowBuild ? 1500 : 15000;
        int captures = 0;
        int longest = 0;
        for (int round = 0; round < rounds; ++round) {
            const Position p = anyPosition(random, random.between(2, 20));
            MoveList list;
            generate(p, list);
            std::map<std::string, Position> ours;
            for (const Move& move : list) {
                ours[writeMove(move)] = after(p, move);
                longest = std::max<int>(longest, move.jumps);
                if (move.jumps > 0) ++captures;
            }
            const auto theirs = slow_checkers::movesOf(fieldOf(p));
            QVERIFY2(ours.size() == theirs.size() && static_cast<int>(ours.size()) == list.size(),
                     bytes(writeFen(p)).constData());
            for (const auto& outcome : theirs) {
                const auto found = ours.find(outcome.move);
                QVERIFY2(found != ours.end(), bytes(writeFen(p) + " " + outcome.move).constData());
                const auto field = fieldOf(found->second);
                QVERIFY2(field.rows == outcome.after.rows && field.firstToMove == outcome.after.firstToMove,
                         bytes(writeFen(p) + " " + outcome.move).constData());
            }
        }
        QVERIFY(captures > rounds / 4);
        QVERIFY(longest >= 4);
    }
    void gamesAgreeWithASecondGenerator() {
        plt::Random random(5);
        int multiple = 0;
        for (int game = 0; game < (slowBuild ? 8 : 60); ++game) {
            State state = Rules::begin({}, {});
            while (endOf(state) == End::none) {
                std::vector<std::string> theirs;
                for (const auto& outcome : slow_checkers::movesOf(fieldOf(state.position)))
                    theirs.push_back(outcome.move);
                QCOMPARE(joined(moveTexts(state.position)), joined(theirs));
                const Move move = anyMove(state, random.next());
                if (move.jumps > 1) ++multiple;
                const State next = Rules::apply(state, move).value();
                QCOMPARE(wrongWith(state, move, next), std::string());
                state = next;
            }
        }
        QVERIFY(multiple > 10);
    }
    void moveListsHaveRoomForAnything() {
        // Nine enemies on one grid of jumps, and the rest of the board full of kings.
        plt::Random random(6);
        int most = 0;
        for (int round = 0; round < (slowBuild ? 2000 : 20000); ++round) {
            Position p;
            p.toMove = Side::first;
            for (int i = 0; i < 12; ++i) p.second |= bit(random.between(1, squareCount));
            for (int i = 0; i < 12; ++i) p.first |= bit(random.between(1, squareCount)) & ~p.second;
            p.kings = p.occupied();
            MoveList list;
            generate(p, list);
            most = std::max(most, list.size());
            QVERIFY(list.size() < MoveList::capacity);
        }
        QVERIFY(most > 15);
    }
    void turningTheBoardTurnsTheMoves() {
        plt::Random random(7);
        for (int round = 0; round < 2000; ++round) {
            const Position p = anyPosition(random, random.between(2, 16));
            QCOMPARE(mirrored(mirrored(p)), p);
            std::set<std::vector<int>> turnedPaths;
            std::set<std::vector<int>> paths;
            MoveList list;
            generate(p, list);
            for (const Move& move : list) {
                auto path = pathOf(move);
                for (int& square : path) square = 33 - square;
                turnedPaths.insert(path);
            }
            MoveList turnedList;
            generate(mirrored(p), turnedList);
            for (const Move& move : turnedList) paths.insert(pathOf(move));
            QVERIFY2(paths == turnedPaths, bytes(writeFen(p)).constData());
            QCOMPARE(evaluate(mirrored(p)), evaluate(p));
        }
    }

    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(everyOptions(), wrongWith)));
    }
    void randomPlay() {
        QVERIFY(
            holds(plt::testing::randomGames<Rules>(everyOptions(), {slowBuild ? 72 : 720, 300}, wrongWith)));
    }
    void mutatedText() {
        QVERIFY(holds(plt::testing::damagedTexts<Rules>(everyOptions(), slowBuild ? 2000 : 20000)));
    }
    void randomGamesEnd() {
        plt::Random random(8);
        std::map<End, int> ends;
        int plies = 0;
        constexpr int games = 60;
        for (int game = 0; game < games; ++game) {
            const State end = playOut(Rules::begin({}, {}), anyMove, anyMove, random);
            ++ends[endOf(end)];
            plies += end.plies;
            QCOMPARE(Rules::outcome(end), winnerOf(end) ? plt::Outcome::over : plt::Outcome::drawn);
        }
        QVERIFY(ends[End::noMoves] > games / 2);
        // The specification found 74 on average.
        QVERIFY(plies / games > 60 && plies / games < 90);
    }
    void illegalMovesAreRefused() {
        const State state = stateAt("W:W18,26,27:B14,15,8");
        for (const char* text : {"18-14", "26-22", "18x11", "18x25", "8-11", "1-5", "18x9x2", "14x23"})
            QVERIFY2(!Rules::apply(state, readMove(text).value()).ok(), text);
        QVERIFY(!Rules::apply(state, Move{}).ok());
        QVERIFY(Rules::apply(state, readMove("26-22").value()).problem().english().find("compulsory") !=
                std::string::npos);
        Move odd = Move::resign();
        odd.from = 3;
        QVERIFY(!Rules::apply(state, odd).ok());
    }
    void whyAPieceCannotMove() {
        const State must = stateAt("W:W18,26,27:B14,15,8");
        QVERIFY(whyStuck(must, 18).empty());
        QCOMPARE(whyStuck(must, 26).english(),
                 std::string("Another piece can capture, and captures are compulsory."));
        QCOMPARE(whyStuck(must, 14).english(), std::string("It is the other side's turn."));
        QCOMPARE(whyStuck(must, 1).english(), std::string("There is no piece on this square."));
        QCOMPARE(whyStuck(stateAt("B:W21-32:B1-12"), 5).english(), std::string("This piece is blocked."));
        QCOMPARE(whyStuck(stateAt("W:W12:B8,3"), 12).english(), std::string("The game is over."));
    }

    void thirdOccurrenceIsADraw() {
        const std::vector<std::string> round{"1-6", "32-27", "6-1", "27-32"};
        State state = played(stateAt("B:WK32:BK1"), round);
        QCOMPARE(occurrences(state), 2);
        QCOMPARE(endOf(state), End::none);
        state = played(state, {"1-6", "32-27", "6-1"});
        QCOMPARE(endOf(state), End::none);
        state = played(state, {"27-32"});
        QCOMPARE(endOf(state), End::repetition);
        QCOMPARE(Rules::outcome(state), plt::Outcome::drawn);
        QVERIFY(!winnerOf(state));
        // The same squares with the other side to move are another position.
        QCOMPARE(occurrences(played(stateAt("B:WK32:BK1"), {"1-6"})), 1);
        State endless = stateAt("B:WK32:BK1", {false});
        for (int i = 0; i < 60; ++i) endless = played(endless, round);
        QCOMPARE(endOf(endless), End::none);
        QCOMPARE(endless.quietPlies, 240);
        QVERIFY(endless.recent.size() <= 81);
        QVERIFY(occurrences(endless) > 3);
    }
    void fortyQuietMovesAreADraw() {
        State state = stateAt("B:WK32,21:BK1,12");
        state.quietPlies = 79;
        QCOMPARE(endOf(played(state, {"1-6"})), End::quietMoves);
        // A man's move and a capture begin anew.
        QCOMPARE(endOf(played(state, {"12-16"})), End::none);
        QCOMPARE(played(state, {"12-16"}).quietPlies, 0);
        QCOMPARE(played(state, {"12-16"}).recent.size(), 1U);
        state = stateAt("B:WK32,21:BK1,K12");
        state.quietPlies = 78;
        state = played(state, {"12-16"});
        QCOMPARE(endOf(state), End::none);
        QCOMPARE(endOf(played(state, {"32-27"})), End::quietMoves);
        // A side that is blocked by the last of them has lost all the same.
        State last = stateAt("B:W12:BK4,K2,3");
        last.quietPlies = 79;
        last = played(last, {"4-8"});
        QCOMPARE(endOf(last), End::noMoves);
        QVERIFY(winnerOf(last) == Side::first);
    }
    void gamesEndByWord() {
        const State state = Rules::begin({}, {});
        const State given = Rules::apply(state, Move::resign()).value();
        QCOMPARE(endOf(given), End::resignation);
        QVERIFY(winnerOf(given) == Side::second);
        QCOMPARE(Rules::outcome(given), plt::Outcome::over);
        QVERIFY((Rules::standing(given) == std::vector<int>{2, 1}));
        const State drawn = Rules::apply(state, Move::agreeDraw()).value();
        QCOMPARE(endOf(drawn), End::agreement);
        QCOMPARE(Rules::outcome(drawn), plt::Outcome::drawn);
        QVERIFY((Rules::standing(drawn) == std::vector<int>{1, 1}));
        QVERIFY(!Rules::apply(drawn, Move::agreeDraw()).ok());
    }
    void seatsFollowTheGame() {
        QCOMPARE(Rules::seats({}).size(), 2U);
        const State state = stateAt("W:W22:B18,11");
        QCOMPARE(Rules::seatToMove(state), 1);
        QCOMPARE(Rules::seatToMove(Rules::begin({}, {})), 0);
        QCOMPARE(Rules::outcome(state), plt::Outcome::playing);
        const State won = played(state, {"22x8"});
        QCOMPARE(Rules::outcome(won), plt::Outcome::over);
        QCOMPARE(Rules::seatToMove(won), -1);
        QVERIFY((Rules::standing(won) == std::vector<int>{2, 1}));
    }
    void movesAreTold() {
        const auto told = [](const State& state, const Move& move) {
            return Rules::tell(state, move, Rules::apply(state, move).value()).english();
        };
        const State begun = Rules::begin({}, {});
        QCOMPARE(told(begun, readMove("11-15").value()), std::string("First side: 11-15."));
        const State capture = stateAt("W:W22:B18,11,1");
        QCOMPARE(told(capture, readMoveAt(capture.position, "22x8").value()),
                 std::string("Second side: 22x15x8."));
        QCOMPARE(told(capture, Move::resign()), std::string("The second side resigns."));
        QCOMPARE(told(begun, Move::resign()), std::string("The first side resigns."));
        QCOMPARE(told(begun, Move::agreeDraw()), std::string("Both sides agree on a draw."));
    }
};

QTEST_GUILESS_MAIN(TestCheckers)
#include "test_rules.moc"
