// SPDX-License-Identifier: MIT
#include "common/session/rules_session.h"
#include "common/testing/game_checks.h"
#include "paint-by-numbers/maker/maker.h"
#include "paint-by-numbers/maker/speckles.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <cmath>

#include <QTest>

using paint_by_numbers::Cell;
using paint_by_numbers::Clues;
using paint_by_numbers::Difficulty;
using paint_by_numbers::Grid;
using paint_by_numbers::Options;
using paint_by_numbers::Rules;
using paint_by_numbers::Wanted;

/// Random boards: their density, difficulty and one solution, and that ids mean the same boards for ever.
class TestDealers : public QObject {
    Q_OBJECT

    static double percentOfBlue(const Grid& picture) {
        return 100.0 * picture.count(Cell::blue) / picture.cells();
    }
    static quint32 hashOf(const Clues& clues) {
        quint32 hash = 2166136261U;
        for (const char c : paint_by_numbers::solve(clues).solutions.at(0).text()) {
            hash ^= static_cast<unsigned char>(c);
            hash *= 16777619U;
        }
        return hash;
    }

  private Q_SLOTS:
    /// Fifty boards of each kind have the density that was chosen, each by itself and all together.
    void density_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("density");
        QTest::addColumn<int>("difficulty");
        for (const int side : {10, 15}) {
            for (const int density : {30, 40, 50, 60, 70}) {
                for (const int difficulty : {0, 1, 2})
                    QTest::addRow("%d x %d, %d %%, %d", side, side, density, difficulty)
                        << side << side << density << difficulty;
            }
        }
        for (const int density : {30, 50, 70})
            QTest::addRow("40 x 40, %d %%, easy", density) << 40 << 40 << density << 0;
        QTest::newRow("5 x 5") << 5 << 5 << 40 << 1;
        QTest::newRow("5 x 31") << 5 << 31 << 35 << 2;
    }
    void density() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(int, density);
        QFETCH(int, difficulty);
        const auto boards = static_cast<std::uint64_t>(plt::testing::amount(50));
        int asWanted = 0;
        for (std::uint64_t seed = 0; seed < boards; ++seed) {
            const Grid picture = paint_by_numbers::makePicture(
                {width, height, density, static_cast<Difficulty>(difficulty)}, seed);
            QVERIFY2(std::abs(percentOfBlue(picture) - density) <= 5,
                     qPrintable(QString::number(percentOfBlue(picture))));
            const Clues clues(picture);
            const auto verdict = paint_by_numbers::solve(clues);
            QVERIFY(verdict.unique());
            QVERIFY(verdict.solutions.front() == picture);
            const auto grade = paint_by_numbers::gradeOf(clues);
            const int found = std::min(static_cast<int>(grade->difficulty), 2);
            QVERIFY(found <= difficulty);
            asWanted += found == difficulty ? 1 : 0;
        }
        // Few boards with seven of ten cells blue are difficult.
        if (density < 60 || difficulty == 0) QVERIFY(asWanted * 10 >= static_cast<int>(boards) * 9);
        QVERIFY(asWanted > 0);
    }
    void largestBoards_data() {
        QTest::addColumn<int>("density");
        QTest::addColumn<int>("difficulty");
        for (const int density : {30, 50, 70}) {
            for (const int difficulty : {0, 1, 2})
                QTest::addRow("%d %%, %d", density, difficulty) << density << difficulty;
        }
    }
    void largestBoards() {
        QFETCH(int, density);
        QFETCH(int, difficulty);
        const int side = paint_by_numbers::largestRandomSide;
        const Grid picture =
            paint_by_numbers::makePicture({side, side, density, static_cast<Difficulty>(difficulty)}, 1);
        QVERIFY(std::abs(percentOfBlue(picture) - density) <= 5);
        const auto verdict = paint_by_numbers::solve(Clues(picture));
        QVERIFY(verdict.unique());
        QCOMPARE(verdict.byLines, difficulty < 2);
    }
    void speckles() {
        plt::Random random(3);
        for (const int grain : {0, 1, 3, 9}) {
            for (const int lean : {0, 100}) {
                const auto picture = paint_by_numbers::speckles(17, 9, 50, {grain, lean}, random);
                QCOMPARE(picture.count(Cell::blue), 50);
                QCOMPARE(picture.count(Cell::white), 17 * 9 - 50);
            }
        }
    }

    /// The boards that earlier versions dealt for these ids, and those of today.
    void ids_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<int>("seed");
        QTest::addColumn<quint32>("hash");
        const auto row = [](const char* options, int seed, quint32 hash) {
            QTest::addRow("%s#%d", options, seed) << QString::fromLatin1(options) << seed << hash;
        };
        row("15x15,50,medium", 1, 1510019871U);
        row("10x10,30,easy", 7, 3302468782U);
        row("8x6,70,hard", 3, 2444863674U);
        row("20x12,40,hard", 11, 1544520380U);
        row("40x40,30,easy", 2, 3963290164U);
        row("15x15,50,medium,d2", 1, 3726121039U);
        row("10x10,30,easy,d2", 7, 3635807746U);
        row("8x6,70,hard,d2", 3, 165658530U);
        row("20x12,40,hard,d2", 11, 1057607140U);
        row("40x40,30,easy,d2", 2, 450233396U);
        row("70x64,60,medium,d2", 5, 1511262520U);
    }
    void ids() {
        QFETCH(QString, options);
        QFETCH(int, seed);
        QFETCH(quint32, hash);
        const auto read = Rules::readOptions(options.toStdString());
        QVERIFY(read.ok());
        QCOMPARE(Rules::write(*read), options.toStdString());
        QCOMPARE(read->dealer, options.endsWith(QStringLiteral(",d2")) ? 2 : 1);
        const auto start = Rules::deal(*read, static_cast<std::uint64_t>(seed));
        QCOMPARE(hashOf(start), hash);
        QVERIFY(Rules::readStart(*read, Rules::write(start)).ok());
    }
    void dealersInTexts() {
        QCOMPARE(Options().dealer, paint_by_numbers::newestDealer);
        for (const char* bad :
             {"15x15,50,medium,", "15x15,50,medium,d", "15x15,50,medium,d0", "15x15,50,medium,d1",
              "15x15,50,medium,d3", "15x15,50,medium,2", "15x15,50,medium,d02", "15x15,50,d2,medium"})
            QVERIFY2(!Rules::readOptions(bad).ok(), bad);
        const auto old = *Rules::readOptions("15x15,50,medium");
        QVERIFY(!(old == Options()));
        // Both have the same results.
        QCOMPARE(Rules::countedAs(old, {}), Rules::countedAs(Options(), {}));
        QCOMPARE(Rules::countedAs(Options(), {}), std::string("15x15,50,medium"));
    }
    void aDealIsStopped() {
        std::stop_source stop;
        stop.request_stop();
        for (const char* options : {"80x80,30,easy", "80x80,30,hard,d2"}) {
            const auto read = *Rules::readOptions(options);
            const auto start = Rules::deal(read, 1, stop.get_token());
            QVERIFY(Rules::readStart(read, Rules::write(start)).ok());
        }
    }
};

QTEST_GUILESS_MAIN(TestDealers)
#include "test_dealers.moc"
