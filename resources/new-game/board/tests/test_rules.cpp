// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "new-game/rules.h"

#include <algorithm>
#include <numeric>

#include <QTest>

namespace new_game {

namespace {

State heaps(std::string_view text, int count) {
    const Options options{count};
    return Rules::begin(options, Rules::readStart(options, text).value());
}

int stonesIn(const State& state) {
    return std::accumulate(state.heaps.begin(), state.heaps.end(), 0);
}

}  // namespace

class TestRules : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void whatMustHoldForEveryGame() {
        const auto stones = [](const State& before, const Move& move, const State& after) -> std::string {
            const int gone = move.stones + after.answer.stones;
            return stonesIn(after) == stonesIn(before) - gone ? "" : "other stones are gone than were taken";
        };
        QVERIFY(holds(plt::testing::gameChecks<Rules>({{2}, {3}, {maximumHeaps}}, stones)));
    }

    void damagedTextsAreRefused() {
        for (const char* text : {"", "1", "6", "3-", "three"}) QVERIFY(!Rules::readOptions(text));
        for (const char* text : {"", "3-5", "3-5-8", "0-1-2", "3-5-7-", "3,5,7"})
            QVERIFY(!Rules::readStart(Options{3}, text));
        for (const char* text : {"", "1x0", "0x1", "6x1", "1x8", "1x1x1"}) QVERIFY(!Rules::readMove(text));
    }

    void impossibleMovesAreRefused() {
        const State state = heaps("1-2-4", 3);
        for (const Move& move : {Move{0, 2}, Move{3, 1}, Move{-1, 1}, Move{2, 0}, Move{2, -1}})
            QVERIFY(!Rules::apply(state, move));
    }

    void whoFollowsTheHintsWins() {
        plt::Random random(3);
        for (int game = 0; game < 200; ++game) {
            const Options options{random.between(2, maximumHeaps)};
            State state = Rules::begin(options, Rules::deal(options, random.next()));
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const auto hint = Rules::hint(state, {});
                QCOMPARE(hint.steps.size(), std::size_t{1});
                state = Rules::apply(state, hint.steps.front().move).value();
            }
            QCOMPARE(Rules::outcome(state), plt::Outcome::won);
        }
    }

    void theComputerMakesNoMistake() {
        // With two unequal heaps the computer makes them equal; then every move loses.
        const State lost = Rules::apply(heaps("3-5-7", 3), {2, 7}).value();
        QVERIFY((lost.heaps == std::vector<int>{3, 3, 0}));
        QVERIFY(Rules::hint(lost, {}).steps.empty());
        QVERIFY(!Rules::hint(lost, {}).verdict.empty());
    }
};

}  // namespace new_game

QTEST_GUILESS_MAIN(new_game::TestRules)
#include "test_rules.moc"
