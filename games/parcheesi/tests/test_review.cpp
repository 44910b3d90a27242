// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "parcheesi/rules.h"
#include "parcheesi/tests/positions.h"

#include <QTest>

using namespace parcheesi;
using namespace plt::testing;

namespace {

plt::Question question(std::uint64_t turns = 600) {
    plt::Question out;
    out.budget.nodes = turns;
    return out;
}

double accuracy(const AnyPlayer& player, const char* name) {
    const auto reviewed =
        reviewedGames<Rules>({{}, {Length::shortened}}, {amount(8), 150, 7}, player, question().budget);
    qInfo("%s: %d games, %d decisions, %d mistakes, accuracy %.2f", name, reviewed.finding.games,
          reviewed.decisions, reviewed.mistakes, reviewed.accuracy());
    return holds(reviewed.finding) && reviewed.decisions > 40 ? reviewed.accuracy() : -1000;
}

AnyPlayer level(const char* word) {
    return levelPlayer(word, question(300).budget);
}

/// Green's turn, in which nothing was rolled before.
Observation greenSees(const char* position, Dice dice) {
    return {testing::turnOf('g', position, dice), 0};
}

}  // namespace

class TestParcheesiReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// The expert weighs turns as the review does, so it has a hundred by definition; the order of the
    /// others is a finding.
    void playersAreInOrder() {
        const double expert = accuracy(level("expert"), "expert");
        const double carla = accuracy(level("carla"), "carla");
        const double grace = accuracy(level("grace"), "grace");
        const double polly = accuracy(level("polly"), "polly");
        const double renee = accuracy(level("renee"), "renee");
        const double random = accuracy(randomPlayer(5), "random");
        QVERIFY(expert > 90);
        QVERIFY(expert >= carla);
        QVERIFY(carla > grace);
        QVERIFY(grace > std::max(polly, renee));
        QVERIFY(grace > random);
        QVERIFY(random < 50);
    }

    /// The last pawn is five squares from home: whoever goes one square cannot use the 5.
    void aWinThatIsNotTakenIsFound() {
        const auto seen = greenSees("g0@home g1@home g2@home g3@h2 r0@home r1@home r2@home r3@h0", {5, 1});
        const auto slow = Rules::judge(seen, Move::of(Step::go(3, 1)), question()).value();
        QCOMPARE(slow.best, Move::of(Step::go(3, 5)));
        QCOMPARE(slow.bestValue, 100.0);
        QVERIFY(slow.bestValue - slow.madeValue > 20);
        QVERIFY(slow.bestValue - slow.madeValue > 2 * slow.error);
        QCOMPARE(slow.reason.english(), std::string("This wins the game."));
        QCOMPARE(slow.marks.size(), std::size_t{2});
        const auto fast = Rules::judge(seen, Move::of(Step::go(3, 5)), question()).value();
        QCOMPARE(fast.best, Move::of(Step::go(3, 5)));
        QCOMPARE(fast.madeValue, 100.0);
    }

    void onlyDecisionsAreJudged() {
        const auto seen = greenSees("g0@h5 g1@home g2@home g3@home", {2, 6});
        QCOMPARE(legalSteps(seen.turn).size(), std::size_t{1});
        QVERIFY(!Rules::judge(seen, Move::of(Step::go(0, 2)), question()));
        // Both orders end on the same square.
        const auto either = greenSees("g0@20 g1@home g2@home g3@home", {3, 2});
        QCOMPARE(legalSteps(either.turn).size(), std::size_t{2});
        QVERIFY(!Rules::judge(either, Move::of(Step::go(0, 3)), question()));
    }

    void onlyTheWinnerHasTheValueOfAWin() {
        State state;
        state.turn.side = Side::blue;
        state.turn.position.of(Side::blue) = {atHome, atHome, atHome, atHome};
        for (const Side side : allSides)
            QCOMPARE(Rules::endValue(state, static_cast<int>(side)), side == Side::blue ? 100.0 : 0.0);
    }

    void aStoppedJudgeSaysNothing() {
        std::stop_source source;
        source.request_stop();
        auto stopped = question();
        stopped.stop = source.get_token();
        const auto seen = greenSees("g0@20 g1@30 g2@40", {6, 1});
        QVERIFY(Rules::judge(seen, Move::of(Step::go(0, 6)), question()));
        QVERIFY(!Rules::judge(seen, Move::of(Step::go(0, 6)), stopped));
    }
};

QTEST_GUILESS_MAIN(TestParcheesiReview)
#include "test_review.moc"
