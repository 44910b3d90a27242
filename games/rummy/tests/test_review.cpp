// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "rummy/rules.h"
#include "rummy/tests/hands.h"

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

    void nothingIsJudgedBetweenRounds() {
        Observation seen;
        seen.roundIsOver = true;
        QVERIFY(!Rules::judge(seen, Move::deal(), {}));
    }
};

QTEST_GUILESS_MAIN(TestRummyReview)
#include "test_review.moc"
