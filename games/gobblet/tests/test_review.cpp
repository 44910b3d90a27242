// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "gobblet/board/threats.h"
#include "gobblet/player/solver.h"
#include "gobblet/tests/played.h"

#include <algorithm>

#include <QTest>

using namespace gobblet;
using namespace plt::testing;

namespace {

constexpr std::uint64_t smallNodes = 100'000;
constexpr std::uint64_t largeNodes = 12'000;

plt::Budget nodes(std::uint64_t count) {
    plt::Budget budget;
    budget.nodes = count;
    return budget;
}

plt::Question question(std::uint64_t count) {
    plt::Question out;
    out.budget = nodes(count);
    return out;
}

/// A reviewed series of games on a board of this width; the accuracy, or -1000 if something is wrong.
double accuracy(int width, int games, const AnyPlayer& player, const char* name) {
    const auto reviewed = reviewedGames<Rules>({testing::sized(width)}, {games, 30, 7}, player,
                                               nodes(width == 3 ? smallNodes : largeNodes));
    qInfo("%d x %d, %s: %d decisions, %d mistakes, accuracy %.2f", width, width, name, reviewed.decisions,
          reviewed.mistakes, reviewed.accuracy());
    return holds(reviewed.finding) && reviewed.decisions > games ? reviewed.accuracy() : -1000;
}

AnyPlayer level(const char* word) {
    return levelPlayer(word, nodes(10'000), 1);
}

}  // namespace

class TestGobbletReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void exactPlayHasAHundredOnTheSmallBoard() {
        QCOMPARE(accuracy(3, 1, hintPlayer(), "hints"), 100.0);
        QCOMPARE(accuracy(3, 1, level("smart"), "expert"), 100.0);
    }

    void playersAreInOrderOnTheSmallBoard() {
        const double medium = accuracy(3, amount(12), level("ok"), "medium");
        const double beginner = accuracy(3, amount(12), level("beginner"), "beginner");
        const double random = accuracy(3, amount(12), randomPlayer(5), "random");
        QVERIFY(medium > beginner);
        QVERIFY(beginner > random);
        QVERIFY(random < 50);
    }

    void playersAreInOrderOnTheLargeBoard() {
        const double best = accuracy(4, amount(3), level("smart"), "expert");
        const double medium = accuracy(4, amount(3), level("ok"), "medium");
        const double beginner = accuracy(4, amount(3), level("beginner"), "beginner");
        const double random = accuracy(4, amount(6), randomPlayer(5), "random");
        QVERIFY(best > medium);
        QVERIFY(medium > beginner);
        QVERIFY(beginner > random);
        QVERIFY(random < 50);
    }

    /// Every move of small boards costs what the solver says: a win or half of one.
    void plantedMistakesCostWhatTheSolverSays() {
        plt::Random random(8);
        Solver solver;
        int mistakes = 0;
        for (int round = 0; round < amount(12); ++round) {
            const State state = testing::wandered(3, random, random.between(4, 12));
            const auto moves = Rules::legalMoves(state);
            std::vector<double> values;
            for (const Move& move : moves) {
                const Position next = after(state.position, move);
                double value = 50;
                if (const auto winner = lineWinner(next)) {
                    value = *winner == state.position.toMove ? 100 : 0;
                } else {
                    const auto kind = solver.solve(next, {}, {}).value().kind;
                    if (kind != Value::Kind::open) value = kind == Value::Kind::loses ? 100 : 0;
                }
                values.push_back(value);
            }
            const double best = *std::max_element(values.begin(), values.end());
            for (std::size_t i = 0; i < moves.size(); i += 5) {
                const auto judgement = Rules::judge(state, moves[i], question(10'000'000)).value();
                QCOMPARE(judgement.bestValue, best);
                QCOMPARE(judgement.madeValue, values[i]);
                QVERIFY(judgement.certainty != plt::Certainty::estimated);
                QCOMPARE(judgement.best == moves[i], values[i] == best);
                mistakes += values[i] < best ? 1 : 0;
            }
        }
        QVERIFY(mistakes > amount(12));
    }

    /// On the large board: a win that is not taken, and a move that uncovers or allows a line.
    void plantedWinsAreFoundOnTheLargeBoard() {
        plt::Random random(9);
        int missed = 0;
        int given = 0;
        for (int round = 0; round < 60; ++round) {
            const State state = testing::wandered(4, random, random.between(8, 24));
            const Side me = state.position.toMove;
            const bool wins = canWin(state.position, me);
            for (const Move& move : Rules::legalMoves(state)) {
                if (random.below(30) != 0) continue;
                const Position next = after(state.position, move);
                const auto judgement = Rules::judge(state, move, question(2000)).value();
                if (lineWinner(next) == me) {
                    QCOMPARE(judgement.best, move);
                    QCOMPARE(judgement.bestValue, 100.0);
                    QCOMPARE(judgement.certainty, plt::Certainty::proven);
                } else if (wins) {
                    QCOMPARE(judgement.bestValue, 100.0);
                    if (judgement.best == move) continue;  // also wins by force
                    QCOMPARE(lineWinner(after(state.position, judgement.best)), std::optional(me));
                    QVERIFY(!judgement.reason.empty() && !judgement.marks.empty());
                    ++missed;
                }
                if (lineWinner(next) != other(me) && (lineWinner(next) || !canWin(next, other(me)))) continue;
                QCOMPARE(judgement.madeValue, 0.0);
                if (wins) QCOMPARE(judgement.certainty, plt::Certainty::proven);
                given += judgement.bestValue > 0 ? 1 : 0;
            }
        }
        QVERIFY2(missed > 10 && given > 10, qPrintable(QString::number(given)));
    }

    /// After a threefold repetition.
    void aDrawIsWorthAHalf() {
        const auto there = "+2@1,1 +2@0,0 1,1>1,0 0,0>0,1 1,0>1,1 0,1>0,0 1,1>1,0 0,0>0,1 1,0>1,1 0,1>0,0";
        const State state = testing::played(3, there);
        QVERIFY(occurrences(state) >= repetitionsForDraw);
        const auto judgement = Rules::judge(state, Move::claimDraw(), question(smallNodes)).value();
        QCOMPARE(judgement.madeValue, 50.0);
        QVERIFY(judgement.bestValue >= 50);
        QVERIFY(judgement.best == Move::claimDraw() || judgement.bestValue > 50);
    }

    void aStoppedJudgeSaysNothing() {
        std::stop_source source;
        source.request_stop();
        for (const int width : {3, 4}) {
            auto stopped = question(largeNodes);
            stopped.stop = source.get_token();
            QVERIFY(!Rules::judge(testing::begun(testing::sized(width)), Move::place(2, 0), stopped));
        }
    }
};

QTEST_GUILESS_MAIN(TestGobbletReview)
#include "test_review.moc"
