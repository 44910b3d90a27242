// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "mines/dealing/layout.h"
#include "mines/reasoning/logic.h"
#include "mines/reasoning/odds.h"
#include "mines/reasoning/solver.h"
#include "mines/tests/boards.h"
#include "mines/tests/brute_force.h"

#include <cmath>

#include <QTest>

/// Reasoning, odds, hints and boards that need no guess.
class TestSolver : public QObject {
    Q_OBJECT

    using State = mines::State;
    using Move = mines::Move;
    using Action = mines::Action;

    static bool isMine(const State& state, const Move& move) {
        return state.tile(state.grid().cell(move.x, move.y)).mine;
    }
    static State mustApply(const State& state, const Move& move) {
        const auto next = mines::Rules::apply(state, move);
        if (!next.ok()) qFatal("%s: %s", mines::Rules::write(move).c_str(), next.problem().english().c_str());
        return *next;
    }
    /// Random play that never explodes, so that positions of every stage come up.
    static State careful(State state, int moves, plt::Random& random) {
        for (int i = 0; i < moves && state.status == plt::Outcome::playing; ++i) {
            const auto legal = mines::Rules::legalMoves(state);
            const auto move = legal[random.below(legal.size())];
            if (move.action != Action::uncover && random.below(4) != 0) continue;
            if (move.action == Action::chord ||
                (state.laid && move.action == Action::uncover && isMine(state, move)))
                continue;
            state = mustApply(state, move);
        }
        return state;
    }

  private Q_SLOTS:
    void logicFollowsTheSimplestRules() {
        auto state = mines::testing::board(5, 5, {{1, 4}, {3, 4}});
        state = mustApply(state, {Action::uncover, 0, 0});
        QCOMPARE(mines::testing::seen(state), std::string("00000 / 00000 / 00000 / 11211 / #####"));
        mines::Logic logic(state.grid(), 2);
        for (int cell = 0; cell < 20; ++cell) logic.open(cell, state.tile(cell).number);
        logic.conclude();
        for (int cell = 20; cell < 25; ++cell)
            QVERIFY((logic.fact(cell) == mines::Logic::Fact::mine) == state.tile(cell).mine);
        QCOMPARE(logic.unknownTiles(), 0);
        QCOMPARE(logic.minesLeft(), 0);
        QVERIFY(std::any_of(logic.found().begin(), logic.found().end(),
                            [](const auto& what) { return what.rule == mines::Rule::pair; }));
    }
    void logicIsNeverWrong() {
        plt::Random random(11);
        for (int round = 0; round < 300; ++round) {
            const mines::Options options{random.between(5, 20), random.between(5, 20), random.between(1, 24),
                                         mines::FirstTile::opening, mines::Solvable::perhaps};
            const auto state =
                careful(mines::Rules::begin(options, mines::Rules::deal(options, random.next())),
                        random.between(1, 60), random);
            if (!state.laid) continue;
            const auto view = mines::seenBy(state);
            mines::Logic logic(view.grid, view.mines);
            for (int cell = 0; cell < view.grid.cells(); ++cell) {
                if (view.numbers[mines::at(cell)] >= 0) logic.open(cell, view.numbers[mines::at(cell)]);
            }
            logic.conclude();
            int mined = 0;
            for (int cell = 0; cell < view.grid.cells(); ++cell) {
                const auto fact = logic.fact(cell);
                mined += fact == mines::Logic::Fact::mine;
                if (fact != mines::Logic::Fact::unknown)
                    QVERIFY((fact == mines::Logic::Fact::mine) == state.tile(cell).mine);
            }
            QCOMPARE(logic.minesLeft(), options.mines - mined);
        }
    }
    void oddsAgreeWithTryingEveryLayout() {
        plt::Random random(12);
        int compared = 0;
        for (int round = 0; round < 4000 && compared < 250; ++round) {
            const mines::Options options{random.between(5, 7), 5, random.between(3, 12),
                                         mines::FirstTile::safe, mines::Solvable::perhaps};
            const auto state =
                careful(mines::Rules::begin(options, mines::Rules::deal(options, random.next())),
                        random.between(3, 40), random);
            if (!state.laid || state.status != plt::Outcome::playing || state.covered > 17) continue;
            const auto view = mines::seenBy(state);
            const auto expected = mines::testing::triedOdds(view);
            const auto got = mines::odds(view, {});
            QVERIFY(expected && got);
            ++compared;
            for (std::size_t i = 0; i < expected->size(); ++i) {
                QVERIFY2(std::abs((*expected)[i] - (*got)[i]) < 1e-9, mines::testing::seen(state).c_str());
                // Certainty is exact, in both directions.
                QVERIFY(((*expected)[i] == 0) == ((*got)[i] == 0));
                QVERIFY(((*expected)[i] == 1) == ((*got)[i] == 1));
            }
        }
        QVERIFY(compared >= 200);
    }
    void oddsOfAnUntouchedBoardAreEven() {
        const auto state = mines::Rules::begin({}, mines::Rules::deal({}, 3));
        const auto got = mines::odds(mines::seenBy(state), {});
        QVERIFY(got.has_value());
        for (const double chance : *got) QVERIFY(std::abs(chance - 30.0 / 256) < 1e-9);
    }
    void oddsStopWhenToldTo() {
        const mines::Options expert = mines::atLevel(mines::Level::expert, mines::classicOptions);
        plt::Random random(4);
        const auto state = careful(mines::Rules::begin(expert, mines::Rules::deal(expert, 5)), 40, random);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!mines::odds(mines::seenBy(state), stop.get_token()));
        QVERIFY(!mines::odds(mines::seenBy(state), {}, 3));
    }
    void oddsHoldUpOnTheLargestBoard() {
        const mines::Options options{100, 100, 2000, mines::FirstTile::opening, mines::Solvable::perhaps};
        plt::Random random(6);
        const auto state = careful(mines::Rules::begin(options, mines::Rules::deal(options, 5)), 60, random);
        QElapsedTimer timer;
        timer.start();
        const auto got = mines::odds(mines::seenBy(state), {});
        QVERIFY(timer.elapsed() < 20000);
        if (!got) return;  // the budget may end it, but then it says so
        double sum = 0;
        for (int cell = 0; cell < state.grid().cells(); ++cell) {
            const double chance = (*got)[mines::at(cell)];
            QVERIFY(chance >= 0 && chance <= 1);
            if (chance == 0) QVERIFY(!state.tile(cell).mine);
            if (chance == 1) QVERIFY(state.tile(cell).mine);
            sum += chance;
        }
        QVERIFY(std::abs(sum - 2000) < 0.01);
    }

    void hintsAreTrueAndExplained() {
        plt::Random random(13);
        int certain = 0;
        int guesses = 0;
        for (int round = 0; round < 40; ++round) {
            mines::Options options{random.between(5, 16), random.between(5, 12), random.between(4, 20),
                                   mines::FirstTile::opening, mines::Solvable::perhaps};
            options.mines = std::min(options.mines, options.width * options.height / 4);
            auto state = mines::Rules::begin(options, mines::Rules::deal(options, random.next()));
            state = careful(state, random.between(0, 10), random);
            while (state.status == plt::Outcome::playing) {
                const auto hint = mines::Rules::hint(state, {});
                QVERIFY2(!hint.steps.empty(), hint.verdict.english().c_str());
                const bool guess = hint.verdict.text == std::string("A guess, not proven.");
                for (const auto& step : hint.steps) {
                    QVERIFY(!step.reason.empty());
                    QVERIFY(!step.marks.empty());
                    for (const int mark : step.marks) QVERIFY(mark >= 0 && mark < state.grid().cells());
                    if (state.laid && !guess) {
                        QVERIFY(isMine(state, step.move) == (step.move.action == Action::flag));
                    }
                    const auto next = mines::Rules::apply(state, step.move);
                    QVERIFY2(next.ok(), mines::Rules::write(step.move).c_str());
                    state = *next;
                    if (state.status != plt::Outcome::playing) break;
                }
                ++(guess ? guesses : certain);
                if (!guess) QVERIFY(state.status != plt::Outcome::lost);
            }
        }
        QVERIFY(certain > 300);
        QVERIFY(guesses > 5);
    }
    void hintCorrectsAWrongFlag() {
        auto state = mines::testing::board(5, 5, {{0, 4}});
        state = mustApply(state, {Action::flag, 4, 4});
        state = mustApply(state, {Action::uncover, 0, 0});
        // The flood took all but the corner tiles beside the mine; put a flag where there can be no mine.
        QCOMPARE(state.status, plt::Outcome::won);
        state = mines::testing::board(5, 5, {{0, 4}, {2, 4}});
        state = mustApply(state, {Action::uncover, 0, 0});
        QCOMPARE(mines::testing::seen(state), std::string("00000 / 00000 / 00000 / 12110 / ###10"));
        state = mustApply(state, {Action::flag, 1, 4});
        const auto hint = mines::Rules::hint(state, {});
        QVERIFY(!hint.steps.empty());
        const auto wrong = std::find_if(hint.steps.begin(), hint.steps.end(), [](const auto& step) {
            return step.move == Move{Action::clear, 1, 4};
        });
        QVERIFY(wrong != hint.steps.end());
        QVERIFY(hint.verdict.text.find("flag is wrong") != std::string::npos);
    }
    void hintSaysWhenNothingIsCertain() {
        // Two tiles in a corner, one mine: it cannot be known.
        auto state = mines::testing::board(5, 5, {{0, 4}, {0, 1}, {1, 1}, {1, 3}, {1, 2}, {0, 2}, {0, 3}});
        state = mustApply(state, {Action::uncover, 4, 0});
        const auto hint = mines::Rules::hint(state, {});
        QVERIFY(!hint.steps.empty());
        auto end = state;
        while (end.status == plt::Outcome::playing) {
            const auto next = mines::Rules::hint(end, {});
            if (next.verdict.text == std::string("A guess, not proven.")) break;
            for (const auto& step : next.steps) end = mustApply(end, step.move);
        }
        const auto last = mines::Rules::hint(end, {});
        QCOMPARE(last.verdict.text, std::string("A guess, not proven."));
        QVERIFY(last.steps.front().reason.english().find("percent") != std::string::npos);
    }
    void hintIsOverWithTheGame() {
        auto state = mines::testing::board(5, 5, {});
        state = mustApply(state, {Action::uncover, 0, 0});
        QVERIFY(mines::Rules::hint(state, {}).steps.empty());
        QVERIFY(!mines::Rules::hint(state, {}).verdict.empty());
    }

    void boardsWithoutGuessingNeedNone_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("mines");
        QTest::addColumn<int>("deals");
        QTest::newRow("classic") << 16 << 16 << 30 << 50;
        QTest::newRow("beginner") << 9 << 9 << 10 << 50;
        QTest::newRow("intermediate") << 16 << 16 << 40 << 50;
        QTest::newRow("expert") << 30 << 16 << 99 << 30;
        for (const auto& [width, height] :
             mines::testing::Cells{{5, 5}, {5, 40}, {8, 8}, {16, 16}, {60, 40}}) {
            QTest::addRow("densest %dx%d", width, height)
                << width << height << mines::maximumMines(width, height, mines::Solvable::simply)
                << (width < 60 ? 40 : 2);
        }
        QTest::newRow("densest 100x100")
            << 100 << 100 << mines::maximumMines(100, 100, mines::Solvable::simply) << 2;
    }
    /// Plays each board to its end by what is certain, with a solver that knows only visible numbers.
    void boardsWithoutGuessingNeedNone() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, mines);
        QFETCH(int, deals);
        const mines::Options options{width, height, mines, mines::FirstTile::opening,
                                     mines::Solvable::simply};
        QVERIFY(mines::problemOf(options).empty());
        plt::Random random(15);
        for (int deal = 0; deal < deals; ++deal) {
            const auto start = mines::Rules::deal(options, random.next());
            auto state = mines::Rules::begin(options, start);
            state = mustApply(state,
                              {Action::uncover, random.between(0, width - 1), random.between(0, height - 1)});
            QVERIFY2(state.proven == options.solvable, mines::Rules::write(start).c_str());
            QCOMPARE(
                int(std::count_if(state.tiles.begin(), state.tiles.end(), [](auto& t) { return t.mine; })),
                mines);
            QCOMPARE(int(state.tile(state.first).number), 0);
            mines::Logic logic(state.grid(), mines);
            for (bool progress = true; progress && state.status == plt::Outcome::playing;) {
                progress = false;
                for (int cell = 0; cell < state.grid().cells(); ++cell) {
                    if (state.tile(cell).open()) logic.open(cell, state.tile(cell).number);
                }
                logic.conclude();
                for (int cell = 0; cell < state.grid().cells(); ++cell) {
                    if (logic.fact(cell) != mines::Logic::Fact::safe || state.tile(cell).open()) continue;
                    state = mustApply(state, {Action::uncover, state.grid().x(cell), state.grid().y(cell)});
                    QVERIFY(state.status != plt::Outcome::lost);
                    progress = true;
                }
            }
            QVERIFY2(state.status == plt::Outcome::won, mines::Rules::write(start).c_str());
        }
    }
    void plainBoardsOftenNeedAGuess() {
        // Otherwise the test above would prove nothing.
        const auto expert = mines::atLevel(mines::Level::expert, mines::classicOptions);
        int solvable = 0;
        for (std::uint64_t number = 0; number < 200; ++number) {
            const auto laid = mines::layMines(expert, number, 100);
            QVERIFY(!laid.proven);
            const auto needed = mines::reasoningFor(expert.grid(), laid.mines, 100);
            solvable += needed && *needed <= mines::Reasoning::pairs;
        }
        QVERIFY(solvable > 0 && solvable < 100);
    }
    void dealingWithoutGuessingIsQuick() {
        const mines::Options expert = mines::atLevel(
            mines::Level::expert, {1, 1, 1, mines::FirstTile::opening, mines::Solvable::simply});
        QElapsedTimer timer;
        timer.start();
        constexpr int deals = 50;
        for (std::uint64_t number = 0; number < deals; ++number)
            QVERIFY(mines::layMines(expert, number, 7).proven);
        // The benchmark measures it; this only catches regressions by orders of magnitude.
        QVERIFY(timer.elapsed() < deals * 100);
    }
};

QTEST_GUILESS_MAIN(TestSolver)
#include "test_solver.moc"
