// SPDX-License-Identifier: MIT
#include "tally-maze/maze/board_code.h"
#include "tally-maze/tests/mazes.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include <QTest>

namespace tally_maze::testing {

/// Mazes, their numbers, and how these are written.
class TestMazes : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void countsOfTheSpecification() {
        const auto count = [](int width, int height) { return mazeCount(width, height).str(); };
        QCOMPARE(count(2, 2), std::string("4"));
        QCOMPARE(count(2, 3), std::string("14"));
        QCOMPARE(count(2, 4), std::string("32"));
        QCOMPARE(count(3, 3), std::string("192"));
        QCOMPARE(count(3, 4), std::string("1592"));
        QCOMPARE(count(4, 4), std::string("48576"));
        QCOMPARE(count(5, 5), std::string("64276480"));
        QCOMPARE(count(6, 6), std::string("505206939648"));
        QCOMPARE(count(12, 12), std::string("254377512893447941210664002794210519990861507330048"));
        QCOMPARE(count(1, 9), std::string("1"));
    }
    void countsAreSymmetric() {
        for (int width = 1; width <= largestSide; ++width) {
            for (int height = 1; height < width; ++height)
                QCOMPARE(mazeCount(width, height).str(), mazeCount(height, width).str());
        }
    }
    void wallsOfTheSpecification_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("walls");
        QTest::newRow("3x3 0") << 3 << 3 << 0 << "11 11 01 | 010 101";
        QTest::newRow("3x3 191") << 3 << 3 << 191 << "10 01 10 | 111 011";
        QTest::newRow("3x3 76") << 3 << 3 << 76 << "11 01 11 | 110 100";
        QTest::newRow("4x3 0") << 4 << 3 << 0 << "111 111 011 | 0100 1010";
        QTest::newRow("4x3 662") << 4 << 3 << 662 << "101 111 000 | 1001 1111";
    }
    void wallsOfTheSpecification() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, number);
        QFETCH(QString, walls);
        const auto maze = mazeAt(width, height, number);
        QCOMPARE(openings(maze), walls.toStdString());
        QVERIFY(mazeFrom(width, height, walls.toStdString()) == maze);
    }
    /// Changes by the first numbers of 4 x 4: the crossing is at the first corner, its left segment whole.
    void firstNumbersOfFour() {
        const auto gapOfRight = [](const Maze& maze) {
            for (int x = 1; x < 4; ++x) {
                if (maze.isOpen(maze.cell(x, 0), Direction::down)) return x - 1;
            }
            return -1;
        };
        const auto gapOfBottom = [](const Maze& maze) {
            for (int y = 1; y < 4; ++y) {
                if (maze.isOpen(maze.cell(0, y), Direction::right)) return y - 1;
            }
            return -1;
        };
        const auto isLowerRightAsAtFirst = [](const Maze& maze) {
            const auto first = mazeAt(4, 4, 0);
            for (int y = 1; y < 4; ++y) {
                for (int x = 1; x < 4; ++x) {
                    const int cell = maze.cell(x, y);
                    if (maze.isOpen(cell, Direction::right) != first.isOpen(cell, Direction::right) ||
                        maze.isOpen(cell, Direction::down) != first.isOpen(cell, Direction::down))
                        return false;
                }
            }
            return true;
        };
        for (int number = 0; number < 9; ++number) {
            const auto maze = mazeAt(4, 4, number);
            QCOMPARE(gapOfRight(maze), number % 3);
            QCOMPARE(gapOfBottom(maze), number / 3);
            QVERIFY(isLowerRightAsAtFirst(maze));
        }
        const auto ninth = mazeAt(4, 4, 9);
        QCOMPARE(gapOfRight(ninth), 0);
        QCOMPARE(gapOfBottom(ninth), 0);
        QVERIFY(!isLowerRightAsAtFirst(ninth));
    }
    void allSmallMazesAreTrees_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::newRow("2x2") << 2 << 2;
        QTest::newRow("5x2") << 5 << 2;
        QTest::newRow("3x3") << 3 << 3;
        QTest::newRow("4x3") << 4 << 3;
        QTest::newRow("3x4") << 3 << 4;
        QTest::newRow("1x7") << 1 << 7;
    }
    /// All small mazes are trees, and the mirror image of each is also among them, as no side is preferred.
    void allSmallMazesAreTrees() {
        QFETCH(int, width);
        QFETCH(int, height);
        std::multiset<std::string> all;
        std::multiset<std::string> mirrored;
        for (int number = 0; number < mazeCount(width, height); ++number) {
            const auto maze = mazeAt(width, height, number);
            QVERIFY(isTree(maze));
            all.insert(openings(maze));
            Maze mirror(width, height);
            for (int cell = 0; cell < maze.cells(); ++cell) {
                const int there = maze.cell(width - 1 - maze.x(cell), maze.y(cell));
                if (maze.x(cell) + 1 < width && !maze.isOpen(cell, Direction::right))
                    mirror.wall(there, Direction::left);
                if (maze.y(cell) + 1 < height && !maze.isOpen(cell, Direction::down))
                    mirror.wall(there, Direction::down);
            }
            mirrored.insert(openings(mirror));
        }
        QVERIFY(all == mirrored);
    }
    void largeMazesAreTrees() {
        for (const int size : {6, 12, 16}) {
            const auto& count = mazeCount(size, size);
            for (int part = 0; part < 20; ++part) QVERIFY(isTree(mazeAt(size, size, count / 20 * part)));
            QVERIFY(isTree(mazeAt(size, size, count - 1)));
        }
    }
    /// Most steps move one gap or two.
    void neighboursDifferLittle() {
        const BoardNumber first = mazeCount(12, 12) / 7;
        int changed = 0;
        for (int i = 0; i < 60; ++i) {
            const auto now = openings(mazeAt(12, 12, first + i));
            const auto next = openings(mazeAt(12, 12, first + i + 1));
            int walls = 0;
            for (std::size_t at = 0; at < now.size(); ++at) walls += now[at] != next[at] ? 1 : 0;
            if (walls <= 4) ++changed;
        }
        QVERIFY2(changed >= 30, qPrintable(QString::number(changed)));
    }
    void numbersGoRound() {
        QVERIFY(numberAfter(4, 4, 0) == 1);
        QVERIFY(numberAfter(4, 4, 48574) == 48575);
        QVERIFY(numberAfter(4, 4, 48575) == 0);
    }
    void waysInAMazeWithoutWalls() {
        const Maze open(4, 3);
        QCOMPARE(open.distance(open.cell(0, 0), open.cell(3, 2)), 5);
        QCOMPARE(open.distance(5, 5), 0);
        QVERIFY(!open.neighbour(0, Direction::left) && !open.neighbour(11, Direction::down));
        QVERIFY(open.areJoined(0, 1) && !open.areJoined(3, 4) && !open.areJoined(0, 2));
        Maze shut(2, 1);
        shut.wall(1, Direction::left);
        QCOMPARE(shut.distance(0, 1), -1);
    }
    void codesReadBack() {
        for (const int size : {6, 9, 12, 16}) {
            const auto& count = mazeCount(size, size);
            for (const BoardNumber& number :
                 {BoardNumber(0), BoardNumber(1), BoardNumber(31), BoardNumber(32), BoardNumber(count / 3),
                  BoardNumber(count - 1)}) {
                QVERIFY(readBoard(boardCode(number), count) == number);
                QVERIFY(readBoard(boardDigits(number), count) == number);
            }
            QVERIFY(!readBoard(boardCode(count), count));
            QVERIFY(!readBoard(boardDigits(count), count));
            QVERIFY(!readBoard(boardDigits(count) + "0000000000000000000000000000000000000", count));
        }
        QCOMPARE(boardDigits(mazeCount(12, 12)),
                 std::string("254377512893447941210664002794210519990861507330048"));
        QVERIFY(boardCode(mazeCount(12, 12) - 1).size() <= 35);
        QVERIFY(boardCode(mazeCount(6, 6) - 1).size() <= 9);
    }
    void codesMayBeTypedInOtherWays() {
        const BoardNumber number("123456789012345678901234567890");
        const auto& count = mazeCount(12, 12);
        auto code = boardCode(number);
        std::string typed;
        for (std::size_t i = 0; i < code.size(); ++i) {
            if (i > 0 && i % 5 == 0) typed += '-';
            const char c = code[i] == '0' ? 'O' : code[i] == '1' ? 'l' : code[i];
            typed += c >= 'a' && c <= 'z' && c != 'l' ? static_cast<char>(c - 'a' + 'A') : c;
        }
        QVERIFY(typed != code);
        QVERIFY(readBoard(typed, count) == number);
        for (const char* bad : {"", "-", "a", "+1", "01", "1 ", " 1", "0x1", "1.0", "-1", "1a-?", "01b"})
            QVERIFY2(!readBoard(bad, count), bad);
    }
    void slipsInCodesAreFound() {
        const BoardNumber number = mazeCount(12, 12) / 3;
        const auto code = boardCode(number);
        const std::string digits = "0123456789abcdefghjkmnpqrstvwxyz";
        int slips = 0;
        int found = 0;
        for (std::size_t at = 1; at + 1 < code.size(); ++at) {
            for (const char digit : digits) {
                auto other = code;
                other[at] = digit;
                if (other == code) continue;
                ++slips;
                if (!readBoard(other, mazeCount(12, 12))) ++found;
            }
            auto swapped = code;
            std::swap(swapped[at], swapped[at - 1]);
            if (swapped == code) continue;
            ++slips;
            if (!readBoard(swapped, mazeCount(12, 12))) ++found;
        }
        QVERIFY2(found > slips * 9 / 10, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(slips)));
    }
};

}  // namespace tally_maze::testing

QTEST_GUILESS_MAIN(tally_maze::testing::TestMazes)
#include "test_mazes.moc"
