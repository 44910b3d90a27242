// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "mines/dealing/layout.h"
#include "mines/reasoning/solver.h"
#include "mines/tests/boards.h"
#include "mines/tests/reference_solver.h"

#include <array>
#include <set>

#include <QElapsedTimer>
#include <QTest>

/// Levels of reasoning, and boards that promise something.
class TestReasoning : public QObject {
    Q_OBJECT

    using Options = mines::Options;
    using Solvable = mines::Solvable;
    using Rules = mines::Rules;

    static constexpr std::array levels{Solvable::basic, Solvable::pairs, Solvable::chains, Solvable::expert};

    static Options asking(Solvable solvable, int width, int height, int mines) {
        return {width, height, mines, mines::FirstTile::opening, solvable};
    }
    static int numberOf(Solvable level) {
        return static_cast<int>(level) - static_cast<int>(Solvable::basic);
    }
    static mines::Layout layoutOf(const mines::Start& start) {
        return {start.layout.begin(), start.layout.end()};
    }
    static std::string refusal(const char* options, const std::string& start) {
        const auto read = Rules::readOptions(options);
        if (!read.ok()) return "the options are refused: " + read.problem().english();
        const auto board = Rules::readStart(*read, start);
        return board.ok() ? std::string() : board.problem().english();
    }

  private Q_SLOTS:
    /// The depth of reasoning agrees with trying all layouts.
    void levelsAgreeWithTryingEveryLayout() {
        plt::Random random(31);
        std::array<int, 4> of{};
        int guesses = 0;
        for (int round = 0; round < 4000; ++round) {
            const int width = random.between(5, 7);
            const int height = random.between(5, 6);
            Options options{width, height, random.between(4, width * height / 4), mines::FirstTile::opening,
                            mines::Solvable::perhaps};
            const auto first = static_cast<int>(random.below(static_cast<std::uint64_t>(width * height)));
            const auto mines = mines::layMines(options, random.next(), first).mines;
            mines::testing::ReferenceSolver reference(options.grid(), mines, first);
            const auto wanted = reference.level();
            if (reference.tooLarge) continue;
            const auto got = mines::reasoningFor(options.grid(), mines, first);
            const auto text = [&] {
                mines::Start start;
                start.layout.assign(mines.begin(), mines.end());
                start.first = first;
                return Rules::write(options) + ':' + Rules::write(start);
            };
            QVERIFY2(got.has_value() == wanted.has_value(), text().c_str());
            if (wanted) {
                QVERIFY2(static_cast<int>(*got) == *wanted, text().c_str());
                ++of[*wanted];
            } else {
                ++guesses;
            }
        }
        // All of them came up.
        for (const int count : of) QVERIFY2(count >= 8, std::to_string(count).c_str());
        QVERIFY(guesses > 300);
    }

    void boardsOfALevelNeedIt_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("mines");
        QTest::newRow("beginner") << 9 << 9 << 10;
        QTest::newRow("classic") << 16 << 16 << 30;
        QTest::newRow("intermediate") << 16 << 16 << 40;
        QTest::newRow("expert") << 30 << 16 << 99;
    }
    void boardsOfALevelNeedIt() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, mines);
        for (const auto level : levels) {
            const auto options = asking(level, width, height, mines);
            QVERIFY(mines::problemOf(options).empty());
            for (std::uint64_t number = 0; number < 10; ++number) {
                const auto start = Rules::deal(options, number);
                QVERIFY2(!start.layout.empty(), Rules::write(options).c_str());
                QCOMPARE(int(std::count(start.layout.begin(), start.layout.end(), true)), mines);
                const auto needed = mines::reasoningFor(options.grid(), layoutOf(start), start.first);
                QVERIFY2(needed.has_value(), Rules::write(start).c_str());
                QCOMPARE(static_cast<int>(*needed), numberOf(level));
                mines::testing::ReferenceSolver reference(options.grid(), layoutOf(start), start.first);
                if (const auto tried = reference.level(); !reference.tooLarge)
                    QVERIFY2(tried == numberOf(level), Rules::write(start).c_str());
                // The same number is the same board, and its text is read again.
                QVERIFY(Rules::deal(options, number) == start);
                const auto read = Rules::readStart(options, Rules::write(start));
                QVERIFY2(read.ok() && *read == start, Rules::write(start).c_str());
                // No other level accepts it, but a less exact guarantee does.
                for (const auto other : levels) {
                    auto otherwise = options;
                    otherwise.solvable = other;
                    QCOMPARE(Rules::readStart(otherwise, Rules::write(start)).ok(), other == level);
                }
                auto simply = options;
                simply.solvable = Solvable::simply;
                QCOMPARE(Rules::readStart(simply, Rules::write(start)).ok(), level <= Solvable::pairs);
            }
        }
    }
    /// A deal number means the same board in all versions.
    void boardsOfALevelArePinned() {
        const std::array<std::string, 4> boards{"mAYAAjAQIAgxAQA,12", "mAYAAjQQIAARKAA,12",
                                                "mACAEQEgiAAAk4A,71", "mBRSMJAAAABgBAA,32"};
        for (std::size_t i = 0; i < levels.size(); ++i)
            QCOMPARE(Rules::write(Rules::deal(asking(levels[i], 9, 9, 12), 7)), boards[i]);
    }
    /// Hints solve a board of a level, and none of them needs more reasoning than the level.
    void hintsKeepToTheLevel() {
        const std::array<std::string, 4> verdicts{
            "Proven, by one number at a time.", "Proven, by comparing two numbers.",
            "Proven, by a chain of numbers.", "Proven, by counting the mines that are left."};
        for (const auto level : levels) {
            const auto options = asking(level, 9, 9, 12);
            for (std::uint64_t number = 0; number < 6; ++number) {
                auto state = Rules::begin(options, Rules::deal(options, number));
                std::set<int> used;
                while (state.status == plt::Outcome::playing) {
                    const auto hint = Rules::hint(state, {});
                    QVERIFY(!hint.steps.empty());
                    const auto verdict = std::find(verdicts.begin(), verdicts.end(), hint.verdict.english());
                    if (state.covered < state.grid().cells()) {
                        QVERIFY2(verdict != verdicts.end(), hint.verdict.english().c_str());
                        used.insert(static_cast<int>(verdict - verdicts.begin()));
                    }
                    for (const auto& step : hint.steps) {
                        const auto next = Rules::apply(state, step.move);
                        QVERIFY2(next.ok(), Rules::write(step.move).c_str());
                        state = *next;
                        if (state.status != plt::Outcome::playing) break;
                    }
                }
                QVERIFY(state.status == plt::Outcome::won);
                QCOMPARE(*used.rbegin(), numberOf(level));
            }
        }
    }

    void aBoardOfALevelBeginsAtItsTile() {
        const auto options = asking(Solvable::pairs, 9, 9, 10);
        const auto start = Rules::deal(options, 4);
        auto state = Rules::begin(options, start);
        QVERIFY(mines::keepsPromise(state));
        const int other = start.first == 0 ? 1 : 0;
        const auto refused = Rules::apply(state, {mines::Action::uncover, other, 0});
        QVERIFY(!refused.ok());
        QVERIFY(refused.problem().english().find("ring") != std::string::npos);
        // Marking is allowed anywhere.
        state = *Rules::apply(state, {mines::Action::flag, other, 0});
        state = *Rules::apply(state, {mines::Action::clear, other, 0});
        const mines::Grid grid = state.grid();
        const auto begun =
            Rules::apply(state, {mines::Action::uncover, grid.x(start.first), grid.y(start.first)});
        QVERIFY(begun.ok());
        QCOMPARE(int(begun->tile(start.first).number), 0);
        QVERIFY(Rules::exactStart(options, start, *begun) == start);
    }
    /// A start of a level that is only a number is the result of a search in vain. It can be played, but its
    /// level is not guaranteed.
    void aBoardThatWasNotFoundSaysSo() {
        const auto options = asking(Solvable::expert, 9, 9, 10);
        const auto read = Rules::readStart(options, "n5");
        QVERIFY(read.ok());
        auto state = Rules::begin(options, *read);
        QVERIFY(!mines::keepsPromise(state));
        state = *Rules::apply(state, {mines::Action::uncover, 4, 4});
        QVERIFY(!mines::keepsPromise(state));
        QVERIFY(state.proven == Solvable::simply);
        // Its mines could not be read again under these options, so its number is kept.
        QVERIFY(Rules::exactStart(options, *read, state) == *read);
    }
    void aStoppedSearchEndsSoon() {
        std::stop_source stop;
        stop.request_stop();
        const auto options = asking(Solvable::expert, 30, 16, 99);
        QVERIFY(Rules::dealIsSlow(options));
        QVERIFY(Rules::deal(options, 1, stop.get_token()).layout.empty());
        QVERIFY2(!Rules::dealIsSlow(asking(Solvable::simply, 30, 16, 99)),
                 "these are laid at the first click");
    }

    void aStartThatBreaksItsPromiseIsRefused() {
        // Mines in two corners of 5 x 5.
        const std::string corners = "mgAAAg";
        QCOMPARE(refusal("5x5,2", corners + ",12"), std::string());
        QVERIFY(refusal("5x5,2", corners + ",1").find("opening") != std::string::npos);
        QCOMPARE(refusal("5x5,2,safe", corners + ",1"), std::string());
        QVERIFY(refusal("5x5,2", corners).find("safe first tile") != std::string::npos);
        QVERIFY(refusal("5x5,2,safe", corners).find("safe first tile") != std::string::npos);
        QCOMPARE(refusal("5x5,2,unprotected", corners), std::string());
        QCOMPARE(refusal("5x5,2,unprotected", corners + ",1"), std::string());
        // The sentence names options that take the board.
        QVERIFY(refusal("5x5,2", corners + ",1").find("5x5,2,safe") != std::string::npos);
        QVERIFY(refusal("5x5,2", corners).find("5x5,2,unprotected") != std::string::npos);
        // With too many mines for an opening, as few as possible lie around the first tile.
        const auto dense = mines::testing::startOf(5, 5, [] {
            mines::testing::Cells cells;
            for (int cell = 0; cell < 24; ++cell) cells.emplace_back(cell % 5, cell / 5);
            return cells;
        }());
        QCOMPARE(refusal("5x5,24", Rules::write(dense) + ",24"), std::string());

        // One mine in two tiles behind a wall of mines: it cannot be known.
        auto guess = mines::testing::startOf(5, 5, {{0, 4}, {0, 1}, {1, 1}, {1, 3}, {1, 2}, {0, 2}});
        guess.first = 4;
        const auto text = Rules::write(guess);
        QCOMPARE(refusal("5x5,6", text), std::string());
        for (const char* promise : {"no-guess", "basic", "pairs", "chains", "expert"}) {
            const auto said = refusal((std::string("5x5,6,") + promise).c_str(), text);
            QVERIFY2(said.find("could not be proven") != std::string::npos, said.c_str());
            QVERIFY2(said.find("5x5,6.") != std::string::npos, said.c_str());
        }
    }
    /// Text of earlier versions.
    void boardsWithoutGuessingOfEarlierVersionsAreRead() {
        QCOMPARE(refusal("9x9,10,no-guess", "mCAAAIkgABIIAYA,0"), std::string());
        QCOMPARE(refusal("9x9,10", "mIUmASAAACAAAgA,40"), std::string());
        QCOMPARE(refusal("16x16,30,unprotected", "mIUoAAQAAwAkAAQAAECBARIAAEAAAQCiAAAAUwhAIAAg,85"),
                 std::string());
        QCOMPARE(refusal("16x16,40,no-guess", "n17"), std::string());
        QVERIFY(Rules::readOptions("16x16,40,no-guess")->solvable == Solvable::simply);
    }
    void optionsOfLevelsAreReadAndExplained() {
        for (const char* good : {"16x16,40,basic", "16x16,40,pairs", "16x16,40,chains", "16x16,40,expert"}) {
            const auto read = Rules::readOptions(good);
            QVERIFY2(read.ok(), good);
            QCOMPARE(Rules::write(*read), std::string(good));
        }
        for (const char* bad :
             {"16x16,40,safe,pairs", "16x16,40,pairs,no-guess", "16x16,65,chains", "16x16,40,Pairs"})
            QVERIFY2(!Rules::readOptions(bad).ok(), bad);
        QCOMPARE(Rules::describe(asking(Solvable::expert, 16, 16, 40)).english(),
                 std::string("Intermediate, 16 x 16, 40 mines, no guessing, expert reasoning"));
        QCOMPARE(Rules::describe(asking(Solvable::simply, 16, 16, 40)).english(),
                 std::string("Intermediate, 16 x 16, 40 mines, no guessing"));
    }
};

QTEST_GUILESS_MAIN(TestReasoning)
#include "test_reasoning.moc"
