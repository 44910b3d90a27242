// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "slidey/rules.h"
#include "slidey/solver/solver.h"
#include "slidey/tests/deals.h"

#include <QTest>

namespace slidey::testing {

using namespace plt::testing;

/// The review of games, by proofs and by good solutions.
class TestReview : public QObject {
    Q_OBJECT

    static plt::Question questionOf(std::uint64_t nodes, std::uint64_t seed = 0) {
        plt::Question question;
        question.budget.nodes = nodes;
        question.seed = seed;
        return question;
    }
    static ReviewedGames reviewed(int columns, int rows, const Extent& extent, const AnyPlayer& player,
                                  std::uint64_t nodes) {
        return reviewedGames<Rules>({{columns, rows, {}}}, extent, player, questionOf(nodes).budget);
    }
    static double costOf(const plt::Judgement<Move>& judgement) {
        return judgement.bestValue - judgement.madeValue;
    }

  private Q_SLOTS:
    void hintsAreTheBestPlay_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("games");
        QTest::addColumn<int>("nodes");
        QTest::newRow("3 x 3") << 3 << 3 << 60 << 1;
        QTest::newRow("2 x 4") << 2 << 4 << 30 << 1;
        QTest::newRow("3 x 4") << 3 << 4 << 6 << 1'000'000;
        QTest::newRow("4 x 4") << 4 << 4 << 2 << 7'000'000;
    }
    void hintsAreTheBestPlay() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, games);
        QFETCH(int, nodes);
        const Extent extent{amount(games), 90, 3};
        const auto hints = reviewed(columns, rows, extent, hintPlayer(), nodes);
        QVERIFY(holds(hints.finding));
        QCOMPARE(hints.mistakes, 0);
        QCOMPARE(hints.accuracy(), 100.0);
        const auto random = reviewed(columns, rows, {amount(games), 40, 4}, randomPlayer(5), nodes);
        QVERIFY(holds(random.finding));
        QVERIFY(random.decisions > 0);
        QVERIFY2(random.accuracy() < 50, qPrintable(QString::number(random.accuracy())));
    }

    /// By good solutions, in which a hint and a judgement may differ.
    void hintsPlayBestOnLargeBoards() {
        const Extent extent{1, amount(30), 3};
        const auto hints = reviewed(7, 6, extent, hintPlayer(), 7'000'000);
        QVERIFY(holds(hints.finding));
        QVERIFY2(hints.accuracy() > 75, qPrintable(QString::number(hints.accuracy())));
        const auto random = reviewed(7, 6, {amount(2), amount(100), 4}, randomPlayer(5), 7'000'000);
        QVERIFY(holds(random.finding));
        QVERIFY2(random.accuracy() < 50, qPrintable(QString::number(random.accuracy())));
    }

    void plantedMistakesAreFound_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("deals");
        QTest::newRow("3 x 3") << 3 << 3 << 60;
        QTest::newRow("5 x 2") << 5 << 2 << 20;
        QTest::newRow("3 x 4") << 3 << 4 << 10;
    }
    void plantedMistakesAreFound() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(int, deals);
        int planted = 0;
        for (int deal = 0; deal < amount(deals); ++deal) {
            const State state{dealt(columns, rows, static_cast<std::uint64_t>(deal)), 0, 0};
            const int fewest = solve(state.position, {})->slides();
            for (const auto& move : Rules::legalMoves(state)) {
                const auto next = Rules::apply(state, move).value();
                const int rest = next.position.isSolved() ? 0 : solve(next.position, {})->slides();
                const auto judgement = Rules::judge(state, move, questionOf(7'000'000)).value();
                QCOMPARE(judgement.certainty, plt::Certainty::proven);
                QCOMPARE(-judgement.bestValue, double(fewest));
                QCOMPARE(costOf(judgement), double(next.slides + rest - fewest));
                planted += costOf(judgement) > 0 ? 1 : 0;
            }
        }
        QVERIFY(planted > deals / 6);
    }

    void aKnownMistakeHasItsReason() {
        const State state{positionOf(3, 3, "1,2,3/4,5,6/7,0,8"), 0, 0};
        const auto judgement = Rules::judge(state, {0, 2}, {}).value();
        QCOMPARE(judgement.best, (Move{2, 2}));
        QCOMPARE(costOf(judgement), 2.0);
        QCOMPARE(judgement.marks, std::vector<int>{8});
        QCOMPARE(judgement.reason.english(),
                 "Tile 8 makes the picture whole; with the one that slid it takes 3 slides.");
        QCOMPARE(Rules::costText(costOf(judgement)).english(), "2 slides");
    }

    /// All of a row at once, where one tile would do.
    void slidesOfOneMoveAreCountedEach() {
        const State state{positionOf(3, 3, "1,2,3/4,5,6/0,7,8"), 0, 0};
        QCOMPARE(costOf(Rules::judge(state, {2, 2}, {}).value()), 0.0);
        // Half of the way is no mistake either.
        QCOMPARE(costOf(Rules::judge(state, {1, 2}, {}).value()), 0.0);
        QCOMPARE(costOf(Rules::judge(state, {0, 0}, {}).value()), 4.0);
    }

    /// Estimates are never below nothing, nor above what sliding back would cost.
    void estimatesKeepTheirBounds() {
        for (int deal = 0; deal < amount(12); ++deal) {
            const State state{dealt(5, 4, static_cast<std::uint64_t>(deal)), 0, 0};
            for (const auto& move : Rules::legalMoves(state)) {
                const auto judgement = Rules::judge(state, move, questionOf(7'000'000)).value();
                QCOMPARE(judgement.certainty, plt::Certainty::estimated);
                QVERIFY(judgement.error > 0);
                const int slides = Rules::apply(state, move).value().slides;
                QVERIFY(costOf(judgement) >= 0 && costOf(judgement) <= 2 * slides);
            }
        }
    }

    void aShortTimeIsKept() {
        const State small{dealt(4, 4, 1), 0, 0};
        QCOMPARE(Rules::judge(small, Rules::legalMoves(small).front(), questionOf(400'000)).has_value(),
                 true);
        const State large{dealt(12, 12, 1), 0, 0};
        const auto move = Rules::legalMoves(large).front();
        int judged = 0;
        for (std::uint64_t seed = 0; seed < 8; ++seed)
            judged += Rules::judge(large, move, questionOf(500'000, seed)) ? 1 : 0;
        QCOMPARE(judged, 2);
        const State huge{dealt(30, 30, 1), 0, 0};
        QVERIFY(!Rules::judge(huge, Rules::legalMoves(huge).front(), {}));
    }

    void aStoppedReviewSaysNothing() {
        std::stop_source stop;
        stop.request_stop();
        auto question = questionOf(7'000'000);
        question.stop = stop.get_token();
        for (const int side : {3, 4, 5, 6}) {
            const State state{dealt(side, side, 1), 0, 0};
            QVERIFY(!Rules::judge(state, Rules::legalMoves(state).front(), question));
        }
    }
};

}  // namespace slidey::testing

QTEST_GUILESS_MAIN(slidey::testing::TestReview)
#include "test_review.moc"
