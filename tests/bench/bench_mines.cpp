// SPDX-License-Identifier: MIT
#include "mines/board.h"
#include "mines/layout.h"
#include "mines/odds.h"
#include "mines/view.h"

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
    static Options solvable(int width, int height, int mines) {
        return {width, height, mines, FirstTile::opening, true};
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
    void hint() {
        const auto state = halfSolved(atLevel(Level::expert));
        QBENCHMARK {
            (void)Rules::hint(state, {});
        }
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
        QTest::newRow("60 x 40") << Options{60, 40, 480, FirstTile::opening, true};
        QTest::newRow("100 x 100") << Options{100, 100, 2000, FirstTile::opening, true};
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
