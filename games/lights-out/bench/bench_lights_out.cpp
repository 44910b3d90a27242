// SPDX-License-Identifier: MIT
// Benchmarks of Lights Out: proofs of fewest presses (the worst boards have 65,536 solutions), deals, replay
// of a long game, and painting.
#include "lights-out/board/generator.h"
#include "lights-out/board/solver.h"
#include "lights-out/panel/panel.h"
#include "lights-out/rules.h"

#include <QImage>
#include <QTest>

using namespace lights_out;

class BenchLightsOut : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void matrixReduction() {
        QBENCHMARK {
            const Solver solver({16, Neighbourhood::cross});
            QVERIFY(solver.isSolvable({}));
        }
    }

    void fewestPresses_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("neighbourhood");
        QTest::newRow("5 x 5, 4 solutions") << 5 << static_cast<int>(Neighbourhood::cross);
        QTest::newRow("9 x 9, 256 solutions") << 9 << static_cast<int>(Neighbourhood::cross);
        QTest::newRow("8 x 8 all eight, 32,768 solutions") << 8 << static_cast<int>(Neighbourhood::around);
        QTest::newRow("12 x 12 wrapped, 65,536 solutions") << 12 << static_cast<int>(Neighbourhood::wrapped);
    }
    void fewestPresses() {
        QFETCH(int, size);
        QFETCH(int, neighbourhood);
        const Form form{size, static_cast<Neighbourhood>(neighbourhood)};
        const auto& solver = Solver::of(form);
        QBENCHMARK {
            QVERIFY(solver.shortest(allCells(form)).has_value());
        }
    }

    void deal_data() {
        QTest::addColumn<QString>("options");
        for (const char* options : {"random,5,cross,easy", "random,5,cross,hard", "random,16,cross,expert",
                                    "random,12,wrapped,easy"})
            QTest::newRow(options) << QString::fromLatin1(options);
    }
    void deal() {
        QFETCH(QString, options);
        const auto read = Rules::readOptions(options.toStdString()).value();
        std::uint64_t seed = 0;
        QBENCHMARK {
            QVERIFY(Rules::deal(read, ++seed).cells.any());
        }
    }

    void replayOfThousandPresses() {
        const auto options = Rules::readOptions("empty,16,around").value();
        const auto start = Rules::deal(options, 1);
        QBENCHMARK {
            auto state = Rules::begin(options, start);
            for (int i = 0; i < 1000; ++i) state = Rules::apply(state, {i % 16, (i / 16) % 16}).value();
            QCOMPARE(state.presses, 1000);
        }
    }

    void repairOfAnUnsolvableBoard() {
        const Form form{12, Neighbourhood::wrapped};
        CellSet lit;
        lit.set(0);
        const auto& solver = Solver::of(form);
        QBENCHMARK {
            QVERIFY(solver.repair(lit).any());
        }
    }

    void paintAtFullHd() {
        Panel panel;
        panel.resize(1920, 1080);
        Panel::Content content;
        content.form = {16, Neighbourhood::cross};
        content.lit = randomBoard(content.form, Grade::any, 1);
        panel.showBoard(content, false);
        QImage image(1920, 1080, QImage::Format_RGB32);
        panel.render(&image);
        QBENCHMARK {
            panel.render(&image);
        }
    }
};

QTEST_MAIN(BenchLightsOut)
#include "bench_lights_out.moc"
