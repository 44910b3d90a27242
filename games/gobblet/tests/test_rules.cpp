// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "gobblet/board/symmetry.h"
#include "gobblet/board/threats.h"
#include "gobblet/tests/proofs.h"
#include "gobblet/tests/slow_game.h"

#include <algorithm>
#include <set>

#include <QTest>

using namespace gobblet;
using namespace gobblet::testing;

namespace {

// Row 0 is y2, y0, r0y1r2 in the first, row 2 yellow's and row 0 red's in the others.
constexpr const char* overYellowsRow = "+0@1,1 +2@0,0 +0@2,0 +1@2,0 +2@2,0 +0@1,0";
constexpr const char* overRedsRow = "+1@2,2 +2@1,1 +0@1,2 +2@2,2 +1@1,2 +1@1,0 1,2>0,2";
constexpr const char* overBothRows = "+2@2,0 +1@1,2 +2@1,2 +1@2,2 +0@0,0 +0@0,2";

std::vector<Options> optionSets() {
    return {sized(3), sized(4)};
}

std::set<std::string> winningMoves(const State& state) {
    std::set<std::string> out;
    for (const Move& move : Rules::legalMoves(state))
        if (winnerOf(*Rules::apply(state, move)) == state.position.toMove) out.insert(Rules::write(move));
    return out;
}

std::string invariant(const State& before, const Move& move, const State& after) {
    if (!whyIllegal(before, move).empty()) return "a legal move is called illegal";
    if (move.kind == Move::Kind::claimDraw)
        return after.drawn && Rules::legalMoves(after).empty() ? "" : "a claim ends the game";
    const Side mover = before.position.toMove;
    if (after.position.toMove == mover) return "sides take turns";
    if (after.plies != before.plies + 1) return "actions are counted";
    const int pieces = std::popcount(after.position.pieces[0]) + std::popcount(after.position.pieces[1]);
    const int piecesBefore =
        std::popcount(before.position.pieces[0]) + std::popcount(before.position.pieces[1]);
    if (pieces != piecesBefore + (move.kind == Move::Kind::place ? 1 : 0)) return "pieces come or go";
    if ((before.position.of(other(mover)) != after.position.of(other(mover)))) return "others' pieces move";
    if ((before.position.pieces[0] & before.position.pieces[1]) != 0) return "two pieces of a size in a cell";
    if (endOf(after) == End::none) {
        if (Rules::legalMoves(after).empty()) return "there is always a move";
        const auto text = Rules::write(Start{after.position});
        const auto read = Rules::readStart(after.options, text);
        if (!read || read->position != after.position) return "the position does not read back: " + text;
    }
    if ((endOf(after) != End::none) != Rules::legalMoves(after).empty()) return "moves after the end";
    if ((endOf(after) == End::uncovered) != (winnerOf(after) == after.position.toMove))
        return "uncovered is when the other side wins";
    if ((endOf(after) == End::none) == (winningCells(after) != 0)) return "winning cells";
    return {};
}

}  // namespace

class TestGobblet : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void numbersOfLegalActions_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<int>("number");
        const auto row = [](int width, const char* moves, int number) {
            QTest::addRow("%d: %s", width, moves) << width << QString::fromLatin1(moves) << number;
        };
        row(3, "", 27);
        row(3, "+2@1,1", 24);
        row(3, "+0@1,1", 26);
        row(3, "+0@0,0 +0@2,2", 32);
        row(3, "+2@0,0 +1@0,1 +1@1,0", 26);
        row(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1", 35);
        row(3, overYellowsRow, 26);
        row(3, overRedsRow, 28);
        row(3, overBothRows, 28);
        row(4, "", 16);
        row(4, "+3@0,0", 15);
        row(4, "+3@0,0 +3@3,3", 42);
        row(4, "+3@0,0 +3@3,3 +2@1,0", 40);
        row(4, "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0", 47);
        row(4, "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0 +2@0,3", 64);
        row(4, "+3@0,0 +3@3,3 +3@1,1 +3@3,1 +2@2,2", 47);
        row(4, "+3@0,0 +3@3,3 +3@1,1 +3@3,1 +2@2,2 +2@2,3", 64);
    }
    void numbersOfLegalActions() {
        QFETCH(int, width);
        QFETCH(QString, moves);
        QFETCH(int, number);
        const auto legal = Rules::legalMoves(played(width, moves.toStdString()));
        QCOMPARE(static_cast<int>(legal.size()), number);
        QCOMPARE(texts(legal).size(), legal.size());
    }

    void legality_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("legal");
        QTest::addColumn<QString>("illegal");
        const auto row = [](int width, const char* moves, const char* legal, const char* illegal) {
            QTest::addRow("%d: %s", width, moves)
                << width << QString::fromLatin1(moves) << QString::fromLatin1(legal)
                << QString::fromLatin1(illegal);
        };
        row(3, "+2@1,1", "+0@0,0", "+0@1,1 +1@1,1 +2@1,1 +3@0,0 +0@3,0");
        row(3, "+0@1,1", "+1@1,1", "+0@1,1");
        row(3, "+0@0,0 +0@2,2", "+1@0,0", "+0@0,0 0,0>0,0 0,0>2,2 2,2>1,1 1,1>0,0");
        row(3, "+2@0,0 +1@0,1 +1@1,0", "+2@1,0", "0,1>1,0 +2@0,0 +1@1,0");
        row(3, overYellowsRow, "2,0>0,1", "2,0>0,0");
        row(4, "+3@0,0", "+3@1,1", "+2@1,1 +3@0,0 +0@1,1");
        row(4, "+3@0,0 +3@3,3 +2@1,0", "+3@2,0", "+3@1,0");
        row(4, "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0", "+3@1,0 +3@2,0 +2@2,0 3,3>1,0", "+2@1,0 +3@0,0");
        row(4, "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0 +2@0,3", "0,0>1,0 3,0>1,0", "+3@1,0");
        row(4, "+3@0,0 +3@3,3 +3@1,1 +3@3,1 +2@2,2", "+3@2,2", "+2@2,2 +3@1,1");
        row(4, "+3@0,0 +3@3,3 +3@1,1 +3@3,1 +2@2,2 +2@2,3", "1,1>2,3", "+3@2,3 2,2>2,3");
    }
    void legality() {
        QFETCH(int, width);
        QFETCH(QString, moves);
        QFETCH(QString, legal);
        QFETCH(QString, illegal);
        const auto state = played(width, moves.toStdString());
        const auto all = texts(Rules::legalMoves(state));
        for (const auto& text : legal.split(u' ')) {
            QVERIFY2(Rules::apply(state, moveOf(text.toStdString())).ok(), qPrintable(text));
            QVERIFY2(all.contains(text.toStdString()), qPrintable(text));
        }
        for (const auto& text : illegal.split(u' ')) {
            QVERIFY2(!Rules::apply(state, moveOf(text.toStdString())).ok(), qPrintable(text));
            QVERIFY2(!all.contains(text.toStdString()), qPrintable(text));
        }
    }

    void ends_data() {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("last");
        QTest::addColumn<QString>("end");
        const auto row = [](const char* moves, const char* last, const char* end) {
            for (const auto& one : QString::fromLatin1(last).split(u' '))
                QTest::addRow("%s %s", moves, qPrintable(one))
                    << QString::fromLatin1(moves) << one << QString::fromLatin1(end);
        };
        row(overYellowsRow, "2,0>0,1 2,0>1,1 2,0>2,1 2,0>0,2 2,0>1,2 2,0>2,2", "yellow by uncovering");
        row(overYellowsRow, "2,0>1,0", "none");
        row(overYellowsRow, "+1@0,2 +2@0,2", "red by a line");
        row(overRedsRow, "2,2>1,2", "yellow by a line");
        row(overRedsRow, "2,2>2,1", "red by uncovering");
        row(overBothRows, "1,2>1,0 1,2>1,1", "yellow by uncovering");
        row(overBothRows, "1,2>2,2 1,2>0,2", "none");
        row(overBothRows, "+0@1,0 +1@1,0", "red by a line");
    }
    void ends() {
        QFETCH(QString, moves);
        QFETCH(QString, last);
        QFETCH(QString, end);
        const auto state = continued(played(3, moves.toStdString()), last.toStdString());
        QString found = QStringLiteral("none");
        if (const auto winner = winnerOf(state)) {
            found = *winner == Side::red ? QStringLiteral("red") : QStringLiteral("yellow");
            found += endOf(state) == End::uncovered ? QStringLiteral(" by uncovering")
                                                    : QStringLiteral(" by a line");
            QVERIFY(winningCells(state) != 0);
            QCOMPARE(Rules::apply(state, Move::place(0, 4)).problem().english(),
                     std::string("The game is over."));
        }
        QCOMPARE(found, end);
    }

    void onlyTheFourthCellWins() {
        using Set = std::set<std::string>;
        QCOMPARE(winningMoves(played(3, "+2@0,0 +0@0,1 +1@1,0 +0@1,1")), (Set{"+0@2,0", "+1@2,0", "+2@2,0"}));
        QCOMPARE(winningMoves(played(4, "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0 +2@0,3")),
                 (Set{"+1@2,0", "+2@2,0", "+3@2,0"}));
    }

    void piecesComeOutOfTheirNests() {
        const auto hands = [](const State& state, Side side) {
            std::string sizes;
            for (int size = state.position.sizes() - 1; size >= 0; --size)
                if (atHand(state.position, side, size)) sizes += std::to_string(size);
            return sizes;
        };
        State state = played(4, "");
        QCOMPARE(hands(state, Side::red), std::string("3"));
        state = continued(state, "+3@0,0 +3@3,3");
        QCOMPARE(hands(state, Side::red), std::string("32"));
        state = continued(state, "+2@1,0 +3@3,2");
        QCOMPARE(hands(state, Side::red), std::string("31"));
        QCOMPARE(hands(state, Side::yellow), std::string("32"));
        state = continued(state, "+1@2,1 +2@0,3 +0@1,2 +1@2,3");
        QCOMPARE(hands(state, Side::red), std::string("3"));
        QCOMPARE(hands(played(3, "+2@1,1 +1@0,0 +2@0,2"), Side::red), std::string("10"));
    }

    void illegalMovesAreExplained() {
        const auto problem = [](const State& state, std::string_view text) {
            return Rules::apply(state, moveOf(text)).problem().english();
        };
        const auto small = played(3, "+2@1,1 +1@0,0 +2@0,2 +1@2,2");
        QCOMPARE(problem(small, "+2@2,0"), std::string("All pieces of this size are on the board."));
        QCOMPARE(problem(small, "+3@2,0"), std::string("There is no piece of this size."));
        QCOMPARE(problem(small, "+1@1,1"), std::string("A piece can cover only a smaller one."));
        QCOMPARE(problem(small, "1,1>0,2"), std::string("A piece can cover only a smaller one."));
        QCOMPARE(problem(small, "1,0>2,0"), std::string("There is no piece here."));
        QCOMPARE(problem(small, "0,0>2,0"), std::string("This piece belongs to the other side."));
        QCOMPARE(problem(small, "1,1>1,1"), std::string("A piece must go to another cell."));
        QCOMPARE(problem(small, "1,1>3,1"), std::string("This is not on the board."));
        QCOMPARE(problem(small, "draw"),
                 std::string("A draw can be claimed when a position has come up three times."));
        const auto large = played(4, "+3@0,0 +3@3,3 +2@1,0");
        QCOMPARE(problem(large, "+1@2,2"), std::string("This piece is still inside a larger one."));
        QCOMPARE(
            problem(large, "+3@1,0"),
            std::string(
                "A new piece may cover only a piece that belongs to three of the other colour in a line."));
        const auto own = played(4, "+3@0,0 +3@3,3 +2@1,0 +3@3,2 +3@3,0 +2@0,3");
        QCOMPARE(problem(own, "+3@1,0"),
                 std::string("A new piece may not cover a piece of your own colour."));
    }

    void positionsThatComeUpThreeTimesAreDrawnOnDemand() {
        State state = played(3, "+2@0,0 +2@2,2");
        const std::string_view around = "0,0>1,0 2,2>1,2 1,0>0,0 1,2>2,2";
        for (const int times : {1, 2}) {
            QCOMPARE(occurrences(state), times);
            QVERIFY(!Rules::apply(state, Move::claimDraw()).ok());
            QVERIFY(!texts(Rules::legalMoves(state)).contains("draw"));
            state = continued(state, around);
        }
        QCOMPARE(occurrences(state), 3);
        QCOMPARE(Rules::legalMoves(state).back(), Move::claimDraw());
        QCOMPARE(endOf(state), End::none);
        const auto drawn = continued(state, "draw");
        QCOMPARE(endOf(drawn), End::draw);
        QVERIFY(!winnerOf(drawn));
        QCOMPARE(Rules::outcome(drawn), plt::Outcome::drawn);
        QVERIFY(Rules::legalMoves(drawn).empty());
        // A new piece starts the count again, since nothing from before can come back.
        QCOMPARE(continued(state, "+0@1,1").recent.size(), std::size_t{1});
        // The same pieces with the other side to move are another position.
        QCOMPARE(occurrences(continued(state, "0,0>1,0 2,2>1,2 1,0>2,0 1,2>2,2 2,0>0,0")), 1);
        // The list stays short however long it goes on.
        for (int i = 0; i < 60; ++i) state = continued(state, around);
        QCOMPARE(state.recent.size(), repetitionsKept);
        QVERIFY(occurrences(state) >= 3);
    }

    void standingsFollowFromTheEnd() {
        const auto state = played(3, overBothRows);
        QCOMPARE(Rules::outcome(state), plt::Outcome::playing);
        QCOMPARE(Rules::seats({}).size(), std::size_t{2});
        QCOMPARE(Rules::seatToMove(state), 0);
        QCOMPARE(Rules::seatToMove(continued(state, "1,2>2,2")), 1);
        // Red uncovers yellow's row.
        const auto uncovered = continued(state, "1,2>1,1");
        QCOMPARE(Rules::outcome(uncovered), plt::Outcome::over);
        QVERIFY((Rules::standing(uncovered) == std::vector<int>{2, 1}));
        QCOMPARE(Rules::seatToMove(uncovered), -1);
        const auto won = continued(state, "+0@1,0");
        QVERIFY((Rules::standing(won) == std::vector<int>{1, 2}));
        const std::string round = "0,0>1,0 2,2>1,2 1,0>0,0 1,2>2,2 ";
        const auto drawn = played(3, "+2@0,0 +2@2,2 " + round + round + "draw");
        QCOMPARE(Rules::outcome(drawn), plt::Outcome::drawn);
        QVERIFY((Rules::standing(drawn) == std::vector<int>{1, 1}));
    }

    void movesAreTold() {
        const auto told = [](int width, const char* before, const char* move) {
            const auto state = played(width, before);
            return Rules::tell(state, moveOf(move), continued(state, move)).english();
        };
        QCOMPARE(told(3, "", "+2@1,1"), std::string("Red: large to b2."));
        QCOMPARE(told(3, "+2@1,1", "+0@0,0"), std::string("Yellow: small to a1."));
        QCOMPARE(told(3, "+0@0,0 +2@1,1", "0,0>2,0"), std::string("Red: a1 to c1."));
        QCOMPARE(told(4, "+3@0,0 +3@3,3", "+2@1,0"), std::string("Red: medium to b1."));
        QCOMPARE(told(4, "+3@0,0 +3@3,3 +2@1,0 +2@3,2 +1@2,1 +1@2,2", "+0@0,3"),
                 std::string("Red: tiny to a4."));
        // A covered piece is not named, because it is not visible.
        QCOMPARE(told(3, "+0@0,0 +2@2,2 +1@0,0 +2@1,1", "0,0>1,0"), std::string("Red: a1 to b1."));
        const std::string round = "0,0>1,0 2,2>1,2 1,0>0,0 1,2>2,2 ";
        QCOMPARE(told(3, ("+2@0,0 +2@2,2 " + round + round).c_str(), "draw"),
                 std::string("Red claims a draw."));
    }

    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("3"));
        QCOMPARE(Rules::write(sized(4)), std::string("4"));
        QVERIFY(!Rules::seatsOf("4"));
        // An earlier version wrote the players behind the width.
        QVERIFY(*Rules::readOptions("4-person-smart") == sized(4));
        QVERIFY((*Rules::seatsOf("4-person-smart") ==
                 plt::Seats{plt::Seat::person(), plt::Seat::computer("smart")}));
        QVERIFY((*Rules::seatsOf("3-ok-beginner") ==
                 plt::Seats{plt::Seat::computer("ok"), plt::Seat::computer("beginner")}));
        for (const char* wrong : {"", "5", "03", "3-", "5-person-ok", "3-person", "3-person-ok-", "03-ok-ok",
                                  "3-OK-ok", "3-ok-ok-ok", "3-perfect-ok"}) {
            QVERIFY2(!Rules::readOptions(wrong).ok(), wrong);
            QVERIFY2(!Rules::seatsOf(wrong), wrong);
        }
        QCOMPARE(Rules::write(Rules::deal(sized(4), 7)), std::string("empty"));
        QCOMPARE(Rules::write(Start{played(3, overYellowsRow).position}),
                 std::string("r-y2,y0,r0y1r2,,r0,,,,"));
        for (const char* wrong :
             {"", "r", "x-,,,,,,,,", "r-,,,,,,,", "r-,,,,,,,,,", "r-r3,,,,,,,,", "r-r1y1,,,,,,,,",
              "r-r2y1,,,,,,,,", "r-r,,,,,,,,", "r-r0,r0,r0,,,,,,", "r-r0,r1,r2,,,,,,", "r-r0,,r0,,r0,,,,"})
            QVERIFY2(!Rules::readStart(sized(3), wrong).ok(), wrong);
        // A piece that was still inside another.
        QVERIFY(!Rules::readStart(sized(4), "r-r2,,,,,,,,,,,,,,,").ok());
        QVERIFY(Rules::readStart(sized(4), "r-r2r3,,,,,,,,,,,,,,,").ok());
        for (const char* wrong :
             {"", "+", "+4@0,0", "+0@4,0", "+0@0,0 ", "0,0>4,0", "0,0-1,0", "Draw", "+0#0,0"})
            QVERIFY2(!Rules::readMove(wrong).ok(), wrong);
        QCOMPARE(cellName(cellAt(2, 1)), std::string("c2"));
        QCOMPARE(cellNumber(cellAt(2, 1), 3), 5);
        QCOMPARE(Rules::describe(sized(3)).english(), std::string("3 x 3"));
        QCOMPARE(Rules::describe(sized(4)).english(), std::string("4 x 4"));
    }

    void agreesWithTheSlowGame() {
        plt::Random random(4);
        for (int game = 0; game < 120; ++game) {
            const int width = 3 + game % 2;
            SlowGame slow(width);
            State state = begun(sized(width));
            for (int ply = 0; ply < 60 && slow.winner() < 0; ++ply) {
                auto moves = texts(Rules::legalMoves(state));
                moves.erase("draw");
                QVERIFY(moves == slow.legal());
                auto chosen = moves.begin();
                std::advance(chosen, random.below(moves.size()));
                slow.play(*chosen);
                state = continued(state, *chosen);
                const auto winner = winnerOf(state);
                QCOMPARE(winner ? static_cast<int>(indexOf(*winner)) : -1, slow.winner());
                QCOMPARE(static_cast<int>(indexOf(state.position.toMove)), slow.turn());
                for (int cell = 0; cell < width * width; ++cell) {
                    std::string text;
                    const auto stack = stackAt(state.position, cellAt(cell % width, cell / width));
                    for (int i = 0; i < stack.height; ++i) {
                        const auto& piece = stack.pieces[i];
                        text += (piece.side == Side::red ? 'r' : 'y') + std::to_string(piece.size);
                    }
                    QCOMPARE(text, slow.stackText(cell % width, cell / width));
                }
            }
        }
    }

    void threatsAreTheMovesThatWouldWin() {
        plt::Random random(8);
        int seen = 0;
        int pins = 0;
        for (int round = 0; round < 600; ++round) {
            State state = wandered(3 + round % 2, random, random.between(4, 26));
            for (const Side side : {Side::red, Side::yellow}) {
                state.position.toMove = side;
                const auto threats = gobblet::threats(state.position, side);
                std::set<std::string> found;
                for (const auto& threat : threats) {
                    found.insert(Rules::write(threat.move));
                    const auto end = *Rules::apply(state, threat.move);
                    QCOMPARE(winningCells(end), threat.line);
                }
                QVERIFY(found == winningMoves(state));
                QCOMPARE(canWin(state.position, side), !found.empty());
                seen += static_cast<int>(found.size());
                // A side that lifts a pinned piece loses but on that line; other pieces can be lifted.
                Cells losing = 0;
                for (const Move& move : Rules::legalMoves(state)) {
                    if (winnerOf(*Rules::apply(state, move)) == other(side)) losing |= bit(move.from);
                }
                const auto held = pinned(state.position, side);
                QCOMPARE(losing & ~held, 0U);
                pins += std::popcount(losing);
            }
        }
        QVERIFY2(seen > 500 && pins > 20, qPrintable(QStringLiteral("%1 %2").arg(seen).arg(pins)));
        const auto cornered = played(3, overYellowsRow);
        QCOMPARE(pinned(cornered.position, Side::red), bit(cellAt(2, 0)));
        QCOMPARE(pinned(cornered.position, Side::yellow), 0U);
        QVERIFY(gobblet::threats(continued(cornered, "+1@0,2").position, Side::yellow).empty());
    }

    void symmetriesAreSymmetries() {
        plt::Random random(15);
        for (int round = 0; round < 200; ++round) {
            const int width = 3 + round % 2;
            const auto position = wandered(width, random, 14).position;
            const auto seen = canonical(position);
            QCOMPARE(imageOf(position.of(position.toMove), seen.symmetry, width), seen.mine);
            QCOMPARE(imageOf(position.of(other(position.toMove)), seen.symmetry, width), seen.theirs);
            for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
                Position image = position;
                for (auto& pieces : image.pieces) pieces = imageOf(pieces, symmetry, width);
                for (int cell = 0; cell < 16; ++cell) {
                    if ((wholeBoard(width) & bit(cell)) == 0) continue;
                    const int there = imageOf(cell, symmetry, width);
                    QCOMPARE(imageOf(there, inverseOf(symmetry), width), cell);
                    QVERIFY(stackAt(image, there).pieces == stackAt(position, cell).pieces);
                }
                const auto again = canonical(image);
                QCOMPARE(again.mine, seen.mine);
                QCOMPARE(again.theirs, seen.theirs);
                haveEqualMoves(position, image);
            }
            // With the colours and the turn exchanged it is the same to the side to move.
            Position swapped = position;
            std::swap(swapped.pieces[0], swapped.pieces[1]);
            swapped.toMove = other(position.toMove);
            QCOMPARE(canonical(swapped).mine, seen.mine);
        }
    }

    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }

  private:
    static void haveEqualMoves(const Position& one, const Position& two) {
        MoveList a;
        MoveList b;
        generate(one, a);
        generate(two, b);
        QCOMPARE(a.size(), b.size());
        QCOMPARE(canWin(one, Side::red), canWin(two, Side::red));
        QCOMPARE(canWin(one, Side::yellow), canWin(two, Side::yellow));
    }
};

QTEST_GUILESS_MAIN(TestGobblet)
#include "test_rules.moc"
