// SPDX-License-Identifier: MIT
#include "aces/rules.h"
#include "aces/solver/solver.h"
#include "aces/tests/tables.h"
#include "common/testing/game_checks.h"

#include <QTest>

using namespace aces;
using namespace plt::testing;

namespace {

const std::vector<Options> winnable{{true}};
constexpr Extent extent{amount(30), 120, 3};
const plt::Budget budget{.nodes = 60'000};
/// More than enough for what decide() proves with provingPositions.
const plt::Budget wideBudget{.nodes = 300'000};
constexpr long provingPositions = 50'000;

plt::Question question() {
    plt::Question asked;
    asked.budget = wideBudget;
    return asked;
}

}  // namespace

class TestAcesReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hintsHaveAHundred() {
        const auto reviewed = reviewedGames<Rules>(winnable, {amount(12), 120, 3}, hintPlayer(), budget);
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.decisions > 0);
        QCOMPARE(reviewed.mistakes, 0);
        QCOMPARE(reviewed.accuracy(), 100.0);
    }

    void bestMovesHaveAHundred() {
        const auto reviewed =
            reviewedGames<Rules>(winnable, {amount(4), 120, 3}, judgePlayer(budget), budget);
        QVERIFY(holds(reviewed.finding));
        QCOMPARE(reviewed.mistakes, 0);
    }

    void randomMovesAreBelowFifty() {
        const auto reviewed = reviewedGames<Rules>(winnable, extent, randomPlayer(5), budget);
        QVERIFY(holds(reviewed.finding));
        qInfo("random: %.1f, %d decisions, %d mistakes", reviewed.accuracy(), reviewed.decisions,
              reviewed.mistakes);
        QVERIFY(reviewed.mistakes > extent.games / 2);
        QVERIFY2(reviewed.accuracy() < 50, qPrintable(QString::number(reviewed.accuracy())));
    }

    /// Goes along winning lines and tries all other moves, whose loss is proven apart from judge().
    void plantedMistakesAreFound() {
        int planted = 0;
        for (std::uint64_t seed = 0; seed < amount(4); ++seed) {
            auto state = Rules::begin({true}, Rules::deal({true}, seed));
            const auto solution = solve(state, unaskedBudget, {});
            for (const Move& step : solution->moves) {
                for (const Move& move : Rules::legalMoves(state)) {
                    const auto next = Rules::apply(state, move).value();
                    const auto verdict = decide(next, {provingPositions, 16L << 20}, {})->verdict;
                    const auto judgement = Rules::judge(state, move, question());
                    if (verdict == Verdict::winnable && judgement)
                        QCOMPARE(judgement->bestValue, judgement->madeValue);
                    if (verdict != Verdict::lost) continue;
                    ++planted;
                    QVERIFY(judgement);
                    QCOMPARE(judgement->certainty, plt::Certainty::proven);
                    QCOMPARE(judgement->bestValue - judgement->madeValue, 1.0);
                    const auto better = Rules::apply(state, judgement->best).value();
                    QCOMPARE(decide(better, unaskedBudget, {})->verdict, Verdict::winnable);
                    QVERIFY(!judgement->reason.empty());
                }
                state = Rules::apply(state, step).value();
            }
            QCOMPARE(Rules::outcome(state), plt::Outcome::won);
        }
        QVERIFY2(planted > amount(60), qPrintable(QString::number(planted)));
    }

    void aLostDealIsNotJudged() {
        const auto state = tables::state("KS AS 2C / 3C 2D / 4H / 5S", "6C 7H 8D 9S");
        for (const Move& move : Rules::legalMoves(state)) QVERIFY(!Rules::judge(state, move, question()));
    }

    void theOnlyMoveIsNotJudged() {
        const auto state = tables::state("2S / 3H / 4C / 5D", "6S 7H 8C 9D");
        QCOMPARE(Rules::legalMoves(state).size(), std::size_t{1});
        QVERIFY(!Rules::judge(state, Move::deal(), question()));
    }

    void aStoppedJudgementSaysNothing() {
        std::stop_source stop;
        stop.request_stop();
        auto asked = question();
        asked.stop = stop.get_token();
        const auto state = Rules::begin({true}, Rules::deal({true}, 1));
        QVERIFY(!Rules::judge(state, Rules::legalMoves(state).front(), asked));
    }
};

QTEST_GUILESS_MAIN(TestAcesReview)
#include "test_review.moc"
