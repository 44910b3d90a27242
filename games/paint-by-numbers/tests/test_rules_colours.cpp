// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/tests/colour_reference.h"

#include <algorithm>

#include <QTest>

using namespace paint_by_numbers;
using namespace paint_by_numbers::testing;

namespace {

/// A red flower with a yellow heart on a green stem.
const std::string flower = ".x.x./xx3xx/.x3x./..2../.22..";

Clues flowerClues() {
    return Clues::ofPicture(Grid::ofText(flower), {{'r', 0xC8342C}, {'g', 0x3C9A46}, {'y', 0xF2C83A}});
}

Options own(const Clues& clues, const std::string& name = {}) {
    Options options;
    options.kind = Kind::own;
    options.clues = clues;
    options.name = name;
    return options;
}

State stateOf(const Clues& clues) {
    return Rules::begin(own(clues), clues);
}

State after(const State& state, const std::string& move) {
    const auto read = Rules::readMove(move);
    if (!read.ok()) qFatal("%s: %s", move.c_str(), read.problem().english().c_str());
    const auto next = Rules::apply(state, *read);
    if (!next.ok()) qFatal("%s: %s", move.c_str(), next.problem().english().c_str());
    return *next;
}

/// Puzzles in colours with one solution.
std::vector<std::pair<Clues, Grid>> puzzles(int count, int side, int density, int colours, unsigned seed) {
    plt::Random random(seed);
    std::vector<std::pair<Clues, Grid>> found;
    while (static_cast<int>(found.size()) < count) {
        const Clues clues =
            Clues::ofPicture(randomColours(side, side, density, colours, random), paletteOf(colours));
        auto verdict = solve(clues);
        if (clues.isColoured() && verdict.unique()) found.emplace_back(clues, verdict.solutions.front());
    }
    return found;
}

}  // namespace

/// The rules of puzzles in colours: texts, moves, mistakes, hints and grades.
class TestRulesColours : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void textsOfClues() {
        const std::string text = "1r.1r,2r.1y.2r,1r.1y.1r,1g,2g/1r,3r.1g,2y.2g,3r,1r/rc8342c,g3c9a46,yf2c83a";
        QCOMPARE(Rules::write(flowerClues()), text);
        const auto options = Rules::readOptions("own,a%20flower," + text + ",easy");
        QVERIFY(options.ok());
        QVERIFY(options->clues == flowerClues());
        QVERIFY(options->grade == Difficulty::easy);
        QCOMPARE(Rules::write(*options), "own,a%20flower," + text + ",easy");
        const auto start = Rules::readStart(*options, text);
        QVERIFY(start.ok() && *start == flowerClues());
        // In other colours it is another puzzle.
        Palette other = flowerClues().palette();
        other.front().rgb = 0x2F6FC0;
        QVERIFY(Clues::ofPicture(Grid::ofText(flower), other) != flowerClues());
    }
    void badTextsOfClues_data() {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* text) {
            QTest::newRow(name) << QString::fromLatin1(text);
        };
        row("a letter without a palette", "1r/1r");
        row("a number without a letter", "1r.1/1r,1g/rff0000,g00ff00");
        row("a letter that is not in the palette", "1r.1b/1r,1b/rff0000,g00ff00");
        row("a colour without runs", "1r.1g/1r,1g/rff0000,g00ff00,b0000ff");
        row("one colour", "2r/1r,1r/rff0000");
        row("the same letter twice", "1r.1r/1r,1r/rff0000,r00ff00");
        row("a digit as a letter", "1r.1g/1r,1g/1ff0000,g00ff00");
        row("a short value", "1r.1g/1r,1g/rff0000,g00f");
        row("a capital in a value", "1r.1g/1r,1g/rFF0000,g00ff00");
        row("a value that is a word", "1r.1g/1r,1g/rff0000,gorange");
        row("no room", "1r.1r.1g/1r,1r,1g/rff0000,g00ff00");
        row("an empty palette", "1r.1g/1r,1g/");
        row("four parts", "1r.1g/1r,1g/rff0000,g00ff00/");
        row("nine colours",
            "1a.1b.1c.1d.1e.1f.1g.1h.1i/1a,1b,1c,1d,1e,1f,1g,1h,1i/a000000,b000001,c000002,d000003,e000004,"
            "f000005,g000006,h000007,i000008");
    }
    void badTextsOfClues() {
        QFETCH(QString, text);
        QVERIFY(!Rules::readOptions("own,," + text.toStdString()).ok());
    }
    void runsOfOtherColoursTouch() {
        QVERIFY(Rules::readOptions("own,,1r.1g/1r,1g/rff0000,g00ff00").ok());
        QVERIFY(Rules::readOptions("own,,8a.1b/1a,1a,1a,1a,1a,1a,1a,1a,1b/a000000,bffffff").ok());
    }

    void picturesInColoursAreCountedApart() {
        Options options = own(flowerClues());
        QCOMPARE(Rules::describe(options).english(), std::string("Picture in colour, 5 x 5"));
        options.grade = Difficulty::easy;
        QCOMPARE(Rules::describe(options).english(), std::string("Picture in colour, 5 x 5, easy"));
        QCOMPARE(Rules::countedAs(options, {}), std::string("own,5x5,easy,colours"));
        options.name = "flower";
        QCOMPARE(Rules::countedAs(options, {}), Rules::write(options));
    }

    void movesInColours() {
        State now = stateOf(flowerClues());
        now = after(now, "b2,1");
        now = after(now, "d3,4-3,5");
        now = after(now, "e3,2-3,3");
        now = after(now, "w1,1");
        QCOMPARE(Rules::diagram(now), std::string(".r???\n??y??\n??y??\n??g??\n??g??\n"));
        now = after(now, "c3,3");
        now = after(now, "b3,2");
        QCOMPARE(Rules::diagram(now).substr(6, 11), std::string("??r??\n?????"));
        for (const char* move : {"b2,1", "w3,4", "d3,4-3,5", "e1,1", "j1,1", "c1,1-1,5", "e1,1-5,1+"})
            QCOMPARE(Rules::write(*Rules::readMove(move)), std::string(move));
        for (const char* move : {"!1,1", "k1,1", "a1,1", "1,1", "2,1,1"})
            QVERIFY(!Rules::readMove(move).ok());
        // The puzzle has three colours.
        QVERIFY(!Rules::apply(now, *Rules::readMove("f1,1")).ok());
        // One in blue and white has blue.
        const State plain = stateOf(Clues(Grid::ofText("x./.x")));
        QVERIFY(!Rules::apply(plain, *Rules::readMove("d1,1")).ok());
        QVERIFY(Rules::apply(plain, *Rules::readMove("b1,1")).ok());
    }
    void theRightColoursWin() {
        const Grid picture = Grid::ofText(flower);
        State now = stateOf(flowerClues());
        for (int cell = 0; cell < picture.cells(); ++cell) {
            if (colourOf(picture.at(cell)) == 0) continue;
            QVERIFY(!now.solved);
            const int x = cell % 5;
            const int y = cell / 5;
            now = *Rules::apply(now, {actionOfColour(colourOf(picture.at(cell))), x, y, x, y});
        }
        QVERIFY(now.solved);
        QVERIFY(Rules::legalMoves(now).empty());
        QVERIFY(!Rules::apply(now, {Action::clear, 1, 0, 1, 0}).ok());
    }
    void finishedLinesAreFilled() {
        State now = stateOf(flowerClues());
        now = after(now, "d3,4+");
        QCOMPARE(Rules::diagram(now).substr(18, 5), std::string("..g.."));
        now = after(now, "b2,5-3,5+");
        QCOMPARE(Rules::diagram(now).substr(24, 5), std::string("?rr??"));
    }
    void mistakesKeepTheirColour() {
        State now = stateOf(flowerClues());
        now = after(now, "d2,1");
        now = after(now, "w4,1");
        now = after(now, "e3,2");
        QCOMPARE(mistakes(now), (std::vector<int>{1, 3}));
        now = after(now, "mistakes");
        QCOMPARE(Rules::diagram(now), std::string("?!?!?\n??y??\n?????\n?????\n?????\n"));
        QVERIFY(now.mark(1, 0) == wrongMark(markOfColour(2)));
        QVERIFY(now.mark(3, 0) == Mark::wrongWhite);
        QVERIFY(mistakes(now).empty());
        now = after(now, "c2,1");
        QVERIFY(now.mark(1, 0) == Mark::unknown);
    }
    void impossibleLinesInColours() {
        State now = stateOf(flowerClues());
        QVERIFY(impossibleLines(now).empty());
        now = after(now, "d1,1");
        QCOMPARE(impossibleLines(now), (std::vector<int>{0, 5}));
    }

    /// Every hint is right, and hints lead to the picture.
    void hintsLeadToThePicture() {
        int byReasoning = 0;
        for (const auto& [clues, picture] : puzzles(40, 7, 70, 3, 11)) {
            State now = stateOf(clues);
            for (int rounds = 0; !now.solved && rounds < 200; ++rounds) {
                const auto hint = Rules::hint(now, {});
                QVERIFY2(!hint.steps.empty(), hint.verdict.english().c_str());
                for (const auto& step : hint.steps) {
                    QVERIFY(!step.reason.english().empty());
                    QVERIFY(step.reason.english().find('%') == std::string::npos);
                    const auto next = Rules::apply(now, step.move);
                    QVERIFY2(next.ok(), Rules::write(step.move).c_str());
                    now = *next;
                    for (int cell = 0; cell < picture.cells(); ++cell) {
                        const Cell cellNow = cellOfMark(now.marks[static_cast<std::size_t>(cell)]);
                        QVERIFY(cellNow == Cell::unknown || cellNow == picture.at(cell));
                    }
                    if (now.solved) break;
                }
            }
            QVERIFY(now.solved);
            const auto grade = gradeOf(clues);
            QVERIFY(grade);
            byReasoning += grade->difficulty < Difficulty::expert ? 1 : 0;
        }
        QVERIFY(byReasoning > 30);
    }
    void hintsNameColours() {
        const auto first = [](const State& state) {
            const auto hint = Rules::hint(state, {});
            return hint.steps.empty() ? hint.verdict.english() : hint.steps.front().reason.english();
        };
        // Nothing but the whole row.
        QCOMPARE(first(stateOf(Clues::ofPicture(Grid::ofText("xx22x"), paletteOf(2)))),
                 std::string("Row 1: its numbers fill the line exactly."));
        State now = stateOf(Clues::ofPicture(Grid::ofText(".2222.x/x....2./.....2."), paletteOf(2)));
        QCOMPARE(first(now),
                 std::string("Row 1: wherever the run of 4 (green) lies, it covers these cells."));
        // A mark that no picture has is told first.
        now = after(now, "b3,1");
        QVERIFY(first(now).find("cannot be finished as it is marked") != std::string::npos);
    }
    /// Deductions of lines are those of the solution, and no harder technique is used than allowed.
    void deductionsAreRight() {
        for (const auto& [clues, picture] : puzzles(30, 8, 75, 4, 21)) {
            for (const auto upTo : {Technique::overlap, Technique::outOfReach, Technique::arrangements}) {
                const auto grid = deduce(clues, Grid(8, 8), upTo);
                QVERIFY(grid);
                for (int cell = 0; cell < picture.cells(); ++cell)
                    QVERIFY(grid->at(cell) == Cell::unknown || grid->at(cell) == picture.at(cell));
            }
            Grid known(8, 8);
            while (const auto insight = nextInsight(clues, known)) {
                QVERIFY(!insight->cells.empty());
                for (const int cell : insight->cells) {
                    QVERIFY(known.at(cell) == Cell::unknown);
                    QVERIFY(insight->after.at(cell) == picture.at(cell));
                }
                known = insight->after;
            }
        }
    }
    void gradesOfLines() {
        // All lines are full.
        const auto full = gradeOf(Clues::ofPicture(Grid::ofText("x2x/2x2/x2x"), paletteOf(2)));
        QVERIFY(full && full->difficulty == Difficulty::easy);
        QVERIFY(full->steps[static_cast<std::size_t>(Technique::exactFit)] > 0);
    }
    void generalChecks() {
        const std::vector<Options> all{own(flowerClues(), "flower"),
                                       own(Clues::ofPicture(Grid::ofText("x2./.3x/2.x"), paletteOf(3)))};
        const auto invariant = [](const State& before, const Move&, const State& next) -> std::string {
            const Grid now = claimed(next.marks, next.clues.width(), next.clues.height());
            if (next.solved != satisfies(now, next.clues)) return "solved means that the numbers are right";
            return before.clues == next.clues ? "" : "the numbers stay";
        };
        QVERIFY(holds(plt::testing::gameChecks<Rules>(all, invariant)));
        QVERIFY(holds(plt::testing::damagedTexts<Rules>(all, 300)));
    }
};

QTEST_GUILESS_MAIN(TestRulesColours)
#include "test_rules_colours.moc"
