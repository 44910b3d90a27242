// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "lights-out/board/generator.h"
#include "lights-out/board/levels.h"
#include "lights-out/board/solver.h"
#include "lights-out/rules.h"
#include "lights-out/tests/boards.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

#include <QTest>

using namespace lights_out;
using namespace lights_out::testing;
using plt::Outcome;

namespace {

Options randomOptions(int size, Neighbourhood neighbourhood, Grade grade) {
    Options options;
    options.form = {size, neighbourhood};
    options.grade = grade;
    return options;
}

State stateOf(std::string_view board) {
    const auto options = Rules::readOptions("own,cross," + std::string(board));
    return Rules::begin(*options, Rules::deal(*options, 0));
}

/// One of every kind, with boards small and large.
std::vector<Options> optionSets() {
    std::vector<Options> sets;
    for (const char* words :
         {"random,2,cross,any", "random,3,cross,medium", "random,5,cross,easy", "random,5,cross,hard",
          "random,4,wrapped,any", "random,6,diagonal,expert", "random,5,around,medium", "random,12,cross,any",
          "random,16,diagonal,easy", "level,heart", "level,classic-6", "own,cross,xoo/xxx/oxo",
          "empty,4,cross", "empty,7,around"}) {
        const auto read = Rules::readOptions(words);
        sets.push_back(read.value());
    }
    return sets;
}

}  // namespace

class TestLightsOut : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void diagrams() {
        const auto options = Rules::readOptions("own,cross,xoo/xxx/oxo").value();
        const auto state = Rules::begin(options, Rules::readStart(options, "xoo/xxx/oxo").value());
        QCOMPARE(Rules::diagram(state), std::string("xoo\nxxx\noxo\n"));
        QCOMPARE(Rules::diagram(Rules::apply(state, {0, 0}).value()), std::string("oxo\noxx\noxo\n"));
    }
    // Boards that are dealt -------------------------------------------------------------------------------
    void levelsAreAsTheySay();
    void classicLevelsHaveTheKnownSolutions();
    void gradesFollowThePresses();
    void dealsAreSolvableAndNotSolved();
    void dealsHaveTheirGrade();
    void unplayableFormsAreRefused();
    void gradesTooHardAreRefused();
    // The game --------------------------------------------------------------------------------------------
    void pressesAreCounted();
    void endComesWithTheLastLight();
    void emptyBoardIsNeverWon();
    void ownBoardsMustBePuzzles();
    void startsMustFitTheirOptions();
    void hintsLeadToTheEndInTheFewestPresses();
    void hintsSayWhatIsCertain();
    void textForms();
    void describesItself();
    void whatMustHoldForEveryGame();
};

void TestLightsOut::levelsAreAsTheySay() {
    QVERIFY(levels().size() >= 100);
    std::set<std::string_view> ids;
    std::set<std::string_view> names;
    std::set<std::pair<std::string_view, int>> boards;
    int fewest = 0;
    for (const auto& level : levels()) {
        QVERIFY2(ids.insert(level.id).second, level.id.data());
        QVERIFY2(names.insert(level.name).second, level.name.data());
        QVERIFY2(boards.emplace(level.board, static_cast<int>(level.neighbourhood)).second, level.id.data());
        QVERIFY2(readBoard(level.board).has_value(), level.id.data());
        QVERIFY2(isPlayable(level.form()), level.id.data());
        const auto shortest = Solver::of(level.form()).shortest(level.lights());
        QVERIFY2(shortest && shortest->presses > 0, level.id.data());
        QCOMPARE(shortest->presses, level.fewest);
        QVERIFY2(level.fewest >= fewest, "levels go from few presses to many");
        fewest = level.fewest;
        const auto index = levelById(level.id);
        QVERIFY(index && &levels()[*index] == &level);
    }
    QVERIFY(!levelById("no-such-level"));
    QVERIFY(!levelById(""));
}

void TestLightsOut::classicLevelsHaveTheKnownSolutions() {
    struct Known {
        std::string_view id;
        int lit;
        std::vector<int> sizes;  // of all four solutions
        std::vector<std::vector<int>> shortest;
    };
    const std::vector<Known> known{
        {"classic-1", 3, {6, 6, 14, 14}, {{0, 2, 4, 5, 7, 9}, {20, 22, 24, 15, 17, 19}}},
        {"classic-2", 12, {6, 6, 10, 18}, {{5, 7, 9, 15, 17, 19}, {0, 2, 4, 20, 22, 24}}},
        {"classic-3", 16, {6, 10, 10, 14}, {{2, 7, 10, 14, 17, 22}}},
        {"classic-4", 10, {6, 6, 10, 18}, {{10, 11, 13, 14, 21, 23}, {0, 1, 3, 4, 20, 24}}},
        {"classic-5", 18, {6, 8, 14, 16}, {{1, 8, 10, 13, 20, 24}}},
        {"classic-6", 9, {7, 13, 13, 15}, {{2, 6, 7, 8, 10, 14, 22}}},
        {"classic-7", 14, {7, 11, 11, 15}, {{2, 5, 11, 12, 14, 15, 22}}},
        {"classic-diagonal", 5, {5, 13, 13, 21}, {{4, 8, 12, 16, 20}}},
    };
    for (const auto& board : known) {
        const auto index = levelById(board.id);
        QVERIFY(index.has_value());
        const auto& level = levels()[*index];
        QCOMPARE(level.form(), crossForm(5));
        QCOMPARE(level.lights().count(), board.lit);
        QCOMPARE(level.fewest, board.sizes.front());
        const auto& quiet = Solver::of(level.form()).quietPatterns();
        const auto solution = Solver::of(level.form()).anySolution(level.lights()).value();
        std::vector<int> sizes{solution.count(), (solution ^ quiet[0]).count(), (solution ^ quiet[1]).count(),
                               (solution ^ quiet[0] ^ quiet[1]).count()};
        std::sort(sizes.begin(), sizes.end());
        QCOMPARE(sizes, board.sizes);
        for (const auto& cells : board.shortest) {
            CellSet presses;
            for (const int cell : cells) presses.set(cell);
            QCOMPARE(presses.count(), level.fewest);
            QVERIFY(afterPresses(level.form(), level.lights(), presses).none());
        }
    }
}

void TestLightsOut::gradesFollowThePresses() {
    QCOMPARE(gradeOf(1), Grade::easy);
    QCOMPARE(gradeOf(5), Grade::easy);
    QCOMPARE(gradeOf(6), Grade::medium);
    QCOMPARE(gradeOf(9), Grade::medium);
    QCOMPARE(gradeOf(10), Grade::hard);
    QCOMPARE(gradeOf(14), Grade::hard);
    QCOMPARE(gradeOf(15), Grade::expert);
    QCOMPARE(gradeOf(1000), Grade::expert);
    for (const auto grade : {Grade::easy, Grade::medium, Grade::hard, Grade::expert}) {
        QCOMPARE(gradeOf(pressesOf(grade).first), grade);
        QCOMPARE(gradeOf(pressesOf(grade).last), grade);
    }
}

void TestLightsOut::dealsAreSolvableAndNotSolved() {
    for (int size = 3; size <= 8; ++size) {
        const auto& solver = Solver::of(crossForm(size));
        const auto options = randomOptions(size, Neighbourhood::cross, Grade::any);
        std::int64_t lit = 0;
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            const auto start = Rules::deal(options, seed);
            QVERIFY(start.cells.any());
            QVERIFY(solver.isSolvable(start.cells));
            lit += start.cells.count();
        }
        // The means that the original's generator has; ours differs by the few solved boards it throws away.
        const std::array<double, 6> means{4.5, 7.9, 11.8, 16.0, 20.5, 25.1};
        QVERIFY(std::abs(static_cast<double>(lit) / 10'000 - means[size - 3]) < 0.3);
    }
}

void TestLightsOut::dealsHaveTheirGrade() {
    for (const auto& form : playableForms()) {
        for (const auto grade : {Grade::any, Grade::easy, Grade::medium, Grade::hard, Grade::expert}) {
            if (grade > hardestGrade(form)) continue;
            const auto options = randomOptions(form.size, form.neighbourhood, grade);
            QVERIFY(problemOf(options).empty());
            const int deals = Solver::of(form).quietPatterns().size() > 9 ? 3 : 40;
            std::set<std::string> different;
            for (int seed = 0; seed < deals; ++seed) {
                const auto start = Rules::deal(options, static_cast<std::uint64_t>(seed));
                different.insert(Rules::write(start));
                const auto state = Rules::begin(options, start);
                QVERIFY(state.fewest > 0);
                if (grade != Grade::any) QCOMPARE(gradeOf(state.fewest), grade);
                QVERIFY(Rules::readStart(options, Rules::write(start)).ok());
            }
            QVERIFY2(static_cast<int>(different.size()) > 1, text(form).constData());
        }
    }
}

void TestLightsOut::unplayableFormsAreRefused() {
    for (const auto* words : {"random,1,cross,any", "random,17,cross,any", "random,2,wrapped,any",
                              "random,2,diagonal,any", "random,2,around,any", "random,11,around,any",
                              "random,14,around,any", "empty,14,around", "empty,0,cross"})
        QVERIFY2(!Rules::readOptions(words).ok(), words);
    QVERIFY(Rules::readOptions("random,11,around,any").problem().english().find("11") != std::string::npos);
}

void TestLightsOut::gradesTooHardAreRefused() {
    QVERIFY(!Rules::readOptions("random,2,cross,medium").ok());
    QVERIFY(!Rules::readOptions("random,4,cross,hard").ok());
    QVERIFY(!Rules::readOptions("random,5,cross,expert").ok());
    QVERIFY(!Rules::readOptions("random,5,around,hard").ok());
    QVERIFY(Rules::readOptions("random,5,cross,hard").ok());
    QVERIFY(Rules::readOptions("random,6,cross,expert").ok());
}

void TestLightsOut::pressesAreCounted() {
    const auto first = stateOf("xoo/xxx/oxo");
    QCOMPARE(first.fewest, 4);
    QCOMPARE(first.presses, 0);
    const auto second = Rules::apply(first, {2, 0}).value();
    QCOMPARE(writeBoard(3, second.lit), std::string("xoo/oxx/xoo"));
    QCOMPARE(second.presses, 1);
    QCOMPARE(second.fewest, 4);
    QCOMPARE(second.pressed, cellsOf(crossForm(3), {{2, 0}}));
    const auto third = Rules::apply(second, {2, 0}).value();
    QCOMPARE(third.lit, first.lit);
    QCOMPARE(third.presses, 2);
    QVERIFY(third.pressed.none());
    for (const Move wrong : {Move{-1, 0}, Move{0, -1}, Move{3, 0}, Move{0, 3}})
        QVERIFY(!Rules::apply(first, wrong).ok());
}

void TestLightsOut::endComesWithTheLastLight() {
    auto state = stateOf("xoo/xxx/oxo");
    for (const Move move : {Move{0, 0}, Move{0, 2}, Move{1, 2}}) {
        state = Rules::apply(state, move).value();
        QCOMPARE(Rules::outcome(state), Outcome::playing);
    }
    state = Rules::apply(state, {2, 2}).value();
    QCOMPARE(Rules::outcome(state), Outcome::won);
    QCOMPARE(Rules::score(state), std::int64_t{0});
    QVERIFY(Rules::legalMoves(state).empty());
    QVERIFY(!Rules::apply(state, {0, 0}).ok());
    QCOMPARE(Rules::figures(state, {}).front().value, 4.0);

    // Two presses more than needed.
    auto detour = stateOf("oxo/xxx/oxo");
    for (const Move move : {Move{0, 0}, Move{0, 0}, Move{1, 1}}) detour = Rules::apply(detour, move).value();
    QCOMPARE(Rules::outcome(detour), Outcome::won);
    QCOMPARE(Rules::score(detour), std::int64_t{2});
}

void TestLightsOut::emptyBoardIsNeverWon() {
    const auto options = Rules::readOptions("empty,4,cross").value();
    auto state = Rules::begin(options, Rules::deal(options, 9));
    QVERIFY(state.isDark());
    QCOMPARE(Rules::outcome(state), Outcome::playing);
    QCOMPARE(Rules::legalMoves(state).size(), std::size_t{16});
    QVERIFY(Rules::hint(state, {}).steps.empty());
    QVERIFY(!Rules::hint(state, {}).verdict.empty());
    state = Rules::apply(state, {1, 1}).value();
    QCOMPARE(Rules::outcome(state), Outcome::playing);
    state = Rules::apply(state, {1, 1}).value();
    QVERIFY(state.isDark());
    QCOMPARE(Rules::outcome(state), Outcome::playing);
    QVERIFY(Rules::apply(state, {0, 0}).ok());
}

void TestLightsOut::ownBoardsMustBePuzzles() {
    QVERIFY(Rules::readOptions("own,cross,xoo/xxx/oxo").ok());
    QVERIFY(!Rules::readOptions("own,cross,ooo/ooo/ooo").ok());
    QVERIFY(!Rules::readOptions("own,cross,xooo/oooo/oooo/oooo").ok());
    QVERIFY(Rules::readOptions("own,wrapped,xooo/oooo/oooo/oooo").ok());
    QVERIFY(!Rules::readOptions("own,cross,x").ok());
    Options blank;
    blank.kind = Kind::own;
    QCOMPARE(problemOf(blank).english(), std::string("Draw a board of your own first."));
    const auto options = Rules::readOptions("own,wrapped,xooo/oooo/oooo/oooo").value();
    QCOMPARE(Rules::deal(options, 1), Rules::deal(options, 2));
    QCOMPARE(Rules::write(Rules::deal(options, 1)), std::string("xooo/oooo/oooo/oooo"));
}

void TestLightsOut::startsMustFitTheirOptions() {
    const auto any = Rules::readOptions("random,3,cross,any").value();
    QVERIFY(Rules::readStart(any, "xoo/xxx/oxo").ok());
    QVERIFY(!Rules::readStart(any, "ooo/ooo/ooo").ok());
    QVERIFY(!Rules::readStart(any, "xo/ox").ok());
    QVERIFY(!Rules::readStart(any, "board").ok());
    const auto easy = Rules::readOptions("random,3,cross,easy").value();
    QVERIFY(Rules::readStart(easy, "xoo/xxx/oxo").ok());
    QVERIFY(!Rules::readStart(easy, "xxx/xox/xxx").ok());
    QVERIFY(!Rules::readStart(Rules::readOptions("random,4,cross,any").value(), "xooo/oooo/oooo/oooo").ok());
    const auto level = Rules::readOptions("level,classic-1").value();
    QVERIFY(Rules::readStart(level, "ooooo/ooooo/xoxox/ooooo/ooooo").ok());
    QVERIFY(!Rules::readStart(level, "xoxox/xoxox/ooooo/xoxox/xoxox").ok());
    const auto empty = Rules::readOptions("empty,3,cross").value();
    QVERIFY(Rules::readStart(empty, "ooo/ooo/ooo").ok());
    QVERIFY(!Rules::readStart(empty, "oxo/xxx/oxo").ok());
}

void TestLightsOut::hintsLeadToTheEndInTheFewestPresses() {
    for (const auto& options : optionSets()) {
        auto state = Rules::begin(options, Rules::deal(options, 4));
        if (state.sandbox) state = Rules::apply(state, {0, 1}).value();
        const auto hint = Rules::hint(state, {});
        QVERIFY(!hint.verdict.empty());
        if (!state.sandbox) QCOMPARE(static_cast<int>(hint.steps.size()), state.fewest);
        for (const auto& step : hint.steps) {
            QCOMPARE(Rules::outcome(state), Outcome::playing);
            QVERIFY(!step.reason.empty());
            QCOMPARE(step.marks, std::vector<int>{state.form.cell(step.move.row, step.move.column)});
            state = Rules::apply(state, step.move).value();
        }
        QVERIFY(state.isDark());
    }
    std::stop_source source;
    source.request_stop();
    const auto wide = Rules::readOptions("random,10,wrapped,any").value();
    QVERIFY(Rules::hint(Rules::begin(wide, Rules::deal(wide, 1)), source.get_token()).steps.empty());
}

void TestLightsOut::hintsSayWhatIsCertain() {
    const auto only = Rules::hint(stateOf("xoo/xxx/oxo"), {});
    QCOMPARE(only.steps.front().reason.english(), std::string("Row 1, column 1 is in the only solution."));
    QCOMPARE(only.verdict.english(), std::string("4 presses in all."));
    const auto two = Rules::hint(stateOf("ooooo/ooooo/xoxox/ooooo/ooooo"), {});
    QCOMPARE(two.steps.front().reason.english(),
             std::string("Row 1, column 1 is in one of 2 shortest solutions."));
    QCOMPARE(two.verdict.english(), std::string("6 presses in all."));
    const auto one = Rules::hint(stateOf("ooooo/ooxoo/oxxxo/ooxoo/ooooo"), {});
    QCOMPARE(one.verdict.english(), std::string("It is the last press."));
    QCOMPARE(one.steps.front().move, (Move{2, 2}));
    // Size 5 has cells in no quiet pattern, and every solution agrees on them.
    const auto diagonal = Rules::hint(stateOf("oooox/oooxo/ooxoo/oxooo/xoooo"), {});
    QCOMPARE(diagonal.steps.size(), std::size_t{5});
    QVERIFY(diagonal.steps.back().reason.english().find("only shortest solution") != std::string::npos);
}

void TestLightsOut::textForms() {
    for (const auto& options : optionSets()) {
        const auto words = Rules::write(options);
        QVERIFY(plt::testing::isPlainText(words));
        QCOMPARE(Rules::readOptions(words).value(), options);
        QCOMPARE(Rules::write(Rules::readOptions(words).value()), words);
    }
    QCOMPARE(Rules::write(Options{}), std::string("random,5,cross,easy"));
    for (const auto* wrong :
         {"", "random", "random,5", "random,5,cross", "random,5,cross,easy,", "random,05,cross,any",
          "random,-5,cross,any", "level", "level,", "level,heart,1", "level,nothing", "own,cross",
          "own,cross,xo/o", "own,side,xo/ox", "empty,5", "empty,5,cross,any", "other,5,cross",
          "Random,5,cross,easy", " random,5,cross,easy"})
        QVERIFY2(!Rules::readOptions(wrong).ok(), wrong);
    QCOMPARE(Rules::write(Move{3, 12}), std::string("3,12"));
    QCOMPARE(Rules::readMove("3,12").value(), (Move{3, 12}));
    for (const auto* wrong : {"", "3", "3,", ",3", "3,16", "16,3", "-1,0", "03,1", "3,1,", "3;1", "3, 1"})
        QVERIFY2(!Rules::readMove(wrong).ok(), wrong);
}

void TestLightsOut::describesItself() {
    QCOMPARE(Rules::describe(Options{}).english(), std::string("Random, 5 × 5, easy"));
    QCOMPARE(Rules::describe(Rules::readOptions("level,heart").value()).english(), std::string("Heart"));
    QCOMPARE(Rules::describe(Rules::readOptions("own,wrapped,xooo/oooo/oooo/oooo").value()).english(),
             std::string("Own board, 4 × 4, edges meet"));
    QCOMPARE(Rules::describe(Rules::readOptions("empty,7,around").value()).english(),
             std::string("Empty board, 7 × 7, all eight"));
    std::set<std::string> different;
    for (const auto& form : playableForms(7, 7))
        for (const auto grade : {Grade::any, Grade::easy, Grade::medium, Grade::hard, Grade::expert})
            different.insert(Rules::describe(randomOptions(7, form.neighbourhood, grade)).english());
    QCOMPARE(different.size(), std::size_t{20});
}

void TestLightsOut::whatMustHoldForEveryGame() {
    QVERIFY(holds(plt::testing::gameChecks<Rules>(
        optionSets(), [](const State& before, const Move& move, const State& after) -> std::string {
            const auto form = before.form;
            const int cell = form.cell(move.row, move.column);
            if ((before.lit ^ after.lit) != switchedBy(form, cell)) return "a press switched other lights";
            if (after.presses != before.presses + 1) return "the presses were miscounted";
            if (after.fewest != before.fewest) return "the fewest presses changed";
            // The presses' parity leads from the start to the board that is shown.
            if (afterPresses(form, before.lit, before.pressed) !=
                afterPresses(form, after.lit, after.pressed))
                return "the parity of the presses does not lead back to the start";
            if (!Solver::of(form).isSolvable(after.lit)) return "a press made the board unsolvable";
            if (!after.sandbox && after.isDark() != (Rules::outcome(after) == Outcome::won))
                return "wrong outcome";
            if (!after.sandbox && after.isDark() && after.presses < after.fewest)
                return "solved in too few presses";
            if ((after.presses - after.pressed.count()) % 2 != 0) return "the parity of the count is wrong";
            return {};
        })));
}

QTEST_GUILESS_MAIN(TestLightsOut)
#include "test_rules.moc"
