// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/session/rules_session.h"
#include "common/testing/game_checks.h"
#include "same/solver.h"
#include "same/tests/boards.h"

#include <algorithm>
#include <cstddef>

#include <QTest>

using namespace same;
using namespace plt::testing;

/// The review of games, by searches, and by proofs near the end.
class TestReview : public QObject {
    Q_OBJECT

    static plt::Question questionOf(std::uint64_t nodes, std::uint64_t seed = 0) {
        plt::Question question;
        question.budget.nodes = nodes;
        question.seed = seed;
        return question;
    }
    static double costOf(const plt::Judgement<Move>& judgement) {
        return judgement.bestValue - judgement.madeValue;
    }
    /// A player that follows the plans of searches.
    static AnyPlayer planPlayer(long positions) {
        return [positions](const plt::Position& position) -> std::size_t {
            const auto& state = position.state().as<State>();
            const auto plan = findPlan(state, Budget{positions}, {});
            const auto& moves = position.moves();
            for (std::size_t i = 0; i < moves.size(); ++i)
                if (moves[i].as<Move>() == plan.moves.front()) return i;
            return 0;
        };
    }
    /// The best score that can be reached, by playing all games.
    static std::int64_t bestScore(const State& state) {
        if (Rules::outcome(state) != plt::Outcome::playing) return Rules::score(state);
        std::int64_t best = 0;
        for (const auto& move : Rules::legalMoves(state)) {
            if (!(moveOf(state, groupAt(state, state.cell(move.column, move.row))) == move)) continue;
            best = std::max(best, bestScore(Rules::apply(state, move).value()));
        }
        return best;
    }
    static State smallBoard(std::uint64_t seed) {
        plt::Random random(seed);
        std::string text;
        for (int row = 0; row < 4; ++row) {
            if (row > 0) text += '/';
            for (int column = 0; column < 4; ++column) text += static_cast<char>('a' + random.below(3));
        }
        return boards::state(text, seed % 2 == 0 ? Scoring::modern : Scoring::sameGame);
    }

  private Q_SLOTS:
    void plansAreTheBestPlay_data() {
        QTest::addColumn<int>("colours");
        QTest::addColumn<Scoring>("scoring");
        QTest::newRow("modern") << 3 << Scoring::modern;
        QTest::newRow("classic") << 4 << Scoring::classic;
        QTest::newRow("SameGame") << 4 << Scoring::sameGame;
    }
    void plansAreTheBestPlay() {
        QFETCH(int, colours);
        QFETCH(Scoring, scoring);
        const Options options{10, 10, colours, scoring};
        const auto budget = questionOf(40'000).budget;
        const auto plans = reviewedGames<Rules>({options}, {amount(2), 60, 3}, planPlayer(30'000), budget);
        QVERIFY(holds(plans.finding));
        const auto random = reviewedGames<Rules>({options}, {amount(4), 60, 3}, randomPlayer(5), budget);
        QVERIFY(holds(random.finding));
        QVERIFY2(plans.accuracy() > 60, qPrintable(QString::number(plans.accuracy())));
        QVERIFY2(random.accuracy() < 50, qPrintable(QString::number(random.accuracy())));
        QVERIFY(plans.mistakes * random.decisions < random.mistakes * plans.decisions);
    }

    /// Every click of small boards, against playing all games.
    void plantedMistakesAreFound() {
        int planted = 0;
        for (int seed = 0; seed < amount(60); ++seed) {
            const auto state = smallBoard(static_cast<std::uint64_t>(seed));
            const auto best = bestScore(state);
            for (const auto& move : Rules::legalMoves(state)) {
                const auto judgement = Rules::judge(state, move, questionOf(100'000));
                if (!judgement) continue;
                QCOMPARE(judgement->certainty, plt::Certainty::proven);
                QCOMPARE(judgement->error, 0.0);
                QCOMPARE(judgement->bestValue, double(best));
                QCOMPARE(judgement->madeValue, double(bestScore(Rules::apply(state, move).value())));
                QCOMPARE(judgement->reason.empty(), costOf(*judgement) == 0);
                planted += costOf(*judgement) > 0 ? 1 : 0;
            }
        }
        QVERIFY(planted > 20);
    }

    /// The lower pair keeps the upper one apart from the third ball of its colour.
    void aKnownMistakeHasItsReason() {
        const auto state = boards::state("aab/bba");
        const auto good = Rules::judge(state, {0, 1}, {}).value();
        QCOMPARE(costOf(good), 0.0);
        const auto bad = Rules::judge(state, {0, 0}, {}).value();
        QCOMPARE(bad.best, (Move{0, 1}));
        QVERIFY(costOf(bad) > 0);
        QVERIFY(!bad.marks.empty());
        QCOMPARE(Rules::costText(120).english(), "120 points");
        QCOMPARE(Rules::costText(1).english(), "1 point");
    }

    void theOnlyGroupIsNotJudged() {
        const auto state = boards::state("aab/abc");
        for (const auto& move : Rules::legalMoves(state)) QVERIFY(!Rules::judge(state, move, {}));
    }

    /// Any ball of a group is the same click.
    void allBallsOfAGroupAreEqual() {
        const auto state = Rules::begin({10, 10, 3}, Rules::deal({10, 10, 3}, 4));
        const auto question = questionOf(12'000);
        for (const auto& move : Rules::legalMoves(state)) {
            const auto group = groupAt(state, state.cell(move.column, move.row));
            const auto first = moveOf(state, group);
            if (first == move) continue;
            const auto one = Rules::judge(state, move, question).value();
            const auto other = Rules::judge(state, first, question).value();
            QCOMPARE(one.madeValue, other.madeValue);
            QCOMPARE(one.bestValue, other.bestValue);
            break;
        }
    }

    void aShortTimeIsKept() {
        const Options large{30, 20, 6};
        const auto state = Rules::begin(large, Rules::deal(large, 1));
        const auto move = Rules::legalMoves(state).front();
        int judged = 0;
        for (std::uint64_t seed = 1; seed < 4; ++seed)
            judged += Rules::judge(state, move, questionOf(20'000, seed)) ? 1 : 0;
        QCOMPARE(judged, 0);
    }

    void aStoppedReviewSaysNothing() {
        std::stop_source stop;
        stop.request_stop();
        auto question = questionOf(100'000);
        question.stop = stop.get_token();
        const auto state = Rules::begin({10, 10, 3}, Rules::deal({10, 10, 3}, 4));
        QVERIFY(!Rules::judge(state, Rules::legalMoves(state).front(), question));
    }
};

QTEST_GUILESS_MAIN(TestReview)
#include "test_review.moc"
