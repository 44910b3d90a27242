// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "rummy/rules.h"
#include "rummy/tests/hands.h"

#include <cmath>
#include <optional>

#include <QTest>

using namespace rummy;
using namespace rummy::testing;
using namespace plt::testing;

namespace {

const plt::Budget budget{.nodes = 1'000};

ReviewedGames reviewed(const AnyPlayer& player, bool knocking, int games) {
    Options options;
    options.knocking = knocking;
    return reviewedGames<Rules>({options}, {games, 60, 5}, player, budget);
}

void check(bool knocking, double leastOfHard) {
    const int games = amount(knocking ? 12 : 8);
    const auto random = reviewed(randomPlayer(5), knocking, games);
    const auto easy = reviewed(levelPlayer("easy", {}), knocking, games);
    const auto normal = reviewed(levelPlayer("normal", {}), knocking, games);
    const auto hard = reviewed(levelPlayer("hard", {}), knocking, games);
    for (const auto& one : {random, easy, normal, hard}) QVERIFY(holds(one.finding));
    const auto figures =
        QString::asprintf("random %.1f, easy %.1f, normal %.1f, hard %.1f", random.accuracy(),
                          easy.accuracy(), normal.accuracy(), hard.accuracy());
    qInfo("%s; %d decisions", qPrintable(figures), hard.decisions);
    QVERIFY2(random.accuracy() < 50, qPrintable(figures));
    QVERIFY2(random.accuracy() < easy.accuracy(), qPrintable(figures));
    QVERIFY2(easy.accuracy() < hard.accuracy(), qPrintable(figures));
    QVERIFY2(normal.accuracy() <= hard.accuracy(), qPrintable(figures));
    QVERIFY2(hard.accuracy() >= leastOfHard, qPrintable(figures));
}

}  // namespace

class TestRummyReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void playersAreInOrder() { check(false, 99); }
    void playersAreInOrderWithKnocking() { check(true, 60); }

    void keepingALooseCardInsteadOfWinningIsAMistake() {
        Observation seen;
        seen.hand = cardsOf("KS 2H 3H 4H 5C 6C 7C 9D TD JD QD");
        seen.discards = cardsOf("2C");
        seen.stock = 20;
        seen.hasDrawn = true;
        for (const auto card : seen.hand) {
            const auto judgement = Rules::judge(seen, Move::discard(card), {});
            QVERIFY(judgement);
            const bool wins = card == seen.hand.front();
            QCOMPARE(judgement->bestValue - judgement->madeValue, wins ? 0.0 : 1.0);
            QVERIFY(judgement->best == Move::discard(seen.hand.front()));
            QCOMPARE(judgement->reason.empty(), wins);
        }
    }

    void theCardThatWinsIsTaken() {
        Observation seen;
        seen.hand = cardsOf("KS 2H 3H 5C 6C 7C 9D TD JD QD");
        seen.discards = cardsOf("2C 4H");
        seen.stock = 20;
        const auto judgement = Rules::judge(seen, Move::draw(), {});
        QVERIFY(judgement);
        QVERIFY(judgement->best == Move::take());
        QVERIFY(judgement->bestValue - judgement->madeValue > 0.9);
        QVERIFY(!judgement->reason.empty());
    }

    /// Easy loses against hard by its choices: over many games its luck vanishes.
    void luckVanishesOverManyGames() {
        double luck = 0;
        double squares = 0;
        double cost = 0;
        const std::uint64_t games = amount(60);
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            Options options;
            options.first = static_cast<int>(seed % seatCount);
            auto state = Rules::begin(options, Rules::deal(options, seed));
            std::optional<double> made;
            double ofGame = 0;
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const int seat = Rules::seatToMove(state);
                const auto seen = Rules::observe(state, seat);
                const auto move = Rules::choose(seen, seat == 0 ? "easy" : "hard", {});
                if (const auto judgement = seat == 0 ? Rules::judge(seen, move, {}) : std::nullopt) {
                    ofGame += judgement->bestValue - made.value_or(judgement->bestValue);
                    cost += judgement->bestValue - judgement->madeValue;
                    made = judgement->madeValue;
                }
                state = Rules::apply(state, move).value();
            }
            if (made) ofGame += Rules::endValue(state, 0) - *made;
            luck += ofGame;
            squares += ofGame * ofGame;
        }
        const auto count = static_cast<double>(games);
        const auto figures = QString::asprintf("luck %.2f, cost %.2f, deviation of luck %.2f", luck / count,
                                               cost / count, std::sqrt(squares) / count);
        qInfo("%s", qPrintable(figures));
        QVERIFY2(cost / count > 0.3, qPrintable(figures));
        QVERIFY2(std::abs(luck) < 3 * std::sqrt(squares), qPrintable(figures));
    }

    /// Nobody is ahead in the mean before the first move.
    void roundsWithKnockingBeginEven() {
        Options options;
        options.knocking = true;
        double sum = 0;
        const int games = amount(30);
        for (int seed = 0; seed < games; ++seed) {
            const auto state = Rules::begin(options, Rules::deal(options, static_cast<std::uint64_t>(seed)));
            const auto seen = Rules::observe(state, state.toMove);
            plt::Question question;
            question.budget.nodes = 5'000;
            const auto judgement = Rules::judge(seen, Move::draw(), question);
            QVERIFY(judgement);
            sum += judgement->bestValue;
        }
        QVERIFY2(std::abs(sum / games) < 0.25, qPrintable(QString::number(sum / games)));
    }

    void valuesEndAsTheGame() {
        State state;
        state.match = plt::Match({}, seatCount);
        state.match.endRound({1, 0});
        QCOMPARE(Rules::endValue(state, 0), 1.0);
        QCOMPARE(Rules::endValue(state, 1), -1.0);
        state.countsCards = true;
        state.match = plt::Match(plt::MatchLength::toPoints(30), seatCount);
        state.match.endRound({0, 40});
        QCOMPARE(Rules::endValue(state, 0), -1.6);
    }

    /// Rounds that were won stay won, so that luck in the next one is not that of the match.
    void earlierRoundsCountOn() {
        Options options;
        options.match = plt::MatchLength::ofRounds(3);
        auto state = Rules::begin(options, Rules::deal(options, 1));
        state.match.endRound({0, 1});
        QCOMPARE(Rules::observe(state, 0).lead, -1);
        QCOMPARE(Rules::observe(state, 1).lead, 1);
        Observation seen;
        seen.hand = cardsOf("KS 2H 3H 5C 6C 7C 9D TD JD QD");
        seen.discards = cardsOf("2C 4H");
        seen.stock = 20;
        const auto even = Rules::judge(seen, Move::draw(), {}).value();
        QCOMPARE(even.bestValue, 1.0);
        seen.lead = -2;
        const auto behind = Rules::judge(seen, Move::draw(), {}).value();
        QCOMPARE(behind.bestValue, -1.0);
        QCOMPARE(behind.madeValue, even.madeValue - 2);
        QCOMPARE(behind.typicalValue, even.typicalValue - 2);
    }

    void nothingIsJudgedBetweenRounds() {
        Observation seen;
        seen.roundIsOver = true;
        QVERIFY(!Rules::judge(seen, Move::deal(), {}));
    }
};

QTEST_GUILESS_MAIN(TestRummyReview)
#include "test_review.moc"
