// SPDX-License-Identifier: MIT
// The review of Checkers: the accuracy of random play and of each level, and what a review takes. All levels
// together take some minutes, for which QTEST_FUNCTION_TIMEOUT must be more than its 300,000 ms.

#include "checkers/tests/games.h"
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "tests/support/thread_clock.h"

#include <chrono>
#include <vector>

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
    /// All moves of games of a hundred plies, with the time that a review gives each of them.
    void wholeReview() {
        constexpr int rounds = 10;
        constexpr int plies = 100;
        plt::Question question;
        question.budget.time = std::chrono::milliseconds(18'000 / plies);
        plt::Question playing;
        playing.budget.nodes = positions;
        plt::Random random(7);
        double worst = 0;
        double sum = 0;
        for (int round = 0; round < rounds;) {
            std::vector<State> states{Rules::begin({}, {})};
            std::vector<Move> moves;
            while (endOf(states.back()) == End::none && states.size() <= plies) {
                playing.seed = random.next();
                moves.push_back(choose(states.back(), Level::good, playing));
                states.push_back(Rules::apply(states.back(), moves.back()).value());
            }
            if (moves.size() < plies) continue;
            ++round;
            const ThreadClock clock;
            for (std::size_t i = 0; i < moves.size(); ++i) (void)Rules::judge(states[i], moves[i], question);
            sum += clock.seconds();
            worst = std::max(worst, clock.seconds());
        }
        qInfo("%.1f s on average, %.1f s at worst", sum / rounds, worst);
    }
};

QTEST_APPLESS_MAIN(BenchCheckersReview)
#include "bench_checkers_review.moc"
