// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "paint-by-numbers/canvas/board.h"
#include "paint-by-numbers/library/shelf.h"
#include "paint-by-numbers/maker/maker.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/tests/colour_reference.h"
#include "paint-by-numbers/tests/reference_solver.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <vector>

#include <QTest>

using namespace paint_by_numbers;

/// Solving with the proof that there is no other solution, grades, hints and random boards.
///
/// The peer of the large random pictures is pbnsolve. To compare, write each picture as a .non file (write() of
/// the formats), and let `pbnsolve -b -u -x60 FILE` and solve() take turns on one core. -u has it prove that
/// there is no other solution, as solve() does. What counts is the processor time of each, less that for a
/// picture of one cell, which is the start of the program.
class BenchPaintByNumbers : public QObject {
    Q_OBJECT

    static void report(const char* what, std::vector<double> seconds) {
        std::sort(seconds.begin(), seconds.end());
        qInfo("%s: %zu, median %.3f ms, worst %.3f ms", what, seconds.size(),
              1000 * seconds[seconds.size() / 2], 1000 * seconds.back());
    }

  private Q_SLOTS:
    void randomPictures_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("density");
        QTest::addColumn<int>("pictures");
        QTest::newRow("20 x 20, 40 %") << 20 << 40 << 200;
        QTest::newRow("25 x 25, 50 %") << 25 << 50 << 200;
        QTest::newRow("30 x 30, 50 %") << 30 << 50 << 200;
        QTest::newRow("40 x 40, 50 %") << 40 << 50 << 30;
        QTest::newRow("100 x 100, 75 %") << 100 << 75 << 30;
        QTest::newRow("150 x 150, 70 %") << 150 << 70 << 10;
        QTest::newRow("150 x 150, 75 %") << 150 << 75 << 20;
        QTest::newRow("150 x 150, 80 %") << 150 << 80 << 20;
    }
    void randomPictures() {
        QFETCH(int, side);
        QFETCH(int, density);
        QFETCH(int, pictures);
        plt::Random random(1);
        std::vector<double> seconds;
        QBENCHMARK_ONCE {
            for (int i = 0; i < pictures; ++i) {
                const Clues clues(testing::randomPicture(side, side, density, random));
                const plt::testing::ThreadClock clock;
                const auto verdict = solve(clues);
                seconds.push_back(clock.seconds());
                QVERIFY(verdict.unique() || verdict.several());
            }
        }
        report(QTest::currentDataTag(), seconds);
    }
    /// Noise in colours: within bounds, since some of it has no end.
    void randomColours_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("density");
        QTest::addColumn<int>("colours");
        QTest::newRow("15 x 15, 50 %, 2 colours") << 15 << 50 << 2;
        QTest::newRow("20 x 20, 70 %, 4 colours") << 20 << 70 << 4;
        QTest::newRow("30 x 30, 70 %, 4 colours") << 30 << 70 << 4;
        QTest::newRow("30 x 30, 90 %, 8 colours") << 30 << 90 << 8;
    }
    void randomColours() {
        QFETCH(int, side);
        QFETCH(int, density);
        QFETCH(int, colours);
        plt::Random random(1);
        std::vector<double> seconds;
        int decided = 0;
        QBENCHMARK_ONCE {
            for (int i = 0; i < 20; ++i) {
                const Clues clues =
                    Clues::ofPicture(testing::randomColours(side, side, density, colours, random),
                                     testing::paletteOf(colours));
                const plt::testing::ThreadClock clock;
                const auto verdict = solve(clues, Limits{2, 20000});
                seconds.push_back(clock.seconds());
                decided += verdict.unique() || verdict.several() ? 1 : 0;
            }
        }
        report(QTest::currentDataTag(), seconds);
        qInfo("%d of 20 are decided", decided);
    }
    void ourPicturesInColours() {
        std::vector<double> solving;
        std::vector<double> grading;
        std::vector<double> hinting;
        QBENCHMARK_ONCE {
            for (const auto& entry : ourShelfInColours().entries) {
                const plt::testing::ThreadClock solve;
                QVERIFY(paint_by_numbers::solve(entry.clues).unique());
                solving.push_back(solve.seconds());
                const plt::testing::ThreadClock grade;
                QVERIFY(gradeOf(entry.clues));
                grading.push_back(grade.seconds());
                Options options;
                options.kind = Kind::own;
                options.clues = entry.clues;
                const plt::testing::ThreadClock hint;
                QVERIFY(!Rules::hint(Rules::begin(options, options.clues), {}).steps.empty());
                hinting.push_back(hint.seconds());
            }
        }
        report("solved", solving);
        report("graded", grading);
        report("first hint", hinting);
    }
    void dom_data() {
        QTest::addColumn<int>("n");
        for (int n = 5; n <= 12; ++n) QTest::addRow("%d-Dom", n) << n;
    }
    void dom() {
        QFETCH(int, n);
        const Clues clues = testing::dom(n);
        QBENCHMARK_ONCE {
            const plt::testing::ThreadClock clock;
            const auto verdict = solve(clues);
            const double seconds = clock.seconds();
            QVERIFY(verdict.unique());
            qInfo("%d-Dom: %.4f s, %lld contradictions", n, seconds,
                  static_cast<long long>(verdict.conflicts));
        }
    }
    /// As large as pictures usually are, and such that lines alone lead to the end.
    void picturesByLines_data() {
        QTest::addColumn<int>("side");
        for (const int side : {10, 20, 30, 40, 80}) QTest::addRow("%d x %d", side, side) << side;
    }
    void picturesByLines() {
        QFETCH(int, side);
        const std::uint64_t pictures = side > 40 ? 3 : 10;
        std::vector<double> seconds;
        QBENCHMARK_ONCE {
            for (std::uint64_t seed = 0; seed < pictures; ++seed) {
                const Clues clues(makePicture({side, side, 50, Difficulty::easy}, seed));
                const plt::testing::ThreadClock clock;
                const auto verdict = solve(clues);
                seconds.push_back(clock.seconds());
                QVERIFY(verdict.unique() && verdict.byLines);
            }
        }
        report(QTest::currentDataTag(), seconds);
    }
    void randomBoards_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("density");
        QTest::addColumn<int>("difficulty");
        for (const int side : {10, 15, 25, 40, 80}) {
            for (const int density : {30, 50, 70}) {
                for (int difficulty = 0; difficulty < 3; ++difficulty)
                    QTest::addRow("%d x %d, %d %%, %d", side, side, density, difficulty)
                        << side << density << difficulty;
            }
        }
    }
    void randomBoards() {
        QFETCH(int, side);
        QFETCH(int, density);
        QFETCH(int, difficulty);
        const int boards = side > 40 ? 3 : 10;
        int asWanted = 0;
        double blue = 0;
        std::vector<double> seconds;
        QBENCHMARK_ONCE {
            for (int seed = 0; seed < boards; ++seed) {
                const plt::testing::ThreadClock clock;
                const Clues clues(makePicture({side, side, density, static_cast<Difficulty>(difficulty)},
                                              static_cast<std::uint64_t>(seed)));
                seconds.push_back(clock.seconds());
                blue += 100.0 * clues.blueByRows() / clues.cells() / boards;
                const auto grade = gradeOf(clues);
                asWanted += std::min(static_cast<int>(grade->difficulty), 2) == difficulty;
            }
        }
        report(QTest::currentDataTag(), seconds);
        qInfo("%d of %d are as wanted, %.1f %% are blue", asWanted, boards, blue);
    }
    void hint() {
        Options options;
        options.kind = Kind::own;
        options.clues = Clues(makePicture({40, 40, 50, Difficulty::hard}, 1));
        const State state = Rules::begin(options, options.clues);
        QBENCHMARK {
            QVERIFY(!Rules::hint(state, {}).steps.empty());
        }
    }
    void hintByContradiction() {
        Options options;
        options.kind = Kind::own;
        options.clues = testing::dom(9);
        const State state = Rules::begin(options, options.clues);
        QBENCHMARK {
            QVERIFY(!Rules::hint(state, {}).steps.empty());
        }
    }
    void stroke() {
        const Clues clues(makePicture({80, 80, 50, Difficulty::easy}, 1));
        const State state = Rules::begin({}, clues);
        QBENCHMARK {
            QVERIFY(Rules::apply(state, {Action::blue, 0, 0, 79, 0, true}).ok());
        }
    }

    // Painting -------------------------------------------------------------------------------------------
    void painting_data() {
        QTest::addColumn<bool>("whole");
        QTest::newRow("80 x 80, all of it") << true;
        QTest::newRow("80 x 80, the row and column of a stroke") << false;
    }
    void painting() {
        QFETCH(bool, whole);
        plt::Random random(1);
        BoardContent content;
        content.clues = Clues(testing::randomPicture(80, 80, 50, random));
        for (int cell = 0; cell < content.clues.cells(); ++cell)
            content.marks.push_back(static_cast<Mark>(random.below(3)));
        Board board;
        board.setFitsWindow(true);
        board.resize(1920, 1080);
        board.showPuzzle(content, false);
        QRegion part(board.rect());
        if (!whole)
            part = QRegion(board.clueBox(40).united(board.cellBox({79, 40})).toAlignedRect()) +
                   board.clueBox(80 + 40).united(board.cellBox({40, 79})).toAlignedRect();
        QImage image(board.size(), QImage::Format_RGB32);
        board.render(&image);
        std::vector<double> seconds;
        QBENCHMARK_ONCE {
            for (int i = 0; i < 50; ++i) {
                const plt::testing::ThreadClock clock;
                board.render(&image, {}, part);
                seconds.push_back(clock.seconds());
            }
        }
        report(QTest::currentDataTag(), seconds);
    }
};

QTEST_MAIN(BenchPaintByNumbers)
#include "bench_paint_by_numbers.moc"
