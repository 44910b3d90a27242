// SPDX-License-Identifier: MIT
// Benchmarks of the player of checkers: its move generator, evaluation, endgame tables, and search depth.

#include "checkers/board/notation.h"
#include "checkers/endgames/endgame_library.h"
#include "checkers/player/evaluation.h"
#include "checkers/player/player.h"
#include "checkers/search/search.h"

#include <chrono>

#include <QTest>

using namespace checkers;

class BenchCheckers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void perftToTenPlies() {
        QBENCHMARK_ONCE {
            QCOMPARE(perft(standardPosition(), 10), std::uint64_t{18391564});
        }
    }
    void evaluation() {
        const Position p = readFen("W:W18,22,26,27,30,K6:B14,15,8,3,1,K32").value();
        QBENCHMARK {
            (void)evaluate(p);
        }
    }
    void tablesOfThreePieces() {
        QBENCHMARK_ONCE {
            QVERIFY(Endgames::generate(3));
        }
    }
    void tablesOfFourPieces() {
        std::shared_ptr<const Endgames> tables;
        QBENCHMARK_ONCE {
            tables = Endgames::generate(4);
        }
        useEndgameStore({[tables] { return tables; }, {}});
        const auto bytes = tables->serialise();
        qInfo("%zu bytes", bytes.size());
    }
    void readingTablesOfFourPieces() {
        const auto bytes = largeEndgames()->serialise();
        QBENCHMARK {
            QVERIFY(Endgames::parse(bytes).ok());
        }
    }
    void oneSecond_data() {
        QTest::addColumn<QString>("position");
        QTest::newRow("start") << QStringLiteral("B:W21-32:B1-12");
        QTest::newRow("middle") << QStringLiteral("W:W18,21,22,26,27,30,31,32:B1,2,3,8,10,12,14,15");
        QTest::newRow("kings") << QStringLiteral("W:WK29,K30,K25,32:BK1,K10,5");
    }
    /// Depth and number of positions that the player searches in a second.
    void oneSecond() {
        QFETCH(QString, position);
        const State state = Rules::begin({}, {readFen(position.toStdString()).value()});
        plt::Question question;
        question.budget.time = std::chrono::seconds(1);
        const auto began = std::chrono::steady_clock::now();
        const Analysis analysis = analyse(state, question);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
        qInfo("depth %d, %.2f million positions a second", analysis.depth,
              static_cast<double>(analysis.nodes) / took.count() / 1e6);
        QVERIFY(!analysis.line.empty());
    }
    void depthTwelve() {
        plt::Question question;
        question.budget.depth = 12;
        QBENCHMARK_ONCE {
            QCOMPARE(analyse(Rules::begin({}, {}), question).depth, 12);
        }
    }
};

QTEST_APPLESS_MAIN(BenchCheckers)
#include "bench_checkers.moc"
