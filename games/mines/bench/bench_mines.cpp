// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "mines/board.h"
#include "mines/dealing/layout.h"
#include "mines/guessing/guess.h"
#include "mines/reasoning/odds.h"
#include "mines/reasoning/solver.h"
#include "mines/view.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <array>
#include <vector>

#include <QPixmap>
#include <QTest>

using namespace mines;

/// Dealing without guessing, solving, exact odds, and painting.
class BenchMines : public QObject {
    Q_OBJECT

    static State halfSolved(const Options& options) {
        auto state = Rules::begin(options, Rules::deal(options, 5));
        state = *Rules::apply(state, {Action::uncover, options.width / 2, options.height / 2});
        for (int i = 0; i < 300 && state.covered > options.grid().cells() / 2; ++i) {
            const auto hint = Rules::hint(state, {});
            for (const auto& step : hint.steps) {
                const auto next = Rules::apply(state, step.move);
                if (!next || next->status != plt::Outcome::playing) return state;
                state = *next;
            }
        }
        return state;
    }
    /// Plays to the end: what is proven, and the best guess where nothing is. Returns true if it wins.
    static bool wins(const Grid& grid, const Layout& mines, int first) {
        const auto numbers = countMines(grid, mines);
        Solver solver(grid, static_cast<int>(std::count(mines.begin(), mines.end(), 1)));
        for (int cell = first; mines[cell] == 0;) {
            solver.logic().open(cell, numbers[cell]);
            if (solver.solve(numbers, Reasoning::expert)) return true;
            const auto layouts = countLayouts(solver.logic(), {});
            const auto guess = layouts ? bestGuess(solver.logic(), *layouts, {}) : std::nullopt;
            if (!guess) return false;
            cell = guess->cell;
        }
        return false;
    }
    static Options solvable(int width, int height, int mines) {
        return {width, height, mines, FirstTile::opening, Solvable::simply};
    }

  private Q_SLOTS:
    void dealWithoutGuessing_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("mines");
        QTest::newRow("beginner") << 9 << 9 << 10;
        QTest::newRow("intermediate") << 16 << 16 << 40;
        QTest::newRow("expert") << 30 << 16 << 99;
        QTest::newRow("60 x 40, 480") << 60 << 40 << 480;
        QTest::newRow("100 x 100, 2000") << 100 << 100 << 2000;
    }
    void dealWithoutGuessing() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, mines);
        std::uint64_t number = 0;
        QBENCHMARK {
            QVERIFY(layMines(solvable(width, height, mines), ++number, 0).proven);
        }
    }
    /// Boards of a level of reasoning: how many of these deals are found, how soon.
    void dealOfALevel_data() {
        QTest::addColumn<Options>("options");
        for (const auto& [width, height, mines] : {std::array{9, 9, 10},
                                                   {16, 16, 30},
                                                   {16, 16, 40},
                                                   {30, 16, 99},
                                                   {60, 40, 480},
                                                   {100, 100, 2000}}) {
            for (const auto level : {Solvable::basic, Solvable::pairs, Solvable::chains, Solvable::expert}) {
                const Options options{width, height, mines, FirstTile::opening, level};
                QTest::newRow(Rules::write(options).c_str()) << options;
            }
        }
        for (const auto level : {Solvable::pairs, Solvable::chains, Solvable::expert}) {
            const Options options{100, 100, minimumMines(100, 100, level), FirstTile::opening, level};
            QTest::newRow((Rules::write(options) + ", as few mines as can be").c_str()) << options;
        }
    }
    void dealOfALevel() {
        QFETCH(Options, options);
        constexpr int deals = 200;
        constexpr double soon = 0.1;
        std::vector<double> seconds;
        int found = 0;
        int foundSoon = 0;
        QBENCHMARK_ONCE {
            for (int deal = 0; deal < deals; ++deal) {
                const plt::testing::ThreadClock clock;
                const auto start = Rules::deal(options, static_cast<std::uint64_t>(deal));
                seconds.push_back(clock.seconds());
                if (start.layout.empty()) continue;
                ++found;
                if (seconds.back() <= soon) ++foundSoon;
            }
        }
        std::sort(seconds.begin(), seconds.end());
        qInfo("%d of %d boards found, %d within 0.1 s; median %.2f ms, worst %.1f ms", found, deals,
              foundSoon, 1000 * seconds[seconds.size() / 2], 1000 * seconds.back());
    }
    void readingABoardOfALevel() {
        // The time to open an id: the promise is checked.
        const Options options{30, 16, 99, FirstTile::opening, Solvable::expert};
        const auto text = Rules::write(Rules::deal(options, 1));
        QBENCHMARK {
            QVERIFY(Rules::readStart(options, text).ok());
        }
    }
    void hint() {
        const auto state = halfSolved(atLevel(Level::expert));
        QBENCHMARK {
            (void)Rules::hint(state, {});
        }
    }
    /// The shares of boards won where guesses are needed, and the time for a game. The best known player wins
    /// 54.3 and 41 of a hundred.
    void guesses_data() {
        QTest::addColumn<bool>("opening");
        QTest::newRow("from an opening at the fourth tile of the fourth row") << true;
        QTest::newRow("from a corner that is safe") << false;
    }
    void guesses() {
        QFETCH(bool, opening);
        const Grid grid{30, 16};
        constexpr int mines = 99;
        const int first = opening ? grid.cell(3, 3) : 0;
        const int games =
            qEnvironmentVariableIsSet("PLT_GAMES") ? qEnvironmentVariableIntValue("PLT_GAMES") : 10'000;
        plt::Random random(1);
        int won = 0;
        const plt::testing::ThreadClock clock;
        QBENCHMARK_ONCE {
            for (int game = 0; game < games; ++game) {
                std::vector<int> cells;
                for (int cell = 0; cell < grid.cells(); ++cell) {
                    const bool near = opening && std::abs(grid.x(cell) - grid.x(first)) <= 1 &&
                                      std::abs(grid.y(cell) - grid.y(first)) <= 1;
                    if (cell != first && !near) cells.push_back(cell);
                }
                random.shuffle(cells);
                Layout layout(at(grid.cells()), 0);
                for (int i = 0; i < mines; ++i) layout[cells[i]] = 1;
                won += wins(grid, layout, first) ? 1 : 0;
            }
        }
        qInfo("%.2f %% of %d games won, %.2f ms a game", 100.0 * won / games, games,
              1000 * clock.seconds() / games);
    }
    void exactOdds() {
        const auto sight = seenBy(halfSolved(atLevel(Level::expert)));
        QBENCHMARK {
            QVERIFY(odds(sight, {}).has_value());
        }
    }
    void floodTheLargestBoard() {
        const Options empty{100, 100, 0};
        const auto state = Rules::begin(empty, Rules::deal(empty, 1));
        QBENCHMARK {
            (void)Rules::apply(state, {Action::uncover, 0, 0});
        }
    }
    void paint_data() {
        QTest::addColumn<Options>("options");
        QTest::newRow("expert") << atLevel(Level::expert);
        QTest::newRow("60 x 40") << Options{60, 40, 480, FirstTile::opening, Solvable::simply};
        QTest::newRow("100 x 100") << Options{100, 100, 2000, FirstTile::opening, Solvable::simply};
    }
    void paint() {
        QFETCH(Options, options);
        BoardWidget board;
        board.resize(1920, 1080);
        board.showGame(halfSolved(options), {}, {}, -1, false);
        QPixmap picture(board.size());
        board.render(&picture);
        QBENCHMARK {
            board.render(&picture);
        }
    }
};

QTEST_MAIN(BenchMines)
#include "bench_mines.moc"
