// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "tally-maze/rules.h"
#include "tally-maze/tests/slow_search.h"

#include <QTest>

namespace tally_maze::testing {

using namespace plt::testing;

/// The review of games, by proofs.
class TestReview : public QObject {
    Q_OBJECT

    static plt::Question questionOf(std::uint64_t nodes) {
        plt::Question question;
        question.budget.nodes = nodes;
        return question;
    }
    static double costOf(const plt::Judgement<Move>& judgement) {
        return judgement.bestValue - judgement.madeValue;
    }

  private Q_SLOTS:
    void hintsHaveAHundred_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("nodes");
        QTest::newRow("6 x 6") << 6 << 12 << 1'400'000;
        QTest::newRow("9 x 9") << 9 << 2 << 1'400'000;
    }
    void hintsHaveAHundred() {
        QFETCH(int, size);
        QFETCH(int, games);
        QFETCH(int, nodes);
        const Extent extent{amount(games), maximumKeys(size), 3};
        const auto hints =
            reviewedGames<Rules>({Options{size}}, extent, hintPlayer(), questionOf(nodes).budget);
        QVERIFY(holds(hints.finding));
        QCOMPARE(hints.finding.ended, extent.games);
        QVERIFY(hints.decisions > 4 * extent.games);
        QCOMPARE(hints.mistakes, 0);
        QCOMPARE(hints.accuracy(), 100.0);
    }

    void randomKeysAreBelowFifty() {
        const auto random = reviewedGames<Rules>({Options{6}, Options::ofLesson(3)}, {amount(200), 40, 4},
                                                 randomPlayer(5), questionOf(200'000).budget);
        QVERIFY(holds(random.finding));
        QVERIFY(random.decisions > 50);
        QVERIFY2(random.accuracy() < 50, qPrintable(QString::number(random.accuracy())));
    }

    /// Every key of many positions, against playing all games.
    void plantedMistakesAreFound() {
        int slow = 0;
        int lost = 0;
        const auto most = maximumKeys(4);
        for (unsigned number = 0; number < 60; ++number) {
            const auto state = Rules::begin({4}, {mazeCount(4, 4) / 61 * number});
            const auto fewest = slowEscape(state, most);
            for (const auto key : Rules::legalMoves(state)) {
                const auto judgement = Rules::judge(state, key, {});
                QCOMPARE(judgement.has_value(), fewest.isFound);
                if (!judgement) continue;
                QCOMPARE(judgement->certainty, plt::Certainty::proven);
                QCOMPARE(-judgement->bestValue, double(fewest.keys));
                const auto after = Rules::apply(state, key).value();
                const auto rest =
                    Rules::outcome(after) == plt::Outcome::lost ? SlowEscape{} : slowEscape(after, most - 1);
                QCOMPARE(-judgement->madeValue, double(rest.isFound ? rest.keys + 1 : most + 1));
                slow += rest.isFound && costOf(*judgement) > 0 ? 1 : 0;
                lost += rest.isFound ? 0 : 1;
            }
        }
        QVERIFY(slow > 0 && lost > 0);
    }

    void aLostGameIsNotJudged() {
        int checked = 0;
        for (unsigned number = 0; number < 30; ++number) {
            const auto state = Rules::begin({4}, {mazeCount(4, 4) / 31 * number});
            if (slowEscape(state, maximumKeys(4)).isFound) continue;
            ++checked;
            for (const auto key : Rules::legalMoves(state)) QVERIFY(!Rules::judge(state, key, {}));
        }
        QVERIFY(checked > 0);
    }

    void aSearchThatDoesNotEndSaysNothing() {
        const auto state = Rules::begin({9}, Rules::deal({9}, 1));
        const auto key = Rules::legalMoves(state).front();
        QVERIFY(!Rules::judge(state, key, questionOf(50)));
        std::stop_source stop;
        stop.request_stop();
        plt::Question question;
        question.stop = stop.get_token();
        QVERIFY(!Rules::judge(state, key, question));
    }

    void costsAreKeys() {
        QCOMPARE(Rules::costText(2).english(), "2 keys");
        QCOMPARE(Rules::costText(1).english(), "one key");
    }
};

}  // namespace tally_maze::testing

QTEST_GUILESS_MAIN(tally_maze::testing::TestReview)
#include "test_review.moc"
