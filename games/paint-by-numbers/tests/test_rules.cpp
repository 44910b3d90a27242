// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"

#include <algorithm>

#include <QTest>

using paint_by_numbers::Action;
using paint_by_numbers::Cell;
using paint_by_numbers::Clues;
using paint_by_numbers::Difficulty;
using paint_by_numbers::Grid;
using paint_by_numbers::Kind;
using paint_by_numbers::Mark;
using paint_by_numbers::Move;
using paint_by_numbers::Options;
using paint_by_numbers::Rules;
using paint_by_numbers::Runs;
using paint_by_numbers::State;

/// Gestures, mistakes, hints, the end, and text forms.
class TestRules : public QObject {
    Q_OBJECT

    static Options own(const Clues& clues, const std::string& name = {}) {
        Options options;
        options.kind = Kind::own;
        options.name = name;
        options.clues = clues;
        return options;
    }
    static State stateOf(const Clues& clues) { return Rules::begin(own(clues), clues); }
    /// Rows 1 1 / 5 / 5 / 3 / 1.
    static Clues crown() { return Clues(Grid::ofText(".x.x./xxxxx/xxxxx/.xxx./..x..")); }
    static State open() {
        // Any clues that strokes in the corners do not finish.
        return stateOf(Clues(Grid(5, 5, Cell::blue)));
    }
    static std::vector<Options> ownPuzzles() {
        return {own(crown(), "crown"), own(Clues({{1}, {1}}, {{1}, {1}}), "\xC3\xA4 b%c"),
                own(Clues({{1, 1}, {1}, {1}}, {{2}, {}, {2}}))};
    }
    static std::vector<Options> randomSets() {
        Options easy;
        easy.width = 6;
        easy.height = 5;
        easy.difficulty = Difficulty::easy;
        Options hard = easy;
        hard.height = 9;
        hard.density = 35;
        hard.difficulty = Difficulty::hard;
        return {easy, hard};
    }
    static std::string invariant(const State& before, const Move& move, const State& after) {
        const Grid now = paint_by_numbers::claimed(after.marks, after.clues.width(), after.clues.height());
        if (after.solved != paint_by_numbers::satisfies(now, after.clues))
            return "solved means that the numbers are right";
        if (before.clues != after.clues) return "the numbers stay";
        for (int y = 0; y < after.clues.height(); ++y) {
            for (int x = 0; x < after.clues.width(); ++x) {
                const bool inStroke = x >= move.x && x <= move.toX && y >= move.y && y <= move.toY;
                if (move.action == Action::showMistakes || move.fills || inStroke) continue;
                if (before.mark(x, y) != after.mark(x, y)) return "a stroke changes its own cells only";
            }
        }
        return {};
    }
    static State gesture(const State& state, bool otherButton, int x, int y, int toX, int toY) {
        const auto action = paint_by_numbers::gestureFrom(state, x - 1, y - 1, otherButton);
        const auto move = paint_by_numbers::strokeBetween(action, x - 1, y - 1, toX - 1, toY - 1);
        const auto next = Rules::apply(state, move);
        if (!next.ok()) qFatal("%s", next.problem().english().c_str());
        return *next;
    }
    static State painted(State state, const Grid& picture) {
        for (int cell = 0; cell < picture.cells() && !state.solved; ++cell) {
            if (picture.at(cell) != Cell::blue) continue;
            const int x = cell % picture.width();
            const int y = cell / picture.width();
            state = *Rules::apply(state, {Action::blue, x, y, x, y});
        }
        return state;
    }

  private Q_SLOTS:
    void gestures() {
        State now = open();
        now = gesture(now, false, 2, 1, 2, 1);
        QCOMPARE(Rules::diagram(now), std::string("?x???\n?????\n?????\n?????\n?????\n"));
        now = gesture(now, false, 1, 1, 4, 1);
        QCOMPARE(Rules::diagram(now), std::string("xxxx?\n?????\n?????\n?????\n?????\n"));
        now = gesture(now, false, 3, 1, 5, 1);
        QCOMPARE(Rules::diagram(now), std::string("xx???\n?????\n?????\n?????\n?????\n"));
        now = gesture(now, true, 5, 5, 5, 3);
        QCOMPARE(Rules::diagram(now), std::string("xx???\n?????\n????.\n????.\n????.\n"));
        now = gesture(now, true, 5, 5, 5, 5);
        QCOMPARE(Rules::diagram(now), std::string("xx???\n?????\n????.\n????.\n?????\n"));
        now = gesture(now, false, 5, 4, 5, 4);
        QCOMPARE(Rules::diagram(now), std::string("xx???\n?????\n????.\n?????\n?????\n"));
        now = gesture(now, false, 1, 1, 1, 3);
        QCOMPARE(Rules::diagram(now), std::string("?x???\n?????\n????.\n?????\n?????\n"));
        QVERIFY(!Rules::apply(now, {Action::blue, 0, 0, 1, 1}).ok());
        QVERIFY(!Rules::apply(now, {Action::blue, 0, 0, 5, 0}).ok());
        QVERIFY(!Rules::apply(now, {Action::blue, 1, 0, 0, 0}).ok());
        QVERIFY(!Rules::apply(now, {Action::blue, 1, 0, 1, 0}).ok());
    }
    void anySolutionWins() {
        const Clues diagonal({{1}, {1}}, {{1}, {1}});
        for (const char* picture : {"x./.x", ".x/x."})
            QVERIFY(Rules::outcome(painted(stateOf(diagonal), Grid::ofText(picture))) == plt::Outcome::won);
        const State won = painted(stateOf(crown()), Grid::ofText(".x.x./xxxxx/xxxxx/.xxx./..x.."));
        QVERIFY(won.solved);
        QVERIFY(Rules::legalMoves(won).empty());
        QVERIFY(!Rules::apply(won, {Action::clear, 1, 0, 1, 0}).ok());
    }
    /// The move holds what was found, so that making it again searches nothing.
    void mistakesInTheMove() {
        using paint_by_numbers::showing;
        State now = stateOf(crown());
        now = *Rules::apply(now, {Action::blue, 0, 0, 0, 0});  // wrong
        now = *Rules::apply(now, {Action::blue, 1, 0, 1, 0});  // right
        const auto wrong = paint_by_numbers::mistakes(now);
        QVERIFY(wrong == std::vector{0});
        QVERIFY(paint_by_numbers::mistakes(now) == wrong);  // as remembered
        const State shown = *Rules::apply(now, showing(wrong));
        QVERIFY(shown == *Rules::apply(now, showing({})));
        // It is taken at its word: nothing was searched for.
        const State asked = *Rules::apply(now, showing({1}));
        QVERIFY(asked.mark(1, 0) == Mark::wrongBlue && asked.mark(0, 0) == Mark::blue);
        for (const auto& bad : {std::vector{2}, std::vector{25}, std::vector{-1}, std::vector{0, 24}})
            QVERIFY(!Rules::apply(now, showing(bad)).ok());
        QVERIFY(!Rules::apply(shown, showing(wrong)).ok());
        Move both = showing(wrong);
        both.toX = 1;
        QVERIFY(!Rules::apply(now, both).ok());
        const auto legal = Rules::legalMoves(now);
        QVERIFY(std::none_of(legal.begin(), legal.end(),
                             [](const Move& move) { return move.action == Action::showMistakes; }));
        QCOMPARE(Rules::write(showing({0, 11, 24})), std::string("mistakes=1.12.25"));
        QVERIFY(*Rules::readMove("mistakes=1.12.25") == showing({0, 11, 24}));
    }
    void finishedLinesAreFilled() {
        State now = stateOf(crown());
        now = *Rules::apply(now, {Action::blue, 1, 0, 1, 0, true});
        QCOMPARE(Rules::diagram(now).substr(0, 5), std::string("?x???"));
        const State plain = *Rules::apply(now, {Action::blue, 3, 0, 3, 0, false});
        QCOMPARE(Rules::diagram(plain).substr(0, 5), std::string("?x?x?"));
        now = *Rules::apply(now, {Action::blue, 3, 0, 3, 0, true});
        QCOMPARE(Rules::diagram(now).substr(0, 5), std::string(".x.x."));
    }
    void settledNumbers() {
        State now = stateOf(Clues(Grid::ofText("xx.x.xxx")));
        const auto settled = [&] {
            return paint_by_numbers::settledRuns(now.clues, paint_by_numbers::claimed(now.marks, 8, 1), 0);
        };
        QVERIFY(settled() == std::vector({false, false, false}));
        now = *Rules::apply(now, {Action::blue, 0, 0, 1, 0});
        QVERIFY(settled() == std::vector({true, false, false}));
        now = *Rules::apply(now, {Action::blue, 5, 0, 7, 0});
        QVERIFY(settled() == std::vector({true, false, true}));
    }
    void mistakesAreShownOnce() {
        State now = stateOf(crown());
        QVERIFY(!Rules::apply(now, {Action::showMistakes}).ok());
        now = *Rules::apply(now, {Action::blue, 0, 0, 0, 0});   // wrong
        now = *Rules::apply(now, {Action::white, 1, 0, 1, 0});  // wrong
        now = *Rules::apply(now, {Action::blue, 0, 1, 0, 1});   // right
        const State shown = *Rules::apply(now, {Action::showMistakes});
        QCOMPARE(Rules::diagram(shown), std::string("!!???\nx????\n?????\n?????\n?????\n"));
        QVERIFY(shown.mark(0, 0) == Mark::wrongBlue);
        QVERIFY(shown.mark(1, 0) == Mark::wrongWhite);
        QVERIFY(!Rules::apply(shown, {Action::showMistakes}).ok());
        QCOMPARE(Rules::diagram(gesture(shown, false, 1, 1, 1, 1)).substr(0, 5), std::string("?!???"));
        QCOMPARE(Rules::diagram(gesture(shown, true, 2, 1, 2, 1)).substr(0, 5), std::string("!????"));
    }
    /// A mark that some solution has is no mistake.
    void mistakesWithSeveralSolutions() {
        const Clues clues({{1}, {1}, {3}}, {{1, 1}, {1, 1}, {1}});
        State now = stateOf(clues);
        now = *Rules::apply(now, {Action::blue, 0, 0, 0, 0});
        QVERIFY(paint_by_numbers::mistakes(now).empty());
        now = *Rules::apply(now, {Action::blue, 1, 0, 2, 0});
        now = *Rules::apply(now, {Action::white, 0, 2, 0, 2});
        const Clues three({{1}, {1}, {}, {3}}, {{1, 1}, {1, 1}, {1}});
        State open = stateOf(three);
        open = *Rules::apply(open, {Action::blue, 0, 0, 2, 0});
        open = *Rules::apply(open, {Action::white, 0, 3, 0, 3});
        QVERIFY(paint_by_numbers::mistakes(open) == std::vector({2, 9}));
        QVERIFY(paint_by_numbers::impossibleLines(open) == (std::vector{0, 3, 4 + 2}) ||
                !paint_by_numbers::impossibleLines(open).empty());
        QVERIFY(paint_by_numbers::mistakes(stateOf(Clues({{1, 1}, {1}, {1}}, {{2}, {}, {2}}))).empty());
    }

    /// Following hints alone finishes every puzzle that has a solution.
    void hintsFinishThePicture_data() {
        QTest::addColumn<QString>("clues");
        QTest::newRow("crown") << "1.1,5,5,3,1/2,4,4,4,2";
        QTest::newRow("a try") << "2.1,2.1,3,1.3,1.2,2.2/1.3,2.1,1.1,4,4,2.1";
        QTest::newRow("nothing at first") << "3,1.1,1.1,1.2,1,3/1.1.1,2,1.1.1,1.1,1.2,1";
        QTest::newRow("two solutions") << "1,1/1,1";
        QTest::newRow("7 x 7, hard") << "3,1,3.1,1,3.1,1,1/1,1,1.3,1,1.3,1,3";
    }
    void hintsFinishThePicture() {
        QFETCH(QString, clues);
        const auto options = Rules::readOptions("own,x," + clues.toStdString());
        QVERIFY(options.ok());
        State now = stateOf(options->clues);
        for (int step = 0; !now.solved && step < 200; ++step) {
            const auto hint = Rules::hint(now, {});
            QVERIFY2(!hint.steps.empty(), hint.verdict.english().c_str());
            for (const auto& each : hint.steps) {
                QVERIFY(!each.reason.empty());
                QVERIFY(!each.marks.empty());
                if (now.solved) break;
                const auto next = Rules::apply(now, each.move);
                QVERIFY2(next.ok(), Rules::write(each.move).c_str());
                now = *next;
            }
        }
        QVERIFY(now.solved);
        QVERIFY(Rules::hint(now, {}).steps.empty());
    }
    void hintsGiveReasons() {
        State now = stateOf(crown());
        QCOMPARE(Rules::hint(now, {}).steps.front().reason.english(),
                 std::string("Row 2: its numbers fill the line exactly."));
        now = *Rules::apply(now, {Action::white, 0, 1, 0, 1});
        const auto hint = Rules::hint(now, {});
        QVERIFY(hint.steps.front().move == paint_by_numbers::showing({5}));
        QCOMPARE(hint.steps.front().reason.english(),
                 std::string("Row 2 cannot be finished as it is marked. This shows the mistakes."));
        const auto lost = Rules::hint(stateOf(Clues({{1, 1}, {1}, {1}}, {{2}, {}, {2}})), {});
        QVERIFY(lost.steps.empty());
        QVERIFY(!lost.verdict.empty());
        const auto tried = Rules::hint(stateOf(Clues({{3}, {1, 1}, {1, 1}, {1, 2}, {1}, {3}},
                                                     {{1, 1, 1}, {2}, {1, 1, 1}, {1, 1}, {1, 2}, {1}})),
                                       {});
        QVERIFY(tried.steps.front().reason.english().starts_with("If row "));
    }

    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(ownPuzzles(), invariant)));
    }
    /// Boards that are made, which takes long.
    void randomBoards() {
        QVERIFY(
            holds(plt::testing::randomGames<Rules>(randomSets(), {plt::testing::amount(6), 30}, invariant)));
        QVERIFY(holds(plt::testing::damagedTexts<Rules>(randomSets(), plt::testing::amount(300))));
    }

    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("15x15,50,medium,d2"));
        QCOMPARE(Rules::describe(Options{}).english(), std::string("Random, 15 x 15, medium"));
        const auto options = own(Clues({{2}, {}}, {{1}, {1}}), "a b\xC3\xA4");
        QCOMPARE(Rules::write(options), std::string("own,a%20b%C3%A4,2,0/1,1"));
        QCOMPARE(Rules::describe(options).english(), std::string("a b\xC3\xA4, 2 x 2"));
        for (const char* bad : {"",
                                "15x15",
                                "15x15,50",
                                "4x15,50,easy",
                                "81x15,50,easy",
                                "15x15,29,easy",
                                "15x15,71,easy",
                                "15x15,50,expert",
                                "own",
                                "own,",
                                "own,a",
                                "own,a b,1/1",
                                "own,%2,1/1",
                                "own,%41,1/1",
                                "own,a,1",
                                "own,a,2/1",
                                "own,a,1/1/1",
                                "own,a,01/1",
                                "own,a,0/0",
                                "own,a,1.1/1"}) {
            const auto read = Rules::readOptions(bad);
            QVERIFY2(!read.ok(), bad);
            QVERIFY(!read.problem().empty());
        }
        for (const char* good : {"80x5,30,hard", "5x80,70,easy", "own,,1/1", "own,,1/1,expert"})
            QCOMPARE(Rules::write(*Rules::readOptions(good)), std::string(good));
        for (const char* good : {"b1,1", "w3,4-7,4", "c1,1-1,5+", "mistakes", "mistakes=1.62500"})
            QCOMPARE(Rules::write(*Rules::readMove(good)), std::string(good));
        for (const char* bad : {"", "b", "b1", "b0,1", "x1,1", "b1,1-1,1", "b2,1-1,1", "b1,1-2,2",
                                "mistakes+", "mistakes=", "mistakes=0", "mistakes=2.1", "mistakes=1.1",
                                "mistakes=62501", "mistakes=01", "b1,1-"})
            QVERIFY2(!Rules::readMove(bad).ok(), bad);
        Options small;
        small.width = small.height = 5;
        QVERIFY(Rules::readStart(small, "1.1,5,5,3,1/2,4,4,4,2").ok());
        QVERIFY(!Rules::readStart(small, "1,1/1,1").ok());
        QVERIFY(!Rules::readStart(small, "1,1,1,1,1/1,1,1,1,1").ok());  // many solutions
        QVERIFY(!Rules::readStart(small, "1,1,1,1,1/1,1,1,1,0").ok());  // none
        QVERIFY(!Rules::readStart(small, "0,0,0,0,0/0,0,0,0,0").ok());
        QVERIFY(!Rules::readStart(own(crown()), "1/1").ok());
    }
    void picturesAreCountedBySizeAndGrade() {
        auto options = *Rules::readOptions("own,,1/1,medium");
        QVERIFY(options.grade == Difficulty::medium);
        QCOMPARE(Rules::describe(options).english(), std::string("Picture, 1 x 1, medium"));
        QCOMPARE(Rules::countedAs(options, {}), std::string("own,1x1,medium"));
        // A puzzle with a name, or without a known grade, counts alone.
        options.name = "dot";
        QCOMPARE(Rules::countedAs(options, {}), Rules::write(options));
        QCOMPARE(Rules::countedAs(*Rules::readOptions("own,,1/1"), {}), std::string("own,,1/1"));
        QVERIFY(!Rules::readOptions("own,,1/1,huge").ok());
    }
    void largestOptions() {
        Options large;
        large.width = large.height = paint_by_numbers::largestRandomSide;
        QVERIFY(Rules::dealIsSlow(large));
        std::stop_source stop;
        stop.request_stop();
        const auto start = Rules::deal(large, 1, stop.get_token());
        QVERIFY(Rules::readStart(large, Rules::write(start)).ok());
    }
};

QTEST_GUILESS_MAIN(TestRules)
#include "test_rules.moc"
