// SPDX-License-Identifier: MIT
#include "paint-by-numbers/puzzle/board.h"
#include "paint-by-numbers/solver/colours/colour_board.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/tests/colour_reference.h"

#include <algorithm>

#include <QTest>

using namespace paint_by_numbers;
using namespace paint_by_numbers::testing;

namespace {

/// A puzzle of one row; its columns are of no interest.
Clues oneRow(const ColouredRuns& runs, int length, const Palette& palette) {
    std::vector<ColouredRuns> columns(static_cast<std::size_t>(length));
    // Every colour has a run somewhere, so that none is dropped and the numbers stay.
    for (std::size_t i = 0; i < palette.size(); ++i)
        columns[i % columns.size()].push_back({1, static_cast<int>(i) + 1});
    return {{runs}, columns, palette};
}

std::vector<int> numbers(const Clues& clues, int line) {
    const auto runs = clues.runs(line);
    return {runs.begin(), runs.end()};
}
std::vector<int> colours(const Clues& clues, int line) {
    const auto all = clues.colours(line);
    return {all.begin(), all.end()};
}

}  // namespace

/// Clues in colours, and solving them against plain trying out.
class TestColours : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cellsAndMarksHaveColours() {
        for (int colour = 0; colour <= mostColours; ++colour) {
            QCOMPARE(colourOf(cellOfColour(colour)), colour);
            QCOMPARE(colourOf(markOfColour(colour)), colour);
            QCOMPARE(colourOf(wrongMark(markOfColour(colour))), colour);
            QVERIFY(isWrong(wrongMark(markOfColour(colour))) && !isWrong(markOfColour(colour)));
            QVERIFY(cellOfMark(markOfColour(colour)) == cellOfColour(colour));
            QVERIFY(cellOfMark(wrongMark(markOfColour(colour))) == Cell::unknown);
        }
        QCOMPARE(colourOf(Cell::unknown), 0);
        QVERIFY(wrongMark(Mark::unknown) == Mark::unknown);
        QVERIFY(markOfColour(0) == Mark::white && markOfColour(1) == Mark::blue);
        QVERIFY(cellOfColour(0) == Cell::white && cellOfColour(1) == Cell::blue);
        QCOMPARE(Grid::ofText("x.2?8/77777").text(), std::string("x.2?8/77777"));
    }

    void cluesOfAPicture() {
        const Clues clues = Clues::ofPicture(Grid::ofText("xx22.x/....2."), paletteOf(2));
        QVERIFY(clues.isColoured());
        QCOMPARE(numbers(clues, 0), (std::vector<int>{2, 2, 1}));
        QCOMPARE(colours(clues, 0), (std::vector<int>{1, 2, 1}));
        QCOMPARE(clues.colour(0, 1), 2);
        QCOMPARE(numbers(clues, 2), (std::vector<int>{1}));
        QCOMPARE(numbers(clues, 6), (std::vector<int>{1}));
        QCOMPARE(colours(clues, 6), (std::vector<int>{2}));
        QCOMPARE(clues.blueByRows(), 6);
        QCOMPARE(clues.blueByColumns(), 6);
        QVERIFY(clues.isBalanced());
        QVERIFY(satisfies(Grid::ofText("xx22.x/....2."), clues));
        QVERIFY(!satisfies(Grid::ofText("xxxx.x/....x."), clues));
        QVERIFY(!satisfies(Grid::ofText("22xx.2/....x."), clues));
        // Runs that touch need no cell between them, those of one colour do.
        QCOMPARE(cellsNeeded(clues, 0), 5);
        QCOMPARE(cellsNeeded(ColouredRuns{{2, 1}, {3, 1}, {1, 2}}), 7);
    }
    void oneColourIsBlue() {
        const Grid picture = Grid::ofText("2.22/.2.2");
        const Clues clues = Clues::ofPicture(picture, paletteOf(3));
        QVERIFY(!clues.isColoured());
        QVERIFY(clues == Clues({{1, 2}, {1, 1}}, {{1}, {1}, {1}, {2}}));
        QVERIFY(clues.colours(0).empty());
        QCOMPARE(clues.colour(0, 1), 1);
    }
    void coloursWithoutRunsAreDropped() {
        const Clues clues = Clues::ofPicture(Grid::ofText("3.22/.3.2"), paletteOf(4));
        QCOMPARE(clues.palette().size(), std::size_t{2});
        QCOMPARE(clues.palette().front().letter, 'g');
        QCOMPARE(colours(clues, 0), (std::vector<int>{2, 1}));
    }
    void balanceIsOfEachColour() {
        const Clues clues({{{1, 1}}, {{1, 1}}}, {{{1, 1}, {1, 2}}}, paletteOf(2));
        QCOMPARE(clues.blueByRows(), clues.blueByColumns());
        QVERIFY(!clues.isBalanced());
        QVERIFY(solve(clues).none());
    }
    /// More than 65535 numbers: two to each cell of the largest board.
    void manyNumbers() {
        Grid picture(largestSide, largestSide, Cell::white);
        for (int cell = 0; cell < picture.cells(); ++cell)
            picture.set(cell, cellOfColour(1 + (cell + cell / largestSide) % 2));
        const Clues clues = Clues::ofPicture(picture, paletteOf(2));
        QCOMPARE(numbers(clues, clues.lines() - 1), std::vector<int>(largestSide, 1));
        QVERIFY(satisfies(picture, clues));
        QVERIFY(solve(clues).unique());
    }

    /// All that a line gives is what all arrangements give.
    void linesAgainstPlainTrying() {
        plt::Random random(5);
        int possible = 0;
        for (int round = 0; round < 400; ++round) {
            const int length = 1 + static_cast<int>(random.below(7));
            const int count = 2 + static_cast<int>(random.below(2));
            const Palette palette = paletteOf(count);
            const Grid hidden = randomColours(length, 1, 70, count, random);
            ColouredLine picture;
            for (int i = 0; i < length; ++i) picture.push_back(colourOf(hidden.at(i)));
            const ColouredRuns runs = runsOfLine(picture);
            const Clues clues = oneRow(runs, length, palette);
            // Random colours are possible for each cell, mostly with the one of the hidden line.
            std::vector<Choices> allowed;
            LineColours<1> can{};
            for (int i = 0; i < length; ++i) {
                auto some = static_cast<Choices>(random.below(2U << static_cast<unsigned>(count)));
                if (random.below(10) > 0) some |= choiceOf(picture[at(i)]);
                allowed.push_back(some);
                eachColour(some, [&](int colour) { can[at(colour)].set(i); });
            }
            std::vector<Choices> seen(at(length), 0);
            bool any = false;
            eachLine(length, count, [&](const ColouredLine& line) {
                if (!sameRuns(runsOfLine(line), runs)) return;
                for (int i = 0; i < length; ++i)
                    if ((allowed[at(i)] & choiceOf(line[at(i)])) == 0) return;
                any = true;
                for (int i = 0; i < length; ++i) seen[at(i)] |= choiceOf(line[at(i)]);
            });
            possible += any ? 1 : 0;
            const ColourPlacements<1> placements(clues, 0);
            QCOMPARE(placements.exists(can), any);
            QCOMPARE(placements.narrow(can), any);
            for (int i = 0; any && i < length; ++i) {
                for (int colour = 0; colour <= count; ++colour)
                    QCOMPARE(can[at(colour)].test(i), (seen[at(i)] & choiceOf(colour)) != 0);
            }
        }
        QVERIFY(possible > 200 && possible < 400);
    }
    /// Lines of more than 62 and more than 126 cells give the same as in more words.
    void longLines() {
        plt::Random random(8);
        for (const int length : {40, 62, 63, 126, 127, 250}) {
            const Grid hidden = randomColours(length, 1, 70, 3, random);
            ColouredLine picture;
            for (int i = 0; i < length; ++i) picture.push_back(colourOf(hidden.at(i)));
            const Clues clues = oneRow(runsOfLine(picture), length, paletteOf(3));
            LineColours<4> four{};
            for (int i = 0; i < length; ++i)
                for (int colour = 0; colour <= 3; ++colour)
                    if (picture[at(i)] == colour || random.below(3) > 0) four[at(colour)].set(i);
            const auto before = four;
            QVERIFY(ColourPlacements<4>(clues, 0).narrow(four));
            for (int i = 0; i < length; ++i) QVERIFY(four[at(picture[at(i)])].test(i));
            const auto same = [&]<int words>() {
                LineColours<words> can{};
                for (std::size_t colour = 0; colour <= 3; ++colour)
                    before[colour].each([&](int place) { can[colour].set(place); });
                if (!ColourPlacements<words>(clues, 0).narrow(can)) return false;
                bool all = true;
                for (std::size_t colour = 0; colour <= 3; ++colour)
                    for (int i = 0; i < length; ++i) all = all && can[colour].test(i) == four[colour].test(i);
                return all;
            };
            if (length <= 62) QVERIFY(same.template operator()<1>());
            if (length <= 126) QVERIFY(same.template operator()<2>());
        }
    }

    void solverAgainstPlainTrying() {
        plt::Random random(3);
        int unique = 0;
        int several = 0;
        int none = 0;
        for (int round = 0; round < 300; ++round) {
            const int width = 2 + static_cast<int>(random.below(3));
            const int height = 2 + static_cast<int>(random.below(3));
            const int count = 2 + (width * height <= 9 ? static_cast<int>(random.below(2)) : 0);
            const Grid hidden = randomColours(width, height, 40, count, random);
            const Clues clues = Clues::ofPicture(hidden, paletteOf(count));
            if (!clues.isColoured()) continue;
            Grid known(width, height);
            for (int cell = 0; cell < known.cells(); ++cell)
                if (random.below(16) == 0)
                    known.set(cell, cellOfColour(static_cast<int>(
                                        random.below(static_cast<unsigned>(clues.palette().size() + 1)))));
            auto expected = allSolutions(clues, known, static_cast<int>(clues.palette().size()));
            auto verdict = solve(clues, known, Limits{1000});
            QVERIFY(verdict.complete);
            const auto order = [](const Grid& one, const Grid& other) { return one.text() < other.text(); };
            std::sort(expected.begin(), expected.end(), order);
            std::sort(verdict.solutions.begin(), verdict.solutions.end(), order);
            QVERIFY(verdict.solutions == expected);
            const auto two = solve(clues, known);
            QCOMPARE(two.none(), expected.empty());
            QCOMPARE(two.unique(), expected.size() == 1);
            QCOMPARE(two.several(), expected.size() > 1);
            ++(expected.empty() ? none : expected.size() == 1 ? unique : several);
        }
        QVERIFY(unique > 50);
        QVERIFY(several > 10);
        QVERIFY(none > 20);
    }
    void solverIsBounded() {
        plt::Random random(4);
        const Clues clues = Clues::ofPicture(randomColours(30, 30, 35, 2, random), paletteOf(2));
        const auto verdict = solve(clues, Limits{2, 20});
        QVERIFY(!verdict.complete);
        QVERIFY(verdict.conflicts <= 21);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!solve(clues, Limits{2}, stop.get_token()).complete);
    }
    void solutionsHaveTheirNumbers() {
        plt::Random random(6);
        for (int round = 0; round < 20; ++round) {
            const Clues clues = Clues::ofPicture(randomColours(15, 12, 75, 4, random), paletteOf(4));
            const auto verdict = solve(clues);
            QVERIFY(!verdict.solutions.empty());
            for (const Grid& solution : verdict.solutions) QVERIFY(satisfies(solution, clues));
        }
    }

    void settledRunsAreOfTheirColour() {
        const Clues clues = Clues::ofPicture(Grid::ofText("xx22.x/2...2x"), paletteOf(2));
        const auto settled = [&](const std::string& rows) {
            return settledRuns(clues, Grid::ofText(rows), 0);
        };
        QCOMPARE(settled("------/------"), (std::vector<bool>{false, false, false}));
        QCOMPARE(settled("xx----/------"), (std::vector<bool>{true, false, false}));
        QCOMPARE(settled("xx22--/------"), (std::vector<bool>{true, true, false}));
        QCOMPARE(settled("xx22.x/------"), (std::vector<bool>{true, true, true}));
        QCOMPARE(settled("22----/------"), (std::vector<bool>{false, false, false}));
    }

    void namesOfColours() {
        const auto name = [](std::uint32_t rgb) { return colourName({{'r', rgb}}, 1).english(); };
        QCOMPARE(name(0xC8342C), std::string("red"));
        QCOMPARE(name(0xFF0000), std::string("red"));
        QCOMPARE(name(0x3C9A46), std::string("green"));
        QCOMPARE(name(0x2F6FC0), std::string("blue"));
        QCOMPARE(name(0x000000), std::string("black"));
        QCOMPARE(name(0xFFFFFF), std::string("white (r)"));
        QCOMPARE(colourName(paletteOf(2), 0).english(), std::string("white"));
        QCOMPARE(colourName({{'a', 0xC8342C}, {'b', 0xC93328}}, 2).english(), std::string("red (b)"));
        QVERIFY(readRgb("#f00") == 0xFF0000U && readRgb("ff0000") == 0xFF0000U &&
                readRgb("red") == 0xFF0000U);
        QVERIFY(!readRgb("#ff00") && !readRgb("#gg0000") && !readRgb("") && !readRgb("#"));
        QCOMPARE(writeRgb(0x0A1B2C), std::string("0a1b2c"));
        QCOMPARE(freeLetter({{'a', 0}, {'b', 0}}, 'a'), 'c');
        QCOMPARE(freeLetter({{'a', 0}}, 'q'), 'q');
    }
};

QTEST_GUILESS_MAIN(TestColours)
#include "test_colours.moc"
