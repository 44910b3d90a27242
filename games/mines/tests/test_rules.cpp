// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "mines/dealing/layout.h"
#include "mines/rules.h"
#include "mines/tests/boards.h"

#include <algorithm>
#include <cmath>

#include <QTest>

using mines::Action;
using mines::Options;
using mines::Rules;
using mines::State;

/// Options, deals, moves and text forms.
class TestRules : public QObject {
    Q_OBJECT

    static std::vector<Options> optionSets() {
        using mines::Solvable;
        return {{},
                mines::classicOptions,
                mines::atLevel(mines::Level::beginner, mines::classicOptions),
                mines::atLevel(mines::Level::expert,
                               {9, 9, 9, mines::FirstTile::opening, mines::Solvable::simply}),
                {5, 5, 24, mines::FirstTile::opening, Solvable::perhaps},
                {7, 5, 6, mines::FirstTile::safe, Solvable::perhaps},
                {6, 9, 10, mines::FirstTile::unprotected, Solvable::perhaps},
                {12, 5, 0, mines::FirstTile::opening, Solvable::perhaps},
                {9, 9, 10, mines::FirstTile::opening, mines::Solvable::pairs}};
    }
    static std::string invariant(const State& before, const mines::Move& move, const State& after) {
        int covered = 0;
        int flags = 0;
        int mines = 0;
        bool exploded = false;
        for (int cell = 0; cell < after.grid().cells(); ++cell) {
            const auto& tile = after.tile(cell);
            covered += !tile.open();
            flags += tile.mark == mines::Mark::flag;
            mines += tile.mine;
            exploded = exploded || tile.exploded;
            if (tile.exploded && !(tile.mine && tile.open())) return "only an open mine explodes";
            if (tile.open() && tile.mine && !tile.exploded) return "an open mine has exploded";
            if (before.tile(cell).open() && !tile.open()) return "an open tile stays open";
            if (before.laid && before.tile(cell).mine != tile.mine) return "mines stay where they are";
            if (tile.open() && !tile.mine) {
                int around = 0;
                bool closed = false;
                after.grid().around(cell, [&](int other) {
                    around += after.tile(other).mine;
                    closed = closed || !after.tile(other).open();
                });
                if (around != tile.number) return "numbers count the mines around";
                if (around == 0 && closed) return "an opening is open to its edge";
            }
        }
        if (covered != after.covered || flags != after.flags) return "counts agree with the tiles";
        if (after.laid && mines != after.options.mines) return "the number of mines is that of the options";
        if (exploded != (after.status == plt::Outcome::lost)) return "lost means exploded";
        if (after.status == plt::Outcome::won && covered != mines) return "won means all free tiles are open";
        if (after.status == plt::Outcome::playing && after.laid && covered == mines)
            return "all open is a win";
        if (after.actions != before.actions + 1) return "moves are counted";
        if (!before.laid && after.laid && after.options.first != mines::FirstTile::unprotected &&
            after.tile(after.grid().cell(move.x, move.y)).mine)
            return "the first tile is safe";
        return {};
    }

  private Q_SLOTS:
    /// A position as text shows what the player sees, and mines only when one went off.
    void diagrams() {
        const Options options{5, 5, 3, mines::FirstTile::safe, mines::Solvable::perhaps};
        State now = Rules::begin(options, Rules::deal(options, 3));
        const std::string covered = ".....\n";
        QCOMPARE(Rules::diagram(now), covered + covered + covered + covered + covered);
        now = Rules::apply(now, {Action::uncover, 2, 2}).value();
        int mines = 0;
        for (int cell = 0; cell < 25; ++cell) {
            if (!now.tile(cell).mine || ++mines > 2) continue;
            QVERIFY(Rules::diagram(now).find('*') == std::string::npos);
            now =
                Rules::apply(now, {mines == 1 ? Action::flag : Action::uncover, cell % 5, cell / 5}).value();
        }
        const auto text = Rules::diagram(now);
        for (const char sign : {'F', 'X', '*'})
            QCOMPARE(static_cast<int>(std::count(text.begin(), text.end(), sign)), 1);
    }
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }

    void levels() {
        // The aim says that reasoning is enough, so the usual game needs no guess; the manual's may.
        QCOMPARE(Rules::write(Options{}), std::string("16x16,30,no-guess"));
        const auto& classic = mines::classicOptions;
        QCOMPARE(Rules::write(classic), std::string("16x16,30"));
        QCOMPARE(Rules::write(mines::atLevel(mines::Level::beginner, classic)), std::string("9x9,10"));
        QCOMPARE(Rules::write(mines::atLevel(mines::Level::intermediate, classic)), std::string("16x16,40"));
        QCOMPARE(Rules::write(mines::atLevel(mines::Level::expert, classic)), std::string("30x16,99"));
        for (const auto level : {mines::Level::classic, mines::Level::beginner, mines::Level::intermediate,
                                 mines::Level::expert})
            QVERIFY(mines::levelOf(mines::atLevel(level)) == level);
        QVERIFY(mines::levelOf({16, 16, 31}) == mines::Level::custom);
        QCOMPARE(Rules::describe(mines::atLevel(mines::Level::expert, mines::classicOptions)).english(),
                 std::string("Expert, 30 x 16, 99 mines"));
        QCOMPARE(
            Rules::describe({7, 5, 6, mines::FirstTile::unprotected, mines::Solvable::perhaps}).english(),
            std::string("7 x 5, 6 mines, no protection"));
    }
    void optionsAreCheckedAndExplained() {
        for (const char* bad :
             {"", "16x16", "16,16,30", "4x16,3", "101x16,3", "16x16,256", "16x16,-1", "16x16,30,",
              "16x16,30,open", "16x16,30,no-guess,safe", "16x16,65,no-guess", "16x16,30,safe,no-guess",
              "16x16,30,unprotected,no-guess", "016x16,30", "16x16,30 "}) {
            const auto read = Rules::readOptions(bad);
            QVERIFY2(!read.ok(), bad);
            QVERIFY(!read.problem().empty());
        }
        for (const char* good : {"5x5,0", "5x5,24", "100x100,9999", "16x16,30,safe", "16x16,30,unprotected",
                                 "16x16,64,no-guess", "60x40,600,no-guess"}) {
            const auto read = Rules::readOptions(good);
            QVERIFY2(read.ok(), good);
            QCOMPARE(Rules::write(*read), std::string(good));
        }
        QVERIFY(mines::problemOf({16, 16, 65, mines::FirstTile::opening, mines::Solvable::simply})
                    .english()
                    .find("64") != std::string::npos);
    }

    void firstTileIsProtectedAsPromised() {
        plt::Random random(21);
        for (int round = 0; round < 600; ++round) {
            const int width = random.between(5, 12);
            const int height = random.between(5, 12);
            Options options{width, height, random.between(0, width * height - 1), mines::FirstTile::opening,
                            mines::Solvable::perhaps};
            options.first = round % 2 == 0 ? mines::FirstTile::opening : mines::FirstTile::safe;
            const auto state = Rules::begin(options, Rules::deal(options, random.next()));
            QVERIFY(!state.laid);
            const int x = random.between(0, width - 1);
            const int y = random.between(0, height - 1);
            const auto next = Rules::apply(state, {Action::uncover, x, y});
            QVERIFY(next.ok());
            QVERIFY(next->status != plt::Outcome::lost);
            int around = 0;
            next->grid().around(next->grid().cell(x, y), [&](int) { ++around; });
            if (options.first == mines::FirstTile::opening)
                QCOMPARE(int(next->tile(next->grid().cell(x, y)).number),
                         std::max(0, options.mines - (width * height - 1 - around)));
        }
    }
    void unprotectedFirstTileCanLose() {
        const Options options{16, 16, 30, mines::FirstTile::unprotected, mines::Solvable::perhaps};
        int lost = 0;
        for (std::uint64_t number = 0; number < 2000; ++number) {
            const auto next =
                Rules::apply(Rules::begin(options, Rules::deal(options, number)), {Action::uncover, 8, 8});
            lost += next->status == plt::Outcome::lost;
        }
        QVERIFY(std::abs(lost - 2000 * 30 / 256) < 5 * 15);  // 11.7 %, five standard deviations
    }
    void aNumberMeansNearlyTheSameBoardWhereverItIsOpened() {
        const auto one = mines::layMines({}, 7, 0);
        const auto other = mines::layMines({}, 7, 255);
        int differences = 0;
        for (std::size_t i = 0; i < one.mines.size(); ++i) differences += one.mines[i] != other.mines[i];
        QVERIFY(differences <= 16);
    }
    void dealsArePinned() {
        // A deal number means the same board in all versions; these were written down from the first version.
        const auto text = [](const Options& options, std::uint64_t number, int x, int y) {
            const auto start = Rules::deal(options, number);
            const auto state = Rules::apply(Rules::begin(options, start), {Action::uncover, x, y});
            return Rules::write(Rules::exactStart(options, start, *state));
        };
        QCOMPARE(text({9, 9, 10}, 1, 4, 4), std::string("mIUmASAAACAAAgA,40"));
        QCOMPARE(text({9, 9, 10, mines::FirstTile::opening, mines::Solvable::simply}, 2, 0, 0),
                 std::string("mCAAAIkgABIIAYA,0"));
        QCOMPARE(text({16, 16, 30, mines::FirstTile::unprotected, mines::Solvable::perhaps}, 3, 5, 5),
                 std::string("mIUoAAQAAwAkAAQAAECBARIAAEAAAQCiAAAAUwhAIAAg,85"));
    }
    void exactStartIsTheSameGame() {
        plt::Random random(22);
        for (const auto& options : optionSets()) {
            const auto start = Rules::deal(options, random.next());
            auto state = Rules::begin(options, start);
            if (options.first != mines::FirstTile::unprotected)
                QVERIFY(Rules::exactStart(options, start, state) == start);
            const mines::Grid grid = options.grid();
            const int cell = start.first >= 0 ? start.first : grid.cell(2, 3);
            const mines::Move first{Action::uncover, grid.x(cell), grid.y(cell)};
            state = *Rules::apply(state, first);
            const auto exact = Rules::exactStart(options, start, state);
            const auto read = Rules::readStart(options, Rules::write(exact));
            QVERIFY2(read.ok() && *read == exact, Rules::write(exact).c_str());
            const auto again = Rules::apply(Rules::begin(options, exact), first);
            QVERIFY(again.ok());
            QVERIFY2(*again == state, "the same in everything that is kept");
            if (state.status != plt::Outcome::lost) QCOMPARE(exact.first, cell);
        }
    }
    void aBoardIsKnownByItsMines() {
        const auto known = [](const char* options, const char* start) {
            const auto read = *Rules::readOptions(options);
            return Rules::knownAs(read, *Rules::readStart(read, start));
        };
        const auto board = known("5x5,2,unprotected", "mgAAAg");
        QCOMPARE(known("5x5,2", "mgAAAg,12"), board);
        QCOMPARE(known("5x5,2,safe", "mgAAAg,1"), board);
        QCOMPARE(known("5x5,2,unprotected", "mgAAAg,7"), board);
        QVERIFY(known("5x5,2,unprotected", "mgAABA") != board);
        QVERIFY(known("6x5,2,unprotected", "mgAAAB") != known("5x6,2,unprotected", "mgAAAB"));
        // A number lays other mines for other options.
        QVERIFY(known("5x5,2", "n7") != known("5x5,3", "n7"));
        QVERIFY(known("5x5,2", "n7") != known("5x5,2", "n8"));
    }
    void startsAreChecked() {
        const Options options{5, 5, 2, mines::FirstTile::unprotected, mines::Solvable::perhaps};
        const auto start = mines::testing::startOf(5, 5, {{0, 0}, {4, 4}});
        QCOMPARE(Rules::write(start), std::string("mgAAAg"));
        for (const char* bad :
             {"", "n", "n-1", "n01", "n18446744073709551616", "m", "mgAAA", "mgAAAAA", "mgAAAA", "mgAAAw",
              "mgAAAQ", "m*AAAg", "mgAAAg,", "mgAAAg,0", "mgAAAg,25", "mgAAAg,1,1", "x1"}) {
            QVERIFY2(!Rules::readStart(options, bad).ok(), bad);
        }
        QVERIFY(Rules::readStart(options, "mgAAAg,1").ok());
        QVERIFY(Rules::readStart(options, "n18446744073709551615").ok());
    }

    void chordUncoversWhatTheFlagsLeave() {
        auto state = mines::testing::board(7, 5, {{1, 1}, {5, 1}});
        state = *Rules::apply(state, {Action::uncover, 2, 2});
        QCOMPARE(state.covered, 34);
        QVERIFY(!Rules::apply(state, {Action::chord, 2, 2}).ok());  // no flag yet
        QVERIFY(!Rules::apply(state, {Action::chord, 3, 3}).ok());  // covered
        state = *Rules::apply(state, {Action::flag, 1, 1});
        state = *Rules::apply(state, {Action::question, 1, 2});
        state = *Rules::apply(state, {Action::chord, 2, 2});
        QVERIFY(state.status == plt::Outcome::playing);
        QVERIFY(state.tile(state.grid().cell(1, 2)).open());  // a question mark does not protect
        QVERIFY(state.tile(state.grid().cell(3, 0)).open());  // an opening went on from there
        QVERIFY(!state.tile(state.grid().cell(1, 1)).open());
        QVERIFY(!Rules::apply(state, {Action::chord, 2, 2}).ok());  // nothing is left around it
    }
    void chordOnAWrongFlagLoses() {
        auto state = mines::testing::board(7, 5, {{1, 1}, {5, 1}});
        state = *Rules::apply(state, {Action::uncover, 2, 2});
        state = *Rules::apply(state, {Action::flag, 1, 2});
        state = *Rules::apply(state, {Action::chord, 2, 2});
        QVERIFY(state.status == plt::Outcome::lost);
        QVERIFY(state.tile(8).exploded);
        QVERIFY(!state.tile(12).exploded);
        QCOMPARE(state.first, state.grid().cell(2, 2));
    }
    void anExplodingChordIsNoWin() {
        // The chord opens the last free tile and a mine.
        auto state = mines::testing::board(5, 5, {{0, 0}, {4, 4}});
        state = *Rules::apply(state, {Action::uncover, 2, 2});
        QVERIFY(state.status == plt::Outcome::won);
        state = mines::testing::board(5, 5, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
        state = *Rules::apply(state, {Action::uncover, 0, 1});
        for (const int x : {1, 2, 3}) state = *Rules::apply(state, {Action::uncover, x, 1});
        QCOMPARE(state.covered, 21);
        state = *Rules::apply(state, {Action::uncover, 0, 4});
        QVERIFY(state.status == plt::Outcome::won);
    }

    void threeBvCountsOpeningsAndNumbers() {
        // Two openings, left and right of a wall of mines in the middle column, and no number outside them.
        const auto wall = mines::testing::board(7, 5, {{3, 0}, {3, 1}, {3, 2}, {3, 3}, {3, 4}});
        QCOMPARE(mines::threeBv(wall), 2);
        // A mine in the centre of 5 x 5: one opening round it, which uncovers all eight numbers.
        const auto ring = mines::testing::board(5, 5, {{2, 2}});
        QCOMPARE(mines::threeBv(ring), 1);
        // Mines in all corners of the inner square leave 16 border tiles and the inner cross without an
        // opening.
        const auto four = mines::testing::board(5, 5, {{1, 1}, {3, 1}, {1, 3}, {3, 3}});
        QCOMPARE(mines::threeBv(four), 21);
        auto state = *Rules::apply(wall, {Action::uncover, 0, 0});
        QCOMPARE(mines::threeBvDone(state), 1);
        state = *Rules::apply(state, {Action::flag, 3, 0});
        state = *Rules::apply(state, {Action::uncover, 6, 0});
        QCOMPARE(mines::threeBvDone(state), 2);
        QVERIFY(state.status == plt::Outcome::won);
        const auto figures = Rules::figures(state, std::chrono::milliseconds(4000));
        QCOMPARE(figures.size(), std::size_t{4});
        QCOMPARE(figures[0].value, 2.0);
        QCOMPARE(figures[1].value, 0.5);
        QCOMPARE(figures[2].value, 100 * 2.0 / 3);
        QCOMPARE(figures[3].value, 3.0);
        QVERIFY(!figures[3].higherIsBetter);
        QVERIFY(Rules::figures(wall, std::chrono::milliseconds(1)).empty());
        for (const auto& figure : Rules::figures(state, std::chrono::milliseconds(0)))
            QVERIFY(std::isfinite(figure.value));
    }
};

QTEST_GUILESS_MAIN(TestRules)
#include "test_rules.moc"
