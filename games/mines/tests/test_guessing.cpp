// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "mines/guessing/endgame.h"
#include "mines/guessing/guess.h"
#include "mines/tests/boards.h"
#include "mines/tests/brute_force.h"

#include <cmath>

#include <QTest>

using namespace mines;

/// The best tile in positions without a certain one.
class TestGuessing : public QObject {
    Q_OBJECT

    static Logic logicOf(const Sight& sight) {
        Logic logic(sight.grid, sight.mines);
        for (int cell = 0; cell < sight.grid.cells(); ++cell)
            if (sight.numbers[cell] >= 0) logic.open(cell, sight.numbers[cell]);
        logic.conclude();
        return logic;
    }
    static bool isCertain(const Logic& logic, const std::vector<double>& chances) {
        for (int cell = 0; cell < logic.grid().cells(); ++cell) {
            if (logic.fact(cell) == Logic::Fact::safe) return true;
            if (logic.unknown(cell) && chances[cell] == 0) return true;
        }
        return false;
    }
    /// A position of a random game in which nothing is certain, with at most so many covered tiles; none if
    /// it was won.
    static std::optional<Sight> guessOf(const Options& options, plt::Random& random, int maximumCovered) {
        auto state = Rules::begin(options, Rules::deal(options, random.next()));
        while (state.status == plt::Outcome::playing) {
            const Sight sight = seenBy(state);
            const auto logic = logicOf(sight);
            const auto layouts = countLayouts(logic, {});
            if (!layouts) return std::nullopt;
            if (state.laid && state.covered <= maximumCovered && !isCertain(logic, layouts->chances))
                return sight;
            // Opens any tile without a mine.
            std::vector<int> safe;
            for (int cell = 0; cell < sight.grid.cells(); ++cell)
                if (!state.tile(cell).open() && !state.tile(cell).mine) safe.push_back(cell);
            const int cell = safe[random.below(safe.size())];
            state = *Rules::apply(state, {Action::uncover, sight.grid.x(cell), sight.grid.y(cell)});
        }
        return std::nullopt;
    }

  private Q_SLOTS:
    void layoutsAreCounted() {
        plt::Random random(21);
        int compared = 0;
        for (int round = 0; round < 2000 && compared < plt::testing::amount(100); ++round) {
            const Options options{5, 5, random.between(3, 9), FirstTile::safe, Solvable::perhaps};
            const auto sight = guessOf(options, random, 12);
            if (!sight) continue;
            const auto layouts = countLayouts(logicOf(*sight), {});
            const auto tried = mines::testing::triedLayouts(*sight);
            QCOMPARE(std::lround(std::exp(layouts->logarithm)), static_cast<long>(tried.size()));
            ++compared;
        }
        QCOMPARE(compared, plt::testing::amount(100));
    }
    /// A number that cannot be leaves no layout.
    void contradictionsAreSeen() {
        Logic logic({5, 5}, 3);
        logic.open(0, 0);
        for (const int cell : {1, 5, 6}) logic.open(cell, cell == 6 ? 3 : 0);
        logic.conclude();
        QVERIFY(!countLayouts(logic, {}));
    }
    void endsAreWonAsOftenAsCanBe() {
        plt::Random random(22);
        int compared = 0;
        int hard = 0;
        for (int round = 0; round < 4000 && compared < plt::testing::amount(60); ++round) {
            const Options options{5, random.between(5, 6), random.between(4, 10), FirstTile::safe,
                                  Solvable::perhaps};
            const auto sight = guessOf(options, random, 9);
            if (!sight) continue;
            const auto tried = mines::testing::triedLayouts(*sight);
            if (tried.size() > 8) continue;
            const auto best = playedToTheEnd(logicOf(*sight), {});
            QVERIFY(best.has_value());
            const int wins = mines::testing::triedWins(*sight, tried);
            QVERIFY(std::abs(best->wins * double(tried.size()) - wins) < 1e-9);
            ++compared;
            if (wins > 1 && wins + 1 < static_cast<int>(tried.size())) ++hard;
        }
        QCOMPARE(compared, plt::testing::amount(60));
        QVERIFY(plt::testing::slowBuild || hard > 0);
    }
    void guessesSayWhatTheyAre() {
        plt::Random random(23);
        std::array<int, 3> seen{};
        for (int round = 0; round < plt::testing::amount(300); ++round) {
            const Options large{16, 16, 50, FirstTile::safe, Solvable::perhaps};
            const Options small{6, 6, 9, FirstTile::safe, Solvable::perhaps};
            const auto sight = round % 3 == 0   ? guessOf(large, random, 255)
                               : round % 3 == 1 ? guessOf(large, random, 150)
                                                : guessOf(small, random, 14);
            if (!sight) continue;
            const auto logic = logicOf(*sight);
            const auto layouts = countLayouts(logic, {});
            const auto guess = bestGuess(logic, *layouts, {});
            QVERIFY(guess && logic.unknown(guess->cell));
            QCOMPARE(guess->mine, layouts->chances[guess->cell]);
            double safest = 1;
            for (int cell = 0; cell < logic.grid().cells(); ++cell)
                if (logic.unknown(cell)) safest = std::min(safest, layouts->chances[cell]);
            QVERIFY(std::abs(guess->safest - safest) < 1e-8);
            if (guess->why == Guess::Why::safest) QVERIFY(std::abs(guess->mine - safest) < 1e-8);
            if (guess->why == Guess::Why::tellsMore) QVERIFY(guess->mine > safest);
            if (guess->why == Guess::Why::wins) QVERIFY(guess->wins > 0 && guess->wins <= 1 - safest + 1e-9);
            ++seen.at(static_cast<std::size_t>(guess->why));
            // The same question gets the same answer.
            QCOMPARE(bestGuess(logic, *layouts, {})->cell, guess->cell);
            std::stop_source stop;
            stop.request_stop();
            QVERIFY(std::abs(bestGuess(logic, *layouts, stop.get_token())->mine - safest) < 1e-8);
        }
        const auto counts = QStringLiteral("%1 %2 %3").arg(seen[0]).arg(seen[1]).arg(seen[2]);
        QVERIFY2(seen[0] > 0, qPrintable(counts));
        QVERIFY2(plt::testing::slowBuild || (seen[1] > 0 && seen[2] > 0), qPrintable(counts));
    }
    /// On the largest boards fewer tiles are weighed.
    void theLargestBoardsAreWeighed() {
        const Options options{100, 100, 2000, FirstTile::safe, Solvable::perhaps};
        auto state = Rules::begin(options, Rules::deal(options, 1));
        for (std::uint64_t number = 2; state.covered != options.grid().cells() - 1; ++number)
            state =
                *Rules::apply(Rules::begin(options, Rules::deal(options, number)), {Action::uncover, 50, 50});
        const auto logic = logicOf(seenBy(state));
        const auto layouts = countLayouts(logic, {});
        const auto guess = bestGuess(logic, *layouts, {});
        QVERIFY(guess && guess->mine < 0.3);
    }
    void hintsSayWhy() {
        // One mine under two tiles in a corner, and the numbers on both sides know no more.
        auto state = mines::testing::board(5, 5, {{0, 4}, {0, 1}, {1, 1}, {1, 3}, {1, 2}, {0, 2}, {0, 3}});
        state = *Rules::apply(state, {Action::uncover, 4, 0});
        QStringList reasons;
        while (state.status == plt::Outcome::playing) {
            const auto hint = Rules::hint(state, {});
            reasons << QString::fromStdString(hint.steps.back().reason.english());
            const auto& move = hint.steps.back().move;
            if (hint.verdict.english() == "A guess, not proven.") break;
            state = *Rules::apply(state, move);
        }
        QCOMPARE(reasons.back(),
                 QStringLiteral(
                     "Nothing is certain now. The chance of a mine is 50 percent here. Of all the ways in "
                     "which the mines can still lie, 50 percent are won with this tile, and with no other "
                     "more."));
    }
};

QTEST_GUILESS_MAIN(TestGuessing)
#include "test_guessing.moc"
