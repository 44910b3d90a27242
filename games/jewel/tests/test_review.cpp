// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "jewel/hint/sampled_swaps.h"
#include "jewel/rules.h"
#include "jewel/tests/boards.h"

#include <functional>

#include <QTest>

using namespace jewel;
using namespace jewel::testing;
using namespace plt::testing;

namespace {

Options optionsOf(const char* text) {
    return Rules::readOptions(text).value();
}

const plt::Budget budget{.nodes = 200};

/// Never gives up.
AnyPlayer randomSwaps(std::uint64_t seed) {
    return [random = std::make_shared<plt::Random>(seed)](const plt::Position& position) {
        return static_cast<std::size_t>(random->below(position.moveCount() - 1));
    };
}

ReviewedGames reviewed(const AnyPlayer& player) {
    static const std::vector<Options> sets{optionsOf("sixty-beginner-specials"), optionsOf("sixty-easy"),
                                           optionsOf("calm-high-chains-specials")};
    return reviewedGames<Rules>(sets, {amount(6), 40, 3}, player, budget);
}

/// Returns the points of a swap in the mean of whole games.
double pointsOfSwap(const Options& options, std::uint64_t games,
                    const std::function<Swap(const State&)>& choose) {
    double points = 0;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        auto state = Rules::begin(options, Rules::deal(options, seed));
        while (Rules::outcome(state) == plt::Outcome::playing)
            state = Rules::apply(state, {Move::Kind::swap, choose(state), 0}).value();
        points += static_cast<double>(state.score) / state.swaps;
    }
    return points / static_cast<double>(games);
}

plt::Question question() {
    plt::Question asked;
    asked.budget.nodes = 2'000;
    return asked;
}

}  // namespace

class TestJewelReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void playersAreInOrder() {
        const auto random = reviewed(randomSwaps(5));
        const auto hints = reviewed(hintPlayer());
        const auto best = reviewed(judgePlayer(budget));
        for (const auto& one : {random, hints, best}) QVERIFY(holds(one.finding));
        const auto figures = QString::asprintf("random %.1f, hints %.1f, best %.1f", random.accuracy(),
                                               hints.accuracy(), best.accuracy());
        qInfo("%s; %d decisions", qPrintable(figures), best.decisions);
        QVERIFY2(random.accuracy() < 50, qPrintable(figures));
        // A hint looks at what falls, too.
        QVERIFY2(hints.accuracy() > 85, qPrintable(figures));
        QVERIFY2(best.accuracy() > 85, qPrintable(figures));
    }

    /// Hints make clearly more points than chance, and nearly as many as the best swaps of more samples. Swaps
    /// with the most points at once make no more than chance.
    void hintsMakeNearlyTheMostPoints() {
        const auto options = optionsOf("sixty-easy");
        const std::uint64_t games = amount(6);
        plt::Random random(7);
        const auto byChance = pointsOfSwap(options, games, [&random](const State& state) {
            const auto swaps = goodSwaps(kindsOf(state.gems));
            return swaps[random.below(swaps.size())];
        });
        const auto byHints = pointsOfSwap(options, games, [](const State& state) {
            return Rules::hint(state, {}).steps.front().move.swap;
        });
        const auto best = pointsOfSwap(options, games, [](const State& state) {
            return bestOf(sampledSwaps(state, 4'000, 9, {})).swap;
        });
        const auto figures = QString::asprintf("chance %.2f, hints %.2f, best %.2f", byChance, byHints, best);
        qInfo("%s", qPrintable(figures));
        QVERIFY2(byHints > 1.2 * byChance, qPrintable(figures));
        QVERIFY2(byHints > 0.9 * best, qPrintable(figures));
    }

    /// The best swap by the judge's measure costs nothing, however closely one looks.
    void hintsAreBestForTheJudge() {
        const auto options = optionsOf("sixty-beginner-specials");
        for (std::uint64_t seed = 0; seed < amount(10); ++seed) {
            const auto state = Rules::begin(options, Rules::deal(options, seed));
            const auto judgement = Rules::judge(state, Rules::hint(state, {}).steps.front().move, question());
            QVERIFY(judgement);
            QVERIFY(judgement->bestValue - judgement->madeValue <= 2 * judgement->error);
        }
    }

    void aLineOfFiveIsBetterThanOneOfThree() {
        const auto kinds = barrenBut(6, {{4, 0}, {4, 1}, {3, 2}, {4, 3}, {4, 4}});
        const auto state = stateOf(kinds, optionsOf("calm-beginner"));
        const Swap five{cellOf(3, 2), true};
        int planted = 0;
        for (const Swap& swap : goodSwaps(kinds)) {
            const auto judgement = Rules::judge(state, {Move::Kind::swap, swap, 0}, question());
            QVERIFY(judgement);
            if (swap == five) {
                QCOMPARE(judgement->madeValue, judgement->bestValue);
                continue;
            }
            ++planted;
            QVERIFY(judgement->best.swap == five);
            QVERIFY(judgement->bestValue - judgement->madeValue > 2 * judgement->error);
            QVERIFY(!judgement->reason.empty());
            QCOMPARE(judgement->marks, (std::vector<int>{five.cell, five.other()}));
        }
        QVERIFY(planted > 0);
    }

    void theGemsToComeAreNotKnown() {
        const auto options = optionsOf("sixty-beginner-specials");
        const auto deal = Rules::deal(options, 4);
        const auto one = Rules::begin(options, deal);
        auto other = one;
        other.coming = plt::Random(99);
        for (const Move& move : Rules::legalMoves(one)) {
            const auto first = Rules::judge(one, move, question());
            const auto second = Rules::judge(other, move, question());
            QCOMPARE(first.has_value(), second.has_value());
            if (first) QCOMPARE(first->madeValue, second->madeValue);
        }
        const auto hint = Rules::hint(one, {}).steps.front();
        const auto otherHint = Rules::hint(other, {}).steps.front();
        QVERIFY(hint.move == otherHint.move);
        QCOMPARE(hint.reason.english(), otherHint.reason.english());
    }

    void endsAreNotJudged() {
        const auto options = optionsOf("clock-beginner");
        const auto state = Rules::begin(options, Rules::deal(options, 4));
        QVERIFY(!Rules::judge(state, {Move::Kind::giveUp, {}, 0}, question()));
        QVERIFY(!Rules::judge(state, {Move::Kind::timeUp, {}, state.stepOfEnd()}, question()));
        const auto swap = goodSwaps(kindsOf(state.gems)).front();
        const auto judgement = Rules::judge(state, {Move::Kind::swap, swap, 7}, question());
        QVERIFY(judgement);
        QCOMPARE(judgement->best.step, 7);
        QVERIFY(Rules::apply(state, judgement->best).ok());
    }
};

QTEST_GUILESS_MAIN(TestJewelReview)
#include "test_review.moc"
