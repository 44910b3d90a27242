// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "spider/rules.h"
#include "spider/solver/exhaustion.h"
#include "spider/solver/solver.h"
#include "spider/tests/tables.h"
#include "spider/tests/won_game.h"

#include <algorithm>

#include <QTest>

using namespace spider;
using namespace plt::testing;

namespace {

const plt::Budget budget{.nodes = 100'000};

plt::Question question(std::uint64_t nodes = 2'500'000) {
    plt::Question asked;
    asked.budget.nodes = nodes;
    return asked;
}

}  // namespace

class TestSpiderReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aWonGameHasNoMistake() {
        auto state = tables::wonGameStart();
        for (const Move& move : tables::wonGameMoves()) {
            const auto judgement = Rules::judge(state, move, question(budget.nodes));
            if (judgement) {
                QCOMPARE(judgement->bestValue, judgement->madeValue);
                QCOMPARE(judgement->best, move);
                QCOMPARE(judgement->certainty, plt::Certainty::proven);
            }
            state = Rules::apply(state, move).value();
        }
        QCOMPARE(Rules::outcome(state), plt::Outcome::won);
    }

    void plansToWinHaveNoMistake() {
        for (const int suits : {1, 2}) {
            const Options options{suits, winnableDealer, false};
            auto state = Rules::begin(options, Rules::deal(options, 1));
            const auto plan = decide(state, solverBudget, {});
            QCOMPARE(plan->verdict, Verdict::winnable);
            int judged = 0;
            for (const Move& move : plan->moves) {
                if (const auto judgement = Rules::judge(state, move, question(budget.nodes))) {
                    ++judged;
                    QCOMPARE(judgement->bestValue, judgement->madeValue);
                }
                state = Rules::apply(state, move).value();
            }
            QVERIFY2(judged > 30, qPrintable(QString::number(judged)));
        }
    }

    /// A random walk loses its win only late, so that little of it is judged: it deals first.
    void dealingAndRandomMovesAreBelowFifty() {
        const auto random = randomPlayer(5);
        const auto player = [&random](const plt::Position& position) {
            const bool mayDeal = position.moveText(position.moveCount() - 1) == Rules::write(Move::deal());
            return mayDeal ? position.moveCount() - 1 : random(position);
        };
        const auto reviewed =
            reviewedGames<Rules>({{1, winnableDealer, true}, {2, winnableDealer, true}},
                                 {std::max(amount(12), 3), 8, 1}, player, {.nodes = 400'000});
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.mistakes > 0);
        QVERIFY2(reviewed.accuracy() < 50, qPrintable(QString::number(reviewed.accuracy())));
    }

    void plantedMistakesAreFound_data() {
        QTest::addColumn<int>("suits");
        QTest::addColumn<int>("deal");
        QTest::addColumn<int>("dealsBefore");
        for (const int deal : {3, 15, 26}) QTest::addRow("one suit, deal %d", deal) << 1 << deal << 4;
        for (const int deal : {24, 25}) QTest::addRow("one suit, deal %d", deal) << 1 << deal << 3;
        for (const int deal : {0, 3}) QTest::addRow("two suits, deal %d", deal) << 2 << deal << 4;
        QTest::addRow("two suits, deal 25") << 2 << 25 << 3;
    }
    /// The stock is dealt at once: one deal too many leaves too little to move.
    void plantedMistakesAreFound() {
        QFETCH(int, suits);
        QFETCH(int, deal);
        QFETCH(int, dealsBefore);
        const Options options{suits, winnableDealer, true};
        auto state = Rules::begin(options, Rules::deal(options, static_cast<std::uint64_t>(deal)));
        for (int i = 0; i < dealsBefore; ++i) state = Rules::apply(state, Move::deal()).value();
        const auto after = Rules::apply(state, Move::deal()).value();
        QVERIFY(exhaust(after, 100'000, {}).isLost);
        const auto judgement = Rules::judge(state, Move::deal(), question());
        QVERIFY(judgement);
        QCOMPARE(judgement->bestValue - judgement->madeValue, 1.0);
        QCOMPARE(judgement->certainty, plt::Certainty::proven);
        QVERIFY(judgement->typicalValue > judgement->madeValue);
        QVERIFY(!judgement->reason.empty());
        QVERIFY(!judgement->best.isDeal());
        const auto better = Rules::apply(state, judgement->best).value();
        QCOMPARE(decide(better, {1'000'000}, {})->verdict, Verdict::winnable);
        // Lost positions are not judged any more.
        for (const Move& move : Rules::legalMoves(after)) QVERIFY(!Rules::judge(after, move, question()));
    }

    void aStoppedJudgementSaysNothing() {
        std::stop_source stop;
        stop.request_stop();
        auto asked = question();
        asked.stop = stop.get_token();
        const auto state = tables::wonGameStart();
        QVERIFY(!Rules::judge(state, tables::wonGameMoves().front(), asked));
    }
};

QTEST_GUILESS_MAIN(TestSpiderReview)
#include "test_review.moc"
