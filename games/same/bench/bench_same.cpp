// SPDX-License-Identifier: MIT
#include "same/board.h"
#include "same/grid.h"
#include "same/rules.h"
#include "same/solver.h"

#include <algorithm>
#include <ctime>

#include <QFile>
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
    /// The 20 boards of 15 x 15 with five colours on which searches have been compared since 2008, scored
    /// as SameGame. They are not ours and not in this tree: PLT_SAME_BOARDS names a file with a board in each
    /// line, its rows from the top as digits 0 to 4, separated by spaces (the "standard test set" of
    /// github.com/acatai/SameGame holds them, a row in each line). PLT_POSITIONS is the budget for a board,
    /// four million unless set; time is that of the processor. Peers, as published: nested rollouts 57,913 in five
    /// seconds a board, adapted policies 77,000 and more in hours.
    ///
    ///     PLT_SAME_BOARDS=boards.txt PLT_POSITIONS=8000000 bench_same literature
    void literature() {
        const auto name = qEnvironmentVariable("PLT_SAME_BOARDS");
        if (name.isEmpty()) QSKIP("PLT_SAME_BOARDS names no file");
        QFile file(name);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
        const long wanted = qEnvironmentVariableIntValue("PLT_POSITIONS");
        const same::Budget budget{wanted > 0 ? wanted : 4'000'000};
        const Options options{15, 15, 5, same::Scoring::sameGame};
        std::int64_t sum = 0;
        int boards = 0;
        int cleared = 0;
        const auto begin = std::clock();
        while (!file.atEnd()) {
            QString text = QString::fromLatin1(file.readLine()).simplified().replace(u' ', u'/');
            for (int colour = 0; colour < options.colours; ++colour)
                text.replace(QChar(u'0' + colour), QChar(u'a' + colour));
            if (text.isEmpty()) continue;
            const auto start = Rules::readStart(options, text.toStdString());
            QVERIFY2(start, qPrintable(text));
            const auto plan = same::findPlan(Rules::begin(options, *start), budget, {});
            qInfo("board %d: %lld points, %d balls left", ++boards, static_cast<long long>(plan.score),
                  plan.left);
            sum += plan.score;
            if (plan.left == 0) ++cleared;
        }
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        qInfo("%d boards: %lld points, %d cleared, %.1f s a board", boards, static_cast<long long>(sum),
              cleared, seconds / std::max(1, boards));
    }
    /// The mean par of 30 deals of the usual options, and the processor time that it takes.
    void pars() {
        constexpr int deals = 30;
        for (const char* text : {"10x10-3", "20x16-5", "20x10-5-classic", "15x15-5-samegame", "30x20-6"}) {
            const auto options = Rules::readOptions(text).value();
            std::int64_t sum = 0;
            const auto begin = std::clock();
            for (int deal = 1; deal <= deals; ++deal)
                sum += same::parScore(options, Rules::deal(options, static_cast<std::uint64_t>(deal)), {});
            const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            qInfo("%s: %.0f points, %.2f s", text, static_cast<double>(sum) / deals, seconds / deals);
        }
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
