// SPDX-License-Identifier: MIT
// Benchmarks of Slidey: the tables of small boards and of 4 x 4, a hundred shortest solutions of 4 x 4,
// solutions of larger boards with their slides as a multiple of the distances of all tiles from home, and
// painting. Times are of the processor.
#include "slidey/pictures/gallery.h"
#include "slidey/rules.h"
#include "slidey/solver/pattern_database.h"
#include "slidey/solver/solver.h"
#include "slidey/solver/tables/distance_table.h"
#include "slidey/tray/tray.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <sys/resource.h>
#include <vector>

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace slidey;

namespace {

double secondsOf(const auto& work) {
    const plt::testing::ThreadClock clock;
    work();
    return clock.seconds();
}

double memoryInMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

Position dealt(int columns, int rows, int number) {
    return Rules::deal({columns, rows, {}}, static_cast<std::uint64_t>(number));
}

}  // namespace

class BenchSlidey : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // First, while nothing else has taken memory.
    void fifteenTiles() {
        const double before = memoryInMegabytes();
        const double tables = secondsOf([] { PatternDatabase::of(4, 4, {}); });
        std::vector<double> times;
        double slides = 0;
        for (int number = 0; number < 100; ++number) {
            const auto deal = dealt(4, 4, number);
            times.push_back(secondsOf([&] { slides += solve(deal, {})->slides(); }));
        }
        std::sort(times.begin(), times.end());
        qInfo(
            "4 x 4: tables %.2f s, median %.3f s (target 0.05), slowest of 100 %.2f s (target 5), %.1f MB "
            "more "
            "(target 64), %.2f slides on average",
            tables, times[50], times.back(), memoryInMegabytes() - before, slides / 100);
        QVERIFY(slides / 100 > 50 && slides / 100 < 55);
    }

    void shortestSolutions_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        for (const auto& [columns, rows] : {std::pair{5, 2}, {4, 3}, {3, 4}, {6, 2}, {5, 3}})
            QTest::addRow("%d x %d", columns, rows) << columns << rows;
    }
    void shortestSolutions() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        const double first = secondsOf([&] { solve(dealt(columns, rows, 0), {}); });
        std::vector<double> times;
        int proven = 0;
        for (int number = 0; number < 100; ++number)
            times.push_back(
                secondsOf([&] { proven += solve(dealt(columns, rows, number), {})->isShortest() ? 1 : 0; }));
        std::sort(times.begin(), times.end());
        qInfo("%d x %d: first %.2f s, median %.4f s, slowest of 100 %.3f s, %d proven shortest", columns,
              rows, first, times[50], times.back(), proven);
        QVERIFY(columns * rows > 12 || proven == 100);
    }

    void tablesOfSmallBoards_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::newRow("3 x 2") << 3 << 2;
        QTest::newRow("4 x 2") << 4 << 2;
        QTest::newRow("3 x 3") << 3 << 3;
    }
    void tablesOfSmallBoards() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QBENCHMARK {
            QVERIFY(DistanceTable(columns, rows).farthest() > 20);
        }
    }

    void largeBoards_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("deals");
        QTest::addColumn<double>("target");
        QTest::newRow("5 x 5") << 5 << 200 << 1.8;
        QTest::newRow("10 x 10") << 10 << 20 << 2.4;
        QTest::newRow("16 x 16") << 16 << 10 << 2.9;
        QTest::newRow("30 x 30") << 30 << 5 << 3.3;
    }
    void largeBoards() {
        QFETCH(int, side);
        QFETCH(int, deals);
        QFETCH(double, target);
        double slowest = 0;
        double sum = 0;
        double worst = 0;
        int missed = 0;
        for (int number = 0; number < deals; ++number) {
            const auto deal = dealt(side, side, number);
            std::optional<Solution> solution;
            slowest = std::max(slowest, secondsOf([&] { solution = solve(deal, {}); }));
            QVERIFY(solution.has_value());
            const double ratio = static_cast<double>(solution->slides()) / deal.distanceLeft();
            sum += ratio;
            worst = std::max(worst, ratio);
            missed += ratio > target ? 1 : 0;
        }
        qInfo(
            "%d x %d: %.2f times the distances on average (target %.1f), %.2f at most, above the target in "
            "%d of "
            "%d, slowest %.2f s (target 1)",
            side, side, sum / deals, target, worst, missed, deals, slowest);
    }

    void deal() {
        int number = 0;
        QBENCHMARK {
            QVERIFY(!dealt(30, 30, ++number).isSolved());
        }
    }

    void replayOfThousandMoves() {
        const Options options{30, 30, {}};
        const auto start = Rules::deal(options, 1);
        QBENCHMARK {
            auto state = Rules::begin(options, start);
            for (int i = 0; i < 1000; ++i) {
                const int hole = state.position.hole();
                const Move move = i % 2 == 0 ? Move{state.position.column(hole), i * 7 % 30}
                                             : Move{i * 11 % 30, state.position.row(hole)};
                if (auto next = Rules::apply(state, move)) state = *std::move(next);
            }
            QVERIFY(state.moves > 800);
        }
    }

    void paintAtFullHd() {
        Tray tray;
        tray.resize(1920, 1080);
        Tray::Content content;
        content.position = dealt(30, 30, 1);
        content.numbers = Tray::Numbers::always;
        tray.showTiles(Gallery().picture(*PictureName::read("garden")), content, false);
        QImage image(1920, 1080, QImage::Format_RGB32);
        tray.render(&image);
        QTRY_VERIFY(tray.isPictureDrawn());
        tray.render(&image);
        QBENCHMARK {
            tray.render(&image);
        }
    }

    void drawingForFullHd_data() {
        QTest::addColumn<QString>("id");
        for (const auto& picture : bundledPictures())
            QTest::newRow(picture.id.data()) << QString::fromUtf8(picture.id.data());
    }
    void drawingForFullHd() {
        QFETCH(QString, id);
        const auto picture = Gallery().picture(*PictureName::read(id.toStdString()));
        QBENCHMARK {
            QVERIFY(!picture.cutTo({1040, 1040}, 4, 4).isNull());
        }
    }
};

QTEST_MAIN(BenchSlidey)
#include "bench_slidey.moc"
