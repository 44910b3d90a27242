// SPDX-License-Identifier: MIT
#include "checkers/records/pdn.h"
#include "checkers/tests/games.h"
#include "common/rules/random.h"
#include "common/rules/text.h"
#include "tests/support/bytes.h"

#include <set>

#include <QTest>

namespace checkers::games {

using plt::testing::bytes;

/// Text forms of rules, moves as people type them, positions in FEN, games in PDN.
class TestNotation : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("draws"));
        QCOMPARE(Rules::write(Options{false}), std::string("endless"));
        QVERIFY(!Rules::seatsOf("draws") && !Rules::seatsOf("endless"));
        QVERIFY(Rules::describe({true}).empty() && !Rules::describe({false}).empty());
        for (const char* text : {"", "person", "person-", "person-people", "person-person-",
                                 "person-person-endless-", "-endless", "draws-endless", "endless-person"}) {
            QVERIFY2(!Rules::readOptions(text).ok(), text);
            QVERIFY2(!Rules::seatsOf(text), text);
        }
        // As earlier versions wrote options; the statistics go on under these names.
        const std::vector<std::string> players{"person", "beginner", "easy",  "fair",
                                               "medium", "strong",   "expert"};
        std::set<std::string> counted;
        for (const auto& first : players) {
            for (const auto& second : players) {
                for (const bool endless : {false, true}) {
                    auto text = first;
                    text += '-';
                    text += second;
                    const auto both = text;
                    if (endless) text += "-endless";
                    const auto seats = Rules::seatsOf(text);
                    QVERIFY2(seats && plt::writeSeats(*seats) == both, text.c_str());
                    QVERIFY(Rules::readOptions(text).value() == Options{!endless});
                    QCOMPARE(Rules::countedAs({!endless}, *seats), text);
                    counted.insert(text);
                }
            }
        }
        QCOMPARE(counted.size(), 98U);
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
    void movesOfOtherPrograms_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"28:10", "28 x 10", "28X10", "28 : 19 : 10", "28\u00d719\u00d710", "28-10",
                                 "28\u201310", "28\u201410", "28\u221210", "28\u201110", "28\u201010",
                                 "28 \u2013 10", "28\u00a0x\u00a010", " 28x19x10 "})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void movesOfOtherPrograms() {
        QFETCH(QString, text);
        const Position two = fen("W:W28:B24,16,23,15");
        const auto move = readMoveAt(two, text.toStdString());
        QVERIFY(move.ok());
        QCOMPARE(writeMove(*move), std::string("28x19x10"));
        // The same in a game, between other moves.
        for (const auto& game :
             {QStringLiteral("1. %1 16-19 *"), QStringLiteral("1.%1 16 \u2013 19 2-0"),
              QStringLiteral("1... %1 {one} 16-19"), QStringLiteral("1.\u00a0%1! 16-19 1 \u2013 0")}) {
            const auto read =
                readPdn("[FEN \"w:w28:b24,16,23,15,1:H0:F1\"]\n" + game.arg(text.trimmed()).toStdString());
            QVERIFY2(read.problems.empty() && read.games.size() == 1, qPrintable(game));
            QCOMPARE(read.games[0].moves.size(), 2U);
            QVERIFY(read.games[0].moves[0] == *move);
        }
        // Two numbers are no move, whatever is between them.
        for (const char* none : {"28 10", "2 8x10", "28 x", "x 10", "28\u2013", "28..10"})
            QVERIFY2(!readMoveAt(two, none).ok(), none);
    }
    void positionsInNotation() {
        const Position p = fen("W:WK19,31:B15,14,22,5");
        QVERIFY(p.toMove == Side::second);
        QCOMPARE(p.second, bit(19) | bit(31));
        QCOMPARE(p.kings, bit(19));
        for (const char* text :
             {"W:B5,14,15,22:WK19,31", "W:WK19,31:B5,14-15,22.", " W : WK19 , 31 : B15,14,22,5 "})
            QVERIFY2(fen(text) == p, text);
        // As other programs write them.
        for (const char* text :
             {"w:wk19,31:b15,14,22,5", "W:WK19,31:B15,14,22,5:H0:F1", "W:WK19,31:B5,14\u201315,22:H12",
              "w:Wk19,31:B15,14,22,5:f37.", "W:WK19,31:B\u00a05,14\u201115,22 :H0 :F1"})
            QVERIFY2(fen(text) == p, text);
        QVERIFY(fen("B:W:B1").second == 0);
        QVERIFY(fen("B:W21-32:B1-12") == standardPosition());
        for (const char* text : {"",           "B",           "B:W1:W2",    "B:W1",        "X:W1:B2",
                                 "B:W1:B1",    "B:W33:B1",    "B:W0:B1",    "B:W21:B1,1",  "B:W21,:B1",
                                 "B:W1,K:B2",  "B:W2:B29",    "B:W5-:B2",   "B:W9-5:B2",   "B:W20-32:B1",
                                 "B:W21:B1:",  "B:W2-4-6:B1", "B:W21:B1:H", "B:W21:B1:X0", "B:W21:H0:F1",
                                 "H0:B:W21:B1"})
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
        QVERIFY(read.problems.empty());
        QCOMPARE(read.games.size(), games.size());
        for (std::size_t i = 0; i < games.size(); ++i) {
            GameRecord own = read.games[i];
            own.tags.resize(games[i].tags.size());
            QVERIFY(own == games[i]);
            QCOMPARE(writePdn(read.games[i]), writePdn(games[i]));
        }
        QVERIFY(writePdn(games[2]).find("\n13... ") == std::string::npos);
        QVERIFY(writePdn(games[2]).find("\n\n1... ") != std::string::npos);
        QVERIFY(writePdn(games[1]).find("\n\n1. ") != std::string::npos);
    }
    void gamesOfOthers() {
        const auto [games, numbers, problems] = readPdn(
            "[Event \"x\"]\r\n[Result \"0-1\"] {not yet} ; nor this\n[GameType \"21\"]\n"
            "1. 11-15 22-18! 2.15x22 25x18 {a (comment}\n% a line for programs\n"
            "3. 8-11 $12 (3. 9-13 18-14 {other}) 29-25 3... 4-8 0-1\n"
            "[Event \"y\"] [SetUp \"1\"] [FEN \"W:W22:B18,11.\"] 1. 22-8 1-0 12-16 *");
        QVERIFY(problems.empty());
        QVERIFY((numbers == std::vector<std::size_t>{1, 2, 3}));
        QCOMPARE(games.size(), 3U);
        QCOMPARE(games[0].moves.size(), 7U);
        QCOMPARE(games[0].result, std::string("0-1"));
        QCOMPARE(writeMove(games[0].moves[3]), std::string("25x18"));
        QCOMPARE(writeMove(games[1].moves[0]), std::string("22x15x8"));
        QCOMPARE(games[1].result, std::string("1-0"));
        QVERIFY(games[2].start == standardPosition());
        QVERIFY(readPdn("").games.empty() && readPdn("").problems.empty());
        QVERIFY(readPdn(" {nothing} ").games.empty());
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
        QVERIFY(readPdn(writePdn(recordOf(start, {}, state))).games[0].start == start);
    }
    void resultsOfOthers_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("meaning");
        const auto row = [](const char* text, const char* meaning) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(meaning);
        };
        row("1-0", "1-0");
        row("2-0", "1-0");
        row("0-2", "0-1");
        row("1-1", "1/2-1/2");
        row("0.5-0.5", "1/2-1/2");
        row("0,5-0,5", "1/2-1/2");
        row("1/2", "1/2-1/2");
        row("\u00bd-\u00bd", "1/2-1/2");
        row("1\u20130", "1-0");
        row("0 \u2212 1", "0-1");
        row("0-0", "*");
    }
    void resultsOfOthers() {
        QFETCH(QString, text);
        QFETCH(QString, meaning);
        QCOMPARE(readResult(text.toStdString()), meaning.toStdString());
        // In the tag, after the moves, and in both; one game follows the other.
        for (const auto& file : {QStringLiteral("[Result \"%1\"]\n1. 11-15 *\n1. 12-16 *"),
                                 QStringLiteral("1. 11-15 %1 1. 12-16 *"),
                                 QStringLiteral("[Result \"%1\"]\n1. 11-15 %1\n[Event \"x\"]\n1. 12-16 *")}) {
            const auto read = readPdn(file.arg(text).toStdString());
            QVERIFY2(read.problems.empty(), qPrintable(file));
            QCOMPARE(read.games.size(), 2U);
            QCOMPARE(QString::fromStdString(read.games[0].result), meaning);
            QCOMPARE(read.games[0].moves.size(), 1U);
            // The tag keeps its value when the game is written again.
            const auto* tag = findTag(read.games[0], "result");
            if (tag) QCOMPARE(*tag, text.toStdString());
            const auto again = readPdn(writePdn(read.games[0]));
            QCOMPARE(again.games.size(), 1U);
            QCOMPARE(QString::fromStdString(again.games[0].result), meaning);
            if (tag) QCOMPARE(*findTag(again.games[0], "result"), *tag);
        }
    }
    void tagsKeepWhatTheyHeld() {
        const std::string file =
            "[Event \"The \\\"Big\\\" Open\"]\n"
            "[Annotator \"a\\\\b \\\"]\\\" c\"]\n"
            "[Empty \"\"]\n"
            "[Result \"2-0\"]\n"
            "[GameType \"21,W,8,8,A0,0\"]\n"
            "[Setup \"1\"]\n"
            "[FEN \"w:w22,30:b18,11:H0:F1\"]\n"
            "[Site \"S\u00e3o Paulo \u2013 caf\u00e9\"]\n\n"
            "1... 22x15x8 2-0\n";
        const auto read = readPdn(file);
        QVERIFY(read.problems.empty());
        QCOMPARE(read.games[0].tags[0].second, std::string("The \"Big\" Open"));
        QCOMPARE(read.games[0].tags[1].second, std::string("a\\b \"]\" c"));
        QCOMPARE(read.games[0].tags.size(), 8U);
        QCOMPARE(writePdn(read.games[0]), file);
        // A value that would be wrong now is put right.
        GameRecord other = read.games[0];
        other.result = "*";
        other.start = standardPosition();
        other.moves.clear();
        const auto changed = readPdn(writePdn(other));
        QVERIFY(changed.problems.empty());
        QCOMPARE(changed.games[0].result, std::string("*"));
        QVERIFY(changed.games[0].start == standardPosition());
        // Quotation marks and backslashes that nobody escaped.
        const auto careless = readPdn(
            "[Event \"The \"Big\" Open\"]\n[Site \"C:\\games\\\"] [Round \"1\"]\n"
            "[Place \"D:\\\"]\n1. 11-15 *");
        QVERIFY(careless.problems.empty());
        QCOMPARE(careless.games[0].tags[0].second, std::string("The \"Big\" Open"));
        QCOMPARE(careless.games[0].tags.back().second, std::string("D:\\"));
        QVERIFY(readPdn(writePdn(careless.games[0])).games[0].tags[0] == careless.games[0].tags[0]);
    }
    void brokenGames_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("move") << QStringLiteral("1. 11-15 22-18 *\n\n1. 11-15 11-16 *") << 3
                              << QStringLiteral("Game 2: 11-16 is not a move here.");
        QTest::newRow("tag") << QStringLiteral("\n[Event \"x") << 2
                             << QStringLiteral("Game 1: a tag is not closed.");
        QTest::newRow("position") << QStringLiteral("[Event \"x\"]\n[FEN \"x\"] *") << 2
                                  << QStringLiteral("Game 1: its position cannot be read.");
        QTest::newRow("variant") << QStringLiteral("[GameType \"20\"] *") << 1
                                 << QStringLiteral("Game 1 is of another kind of draughts.");
        QTest::newRow("bracket") << QStringLiteral("1. 11-15\n{two\nlines}\n] *") << 4
                                 << QStringLiteral("Game 1: ] is not a move here.");
        QTest::newRow("long")
            << QString(100'000, QLatin1Char('x')) << 1
            << QStringLiteral("Game 1: %1 is not a move here.").arg(QString(40, QLatin1Char('x')));
    }
    void brokenGames() {
        QFETCH(QString, text);
        QFETCH(int, line);
        QFETCH(QString, problem);
        const auto read = readPdn(text.toStdString());
        QCOMPARE(read.problems.size(), 1U);
        QCOMPARE(read.problems[0].line, line);
        QCOMPARE(QString::fromStdString(read.problems[0].reason.english()), problem);
    }
    void oneBadGameCostsNoOther() {
        const auto [games, numbers, problems] = readPdn(
            "[Event \"one\"]\n1. 11-15 *\n\n"
            "[Event \"two\"]\n1. 11-15 22-18\n2. 1-32 3-4 (1-0) {1-0} 5-6 1-0\n\n"
            "[Event \"three\n[Site \"unclosed\"]\n1. 11-15 *\n"
            "[FEN \"x\"]\n[Event \"four\"]\n1. 11-15\n"
            "[Event \"five\"]\n1. 9-13 22-18 *\n"
            "[GameType \"20\"]\n1. 32-28 19-23 *\n"
            "[Event \"seven\"]\n1. 12-16 1/2-1/2\n");
        QCOMPARE(games.size(), 3U);
        const std::vector<std::string> names{"one", "five", "seven"};
        for (std::size_t i = 0; i < names.size(); ++i) QCOMPARE(games[i].tags[0].second, names[i]);
        QVERIFY((numbers == std::vector<std::size_t>{1, 5, 7}));
        QCOMPARE(games[1].moves.size(), 2U);
        QVERIFY(games[1].start == standardPosition());
        QCOMPARE(problems.size(), 4U);
        const std::vector<int> lines{6, 8, 11, 16};
        for (std::size_t i = 0; i < lines.size(); ++i) QCOMPARE(problems[i].line, lines[i]);
        QCOMPARE(problems[0].reason.english(), std::string("Game 2: 1-32 is not a move here."));
        QCOMPARE(problems[1].reason.english(), std::string("Game 3: a tag is not closed."));
        QCOMPARE(problems[2].reason.english(), std::string("Game 4: its position cannot be read."));
        QCOMPARE(problems[3].reason.english(), std::string("Game 6 is of another kind of draughts."));
    }
    /// A text that is no PDN ends soon, and takes no unbounded memory.
    void thatWhichIsNoPdn() {
        std::string text;
        for (int i = 0; i < 200'000; ++i) text += "x [\n";
        const auto read = readPdn(text);
        QVERIFY(read.games.empty());
        QCOMPARE(read.problems.size(), 1001U);
        QVERIFY(read.problems.back().reason.english().find("nothing was read") != std::string::npos);
        text.clear();
        for (int i = 0; i < 100'001; ++i) text += "* ";
        const auto many = readPdn(text);
        QCOMPARE(many.games.size(), 100'000U);
        QCOMPARE(many.problems.size(), 1U);
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
            const auto read = readPdn(text);
            const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
            for (const auto& problem : read.problems)
                QVERIFY2(problem.line >= 1 && problem.line <= lines, bytes(text).constData());
            if (read.problems.empty()) ++accepted;
            for (const auto& game : read.games) {
                const auto again = readPdn(writePdn(game));
                QVERIFY2(again.problems.empty() && again.games.size() == 1, bytes(text).constData());
                QVERIFY2(again.games[0].moves == game.moves && again.games[0].result == game.result,
                         bytes(text).constData());
            }
        }
        QVERIFY(accepted > 100);
    }
};

}  // namespace checkers::games

QTEST_GUILESS_MAIN(checkers::games::TestNotation)
#include "test_notation.moc"
