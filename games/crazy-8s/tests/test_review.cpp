// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "crazy-8s/rules.h"
#include "crazy-8s/tests/positions.h"

#include <QTest>

using namespace crazy_8s;
using namespace crazy_8s::testing;
using namespace plt::testing;

namespace {

const std::vector<Options> plainSets{withHouse(2, {}), withHouse(3, {}), withHouse(4, {})};
const Extent extent{amount(24), 300, 7};
const plt::Budget budget{.nodes = 12'000};

ReviewedGames reviewed(const AnyPlayer& player, const std::vector<Options>& sets = plainSets) {
    return reviewedGames<Rules>(sets, extent, player, budget);
}

plt::Question question() {
    plt::Question asked;
    asked.budget.nodes = 100'000;
    return asked;
}

}  // namespace

class TestCrazy8sReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void playersAreInOrder() {
        const auto random = reviewed(randomPlayer(5));
        const auto easy = reviewed(levelPlayer("easy", budget));
        const auto strong = reviewed(levelPlayer("strong", {.nodes = 50'000}));
        const auto best = reviewed(judgePlayer(budget));
        for (const auto& one : {random, easy, strong, best}) QVERIFY(holds(one.finding));
        const auto figures =
            QString::asprintf("random %.1f, easy %.1f, strong %.1f, best %.1f", random.accuracy(),
                              easy.accuracy(), strong.accuracy(), best.accuracy());
        qInfo("%s, decisions %d", qPrintable(figures), random.decisions);
        QVERIFY2(random.accuracy() < 50, qPrintable(figures));
        QVERIFY2(random.accuracy() < easy.accuracy(), qPrintable(figures));
        QVERIFY2(easy.accuracy() < strong.accuracy(), qPrintable(figures));
        QVERIFY2(strong.accuracy() > 70, qPrintable(figures));
        QVERIFY2(best.accuracy() > 60, qPrintable(figures));
    }

    void allOptionsAreJudgedSoundly() {
        const auto some =
            reviewedGames<Rules>(optionSets(), {amount(26), 60, 9}, randomPlayer(3), {.nodes = 2'000});
        QVERIFY(holds(some.finding));
        QVERIFY(some.decisions > 100);
    }

    void drawingInsteadOfTheLastCardIsAMistake() {
        const auto state = position("9H", plt::Suit::hearts, "2C 3C 4C 5C", {"KH", "QD JD TD"});
        const auto seen = Rules::observe(state, 0);
        const auto judgement = Rules::judge(seen, Move::draw(), question());
        QVERIFY(judgement);
        QVERIFY(judgement->best == Move::discard(card("KH")));
        QCOMPARE(judgement->bestValue, 1.0);
        QVERIFY(judgement->bestValue - judgement->madeValue > 2 * judgement->error);
        QCOMPARE(judgement->marks, std::vector<int>{card("KH").index()});
        const auto good = Rules::judge(seen, Move::discard(card("KH")), question());
        QCOMPARE(good->bestValue, good->madeValue);
    }

    void onlyWhatIsSeenCounts() {
        const auto one = position("9H", plt::Suit::hearts, "2C 3C 4C 5C", {"KH 2D", "QD JD TD"});
        const auto other = position("9H", plt::Suit::hearts, "QD JD TD 5C", {"KH 2D", "2C 3C 4C"});
        const auto first = Rules::judge(Rules::observe(one, 0), Move::draw(), question());
        const auto second = Rules::judge(Rules::observe(other, 0), Move::draw(), question());
        QCOMPARE(first->madeValue, second->madeValue);
        QCOMPARE(first->bestValue, second->bestValue);
    }

    void theOnlyMoveIsNotJudged() {
        const auto state = position("9H", plt::Suit::hearts, "2C 3C 4C 5C", {"KS", "QD JD TD"});
        QVERIFY(!Rules::judge(Rules::observe(state, 0), Move::draw(), question()));
    }

    void valuesEndAsTheGame() {
        auto state = position("9H", plt::Suit::hearts, "2C 3C 4C 5C", {"KH", "QD JD TD"});
        state = after(state, {Rules::write(Move::discard(card("KH")))});
        QCOMPARE(Rules::endValue(state, 0), 1.0);
        QCOMPARE(Rules::endValue(state, 1), 0.0);
    }

    void pointsOfEarlierRoundsStay() {
        const auto options = withHouse(3, {}, plt::MatchLength::ofRounds(3));
        auto state = Rules::begin(options, Rules::deal(options, 1));
        state.match.endRound({30, 0, 10});
        QCOMPARE(leadOf(state, 0), 25.0);
        QCOMPARE(leadOf(state, 1), -20.0);
        QCOMPARE(Rules::endValue(state, 0), 0.25);
    }
};

QTEST_GUILESS_MAIN(TestCrazy8sReview)
#include "test_review.moc"
