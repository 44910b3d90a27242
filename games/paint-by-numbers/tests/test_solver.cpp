// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/tests/reference_solver.h"

#include <map>
#include <set>
#include <thread>

#include <QTest>

/// Lines and whole puzzles against facts and against plain ways to solve them.
class TestSolver : public QObject {
    Q_OBJECT

    using Cell = paint_by_numbers::Cell;
    using Clues = paint_by_numbers::Clues;
    using Grid = paint_by_numbers::Grid;
    using Limits = paint_by_numbers::Limits;
    using Line = std::vector<Cell>;
    using Runs = paint_by_numbers::Runs;

    static constexpr Limits all{1000000};

    static Runs runs(const QString& text) {
        Runs numbers;
        for (const auto& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            if (word != QLatin1String("-")) numbers.push_back(word.toInt());
        return numbers;
    }
    static std::vector<Runs> lines(const QString& text) {
        std::vector<Runs> lines;
        for (const auto& line : text.split(QStringLiteral(" / "))) lines.push_back(runs(line));
        return lines;
    }
    static Line line(const std::string& text) {
        const Grid grid = Grid::ofText(text);
        Line cells;
        for (int i = 0; i < grid.cells(); ++i) cells.push_back(grid.at(i));
        return cells;
    }
    static std::optional<Line> completed(const Runs& runs, const Line& line) {
        const std::vector<std::uint8_t> numbers(runs.begin(), runs.end());
        return paint_by_numbers::completeLine(numbers, line);
    }
    static Line randomLine(int length, plt::Random& random) {
        Line cells;
        for (int i = 0; i < length; ++i) cells.push_back(random.below(3) == 0 ? Cell::blue : Cell::white);
        return cells;
    }
    static Runs runsOf(const Line& line) {
        Grid grid(static_cast<int>(line.size()), 1);
        for (std::size_t i = 0; i < line.size(); ++i) grid.set(static_cast<int>(i), line[i]);
        return paint_by_numbers::testing::runsOf(Clues(grid), 0);
    }
    /// Some cells of a line; here and there one that is wrong.
    static Line partOf(const Line& whole, plt::Random& random) {
        Line part = whole;
        for (auto& cell : part) {
            if (random.below(3) != 0)
                cell = Cell::unknown;
            else if (random.below(8) == 0)
                cell = paint_by_numbers::opposite(cell);
        }
        return part;
    }
    static void compare(const Clues& clues, const Grid& known, std::vector<Grid> expected) {
        const auto verdict = paint_by_numbers::solve(clues, known, all);
        auto found = verdict.solutions;
        const auto byText = [](const Grid& a, const Grid& b) { return a.text() < b.text(); };
        std::sort(found.begin(), found.end(), byText);
        std::sort(expected.begin(), expected.end(), byText);
        QVERIFY(verdict.complete);
        QVERIFY(found == expected);
        const auto two = paint_by_numbers::solve(clues, known);
        QCOMPARE(two.none(), expected.empty());
        QCOMPARE(two.unique(), expected.size() == 1);
        QCOMPARE(two.several(), expected.size() > 1);
    }

  private Q_SLOTS:
    void lineFacts_data() {
        QTest::addColumn<QString>("clue");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* clue, const char* before, const char* after) {
            QTest::addRow("%s in %s", clue, before)
                << QString::fromLatin1(clue) << QString::fromLatin1(before) << QString::fromLatin1(after);
        };
        row("7", "??????????", "???xxxx???");
        row("3 4", "??????????", "??x???xx??");
        row("1 1", "????", "????");
        row("", "?????", ".....");
        row("2 2", "?????", "xx.xx");
        row("1 1 1", "?????", "x.x.x");
        row("10", "??????????", "xxxxxxxxxx");
        row("8 10 1", "?????????????????????????", "????xxxx?????xxxxxx??????");
        row("4", "?x??????", "?xxx?...");
        row("3", "..?????x?..", ".....?xx?..");
        row("1 2", "?x???", ".x.xx");
        row("2 1", "x?????", "xx.???");
        row("1 1 5", "???.????????", "???.???xx???");
        row("3 1", "?.??????", "..?xx???");
        row("1 3 1", "??x???x????", "?.x???x????");
        row("2 3", "?????.x????", "?????.xxx..");
        row("5", "????", "");
        row("2", "x?x?", "");
    }
    void lineFacts() {
        QFETCH(QString, clue);
        QFETCH(QString, before);
        QFETCH(QString, after);
        const auto found = completed(runs(clue), line(before.toStdString()));
        QCOMPARE(found.has_value(), !after.isEmpty());
        if (found) QVERIFY(*found == line(after.toStdString()));
    }
    void linesAgainstAllArrangements() {
        plt::Random random(7);
        int impossible = 0;
        for (int round = 0; round < 4000; ++round) {
            const Line whole = randomLine(random.between(1, 14), random);
            const Line part = partOf(whole, random);
            const auto expected = paint_by_numbers::testing::common(runsOf(whole), part);
            QVERIFY(completed(runsOf(whole), part) == expected);
            QVERIFY(paint_by_numbers::testing::commonOfLong(runsOf(whole), part) == expected);
            impossible += !expected.has_value();
        }
        QVERIFY(impossible > 100);
    }
    /// About where one word of cells becomes two, two become three, and three become four.
    void longLines() {
        plt::Random random(8);
        for (const int length :
             {60, 61, 62, 63, 64, 65, 100, 125, 126, 127, 128, 129, 150, 189, 190, 191, 192, 200, 249, 250}) {
            for (int round = 0; round < 60; ++round) {
                const Line whole = randomLine(length, random);
                const Line part = partOf(whole, random);
                const auto expected = paint_by_numbers::testing::commonOfLong(runsOf(whole), part);
                QVERIFY2(completed(runsOf(whole), part) == expected, qPrintable(QString::number(length)));
                QVERIFY(completed(runsOf(whole), Line(whole.size(), Cell::unknown)) ==
                        paint_by_numbers::testing::commonOfLong(runsOf(whole),
                                                                Line(whole.size(), Cell::unknown)));
            }
        }
    }

    void puzzleFacts_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("columns");
        QTest::addColumn<int>("solutions");
        QTest::addColumn<QString>("picture");
        QTest::addColumn<bool>("byLines");
        QTest::newRow("crown") << "1 1 / 5 / 5 / 3 / 1"
                               << "2 / 4 / 4 / 4 / 2" << 1 << ".x.x./xxxxx/xxxxx/.xxx./..x.." << true;
        QTest::newRow("house") << "2 / 4 / 6 / 8 / 1 1 / 1 2 1 / 1 2 1 / 6"
                               << "1 / 6 / 3 1 / 4 3 / 4 3 / 3 1 / 6 / 1" << 1 << "" << true;
        QTest::newRow("two") << "2 / -"
                             << "1 / 1" << 1 << "xx/.." << true;
        QTest::newRow("diagonal") << "1 / 1"
                                  << "1 / 1" << 2 << "" << false;
        QTest::newRow("permutations") << "1 / 1 / 1"
                                      << "1 / 1 / 1" << 6 << "" << false;
        QTest::newRow("impossible") << "1 1 / 1 / 1"
                                    << "2 / - / 2" << 0 << "" << true;
        QTest::newRow("a try") << "2 1 / 2 1 / 3 / 1 3 / 1 2 / 2 2"
                               << "1 3 / 2 1 / 1 1 / 4 / 4 / 2 1" << 1
                               << ".xx..x/xx...x/..xxx./x..xxx/x..xx./xx.xx." << false;
        QTest::newRow("nothing at first") << "3 / 1 1 / 1 1 / 1 2 / 1 / 3"
                                          << "1 1 1 / 2 / 1 1 1 / 1 1 / 1 2 / 1" << 1
                                          << "..xxx./x....x/..x.x./x..xx./.x..../xxx..." << false;
        QTest::newRow("sums differ") << "2 / 2"
                                     << "1 / 1" << 0 << "" << true;
        QTest::newRow("too long") << "3 / -"
                                  << "1 / 1" << 0 << "" << true;
    }
    void puzzleFacts() {
        QFETCH(QString, rows);
        QFETCH(QString, columns);
        QFETCH(int, solutions);
        QFETCH(QString, picture);
        QFETCH(bool, byLines);
        const Clues clues(lines(rows), lines(columns));
        const auto verdict = paint_by_numbers::solve(clues, all);
        QVERIFY(verdict.complete);
        QCOMPARE(static_cast<int>(verdict.solutions.size()), solutions);
        QCOMPARE(verdict.byLines, byLines);
        for (const auto& solution : verdict.solutions) QVERIFY(paint_by_numbers::satisfies(solution, clues));
        if (!picture.isEmpty()) QCOMPARE(verdict.solutions.front().text(), picture.toStdString());
    }
    /// Zeros say the same as nothing.
    void zeros() { QVERIFY(Clues({{2}, {0}}, {{1}, {1}}) == Clues({{2}, {}}, {{1}, {1}})); }

    /// All clues that a picture of 4 x 4 can have, with all its solutions, and many that none has.
    void all4x4() {
        std::map<std::string, std::vector<Grid>> pictures;
        const auto key = [](const Clues& clues) {
            std::string text;
            for (int i = 0; i < clues.lines(); ++i) {
                for (const int run : clues.runs(i)) text += static_cast<char>('0' + run);
                text += ',';
            }
            return text;
        };
        for (unsigned bits = 0; bits < 65536; ++bits) {
            Grid picture(4, 4, Cell::white);
            for (int cell = 0; cell < 16; ++cell)
                if (((bits >> cell) & 1U) != 0) picture.set(cell, Cell::blue);
            pictures[key(Clues(picture))].push_back(picture);
        }
        const Grid nothing(4, 4);
        for (const auto& [text, same] : pictures) {
            const Clues clues(same.front());
            const auto verdict = paint_by_numbers::solve(clues, nothing, all);
            QVERIFY(verdict.complete);
            std::set<std::string> found;
            for (const auto& solution : verdict.solutions) found.insert(solution.text());
            QCOMPARE(verdict.solutions.size(), same.size());
            for (const auto& picture : same) QVERIFY(found.count(picture.text()) == 1);
        }
        plt::Random random(4);
        int impossible = 0;
        while (impossible < 5000) {
            const Clues one(paint_by_numbers::testing::randomPicture(4, 4, 50, random));
            const Clues other(paint_by_numbers::testing::randomPicture(4, 4, 50, random));
            std::vector<Runs> rows;
            std::vector<Runs> columns;
            for (int i = 0; i < 4; ++i) {
                rows.push_back(paint_by_numbers::testing::runsOf(one, i));
                columns.push_back(paint_by_numbers::testing::runsOf(other, 4 + i));
            }
            const Clues mixed(rows, columns);
            if (pictures.count(key(mixed)) != 0) continue;
            ++impossible;
            QVERIFY(paint_by_numbers::solve(mixed).none());
        }
    }
    /// Pictures, mixed and damaged clues, empty and partly filled boards.
    void manySmallOnes() {
        plt::Random random(5);
        int none = 0;
        int several = 0;
        for (int round = 0; round < 2400; ++round) {
            const int width = random.between(5, 6);
            const int height = round % 3 == 0 ? random.between(3, 7) : width;
            const Grid picture =
                paint_by_numbers::testing::randomPicture(width, height, random.between(30, 70), random);
            Clues clues(picture);
            if (round % 4 == 0) {
                // One line as another picture has it.
                std::vector<Runs> rows;
                std::vector<Runs> columns;
                for (int i = 0; i < clues.lines(); ++i)
                    (i < height ? rows : columns).push_back(paint_by_numbers::testing::runsOf(clues, i));
                const Clues other(paint_by_numbers::testing::randomPicture(width, height, 50, random));
                rows[0] = paint_by_numbers::testing::runsOf(other, 0);
                columns[1] = paint_by_numbers::testing::runsOf(other, height + 1);
                clues = Clues(rows, columns);
            }
            Grid known(width, height);
            if (round % 2 == 0) {
                for (int i = random.between(1, 6); i > 0; --i) {
                    const int cell =
                        static_cast<int>(random.below(static_cast<std::uint64_t>(known.cells())));
                    known.set(cell, random.below(5) == 0 ? paint_by_numbers::opposite(picture.at(cell))
                                                         : picture.at(cell));
                }
            }
            const auto expected = paint_by_numbers::testing::allSolutions(clues, known);
            none += expected.empty();
            several += expected.size() > 1;
            compare(clues, known, expected);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(none > 200);
        QVERIFY(several > 200);
    }
    /// Large enough that search, learning, forgetting and new beginnings all come up.
    void randomPicturesAreFound() {
        plt::Random random(6);
        for (const int side : {12, 20, 25, 30, 64, 100, 150}) {
            const Grid picture =
                paint_by_numbers::testing::randomPicture(side, side, side > 30 ? 75 : 50, random);
            const Clues clues(picture);
            const auto verdict = paint_by_numbers::solve(clues);
            QVERIFY(verdict.complete || verdict.several());
            QVERIFY(!verdict.solutions.empty());
            for (const auto& solution : verdict.solutions)
                QVERIFY(paint_by_numbers::satisfies(solution, clues));
            if (verdict.several()) QVERIFY(verdict.solutions[0] != verdict.solutions[1]);
            if (verdict.unique()) QVERIFY(verdict.solutions[0] == picture);
            const auto again = paint_by_numbers::solve(clues);
            QVERIFY(again.solutions == verdict.solutions);
            QCOMPARE(again.conflicts, verdict.conflicts);
            QCOMPARE(again.decisions, verdict.decisions);
        }
    }
    void domIsUnique_data() {
        QTest::addColumn<int>("n");
        for (int n = 3; n <= 8; ++n) QTest::addRow("%d", n) << n;
    }
    void domIsUnique() {
        QFETCH(int, n);
        const auto clues = paint_by_numbers::testing::dom(n);
        const auto verdict = paint_by_numbers::solve(clues);
        QVERIFY(verdict.unique());
        QVERIFY(!verdict.byLines);
        QVERIFY(paint_by_numbers::satisfies(verdict.solutions.front(), clues));
    }
    void limitsAreKept() {
        const auto clues = paint_by_numbers::testing::dom(8);
        const auto some = paint_by_numbers::solve(clues, Limits{2, 20});
        QCOMPARE(some.conflicts, std::int64_t{20});
        QVERIFY(!some.complete);
        const auto diagonals = Clues(std::vector<Runs>(6, Runs{1}), std::vector<Runs>(6, Runs{1}));
        QCOMPARE(paint_by_numbers::solve(diagonals, Limits{5}).solutions.size(), std::size_t{5});
        QVERIFY(!paint_by_numbers::solve(diagonals, Limits{5}).complete);
        QCOMPARE(paint_by_numbers::solve(diagonals, all).solutions.size(), std::size_t{720});
    }
    /// A long search stops on request.
    void aSearchIsStopped() {
        const auto clues = paint_by_numbers::testing::dom(40);
        std::stop_source stop;
        std::thread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        });
        const auto verdict = paint_by_numbers::solve(clues, Limits{}, stop.get_token());
        other.join();
        QVERIFY(!verdict.complete);
        QVERIFY(stop.stop_requested());
        std::stop_source before;
        before.request_stop();
        QCOMPARE(paint_by_numbers::solve(clues, Limits{}, before.get_token()).decisions, 0);
    }
    /// Lines alone take long on the largest boards, so the request is seen between two lines, too.
    void propagationIsStopped_data() {
        QTest::addColumn<bool>("isPossible");
        QTest::newRow("by lines") << true;
        QTest::newRow("no solution") << false;
    }
    void propagationIsStopped() {
        QFETCH(bool, isPossible);
        constexpr int side = paint_by_numbers::largestSide;
        const Grid full(side, side, Cell::blue);
        std::vector<Runs> rows(side, Runs{side});
        std::vector<Runs> columns(side, Runs{side});
        if (!isPossible) {
            rows.back() = {side - 3, 2};
            columns.back() = {side - 3, 2};
        }
        const Clues clues(rows, columns);
        const auto whole = paint_by_numbers::solve(clues);
        QVERIFY(whole.complete && whole.byLines);
        QCOMPARE(whole.unique(), isPossible);
        std::stop_source stop;
        stop.request_stop();
        const auto verdict = paint_by_numbers::solve(clues, Limits{}, stop.get_token());
        QVERIFY(!verdict.complete);
        QVERIFY(!verdict.byLines);
        QVERIFY(verdict.solutions.empty());
        QCOMPARE(paint_by_numbers::completedByLines(clues).has_value(), isPossible);
        QVERIFY(!paint_by_numbers::completedByLines(clues, stop.get_token()));
    }
    /// The same in colours.
    void propagationInColoursIsStopped() {
        const auto clues =
            Clues::ofPicture(Grid::ofText("x2x2/2x2x/xxxx"), {{'r', 0xC8342C}, {'g', 0x3C9A46}});
        QVERIFY(paint_by_numbers::solve(clues).unique());
        QVERIFY(paint_by_numbers::solve(clues).byLines);
        std::stop_source stop;
        stop.request_stop();
        const auto verdict = paint_by_numbers::solve(clues, Limits{}, stop.get_token());
        QVERIFY(!verdict.complete);
        QVERIFY(!verdict.byLines);
        QVERIFY(verdict.solutions.empty());
    }
    /// The cells that lines give are those that a search knows before its first decision.
    void completionByLines() {
        plt::Random random(9);
        int whole = 0;
        for (const int side : {9, 20, 61, 63, 126, 127, 188, 191, 250}) {
            for (int round = 0; round < 4; ++round) {
                const Grid picture = paint_by_numbers::testing::randomPicture(side, side, 75, random);
                const Clues clues(picture);
                const auto known = paint_by_numbers::completedByLines(clues);
                QVERIFY(known.has_value());
                const auto verdict = paint_by_numbers::solve(clues);
                QCOMPARE(known->count(Cell::unknown) == 0, verdict.byLines);
                whole += verdict.byLines ? 1 : 0;
                for (int cell = 0; cell < picture.cells(); ++cell)
                    QVERIFY(known->at(cell) == Cell::unknown || known->at(cell) == picture.at(cell));
            }
        }
        QVERIFY(whole > 4);
        QVERIFY(!paint_by_numbers::completedByLines(Clues({{1, 1}, {1}, {1}}, {{2}, {}, {2}})));
    }
};

QTEST_GUILESS_MAIN(TestSolver)
#include "test_solver.moc"
