// SPDX-License-Identifier: MIT
#include "same/board.h"
#include "same/grid.h"
#include "same/rules.h"
#include "same/solver.h"

#include <QTest>

using same::Options;
using same::Rules;

/// Benchmarks of the operations that Same does often, or for long.
class BenchSame : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void deal() {
        std::uint64_t seed = 0;
        QBENCHMARK {
            (void)Rules::deal({}, ++seed);
        }
    }
    void click() {
        const auto board = Rules::begin({}, Rules::deal({}, 1));
        const auto move = Rules::legalMoves(board).front();
        QBENCHMARK {
            (void)Rules::apply(board, move);
        }
    }
    void groupsOfAPosition() {
        const same::Grid grid(Rules::begin({}, Rules::deal({}, 1)));
        same::Grid::Groups groups;
        QBENCHMARK {
            grid.findGroups(groups);
        }
    }
    void par_data() {
        QTest::addColumn<QByteArray>("options");
        for (const char* options : {"10x10-3", "20x16-5", "20x10-5-classic", "30x20-6"}) {
            QTest::newRow(options) << QByteArray(options);
        }
    }
    void par() {
        QFETCH(QByteArray, options);
        const auto read = Rules::readOptions(options.toStdString()).value();
        const auto start = Rules::deal(read, 1);
        QBENCHMARK_ONCE {
            (void)same::parScore(read, start, {});
        }
    }
    void hint() {
        const auto board = Rules::begin({}, Rules::deal({}, 1));
        QBENCHMARK_ONCE {
            (void)Rules::hint(board, {});
        }
    }
    /// The first promises of hints, and the results of following them: by default 30 deals of the standard
    /// board, PLT_GAMES=number for more.
    void promises() {
        const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
        const int games = wanted > 0 ? wanted : 30;
        std::int64_t promised = 0;
        std::int64_t reached = 0;
        int lower = 0;
        for (int game = 1; game <= games; ++game) {
            auto state = Rules::begin({}, Rules::deal({}, static_cast<std::uint64_t>(game)));
            std::int64_t promise = 0;
            plt::Ways<same::Move> known;
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const auto hint = Rules::hintAlong(state, known, {});
                auto end = state;
                for (const auto& step : hint.steps) end = *Rules::apply(end, step.move);
                state = end;
                for (const auto& move : hint.onwards) end = *Rules::apply(end, move);
                if (known.empty()) promised += Rules::score(end);
                if (Rules::score(end) < promise) ++lower;
                promise = Rules::score(end);
                known.assign(1, hint.onwards);
            }
            reached += Rules::score(state);
            QCOMPARE(Rules::score(state), promise);
        }
        qInfo("%d games: promised %.0f points at first, reached %.0f; %d hints promised less than before",
              games, double(promised) / games, double(reached) / games, lower);
        QCOMPARE(lower, 0);
    }
    void paintAtFullHd() {
        same::Board board;
        const Options options{30, 20, 6, same::Scoring::modern};
        board.showGame(Rules::begin(options, Rules::deal(options, 1)), 1, {}, false);
        board.resize(1920, 1080);
        QImage image(board.size(), QImage::Format_ARGB32_Premultiplied);
        board.render(&image);
        QBENCHMARK {
            board.render(&image);
        }
    }
};

QTEST_MAIN(BenchSame)
#include "bench_same.moc"
