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

    /// The stock is dealt at once: the review names the deal that lost the game.
    void theMoveThatLostTheGameIsNamed() {
        const Options options{1, winnableDealer, true};
        const auto first = Rules::begin(options, Rules::deal(options, 3));
        const std::vector<Move> moves(5, Move::deal());
        const auto judged = Rules::judgeGame(first, moves, question(20'000'000));
        QCOMPARE(judged.moves.size(), std::size_t{5});
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(judged.moves[i].judgement.bestValue, judged.moves[i].judgement.madeValue);
        const auto& [ply, judgement] = judged.moves.back();
        QCOMPARE(ply, std::size_t{4});
        QCOMPARE(judgement.bestValue - judgement.madeValue, 1.0);
        QVERIFY(judgement.typicalValue < judgement.bestValue);
        QCOMPARE(judgement.certainty, plt::Certainty::proven);
        QVERIFY(!judgement.best.isDeal() && !judgement.reason.empty());
        QCOMPARE(judged.verdict.english(),
                 std::string("This could be won before move 5, which lost it: both are proven."));
    }

    void aLossWithoutProofIsAnEstimate() {
        const Options options{4, anyDealer, true};
        const auto first = Rules::begin(options, Rules::deal(options, 2));
        const std::vector<Move> moves(3, Move::deal());
        const auto judged = Rules::judgeGame(first, moves, question(16 * 200'000));
        const auto& judgement = judged.moves.back().judgement;
        QCOMPARE(judgement.bestValue - judgement.madeValue, 1.0);
        QCOMPARE(judgement.certainty, plt::Certainty::estimated);
        QVERIFY(judgement.bestValue - judgement.madeValue > 2 * judgement.error);
        QVERIFY(judged.verdict.english().find("no proof") != std::string::npos);
    }

    void whatIsNotKnownIsSaid() {
        using tables::state;
        const auto never = Rules::judgeGame(state({"5H", "6H"}), {{0, 1, 1}}, question());
        QVERIFY(never.moves.empty());
        QCOMPARE(never.verdict.english(), std::string("It is proven that this deal could not be won."));
        const Options options{4, anyDealer, false};
        const auto first = Rules::begin(options, Rules::deal(options, 1));
        const auto unknown = Rules::judgeGame(first, {Move::deal()}, question(1'000));
        QVERIFY(unknown.moves.empty());
        QVERIFY2(unknown.verdict.english().starts_with("It is not known"), unknown.verdict.english().c_str());
    }

    void aWonGameIsWithoutLoss() {
        const auto judged = Rules::judgeGame(tables::wonGameStart(), tables::wonGameMoves(), question());
        QVERIFY(judged.moves.size() > 50);
        for (const auto& part : judged.moves) QCOMPARE(part.judgement.bestValue, part.judgement.madeValue);
        QCOMPARE(judged.verdict.english(), std::string("No move gave the win away."));
    }

    /// A game that could be won is lost by giving it up.
    void givingUpIsAMove() {
        const auto state = tables::state({"KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AS"});
        const auto judged = Rules::judgeGame(state, {Move::giveUp()}, question());
        QCOMPARE(judged.moves.size(), std::size_t{1});
        QVERIFY((judged.moves[0].judgement.best == Move{1, 1, 0}));
        QCOMPARE(judged.moves[0].judgement.certainty, plt::Certainty::proven);
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
