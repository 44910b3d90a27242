// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "paint-by-numbers/maker/maker.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/reasoning/line_reasons.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/tests/reference_solver.h"

#include <QTest>

/// Reasoning of a person, the difficulty of a puzzle, and random boards.
class TestReasoning : public QObject {
    Q_OBJECT

    using Cell = paint_by_numbers::Cell;
    using Clues = paint_by_numbers::Clues;
    using Difficulty = paint_by_numbers::Difficulty;
    using Grid = paint_by_numbers::Grid;
    using Runs = paint_by_numbers::Runs;
    using Technique = paint_by_numbers::Technique;

    static Clues crown() { return {{{1, 1}, {5}, {5}, {3}, {1}}, {{2}, {4}, {4}, {4}, {2}}}; }
    static Clues tried() {
        return {{{2, 1}, {2, 1}, {3}, {1, 3}, {1, 2}, {2, 2}}, {{1, 3}, {2, 1}, {1, 1}, {4}, {4}, {2, 1}}};
    }
    static Clues nothingAtFirst() {
        return {{{3}, {1, 1}, {1, 1}, {1, 2}, {1}, {3}}, {{1, 1, 1}, {2}, {1, 1, 1}, {1, 1}, {1, 2}, {1}}};
    }
    static int count(const paint_by_numbers::Grade& grade, Technique technique) {
        return grade.steps[static_cast<std::size_t>(technique)];
    }

  private Q_SLOTS:
    void techniques_data() {
        QTest::addColumn<QString>("clue");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("technique");
        const auto row = [](const char* clue, const char* before, const char* after, Technique technique) {
            QTest::addRow("%s in %s", clue, before)
                << QString::fromLatin1(clue) << QString::fromLatin1(before) << QString::fromLatin1(after)
                << static_cast<int>(technique);
        };
        row("", "?????", ".....", Technique::noRuns);
        row("2", "?xx??", ".xx..", Technique::allRunsThere);
        row("2 2", "?????", "xx.xx", Technique::exactFit);
        row("2 2", "?xx????", ".xx.???", Technique::runComplete);
        row("4", "?????", "?xxx?", Technique::overlap);
        row("1 1 5", "???.????????", "???.???xx???", Technique::overlap);
        row("3", "??.???????", "...???????", Technique::gapTooSmall);
        row("3", "????x?????", "..??x??...", Technique::outOfReach);
        row("1 3 1", "??x???x????", "?.x???x????", Technique::arrangements);
    }
    void techniques() {
        QFETCH(QString, clue);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, technique);
        std::vector<std::uint8_t> runs;
        for (const auto& word : clue.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            runs.push_back(static_cast<std::uint8_t>(word.toUInt()));
        Grid line = Grid::ofText(before.toStdString());
        paint_by_numbers::LineCells<1> known;
        for (int i = 0; i < line.cells(); ++i) {
            if (line.at(i) == Cell::blue) known.blue.set(i);
            if (line.at(i) == Cell::white) known.white.set(i);
        }
        paint_by_numbers::LineReasons<1> reasons;
        const paint_by_numbers::Placements<1> placements(runs, line.cells());
        const auto reason = reasons.easiest(placements, known, Technique::arrangements);
        QCOMPARE(static_cast<int>(reason.technique), technique);
        reason.cells.blue.each([&](int i) { line.set(i, Cell::blue); });
        reason.cells.white.each([&](int i) { line.set(i, Cell::white); });
        QCOMPARE(QString::fromStdString(line.text()), after);
    }
    void logicStopsWhereFactsSay() {
        const Grid nothing(6, 6);
        const auto stop = paint_by_numbers::deduce(tried(), nothing, Technique::arrangements);
        QCOMPARE(stop->text(), std::string("?x??.?/?x??.?/..?xx?/x.?xx?/x..?x?/xx.?x?"));
        const auto none = paint_by_numbers::deduce(nothingAtFirst(), nothing, Technique::arrangements);
        QVERIFY(*none == nothing);
        QVERIFY(!paint_by_numbers::deduce(Clues({{1, 1}, {1}, {1}}, {{2}, {}, {2}}), Grid(3, 3),
                                          Technique::arrangements));
    }
    void grades() {
        const auto easy = paint_by_numbers::gradeOf(crown());
        QVERIFY(easy->difficulty == Difficulty::easy);
        QCOMPARE(count(*easy, Technique::arrangements), 0);
        const auto hard = paint_by_numbers::gradeOf(tried());
        QVERIFY(hard->difficulty == Difficulty::hard);
        QVERIFY(count(*hard, Technique::contradiction) >= 1);
        QVERIFY(paint_by_numbers::gradeOf(nothingAtFirst())->difficulty >= Difficulty::hard);
        QVERIFY(paint_by_numbers::gradeOf(paint_by_numbers::testing::dom(4))->difficulty >= Difficulty::hard);
        QVERIFY(paint_by_numbers::gradeOf(tried()) == paint_by_numbers::gradeOf(tried()));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!paint_by_numbers::gradeOf(tried(), stop.get_token()));
    }
    /// Step by step, each insight is true, something new, and in one line; the easiest comes first.
    void insightsLeadToThePicture() {
        plt::Random random(3);
        for (int round = 0; round < 15; ++round) {
            const int side = random.between(5, 9);
            const Grid picture = paint_by_numbers::makePicture(
                {side, side, 50, static_cast<Difficulty>(round % 3)}, random.next());
            const Clues clues(picture);
            Grid known(side, side);
            int steps = 0;
            while (const auto insight = paint_by_numbers::nextInsight(clues, known)) {
                QVERIFY(!insight->cells.empty());
                QVERIFY(insight->line >= 0 && insight->line < clues.lines());
                for (const int cell : insight->cells) {
                    QVERIFY(known.at(cell) == Cell::unknown);
                    QVERIFY(insight->after.at(cell) == picture.at(cell));
                    known.set(cell, picture.at(cell));
                }
                QVERIFY(insight->after == known);
                QVERIFY(insight->technique != Technique::contradiction || insight->steps > 0);
                QVERIFY(++steps <= known.cells());
            }
            const auto expert = paint_by_numbers::gradeOf(clues)->difficulty == Difficulty::expert;
            QVERIFY(known == picture || expert);
        }
    }
    void impossibleLinesAreNamed() {
        Grid known(5, 5);
        known.set(0, 1, Cell::white);  // row 2 is all blue
        known.set(0, 0, Cell::blue);   // column 1 has one run of two
        QVERIFY(paint_by_numbers::impossibleLines(crown(), known) == std::vector({1, 5}));
        QVERIFY(paint_by_numbers::impossibleLines(crown(), Grid(5, 5)).empty());
        QVERIFY(!paint_by_numbers::nextInsight(crown(), known));
    }

    void randomBoards_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("density");
        QTest::newRow("5 x 5") << 5 << 5 << 50;
        QTest::newRow("10 x 10") << 10 << 10 << 50;
        QTest::newRow("12 x 7, light") << 12 << 7 << 30;
        QTest::newRow("9 x 9, dark") << 9 << 9 << 70;
        QTest::newRow("18 x 16") << 18 << 16 << 50;
    }
    void randomBoards() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, density);
        for (const auto difficulty : {Difficulty::easy, Difficulty::medium, Difficulty::hard}) {
            int asWanted = 0;
            const int boards = width < 15 ? 3 : 1;
            for (int seed = 1; seed <= boards; ++seed) {
                const paint_by_numbers::Wanted wanted{width, height, density, difficulty};
                const Grid picture = paint_by_numbers::makePicture(wanted, static_cast<std::uint64_t>(seed));
                QVERIFY(picture == paint_by_numbers::makePicture(wanted, static_cast<std::uint64_t>(seed)));
                QCOMPARE(picture.width(), width);
                QCOMPARE(picture.height(), height);
                const Clues clues(picture);
                const auto verdict = paint_by_numbers::solve(clues);
                QVERIFY(verdict.unique());
                QVERIFY(verdict.solutions.front() == picture);
                // Dark small boards that are harder hardly exist; the manual says so.
                if (density < 70 || difficulty == Difficulty::easy)
                    QCOMPARE(verdict.byLines, difficulty != Difficulty::hard);
                asWanted +=
                    std::min(paint_by_numbers::gradeOf(clues)->difficulty, Difficulty::hard) == difficulty;
            }
            if (density < 70 || difficulty == Difficulty::easy) QVERIFY(asWanted >= std::max(1, boards - 1));
        }
    }
    void aStoppedMakerStillGivesAPuzzle() {
        std::stop_source stop;
        stop.request_stop();
        const Grid picture =
            paint_by_numbers::makePicture({80, 80, 50, Difficulty::hard}, 1, stop.get_token());
        QVERIFY(paint_by_numbers::solve(Clues(picture)).unique());
    }
};

QTEST_GUILESS_MAIN(TestReasoning)
#include "test_reasoning.moc"
