// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "paint-by-numbers/puzzle/index.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <QTest>

using namespace paint_by_numbers;
using namespace plt::testing;

namespace {

Options optionsOf(int side, Difficulty difficulty) {
    Options options;
    options.width = options.height = side;
    options.difficulty = difficulty;
    return options;
}

Options coloured() {
    Options options;
    options.kind = Kind::own;
    options.clues =
        Clues::ofPicture(Grid::ofText("xxxxx/x222x/x2.2x/x222x/xxxxx"), {{'r', 0xC8342C}, {'g', 0x3C9A46}});
    return options;
}

const std::vector<Options>& optionSets() {
    static const std::vector<Options> sets{optionsOf(10, Difficulty::easy), optionsOf(10, Difficulty::medium),
                                           optionsOf(8, Difficulty::hard)};
    return sets;
}

Move paint(Cell cell, int place, int width) {
    return strokeBetween(actionOfColour(colourOf(cell)), place % width, place / width, place % width,
                         place / width);
}

/// Paints a random part of the solution.
State someOf(const Clues& clues, const Grid& solution, plt::Random& random, int percent) {
    State state{clues, Marks(at(clues.cells()), Mark::unknown)};
    for (int cell = 0; cell < clues.cells(); ++cell)
        if (random.between(0, 99) < percent)
            state.marks[at(cell)] = markOfColour(colourOf(solution.at(cell)));
    return state;
}

}  // namespace

class TestPaintByNumbersReview : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void hintsHaveAHundred() {
        const auto reviewed = reviewedGames<Rules>(optionSets(), {amount(30), 300, 3}, hintPlayer(), {});
        QVERIFY(holds(reviewed.finding));
        QCOMPARE(reviewed.finding.ended, reviewed.finding.games);
        QCOMPARE(reviewed.mistakes, 0);
        QCOMPARE(reviewed.accuracy(), 100.0);
    }

    void randomStrokesAreBelowFifty() {
        const auto reviewed = reviewedGames<Rules>(optionSets(), {amount(20), 40, 4}, randomPlayer(5), {});
        QVERIFY(holds(reviewed.finding));
        QVERIFY(reviewed.decisions > 10 * reviewed.finding.games);
        qInfo("random: %d decisions, accuracy %.2f", reviewed.decisions, reviewed.accuracy());
        QVERIFY(reviewed.accuracy() < 50);
    }

    /// A stroke of a wrong colour costs its cells, and the best stroke is right.
    void everyMistakeIsFound() {
        plt::Random random(8);
        for (int round = 0; round < amount(40); ++round) {
            const auto options = optionsOf(10, Difficulty::medium);
            const Clues clues = Rules::deal(options, random.next());
            const auto solution = solve(clues).solutions.front();
            const auto state = someOf(clues, solution, random, 30);
            if (Rules::outcome(state) != plt::Outcome::playing) continue;
            const int x = random.between(0, 9);
            const int y = random.between(0, 9);
            const auto stroke = strokeBetween(Action::blue, x, y, random.between(0, 9), y);
            int wrong = 0;
            for (int i = stroke.x; i <= stroke.toX; ++i)
                wrong += state.mark(i, y) != Mark::blue && solution.at(i, y) != Cell::blue ? 1 : 0;
            if (!Rules::apply(state, stroke)) continue;
            const auto judgement = Rules::judge(state, stroke, {}).value();
            // These puzzles need lines only, so that nothing is too early.
            QCOMPARE(judgement.bestValue - judgement.madeValue, double(wrong));
            QCOMPARE(judgement.certainty, plt::Certainty::proven);
            if (wrong == 0) continue;
            QVERIFY(judgement.reason.english().find("wrong") != std::string::npos);
            const auto next = Rules::apply(state, judgement.best).value();
            QVERIFY(mistakes(next).empty());
        }
    }

    /// Right cells are too early if and only if neither lines nor a contradiction give them while others can
    /// be known.
    void whatCannotBeKnownIsTooEarly() {
        plt::Random random(9);
        int early = 0;
        for (int round = 0; round < amount(60) && early < 20; ++round) {
            const auto options = optionsOf(9, Difficulty::hard);
            const Clues clues = Rules::deal(options, random.next());
            const auto solution = solve(clues).solutions.front();
            const auto state = someOf(clues, solution, random, 5);
            const auto known = claimed(state.marks, 9, 9);
            const auto byLines = deduce(clues, known, Technique::arrangements).value();
            for (int cell = 0; cell < clues.cells(); ++cell) {
                if (known.at(cell) != Cell::unknown) continue;
                const auto judgement = Rules::judge(state, paint(solution.at(cell), cell, 9), {}).value();
                auto supposed = known;
                supposed.set(cell, opposite(solution.at(cell)));
                const bool isKnown = byLines.at(cell) != Cell::unknown ||
                                     !deduce(clues, supposed, Technique::arrangements).has_value();
                if (isKnown) QCOMPARE(judgement.madeValue, 0.0);
                if (judgement.madeValue == 0) continue;
                ++early;
                QCOMPARE(judgement.madeValue, -1.0);
                QCOMPARE(judgement.certainty, plt::Certainty::calculated);
                QVERIFY(judgement.reason.english().find("could not be known") != std::string::npos);
            }
        }
        QVERIFY(early > 0);
    }

    /// Wrong marks cost once, when they are made: what is right is right beside them.
    void earlierMistakesAreLeftAlone() {
        const auto options = optionsOf(10, Difficulty::easy);
        const Clues clues = Rules::deal(options, 77);
        const auto solution = solve(clues).solutions.front();
        auto state = Rules::begin(options, clues);
        state = Rules::apply(state, paint(opposite(solution.at(5)), 5, 10)).value();
        for (int cell = 20; cell < 40; ++cell) {
            const auto judgement = Rules::judge(state, paint(solution.at(cell), cell, 10), {}).value();
            QCOMPARE(judgement.madeValue, 0.0);
        }
        const auto again = Rules::judge(state, paint(opposite(solution.at(6)), 6, 10), {}).value();
        QCOMPARE(again.madeValue, -1.0);
        QVERIFY(Rules::apply(state, again.best).ok());
        // To put it right is no mistake, and to clear it is not judged.
        QCOMPARE(Rules::judge(state, paint(solution.at(5), 5, 10), {})->madeValue, 0.0);
        QVERIFY(!Rules::judge(state, {Action::clear, 5, 0, 5, 0}, {}));
        QVERIFY(!Rules::judge(state, showing({5}), {}));
    }

    void coloursAreJudged() {
        const auto options = coloured();
        QVERIFY(options.clues.isColoured());
        const auto state = Rules::begin(options, options.clues);
        const auto verdict = solve(options.clues);
        const auto reviewed = reviewedGames<Rules>({options}, {3, 200, 3}, hintPlayer(), {});
        QVERIFY(holds(reviewed.finding));
        QCOMPARE(reviewed.mistakes, 0);
        QVERIFY(verdict.unique());
        QCOMPARE(Rules::judge(state, paint(Cell::colour2, 0, 5), {})->madeValue, -1.0);
        QCOMPARE(Rules::judge(state, paint(Cell::blue, 0, 5), {})->madeValue, 0.0);
    }
};

QTEST_GUILESS_MAIN(TestPaintByNumbersReview)
#include "test_review.moc"
