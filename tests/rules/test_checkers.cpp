// SPDX-License-Identifier: MIT
#include "checkers/endgame_index.h"
#include "checkers/evaluation.h"
#include "checkers/notation.h"
#include "checkers/pdn.h"
#include "checkers/player.h"
#include "checkers/rules.h"
#include "checkers/search.h"
#include "common/rules/text.h"
#include "tests/rules/checkers/games.h"
#include "tests/rules/checkers/slow_moves.h"
#include "tests/support/rules_checks.h"

#include <set>

#include <QScopeGuard>
#include <QTest>

using namespace checkers;
using namespace checkers::games;
using plt::checks::bytes;

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

Options allKinds(int number) {
    const auto seat = [](int n) { return n == 0 ? std::optional<Level>() : static_cast<Level>(n - 1); };
    return {seat(number % 6), seat(number / 6 % 6), number / 36 % 2 == 0};
}

std::vector<Options> everyOptions() {
    std::vector<Options> all;
    for (int i = 0; i < 72; ++i) all.push_back(allKinds(i));
    return all;
}

/// As many as the machine makes quickly; made once.
std::shared_ptr<const Endgames> largeEndgames() {
    static const auto endgames = slowBuild ? currentEndgames() : Endgames::generate(Endgames::mostPieces);
    return endgames;
}

/// What must hold after any move on the board; empty when it does.
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

class TestCheckers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
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
        // Who cannot move has lost; else the ends by word are there as well.
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

    void randomPlay() {
        plt::checks::randomPlay<Rules>(everyOptions(), slowBuild ? 72 : 720, 300, wrongWith);
    }
    void mutatedText() { plt::checks::mutatedText<Rules>(everyOptions(), slowBuild ? 2000 : 20000); }
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
        State endless = stateAt("B:WK32:BK1", {{}, {}, false});
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
        // Whoever is blocked by the last of them has lost all the same.
        State last = stateAt("B:W12:BK4,K2,3");
        last.quietPlies = 79;
        last = played(last, {"4-8"});
        QCOMPARE(endOf(last), End::noMoves);
        QVERIFY(winnerOf(last) == Side::first);
    }
    void gamesEndByWord() {
        const State state = Rules::begin({{}, Level::expert, true}, {});
        const State given = Rules::apply(state, Move::resign()).value();
        QCOMPARE(endOf(given), End::resignation);
        QVERIFY(winnerOf(given) == Side::second);
        QCOMPARE(Rules::outcome(given), plt::Outcome::lost);
        const State drawn = Rules::apply(state, Move::agreeDraw()).value();
        QCOMPARE(endOf(drawn), End::agreement);
        QCOMPARE(Rules::outcome(drawn), plt::Outcome::drawn);
        QVERIFY(!Rules::apply(drawn, Move::agreeDraw()).ok());
    }
    void outcomesAreThePersons_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("outcome");
        QTest::newRow("two people") << QStringLiteral("person-person")
                                    << static_cast<int>(plt::Outcome::over);
        QTest::newRow("won") << QStringLiteral("easy-person") << static_cast<int>(plt::Outcome::won);
        QTest::newRow("lost") << QStringLiteral("person-medium") << static_cast<int>(plt::Outcome::lost);
        QTest::newRow("computers") << QStringLiteral("expert-strong") << static_cast<int>(plt::Outcome::over);
    }
    void outcomesAreThePersons() {
        QFETCH(QString, options);
        QFETCH(int, outcome);
        const auto read = Rules::readOptions(options.toStdString()).value();
        QCOMPARE(static_cast<int>(Rules::outcome(played(stateAt("W:W22:B18,11", read), {"22x8"}))), outcome);
    }

    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("person-person"));
        QCOMPARE(Rules::write(Options{{}, Level::expert, false}), std::string("person-expert-endless"));
        for (const char* text :
             {"", "person", "person-", "person-people", "person-person-", "person-person-endless-"})
            QVERIFY2(!Rules::readOptions(text).ok(), text);
        std::set<std::string> texts;
        std::set<std::string> descriptions;
        for (const auto& options : everyOptions()) {
            texts.insert(Rules::write(options));
            descriptions.insert(Rules::describe(options).english());
        }
        QCOMPARE(texts.size(), 72U);
        QCOMPARE(descriptions.size(), 12U);
        QCOMPARE(Rules::write(Start{}), std::string("standard"));
        QCOMPARE(Rules::write(Start{fen("W:WK19,31:B15,14")}), std::string("W_WK19,31_B14,15"));
        for (const char* text : {"W_WK19,31_B14,15", "B_W21-32_B1-12", "standard"}) {
            const auto start = Rules::readStart({}, text);
            QVERIFY2(start.ok(), text);
            QVERIFY(Rules::readStart({}, Rules::write(*start)).value() == *start);
        }
        // A game that is over before it begins is none.
        for (const char* text : {"", "W_W12_B3,8", "B_W1_B", "B:W21:B1", "standard ", "B_W1"})
            QVERIFY2(!Rules::readStart({}, text).ok(), text);
        for (const auto& [text, path] : std::vector<std::pair<std::string, std::vector<int>>>{
                 {"11-15", {11, 15}}, {"15x22x29", {15, 22, 29}}, {"19x26x17x10x19", {19, 26, 17, 10, 19}}}) {
            const auto move = readMove(text);
            QVERIFY2(move.ok(), bytes(text).constData());
            QCOMPARE(pathOf(*move), path);
            QCOMPARE(writeMove(*move), text);
        }
        QVERIFY(readMove("draw").value() == Move::agreeDraw());
        QVERIFY(readMove("resigns").value() == Move::resign());
        for (const char* text : {"", "11", "11-16x20", "11-20", "0-4", "11x15", "1x33", "29-33", "22x15x22",
                                 "11-15-18", "011-15", "4-5", "Draw", "8x15x8", "11 - 15"})
            QVERIFY2(!readMove(text).ok(), text);
    }
    void movesGoneHalfway() {
        const Position p = fen("W:W28:B24,16,23,15");
        QCOMPARE(movesAlong(p, {}).size(), 2U);
        QCOMPARE(movesAlong(p, {28, 19}).size(), 2U);
        QCOMPARE(movesAlong(p, {28, 19, 12}).size(), 1U);
        QVERIFY(movesAlong(p, {28, 12}).empty());
        QVERIFY(movesAlong(p, {28, 19, 12, 3}).empty());
        QVERIFY(movesAlong(p, {24}).empty());
        QCOMPARE(movesAlong(standardPosition(), {11}).size(), 2U);
    }
    void typedMoves() {
        const Position two = fen("W:W28:B24,16,23,15");
        QCOMPARE(writeMove(readMoveAt(two, "28x10").value()), std::string("28x19x10"));
        QCOMPARE(writeMove(readMoveAt(two, " 28-12 ").value()), std::string("28x19x12"));
        const Position circle = fen("W:WK19:B15,14,22,23");
        const auto both = readMoveAt(circle, "19x19");
        QVERIFY(!both.ok());
        QVERIFY(both.problem().english().find("more than one") != std::string::npos);
        QVERIFY(readMoveAt(circle, "19x10x17x26x19").ok());
        QVERIFY(!readMoveAt(circle, "19x10").ok());
        QVERIFY(readMoveAt(standardPosition(), "11-15").ok());
        for (const char* text : {"", "x", "11-14", "21-17", "draw", "11-15-18", "11x18"})
            QVERIFY2(!readMoveAt(standardPosition(), text).ok(), text);
        QVERIFY(!readMoveAt(fen("W:W12:B8,3"), "12-8").ok());
    }
    void positionsInNotation() {
        const Position p = fen("W:WK19,31:B15,14,22,5");
        QVERIFY(p.toMove == Side::second);
        QCOMPARE(p.second, bit(19) | bit(31));
        QCOMPARE(p.kings, bit(19));
        for (const char* text :
             {"W:B5,14,15,22:WK19,31", "W:WK19,31:B5,14-15,22.", " W : WK19 , 31 : B15,14,22,5 "})
            QVERIFY2(fen(text) == p, text);
        QVERIFY(fen("B:W:B1").second == 0);
        QVERIFY(fen("B:W21-32:B1-12") == standardPosition());
        for (const char* text : {"", "B", "B:W1:W2", "B:W1", "X:W1:B2", "B:W1:B1", "B:W33:B1", "B:W0:B1",
                                 "B:W21:B1,1", "B:W21,:B1", "B:W1,K:B2", "B:W2:B29", "B:W5-:B2", "B:W9-5:B2",
                                 "B:W20-32:B1", "B:W21:B1:", "B:W2-4-6:B1", "b:w21:b1"})
            QVERIFY2(!readFen(text).ok(), text);
        // Men on the row where they would be kings.
        QVERIFY(!readFen("B:W1:B5").ok());
        QVERIFY(readFen("B:WK1:B5").ok());
    }

    void gamesInNotation() {
        plt::Random random(9);
        std::string file;
        std::vector<GameRecord> games;
        for (int i = 0; i < 12; ++i) {
            GameRecord game;
            game.tags = {{"Event", "A \"quoted\" \\ event"}, {"White", "second"}, {"Black", "first"}};
            if (i % 3 == 2) game.start = fen("W:W18,26,27:B14,15,8");
            State state = Rules::begin({}, {game.start});
            while (endOf(state) == End::none && state.plies < i * 10) {
                game.moves.push_back(anyMove(state, random.next()));
                state = Rules::apply(state, game.moves.back()).value();
            }
            if (const auto winner = winnerOf(state))
                game.result = *winner == Side::second ? "1-0" : "0-1";
            else if (i % 2 == 1)
                game.result = "1/2-1/2";
            games.push_back(game);
            file += writePdn(game) + "\n";
        }
        for (const auto line : plt::split(file, '\n')) QVERIFY(line.size() < 80);
        const auto read = readPdn(file);
        QVERIFY2(read.ok(), bytes(read.ok() ? "" : read.problem().english()).constData());
        QCOMPARE(read->size(), games.size());
        for (std::size_t i = 0; i < games.size(); ++i) QVERIFY((*read)[i] == games[i]);
        QVERIFY(writePdn(games[2]).find("\n13... ") == std::string::npos);
        QVERIFY(writePdn(games[2]).find("\n\n1... ") != std::string::npos);
        QVERIFY(writePdn(games[1]).find("\n\n1. ") != std::string::npos);
    }
    void gamesOfOthers() {
        const auto games = readPdn(
            "[Event \"x\"]\r\n[Result \"0-1\"] {not yet} ; nor this\n[GameType \"21\"]\n"
            "1. 11-15 22-18! 2.15x22 25x18 {a (comment}\n% a line for programs\n"
            "3. 8-11 $12 (3. 9-13 18-14 {other}) 29-25 3... 4-8 0-1\n"
            "[Event \"y\"] [SetUp \"1\"] [FEN \"W:W22:B18,11.\"] 1. 22-8 1-0 12-16 *");
        QVERIFY2(games.ok(), bytes(games.ok() ? "" : games.problem().english()).constData());
        QCOMPARE(games->size(), 3U);
        QCOMPARE((*games)[0].moves.size(), 7U);
        QCOMPARE((*games)[0].result, std::string("0-1"));
        QCOMPARE(writeMove((*games)[0].moves[3]), std::string("25x18"));
        QCOMPARE(writeMove((*games)[1].moves[0]), std::string("22x15x8"));
        QCOMPARE((*games)[1].result, std::string("1-0"));
        QVERIFY((*games)[2].start == standardPosition());
        QVERIFY(readPdn("").value().empty());
        QVERIFY(readPdn(" {nothing} ").value().empty());
    }
    void recordsOfGames() {
        const Position start = fen("W:W22,21:B18,11");
        State state = Rules::begin({}, {start});
        QCOMPARE(recordOf(start, {}, state).result, std::string("*"));
        std::vector<Move> moves{readMoveAt(start, "22x8").value()};
        state = Rules::apply(state, moves[0]).value();
        QCOMPARE(recordOf(start, moves, state).result, std::string("1-0"));
        moves = {Move::resign()};
        state = Rules::apply(Rules::begin({}, {start}), moves[0]).value();
        QCOMPARE(recordOf(start, moves, state).result, std::string("0-1"));
        QVERIFY(recordOf(start, moves, state).moves.empty());
        state = Rules::apply(Rules::begin({}, {start}), Move::agreeDraw()).value();
        QCOMPARE(recordOf(start, {Move::agreeDraw()}, state).result, std::string("1/2-1/2"));
        QVERIFY(readPdn(writePdn(recordOf(start, {}, state))).value()[0].start == start);
    }
    void brokenGames_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("move") << QStringLiteral("1. 11-15 22-18 *\n\n1. 11-15 11-16 *")
                              << QStringLiteral("Game 2: 11-16 is not a move here.");
        QTest::newRow("tag") << QStringLiteral("[Event \"x")
                             << QStringLiteral("Game 1: a tag is not closed.");
        QTest::newRow("position") << QStringLiteral("[FEN \"x\"] *")
                                  << QStringLiteral("Game 1: its position cannot be read.");
        QTest::newRow("variant") << QStringLiteral("[GameType \"20\"] *")
                                 << QStringLiteral("Game 1 is of another kind of draughts.");
        QTest::newRow("bracket") << QStringLiteral("1. 11-15 ] *")
                                 << QStringLiteral("Game 1: ] is not a move here.");
    }
    void brokenGames() {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const auto games = readPdn(text.toStdString());
        QVERIFY(!games.ok());
        QCOMPARE(QString::fromStdString(games.problem().english()), problem);
    }
    void mutatedGames() {
        const std::string whole =
            "[Event \"x\"]\n[FEN \"B:W21-32:B1-12\"]\n1. 11-15 22-18! {a} 2. 15x22 (1. a) 25x18 $1 3. 8-11 "
            "1-0\n";
        plt::Random random(10);
        int accepted = 0;
        for (int round = 0; round < (slowBuild ? 3000 : 30000); ++round) {
            std::string text = whole;
            for (int edits = random.between(1, 4); edits > 0; --edits) {
                const auto at = static_cast<std::size_t>(random.below(text.size()));
                if (random.coin())
                    text.erase(at, 1);
                else
                    text[at] = "{}()[];%\"\\$.-x1 \n*"[random.below(18)];
            }
            const auto games = readPdn(text);
            if (!games) continue;
            ++accepted;
            for (const auto& game : *games) {
                const auto again = readPdn(writePdn(game));
                QVERIFY2(again.ok() && again->size() == 1, bytes(text).constData());
                QVERIFY2((*again)[0].moves == game.moves && (*again)[0].result == game.result,
                         bytes(text).constData());
            }
        }
        QVERIFY(accepted > 100);
    }

    void endgamesOfTheSpecification_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("plies");
        using Kind = EndgameValue::Kind;
        const auto row = [](const char* position, Kind kind, int plies) {
            QTest::newRow(position) << QString::fromLatin1(position) << static_cast<int>(kind) << plies;
        };
        row("W:WK1,K2:BK14", Kind::won, 33);
        row("W:WK31,K32:BK1", Kind::won, 33);
        row("W:WK14,K15:BK1", Kind::won, 17);
        row("W:WK10,K14:BK1", Kind::won, 15);
        row("B:WK10,K14:BK1", Kind::lost, 16);
        row("W:WK3,K4:BK11", Kind::drawn, 0);
        row("W:WK6,K7:BK2", Kind::drawn, 0);
    }
    void endgamesOfTheSpecification() {
        QFETCH(QString, position);
        QFETCH(int, kind);
        QFETCH(int, plies);
        const auto value = currentEndgames()->lookUp(fen(position.toStdString()));
        QVERIFY(value.has_value());
        QCOMPARE(static_cast<int>(value->kind), kind);
        QCOMPARE(value->plies, plies);
        QCOMPARE(*currentEndgames()->lookUp(mirrored(fen(position.toStdString()))), *value);
    }
    void twoKingsAgainstOne() {
        const auto tally = [](const Material& material) {
            std::map<EndgameValue::Kind, std::pair<int, int>> sums;
            const EndgameIndex index(material);
            for (std::uint32_t i = 0; i < index.size(); ++i) {
                const auto position = index.position(i);
                if (!position) continue;
                const auto value = *currentEndgames()->lookUp(*position);
                auto& [number, longest] = sums[value.kind];
                ++number;
                longest = std::max(longest, value.plies);
            }
            return sums;
        };
        using Kind = EndgameValue::Kind;
        auto strong = tally({0, 2, 0, 1});
        QCOMPARE(strong[Kind::won], std::make_pair(14846, 33));
        QCOMPARE(strong[Kind::drawn], std::make_pair(34, 0));
        QCOMPARE(strong[Kind::lost].first, 0);
        auto weak = tally({0, 1, 0, 2});
        QCOMPARE(weak[Kind::lost], std::make_pair(13018, 34));
        QCOMPARE(weak[Kind::drawn], std::make_pair(1450, 0));
        QCOMPARE(weak[Kind::won].first, 412);
    }
    void endgameNumbersAndPositions() {
        for (const Material& material :
             {Material{1, 1, 1, 1}, Material{0, 2, 0, 1}, Material{2, 0, 1, 1}, Material{3, 0, 0, 1}}) {
            const EndgameIndex index(material);
            int positions = 0;
            for (std::uint32_t i = 0; i < index.size(); i += 7) {
                const auto position = index.position(i);
                if (!position) continue;
                ++positions;
                QVERIFY(isPossible(*position));
                QCOMPARE(materialOf(*position), material);
                QCOMPARE(index.of(*position), i);
            }
            QVERIFY(positions > 500);
        }
        const auto endgames = currentEndgames();
        QCOMPARE(endgames->pieces(), 3);
        QVERIFY(!endgames->lookUp(standardPosition()));
        QVERIFY(!endgames->lookUp(fen("B:W:B1")));
        QVERIFY(!endgames->lookUp(fen("B:WK2,K3:B1,5")));
    }
    /// Every value follows from those of the moves: then wins and losses are right by induction over their
    /// distances, and what is neither is a draw.
    void endgameValuesFollowFromTheMoves() {
        const int pieces = slowBuild ? 3 : 4;
        const auto endgames = largeEndgames();
        QCOMPARE(endgames->pieces(), pieces);
        using Kind = EndgameValue::Kind;
        std::uint32_t checked = 0;
        for (int total = 2; total <= pieces; ++total)
            for (int own = 1; own < total; ++own)
                for (int ownMen = 0; ownMen <= own; ++ownMen)
                    for (int theirMen = 0; theirMen <= total - own; ++theirMen) {
                        const EndgameIndex index({ownMen, own - ownMen, theirMen, total - own - theirMen});
                        for (std::uint32_t i = 0; i < index.size(); i += total == 4 ? 5 : 1) {
                            const auto position = index.position(i);
                            if (!position) continue;
                            MoveList list;
                            generate(*position, list);
                            int win = 0;
                            int loss = 0;
                            bool draw = false;
                            for (const Move& move : list) {
                                const Position next = after(*position, move);
                                const auto value = next.pieces(next.toMove) == 0 ? EndgameValue{Kind::lost, 0}
                                                                                 : *endgames->lookUp(next);
                                if (value.kind == Kind::lost)
                                    win = win == 0 ? value.plies + 1 : std::min(win, value.plies + 1);
                                else if (value.kind == Kind::drawn)
                                    draw = true;
                                else
                                    loss = std::max(loss, value.plies + 1);
                            }
                            const EndgameValue expected = win > 0 ? EndgameValue{Kind::won, win}
                                                          : draw  ? EndgameValue{}
                                                                  : EndgameValue{Kind::lost, loss};
                            ++checked;
                            if (*endgames->lookUp(*position) != expected) QFAIL(writeFen(*position).c_str());
                        }
                    }
        QVERIFY(checked > 200'000);
    }
    void endgamesAgreeWithTheSearch() {
        plt::Random random(12);
        const auto endgames = currentEndgames();
        int proven = 0;
        for (int round = 0; round < 400; ++round) {
            SearchTask task;
            task.position = anyPosition(random, 3);
            const auto value = *endgames->lookUp(task.position);
            if (!canMove(task.position)) continue;
            task.budget.depth = 9;
            task.budget.nodes = 20000;
            const auto found = search(task);
            const auto line = bytes(writeFen(task.position));
            if (found.value >= provenValue) {
                QVERIFY2(value.kind == EndgameValue::Kind::won, line.constData());
                QVERIFY2(value.plies <= winValue - found.value, line.constData());
                ++proven;
            } else if (found.value <= -provenValue) {
                QVERIFY2(value.kind == EndgameValue::Kind::lost, line.constData());
                ++proven;
            }
            // What ends this soon cannot be missed.
            if (value.kind == EndgameValue::Kind::won && value.plies <= 5)
                QCOMPARE(winValue - found.value, value.plies);
        }
        QVERIFY(proven > 40);
    }
    void endgameFiles() {
        const auto endgames = currentEndgames();
        const auto bytesOf = endgames->serialise();
        QVERIFY(bytesOf.size() > 200'000 && bytesOf.size() < 230'000);
        const auto read = Endgames::parse(bytesOf);
        QVERIFY(read.ok());
        QCOMPARE((*read)->pieces(), 3);
        QVERIFY((*read)->serialise() == bytesOf);
        QCOMPARE((*read)->lookUp(fen("W:WK1,K2:BK14"))->plies, 33);
        plt::Random random(13);
        for (int round = 0; round < 40; ++round) {
            auto damaged = bytesOf;
            damaged[random.below(damaged.size())] ^= static_cast<std::uint8_t>(1U << random.below(8));
            QVERIFY(!Endgames::parse(damaged).ok());
            damaged = bytesOf;
            damaged.resize(random.below(damaged.size()));
            QVERIFY(!Endgames::parse(damaged).ok());
        }
        auto longer = bytesOf;
        longer.push_back(0);
        QVERIFY(!Endgames::parse(longer).ok());
        QVERIFY(!Endgames::parse({}).ok());
        // The same tables whenever they are made, so that a kept file never differs from a new one.
        QVERIFY(Endgames::generate(3)->serialise() == bytesOf);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!Endgames::generate(4, stop.get_token()));
        QVERIFY(Endgames::generate(0)->lookUp(fen("W:WK1:BK14")) == std::nullopt);
    }

    void evaluationFeatures() {
        // A line of Features for each position: what the two sides have alike cancels out.
        const Features level = featuresOf(standardPosition());
        for (int f = 0; f < feature::count; ++f)
            QCOMPARE(level[static_cast<std::size_t>(f)] != 0, f == feature::turn || f == feature::opposition);
        std::set<int> kinds;
        for (int square = 1; square <= squareCount; ++square) {
            kinds.insert(kindOfSquare(square));
            QCOMPARE(kindOfSquare(square), kindOfSquare(33 - square));
        }
        QCOMPARE(kinds.size(), 10U);
        const Features ahead = featuresOf(fen("B:W32:B22,K1"));
        QCOMPARE(ahead[feature::freeMan + 1], 1);
        QCOMPARE(ahead[static_cast<std::size_t>(feature::king + kindOfSquare(1))], 1);
        QVERIFY(ahead[feature::trade] > 0);
        // A side seen by the other counts the same with the other sign, but for whose turn it is.
        plt::Random random(14);
        for (int round = 0; round < 300; ++round) {
            Position p = anyPosition(random, random.between(2, 16));
            const Features one = featuresOf(p);
            p.toMove = other(p.toMove);
            const Features two = featuresOf(p);
            for (int f = 0; f < feature::count; ++f)
                if (f != feature::turn && f != feature::opposition)
                    QCOMPARE(one[static_cast<std::size_t>(f)], -two[static_cast<std::size_t>(f)]);
        }
    }
    void materialDecides() {
        QVERIFY(evaluate(fen("B:W32,31,30:B1,2,3,4")) > 60);
        QVERIFY(evaluate(fen("W:W32,31,30:B1,2,3,4")) < -60);
        QVERIFY(evaluate(fen("B:WK32,31,30:BK1,K2,3")) > 10);
        QVERIFY(std::abs(evaluate(standardPosition())) < 30);
    }

    void winsAreFound_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<int>("plies");
        const auto row = [](const char* position, const char* move, int plies) {
            QTest::newRow(position) << QString::fromLatin1(position) << QString::fromLatin1(move) << plies;
        };
        row("W:W22:B18,11", "22x15x8", 1);
        row("W:WK14,K15:BK1", "", 17);
        row("W:WK10,K14:BK1", "", 15);
        // Blocking wins as well as capturing.
        row("B:W12:BK4,K2,3", "4-8", 1);
        // Two pieces are given, then four are taken in a circle.
        row("W:WK19:B15,14,22,23", "", 1);
    }
    void winsAreFound() {
        QFETCH(QString, position);
        QFETCH(QString, move);
        QFETCH(int, plies);
        SearchTask task;
        task.position = fen(position.toStdString());
        task.budget.depth = 21;
        task.budget.nodes = 2000000;
        const auto found = search(task);
        QVERIFY(found.proven);
        QCOMPARE(winValue - found.value, plies);
        if (!move.isEmpty()) QCOMPARE(QString::fromStdString(writeMove(found.best)), move);
        // With tables at once.
        task.endgames = currentEndgames();
        if (task.position.total() <= 3) {
            const auto known = search(task);
            QCOMPARE(known.value, found.value);
            QCOMPARE(known.depth, 1);
        }
    }
    void linesAreLegal() {
        plt::Random random(15);
        for (int round = 0; round < 30; ++round) {
            State state = Rules::begin({}, {anyPosition(random, random.between(5, 14))});
            if (endOf(state) != End::none) continue;
            plt::Question question;
            question.budget.nodes = 4000;
            std::uint64_t last = 0;
            int reports = 0;
            question.report = [&](const plt::Thought& thought) {
                QVERIFY(thought.nodes >= last);
                QVERIFY(!thought.line.empty());
                last = thought.nodes;
                ++reports;
            };
            const Analysis analysis = analyse(state, question);
            QVERIFY(reports > 0);
            QVERIFY(!analysis.line.empty());
            for (const Move& move : analysis.line) {
                const auto next = Rules::apply(state, move);
                QVERIFY(next.ok());
                state = *next;
            }
        }
        const State over = stateAt("W:W12:B8,3");
        QVERIFY(analyse(over, {}).isLoss());
        QVERIFY(analyse(over, {}).line.empty());
    }
    void budgetsAreKept() {
        const State state = Rules::begin({}, {});
        for (const std::uint64_t nodes : {1ULL, 100ULL, 5000ULL, 60000ULL}) {
            plt::Question question;
            question.budget.nodes = nodes;
            const Analysis analysis = analyse(state, question);
            // One ply is looked at in any case.
            QVERIFY(analysis.nodes <= nodes + 100);
        }
        plt::Question shallow;
        shallow.budget.depth = 3;
        QCOMPARE(analyse(state, shallow).depth, 3);
        std::stop_source stop;
        stop.request_stop();
        plt::Question stopped;
        stopped.stop = stop.get_token();
        QVERIFY(analyse(state, stopped).depth <= 2);
        const auto moves = Rules::legalMoves(state);
        QVERIFY(std::count(moves.begin(), moves.end(), choose(state, Level::expert, stopped)) == 1);
        plt::Question brief;
        brief.budget.time = std::chrono::milliseconds(1);
        QVERIFY(std::count(moves.begin(), moves.end(), choose(state, Level::expert, brief)) == 1);
    }
    void everyLevelPlaysLegallyAndReproducibly() {
        plt::Random random(16);
        for (int l = 0; l < 5; ++l) {
            const Chooser player = level(static_cast<Level>(l), slowBuild ? 500 : 2000);
            std::set<std::string> openings;
            State state = Rules::begin({}, {});
            while (endOf(state) == End::none && state.plies < 60) {
                const auto seed = random.next();
                const Move move = player(state, seed);
                QVERIFY(player(state, seed) == move);
                const auto next = Rules::apply(state, move);
                QVERIFY(next.ok());
                state = *next;
            }
            for (std::uint64_t seed = 0; seed < 12; ++seed)
                openings.insert(writeMove(player(Rules::begin({}, {}), seed)));
            // Games begin in several ways.
            QVERIFY(openings.size() > 1);
        }
    }
    void stronger_data() {
        QTest::addColumn<int>("level");
        QTest::addColumn<int>("pairs");
        QTest::addColumn<int>("nodes");
        QTest::newRow("easy against beginner") << 1 << 12 << 2000;
        QTest::newRow("medium against easy") << 2 << 12 << 3000;
        QTest::newRow("strong against medium") << 3 << (slowBuild ? 3 : 10) << (slowBuild ? 2500 : 8000);
        // Without a limit of depth, and four times as long.
        if (!slowBuild) QTest::newRow("expert against strong") << 4 << 6 << 32000;
    }
    void stronger() {
        QFETCH(int, level);
        QFETCH(int, pairs);
        QFETCH(int, nodes);
        const auto most = static_cast<std::uint64_t>(nodes);
        const auto score = match(games::level(static_cast<Level>(level), most),
                                 games::level(static_cast<Level>(level - 1), most), pairs, 17);
        qInfo("+%d -%d =%d", score.wins, score.losses, score.draws);
        QVERIFY(score.wins >= score.losses + pairs / 2);
    }
    void strongAgainstRandomPlay() {
        const auto score = match(level(Level::strong, 600), anyMove, slowBuild ? 4 : 15, 18);
        QCOMPARE(score.losses, 0);
        QVERIFY(score.wins >= (slowBuild ? 7 : 28));
    }
    /// Against a defence that always holds out longest, a won endgame is won as quickly as can be.
    void wonEndgamesAreWon_data() {
        QTest::addColumn<QString>("position");
        QTest::newRow("two kings") << QStringLiteral("W:WK1,K2:BK14");
        QTest::newRow("double corner") << QStringLiteral("W:WK31,K32:BK1");
        QTest::newRow("first to move") << QStringLiteral("B:WK19:BK31,K32");
    }
    void wonEndgamesAreWon() {
        QFETCH(QString, position);
        State state = stateAt(position.toStdString());
        const Side winner = state.position.toMove;
        const int plies = currentEndgames()->lookUp(state.position)->plies;
        plt::Random random(19);
        const State end = playOut(state, level(Level::strong, 3000), level(Level::strong, 3000), random);
        QVERIFY(winnerOf(end) == winner);
        QCOMPARE(end.plies, plies);
    }
    void quietMovesAreCounted() {
        plt::Question question;
        question.budget.nodes = 3000;
        // 33 plies to the win, but the draw comes first unless the other side errs.
        State late = stateAt("W:WK1,K2:BK14");
        late.quietPlies = 60;
        QVERIFY(!analyse(late, question).proven);
        QVERIFY(analyse(late, question).value > 1);
        late.quietPlies = 47;
        QVERIFY(analyse(late, question).isWin());
        // Only the man's move keeps the game going.
        State last = stateAt("W:WK32,K31,K30,25:BK1,K3");
        last.quietPlies = 79;
        QCOMPARE(static_cast<int>(choose(last, Level::expert, question).from), 25);
        QVERIFY(analyse(last, question).value > 0.5);
        // Without the rule there is no hurry.
        last.options.automaticDraws = false;
        last.quietPlies = 500;
        QVERIFY(analyse(last, question).value > 0.5);
    }
    void repetitionIsNoProgress() {
        // The side with more pieces does not go back to where it has been, the other does so if it can.
        plt::Question question;
        question.budget.depth = 5;
        const std::vector<std::string> round{"1-6", "32-27", "6-1", "27-32"};
        const State state = played(stateAt("B:WK32,K31,K30:BK1,K3"), round);
        QCOMPARE(occurrences(state), 2);
        State third = played(state, {"1-6", "32-27", "6-1"});
        const Move move = choose(third, Level::expert, question);
        QVERIFY(writeMove(move) != "27-32");
        QVERIFY(analyse(third, question).value > 0.5);
    }
    void threeKingsBeatTwo() {
        // Not in the tables that are used here: the evaluation has to drive the two out of their corners.
        plt::Random random(20);
        int won = 0;
        constexpr int games = 4;
        for (int game = 0; game < games; ++game) {
            const State end =
                playOut(stateAt("W:WK29,K30,K25:BK1,K10"), level(Level::expert, slowBuild ? 3000 : 30000),
                        level(Level::expert, 3000), random);
            if (winnerOf(end) == Side::second) ++won;
        }
        QVERIFY(won >= games / 2);
    }
    void drawnEndgamesAreNotLost() {
        plt::Random random(21);
        const int pieces = largeEndgames()->pieces();
        const auto usual = currentEndgames();
        useEndgames(largeEndgames());
        const auto restore = qScopeGuard([&usual] { useEndgames(usual); });
        int checked = 0;
        while (checked < (slowBuild ? 5 : 40)) {
            const State state = Rules::begin({}, {anyPosition(random, pieces)});
            if (endOf(state) != End::none) continue;
            const auto value = *currentEndgames()->lookUp(state.position);
            if (value.kind != EndgameValue::Kind::drawn) continue;
            ++checked;
            const Chooser strong = level(Level::strong, 1000);
            const Side own = random.coin() ? Side::first : Side::second;
            const Chooser opponent = random.coin() ? strong : Chooser(anyMove);
            const State end = own == Side::first ? playOut(state, strong, opponent, random)
                                                 : playOut(state, opponent, strong, random);
            QVERIFY2(winnerOf(end) != other(own), bytes(writeFen(state.position)).constData());
        }
    }

    void hints() {
        const auto sentence = [](const char* position) {
            const auto hint = Rules::hint(stateAt(position), {});
            return hint.steps.front().reason.english() + " " + hint.verdict.english();
        };
        QCOMPARE(sentence("W:W22:B18,11"), std::string("22x15x8 is compulsory. It wins at once."));
        QCOMPARE(sentence("B:W12:BK4,K2,3"),
                 std::string("4-8 leaves the other side without a move. It wins at once."));
        QVERIFY(sentence("W:WK1,K2:BK14").find("wins in at most 17 moves, that is proven.") !=
                std::string::npos);
        QVERIFY(sentence("B:WK10,K14:BK1").find("lost in 8 moves") != std::string::npos);
        QVERIFY(sentence("W:WK3,K4:BK11").find("a draw, that is proven") != std::string::npos);
        QVERIFY(sentence("B:WK18:B16").find("16-19 keeps the draw.") == 0);
        QVERIFY(sentence("W:WK3,15,18,22,29:B6,8,9,12,K32").find("15-10 gives a piece to win back more.") ==
                0);
        QVERIFY(sentence("W:W20,21,25,26,27,30,31:B5,6,7,8,11,16,18").find("21-17 wins material.") == 0);
        QVERIFY(
            sentence("B:WK15,20,21,22,23,25,29,30,31:B4,5,7,9,14").find("The side to move is worse, by") !=
            std::string::npos);
        const State start = Rules::begin({}, {});
        const auto hint = Rules::hint(start, {});
        QCOMPARE(hint.steps.size(), 1U);
        QVERIFY(Rules::apply(start, hint.steps[0].move).ok());
        QCOMPARE(hint.steps[0].marks, pathOf(hint.steps[0].move));
        QCOMPARE(hint.verdict.english(), std::string("The position is level."));
        QVERIFY(Rules::hint(stateAt("W:W12:B8,3"), {}).steps.empty());
    }
    void draws() {
        plt::Question question;
        question.budget.nodes = 3000;
        const State start = Rules::begin({}, {});
        QVERIFY(!acceptsDraw(start, Side::second, question));
        const State won = stateAt("W:WK1,K2:BK14");
        QVERIFY(!acceptsDraw(won, Side::second, question));
        QVERIFY(acceptsDraw(won, Side::first, question));
        QVERIFY(acceptsDraw(stateAt("W:WK3,K4:BK11"), Side::second, question));
        State dull = stateAt("W:WK30,K32,29:BK1,K3,4");
        QVERIFY(!acceptsDraw(dull, Side::second, question));
        dull.quietPlies = 40;
        QVERIFY(acceptsDraw(dull, Side::second, question));
    }
};

QTEST_APPLESS_MAIN(TestCheckers)
#include "test_checkers.moc"
