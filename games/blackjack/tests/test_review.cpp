// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/judgement.h"
#include "blackjack/tests/playing.h"
#include "common/rules/random.h"
#include "common/testing/game_checks.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QTest>

using namespace blackjack;
using namespace plt::testing;

namespace {

const std::vector<House>& houses() {
    static const std::vector<House> sets{House{}, House{6, true, true, true, true},
                                         House{1, false, true, false, true}};
    return sets;
}

constexpr Extent extent{amount(30), 600, 7};

/// Bets at random and plays by a strategy.
AnyPlayer follower(const Strategy& strategy) {
    return
        [strategy, random = std::make_shared<plt::Random>(3)](const plt::Position& position) -> std::size_t {
            const auto& state = position.state().as<State>();
            if (state.round.isOver()) return static_cast<std::size_t>(random->below(position.moveCount()));
            const auto wanted = Move::play(strategy.choose(state.round));
            for (std::size_t i = 0; i < position.moveCount(); ++i)
                if (position.moves()[i].as<Move>() == wanted) return i;
            return 0;
        };
}

/// The round of a shoe that begins with these cards: ranks in dealing order.
State dealt(const House& house, const std::vector<int>& ranks, int bet) {
    auto start = Rules::deal(house, 1);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const auto found = std::find_if(start.shoe.begin() + static_cast<std::ptrdiff_t>(i), start.shoe.end(),
                                        [&](plt::Card card) { return card.rank == ranks[i]; });
        std::iter_swap(start.shoe.begin() + static_cast<std::ptrdiff_t>(i), found);
    }
    return done(Rules::begin(house, start), Move::deal(bet));
}

}  // namespace

class TestBlackjackReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hintsHaveAHundred() {
        const auto reviewed = reviewedGames<Rules>(houses(), extent, hintPlayer(), {});
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.decisions > 20 * reviewed.finding.games);
        QCOMPARE(reviewed.mistakes, 0);
        QVERIFY(reviewed.accuracy() > 99.999);
    }

    void strategiesAreInOrder() {
        const auto of = [](const AnyPlayer& player) {
            const auto reviewed = reviewedGames<Rules>({House{}}, extent, player, {});
            return holds(reviewed.finding) ? reviewed.accuracy() : -1000;
        };
        const double basic = of(follower(basicStrategy(House{})));
        const double dealers = of(follower(standingFrom(17, 17)));
        const double standing = of(follower(standingAlways()));
        const double random = of(randomPlayer(5));
        qInfo("basic %.2f, the dealer's %.2f, standing %.2f, random %.2f", basic, dealers, standing, random);
        QVERIFY(basic > 99 && basic < 100);
        QVERIFY(dealers > 75 && dealers < basic);
        QVERIFY(standing < dealers);
        QVERIFY(random < 50);
        QVERIFY(random < standing);
    }

    /// Each action costs what the adviser says that it is worth less, times the bet.
    void mistakesCostWhatTheyAreWorthLess() {
        const auto state = dealt(House{}, {10, 6, 10, 9}, 20);
        const auto advice = adviseOn(situationOf(state));
        const auto judgement = Rules::judge(state, Move::play(Action::doubleDown), {}).value();
        QCOMPARE(judgement.best, Move::play(advice.best));
        QCOMPARE(judgement.certainty, plt::Certainty::calculated);
        QVERIFY(near(judgement.bestValue - judgement.madeValue,
                     20 * (advice.worthOf(advice.best) - advice.worthOf(Action::doubleDown)), 1e-9));
        // Nothing is won or lost yet, so the value is that of the hand.
        QVERIFY(near(judgement.bestValue, 20 * advice.worthOf(advice.best), 1e-9));
        QVERIFY(!judgement.reason.empty());
        QCOMPARE(judgement.marks.size(), std::size_t{2});
    }

    void reasonsNameBasicStrategy() {
        const auto reasonOf = [](const std::vector<int>& ranks, Action made) {
            return Rules::judge(dealt(House{}, ranks, 20), Move::play(made), {})->reason.english();
        };
        const auto basic = reasonOf({10, 6, 10, 9}, Action::stand);
        QVERIFY2(basic.ends_with("Basic strategy does so, too. What you did is worth -0.541."),
                 basic.c_str());
        // The one pair of first cards for which basic strategy is not the best.
        const auto same = reasonOf({10, 2, 4, 7}, Action::stand);
        QVERIFY2(same.ends_with("It is basic strategy, which does not look at single cards."), same.c_str());
        const auto neither = reasonOf({10, 2, 4, 7}, Action::doubleDown);
        QVERIFY2(neither.find("asic strategy") == std::string::npos, neither.c_str());
    }

    void theHoleCardDecidesNothing() {
        for (const Action action : {Action::hit, Action::stand}) {
            const auto one = Rules::judge(dealt(House{}, {10, 6, 10, 9}, 20), Move::play(action), {}).value();
            const auto two = Rules::judge(dealt(House{}, {10, 6, 10, 2}, 20), Move::play(action), {}).value();
            QCOMPARE(one.bestValue, two.bestValue);
            QCOMPARE(one.madeValue, two.madeValue);
        }
    }

    void insuranceIsJudgedWithTheRound() {
        const House house{4, false, false, false, true};
        const auto state = dealt(house, {10, 9, 1, 5}, 100);
        QVERIFY(state.round.insuranceOffered);
        const auto declined = Rules::judge(state, Move::play(Action::decline), {}).value();
        const auto insured = Rules::judge(state, Move::play(Action::insure), {}).value();
        QCOMPARE(declined.madeValue, declined.bestValue);
        QVERIFY(near(insured.bestValue - insured.madeValue,
                     -100 * insuranceValue(house, situationOf(state).held), 1e-9));
        // The dealer has a natural in nearly a third of the rounds, else 19 is worth something.
        QVERIFY(declined.bestValue > -40 && declined.bestValue < 0);
    }

    void bothHalvesOfAPairCount() {
        auto state = dealt(House{}, {8, 8, 6, 10, 3, 10}, 10);
        const auto before = Rules::judge(state, Move::play(Action::split), {}).value();
        QCOMPARE(before.madeValue, before.bestValue);
        state = done(state, Move::play(Action::split));
        const auto first = Rules::judge(state, Move::play(Action::hit), {}).value();
        // Standing makes the other half the active one.
        const auto second = adviseOn(situationOf(done(state, Move::play(Action::stand))));
        const auto advice = adviseOn(situationOf(state));
        QVERIFY(
            near(first.madeValue, 10 * (advice.worthOf(Action::hit) + second.worthOf(second.best)), 1e-9));
    }

    /// Winnings beyond the expectation are luck: over many rounds of the best play they vanish, and the
    /// expectation at the deal is the return of the house.
    void luckVanishesOverManyRounds() {
        double luck = 0;
        double bets = 0;
        double squares = 0;
        for (std::uint64_t seed = 0; seed < amount(150); ++seed) {
            auto state = Rules::begin({}, Rules::deal({}, seed));
            double made = 0;
            bool isFirst = true;
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const auto move =
                    state.round.isOver() ? Move::deal(10) : Rules::hint(state, {}).steps.front().move;
                const auto judgement = Rules::judge(state, move, {}).value();
                if (!isFirst) {
                    const double change = judgement.bestValue - made;
                    luck += change;
                    squares += change * change;
                }
                isFirst = false;
                made = judgement.madeValue;
                state = done(state, move);
            }
            luck += Rules::endValue(state, 0) - made;
            bets += static_cast<double>(state.bets);
        }
        qInfo("luck %.2f $ of %.0f $, deviation %.2f $", luck, bets, std::sqrt(squares));
        QVERIFY(std::abs(luck) < 3 * std::sqrt(squares));
    }
};

QTEST_GUILESS_MAIN(TestBlackjackReview)
#include "test_review.moc"
