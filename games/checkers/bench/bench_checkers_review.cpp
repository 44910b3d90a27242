// SPDX-License-Identifier: MIT
// The review of Checkers with the large endgame tables: the accuracy of random play and of each level. Without
// them it is measured as in all games, and so is a whole review, by tests/bench/reviews.cpp. All levels
// together take some minutes, for which QTEST_FUNCTION_TIMEOUT must be more than its 300,000 ms.

#include "checkers/tests/games.h"
#include "common/testing/game_checks.h"
#include "tests/support/thread_clock.h"

#include <QTest>

using namespace checkers;
using namespace plt::testing;

namespace {

constexpr int gameCount = 200;
/// The positions of an expert for a move, and those of a judgement.
constexpr std::uint64_t positions = 20'000;

}  // namespace

class BenchCheckersReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QVERIFY(largeEndgames()); }

    void accuracy_data() {
        QTest::addColumn<QString>("level");
        QTest::newRow("random") << QString();
        for (const auto& level : Rules::levels())
            QTest::newRow(level.name.english().c_str()) << QString::fromStdString(level.word);
    }
    void accuracy() {
        QFETCH(QString, level);
        const plt::Budget budget{.nodes = positions};
        const auto player =
            level.isEmpty() ? games::randomMoves(5) : levelPlayer(level.toStdString(), budget, 3);
        const ThreadClock clock;
        const auto found = reviewedGames<Rules>({Options{}}, {gameCount, 250, 7}, player, budget);
        QVERIFY(holds(found.finding));
        qInfo("accuracy %.1f, %.1f mistakes a game, %.1f moves judged a game, %.2f s a game",
              found.accuracy(), static_cast<double>(found.mistakes) / gameCount,
              static_cast<double>(found.decisions) / gameCount, clock.seconds() / gameCount);
    }
};

QTEST_APPLESS_MAIN(BenchCheckersReview)
#include "bench_checkers_review.moc"
