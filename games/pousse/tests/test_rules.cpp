// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "pousse/records/contest_record.h"
#include "pousse/tests/played.h"
#include "pousse/tests/slow_game.h"

#include <algorithm>

#include <QElapsedTimer>
#include <QTest>

using namespace pousse;
using namespace pousse::testing;

namespace {

std::vector<Options> optionSets() {
    return {{3}, {4}, {6}, {8}, {9}, {20}};
}

std::string invariant(const State& before, const Move& move, const State& after) {
    if (after.plies != before.plies + 1) return "moves are counted";
    if (after.board.markers() < before.board.markers()) return "markers become fewer";
    if (after.board.markers() > after.plies) return "more markers than moves";
    if (after.recent.back() != after.board) return "the present board is the last of the recent ones";
    const auto legal = Rules::legalMoves(after).size();
    if (endOf(after) == End::none ? legal != static_cast<std::size_t>(4 * after.options.size) : legal != 0)
        return "every insertion is legal until the end";
    if ((endOf(after) == End::none) != (winnerOf(after) == Mark::none)) return "every end has a winner";
    if (wouldRepeat(before, move) != (endOf(after) == End::repetition)) return "a repetition is foreseen";
    return {};
}

/// The move in a board that is reflected (rows and columns change places) or turned by a quarter to the
/// right.
Move reflected(const Move& move) {
    constexpr std::array<Edge, 4> edges{Edge::top, Edge::bottom, Edge::left, Edge::right};
    return {edges[static_cast<std::size_t>(move.edge)], move.line};
}
Move turned(const Move& move, int size) {
    switch (move.edge) {
        case Edge::left:
            return {Edge::top, size - 1 - move.line};
        case Edge::right:
            return {Edge::bottom, size - 1 - move.line};
        case Edge::top:
            return {Edge::right, move.line};
        case Edge::bottom:
            break;
    }
    return {Edge::left, move.line};
}

}  // namespace

class TestPousse : public QObject {
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

    void insertions_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("mark");
        QTest::addColumn<QString>("result");
        QTest::addColumn<int>("pushed");
        QTest::addColumn<QString>("fallen");
        const auto row = [](const char* line, const char* mark, const char* result, int pushed,
                            const char* fallen) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(mark)
                                << QString::fromLatin1(result) << pushed << QString::fromLatin1(fallen);
        };
        row("....", "x", "x...", 0, ".");
        row("o.x.", "x", "xox.", 1, ".");
        row("ox.o", "x", "xoxo", 2, ".");
        row("oxox", "x", "xoxo", 3, "x");
        row(".xxx", "o", "oxxx", 0, ".");
    }
    void insertions() {
        QFETCH(QString, line);
        QFETCH(QString, mark);
        QFETCH(QString, result);
        QFETCH(int, pushed);
        QFETCH(QString, fallen);
        const auto markOf = [](QChar c) { return c == u'x' ? Mark::x : c == u'o' ? Mark::o : Mark::none; };
        for (const Edge edge : {Edge::left, Edge::right, Edge::top, Edge::bottom}) {
            const Move move{edge, 2};
            Board board(4);
            Board expected(4);
            for (int step = 0; step < 4; ++step) {
                const Square square = squareOf(move, step, 4);
                board.put(square.row, square.column, markOf(line[step]));
                expected.put(square.row, square.column, markOf(result[step]));
            }
            const auto done = insert(board, move, markOf(mark[0]));
            QCOMPARE(done.board, expected);
            QCOMPARE(done.pushed, pushed);
            QCOMPARE(done.fallen, markOf(fallen[0]));
        }
    }

    void games_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("board");   // empty: not named
        QTest::addColumn<QString>("winner");  // empty: it goes on
        QTest::addColumn<int>("repeated");    // the ply that comes back, or -1
        const auto row = [](int size, const char* moves, const char* board, const char* winner,
                            int repeated = -1) {
            QTest::addRow("%d: %s", size, moves)
                << size << QString::fromLatin1(moves) << QString::fromLatin1(board)
                << QString::fromLatin1(winner) << repeated;
        };
        row(4, "L1 L1 L1 L1", "oxox .... .... ....", "");
        row(4, "T1 T2 T1 T2 T1 T2 T1", "xo.. xo.. xo.. x...", "x");
        row(4, "B1 T4 B1 T4 B1 T4 B1", "x..o x..o x..o x...", "x");
        row(4, "T1 L1 T1 L1 T1 T2 T1 T4 T1 T3 T1", "xooo xxx. x... x...", "x");
        row(3, "T1 L1 T1 B3 R3", "xx. o.. .ox", "");
        row(3, "T3 T1 T3 L2 T3", "o.x o.x ..x", "x");
        row(4, "T4 T1 T2 L2 T3 T1 R1", "xxxx o... o... ....", "x");
        row(3, "B3 L2 T2 L3 T2 R3", ".x. ox. oxo", "x");
        row(4, "L1 L4 T1 T1 L2 L2 R2 B1", "", "x");
        row(4, "T1 B1 T1 B1 T1 B1", "", "x", 4);
        row(4, "R2 B4 B4 T4 B4 T4", "...o ...x ...o ...x", "x", 4);
        row(3, "B3 R3 L3 R3 L3", "... ... xxo", "o", 3);
        row(3, "B2 L1 L3 B1 L3 T1 L3 B1 R3", "", "o", 5);
        row(3, "T2 R1 R1 B2 L1 L1 L1", "", "o", 4);
        row(3, "L2 L3 B1 L1 T2 L3 B2", "ox. ox. ox.", "o", 6);
        row(4, "L1 B4 R1 T1 R2 R1 R2 R1 B1 T2 R2", "", "o", 10);
        row(3, "R2 R1 T3 R3 B2 R1 L1 L1", "oxx .xo .xo", "x");
        row(4, "B2 B1 L3 L3 L3 B4 L3 L4 L1 B3 R4", "x... ..o. xxxx ooox", "x");
    }
    void games() {
        QFETCH(int, size);
        QFETCH(QString, moves);
        QFETCH(QString, board);
        QFETCH(QString, winner);
        QFETCH(int, repeated);
        // Nothing ends before the last move, or the rest could not be played.
        const State state = played(size, moves.toStdString());
        if (!board.isEmpty()) QCOMPARE(state.board, boardOf(board.toStdString()));
        const Mark expected = winner == u"x" ? Mark::x : winner == u"o" ? Mark::o : Mark::none;
        QCOMPARE(winnerOf(state), expected);
        QCOMPARE(repeatedPly(state).value_or(-1), repeated);
        QCOMPARE(endOf(state), repeated >= 0            ? End::repetition
                               : expected == Mark::none ? End::none
                                                        : End::straights);
        QCOMPARE(Rules::seatToMove(state), expected == Mark::none ? state.plies % 2 : -1);
        if (expected != Mark::none)
            QCOMPARE(Rules::standing(state),
                     (expected == Mark::x ? std::vector<int>{1, 2} : std::vector<int>{2, 1}));
    }
    void straightsOfBothColoursLetTheGameGoOn() {
        const State state = played(4, "L1 B4 R1 T1 R2 R1 R2 R1 B1 T2");
        QCOMPARE(straightsOf(state.board, Mark::o), std::vector<Straight>({{true, 0}}));
        QCOMPARE(straightsOf(state.board, Mark::x), std::vector<Straight>({{true, 1}}));
        QCOMPARE(endOf(state), End::none);
        QCOMPARE(straightsOf(boardOf("xxx xoo xoo"), Mark::x),
                 std::vector<Straight>({{true, 0}, {false, 0}}));
    }
    void losingRepetitionsAreForeseen() {
        const State state = played(4, "T1 B1 T1 B1 T1");
        QVERIFY(wouldRepeat(state, *readMove("B1")));
        QVERIFY(!wouldRepeat(state, *readMove("T1")));
        QVERIFY(!wouldRepeat(state, *readMove("T20")));
    }
    void refusals() {
        const State state = played(4, "T1 T2 T1 T2 T1 T2 T1");
        QCOMPARE(whyIllegal(state, *readMove("T1")).english(), std::string("The game is over."));
        QVERIFY(Rules::legalMoves(state).empty());
        const State begun = played(4, "");
        QCOMPARE(whyIllegal(begun, *readMove("T5")).english(),
                 std::string("Rows and columns of this board have the numbers 1 to 4."));
        QVERIFY(!Rules::apply(begun, *readMove("L5")).ok());
        QVERIFY(Rules::apply(begun, *readMove("L4")).ok());
    }
    void randomGamesGoAsInTheSlowRules_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("rounds");
        for (const auto& [size, rounds] :
             {std::pair{3, 1500}, {4, 1000}, {5, 300}, {8, 40}, {9, 30}, {20, 1}})
            QTest::addRow("%d", size) << size << rounds;
    }
    void randomGamesGoAsInTheSlowRules() {
        QFETCH(int, size);
        QFETCH(int, rounds);
        plt::Random random(static_cast<std::uint64_t>(size));
        int repetitions = 0;
        for (int round = 0; round < rounds; ++round) {
            State state = played(size, "");
            SlowGame slow(size);
            char winner = '.';
            while (winner == '.') {
                const auto moves = Rules::legalMoves(state);
                QCOMPARE(moves.size(), static_cast<std::size_t>(4 * size));
                // Often the last line again, which is how full lines and repetitions come about.
                const bool again = state.last && random.below(4) == 0;
                const Move move = again ? *state.last : moves[random.below(moves.size())];
                winner = slow.play(writeMove(move)[0], move.line + 1);
                state = *Rules::apply(state, move);
                QCOMPARE(Rules::diagram(state), slow.diagram());
                QCOMPARE(state.board.markers(), slow.markers());
                QCOMPARE(straightsOf(state.board, Mark::x).size(),
                         static_cast<std::size_t>(slow.straights('x')));
                QCOMPARE(winnerOf(state), winner == 'x' ? Mark::x : winner == 'o' ? Mark::o : Mark::none);
            }
            if (endOf(state) == End::repetition) ++repetitions;
        }
        if (size <= 4) QVERIFY(repetitions > 0);
    }
    void reflectedGamesAreReflected() {
        plt::Random random(3);
        for (int round = 0; round < 200; ++round) {
            const int size = 3 + round % 4;
            State plain = played(size, "");
            State mirrored = plain;
            State quarter = plain;
            while (endOf(plain) == End::none) {
                const auto moves = Rules::legalMoves(plain);
                const Move move = moves[random.below(moves.size())];
                plain = *Rules::apply(plain, move);
                mirrored = *Rules::apply(mirrored, reflected(move));
                quarter = *Rules::apply(quarter, turned(move, size));
                for (int row = 0; row < size; ++row)
                    for (int column = 0; column < size; ++column) {
                        QCOMPARE(mirrored.board.at(column, row), plain.board.at(row, column));
                        QCOMPARE(quarter.board.at(column, size - 1 - row), plain.board.at(row, column));
                    }
                QCOMPARE(winnerOf(mirrored), winnerOf(plain));
                QCOMPARE(winnerOf(quarter), winnerOf(plain));
            }
        }
    }
    void notation() {
        QCOMPARE(writeMove({Edge::top, 2}), std::string("T3"));
        QCOMPARE(readMove("t3"), std::optional(Move{Edge::top, 2}));
        for (const Move& move : insertionsOn(largestSize))
            QCOMPARE(readMove(writeMove(move)), std::optional(move));
        for (const char* wrong : {"", "t", "3", "T0", "T21", "T03", "T3 ", "X3", "TT3", "T-1", "T3x"})
            QVERIFY2(!readMove(wrong), wrong);
        QVERIFY(!Rules::readMove("X3").ok());
        QCOMPARE(Rules::tell(played(4, "t3"), {Edge::left, 0}, played(4, "t3 l1")).english(),
                 std::string("O: L1."));
    }
    void optionsHaveSizesFrom3To20() {
        for (int size = smallestSize; size <= largestSize; ++size)
            QCOMPARE(*Rules::readOptions(Rules::write(Options{size})), Options{size});
        for (const char* wrong : {"2", "21", "", "04", "4x4"})
            QVERIFY2(!Rules::readOptions(wrong).ok(), wrong);
        QCOMPARE(Options().size, 4);
        QCOMPARE(Rules::describe({7}).english(), std::string("7 x 7"));
    }
    void recordsAreWrittenAndRead() {
        const ContestRecord record{4, {{Edge::top, 0}, {Edge::right, 3}}};
        QCOMPARE(writeRecord(record), std::string("4\nT1\nR4\n"));
        QCOMPARE(writeRecord(record, LastLine::quit), std::string("4\nT1\nR4\nQUIT\n"));
        for (const char* text : {"4\nT1\nR4\n", "4\nT1\nR4\nQUIT\n", " 4 t1 r4", "4\r\nT1\r\nR4\r\nquit\r\n"})
            QCOMPARE(*readRecord(text), record);
        QCOMPARE(*readRecord("20"), (ContestRecord{20, {}}));
        const auto problem = [](const char* text) {
            const auto read = readRecord(text);
            return read ? std::string() : read.problem().english();
        };
        QCOMPARE(problem(""), std::string("A game begins with the size of its board, 3 to 20."));
        QCOMPARE(problem("QUIT"), std::string("A game begins with the size of its board, 3 to 20."));
        QCOMPARE(problem("2 T1"), std::string("A game begins with the size of its board, 3 to 20."));
        QCOMPARE(problem("4 T1 hello"), std::string("Move 2 cannot be read: hello"));
        QCOMPARE(
            problem("4 T1 T5"),
            std::string("Move 2 cannot be made. Rows and columns of this board have the numbers 1 to 4."));
        QCOMPARE(problem("4 T1 T2 T1 T2 T1 T2 T1 T2"),
                 std::string("Move 8 cannot be made. The game is over."));
    }
    /// A cycle on a full board could go on without end, and every position remembers all of it.
    void gamesThatGoOnAndOnAreNotRead() {
        plt::Random random(7);
        State state = Rules::begin({4}, {});
        while (state.plies < maximumMoves) {
            const auto moves = Rules::legalMoves(state);
            auto next = Rules::apply(state, moves[random.below(moves.size())]);
            if (next && (endOf(*next) == End::none || next->plies == maximumMoves)) state = std::move(*next);
        }
        const ContestRecord longest{4, state.moves};
        QVERIFY(readRecord(writeRecord(longest, LastLine::quit)).ok());
        QCOMPARE(endOf(state), End::tooLong);
        QCOMPARE(winnerOf(state), Mark::none);
        QCOMPARE(Rules::outcome(state), plt::Outcome::over);
        QCOMPARE(Rules::standing(state), (std::vector<int>{1, 1}));
        QCOMPARE(Rules::seatToMove(state), -1);
        QVERIFY(Rules::legalMoves(state).empty());
        const Move more{Edge::top, 0};
        QVERIFY(!Rules::apply(state, more).ok());
        // The other functions must accept a position that is over.
        QVERIFY(Rules::hint(state, {}).steps.empty());
        plt::Question question;
        question.budget.nodes = 1000;
        for (const auto& level : Rules::levels()) Rules::choose(state, level.word, question);
        std::string text = writeRecord(longest);
        text += "T1\n";
        QCOMPARE(readRecord(text).problem().english(),
                 std::string("Games that go on after move 3000 cannot be read."));
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 1'000'000; ++i) text += "T1\n";
        QVERIFY(!readRecord(text).ok());
        QVERIFY(timer.elapsed() < 2000);
    }
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }
};

QTEST_GUILESS_MAIN(TestPousse)
#include "test_rules.moc"
