// SPDX-License-Identifier: MIT
#include "memory/computer/tempo.h"
#include "memory/rules.h"
#include "memory/tests/match.h"

#include <QElapsedTimer>
#include <QTest>

using memory::Rules;
using memory::Size;

/// Strength of the levels against each other, each game twice with seats exchanged: by default 2,000 games,
/// PLT_GAMES=number for more.
class BenchMemory : public QObject {
    Q_OBJECT

    static int games() {
        const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
        return wanted > 0 ? wanted : 2000;
    }

  private Q_SLOTS:
    void levels_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("level");
        QTest::addColumn<QByteArray>("other");
        for (const auto size : memory::allSizes) {
            for (const auto& [level, other] :
                 {std::pair{"100", "90"}, std::pair{"tempo", "90"}, std::pair{"tempo", "100"}}) {
                const auto name = QStringLiteral("%1 x %2: %3 against %4")
                                      .arg(memory::columnsOf(size))
                                      .arg(memory::rowsOf(size))
                                      .arg(QLatin1String(level), QLatin1String(other));
                QTest::newRow(qPrintable(name))
                    << static_cast<int>(size) << QByteArray(level) << QByteArray(other);
            }
        }
    }
    void levels() {
        QFETCH(int, size);
        QFETCH(QByteArray, level);
        QFETCH(QByteArray, other);
        memory::Options options;
        options.size = static_cast<Size>(size);
        options.players = 2;
        QElapsedTimer timer;
        timer.start();
        const auto match = memory::testing::play(options, level.toStdString(), other.toStdString(), games());
        qInfo("%s: %.1f %% of the pairs, %.1f %% of the games (won %d, drawn %d, lost %d), %.1f s",
              QTest::currentDataTag(), 100 * match.pairsShare(), 100 * match.gamesShare(), match.won,
              match.drawn, match.lost, double(timer.elapsed()) / 1000);
    }
    void aChoiceOnTheLargestBoard() {
        memory::Options options;
        options.size = Size::by10x8;
        options.players = 2;
        auto state = Rules::begin(options, Rules::deal(options, 1));
        for (const int place : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}) state = Rules::apply(state, {place}).value();
        const auto seen = memory::observe(state);
        (void)memory::Tempo::of(2);
        QBENCHMARK {
            (void)memory::chooseForTempo(seen);
        }
    }
};

QTEST_APPLESS_MAIN(BenchMemory)
#include "bench_memory.moc"
