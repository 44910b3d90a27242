// SPDX-License-Identifier: MIT
#include "same/beam.h"
#include "same/grid.h"
#include "same/rules.h"
#include "same/solver.h"
#include "same/tests/boards.h"

#include <algorithm>
#include <stop_token>

#include <QTest>

using same::Beam;
using same::Estimate;
using same::Grid;
using same::Options;
using same::Rules;
using same::Scoring;

namespace {

constexpr long enough = 1'000'000'000;

const std::vector<Options>& optionSets() {
    static const std::vector<Options> sets{{20, 16, 5, Scoring::modern},
                                           {20, 10, 5, Scoring::classic},
                                           {15, 15, 5, Scoring::sameGame},
                                           {30, 20, 7, Scoring::modern}};
    return sets;
}

bool hasOtherColours(const Grid& grid, int kept) {
    Grid::Groups groups;
    grid.findGroups(groups);
    return std::any_of(groups.list.begin(), groups.list.begin() + groups.count,
                       [kept](const Grid::Group& group) { return group.colour != kept; });
}

}  // namespace

/// The beam search of Same, from which plans are made.
class TestSameSearch : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void linesEndWithWhatTheySay() {
        for (const auto& options : optionSets()) {
            auto board = Rules::begin(options, Rules::deal(options, 11));
            const Grid grid(board);
            Beam beam(options.scoring, options.colours, {});
            const auto line = beam.sweep(grid, 0, {}, {.width = 4, .positions = enough});
            QVERIFY(line);
            for (const int place : line->places) {
                const auto next = Rules::apply(board, grid.moveAt(place));
                QVERIFY(next);
                board = *next;
            }
            QVERIFY(Rules::outcome(board) != plt::Outcome::playing);
            QCOMPARE(Rules::score(board), line->score);
            QCOMPARE(board.left, line->left);
            QVERIFY(!beam.isExhaustive());
        }
    }
    /// Places and moves are the same cells in two notations.
    void placesAreMoves() {
        const Options options{12, 10, 4, Scoring::sameGame};
        const auto board = Rules::begin(options, Rules::deal(options, 2));
        const Grid grid(board);
        for (const auto& move : Rules::legalMoves(board)) {
            QVERIFY(grid.moveAt(grid.placeOf(move)) == move);
            QCOMPARE(grid.colourAt(grid.placeOf(move)), board.colourAt(board.cell(move.column, move.row)));
        }
    }
    void aKeptColourIsTouchedLast() {
        const Options options{15, 15, 5, Scoring::sameGame};
        for (int kept = 0; kept < options.colours; ++kept) {
            Grid grid(Rules::begin(options, Rules::deal(options, 4)));
            Beam beam(options.scoring, options.colours, {});
            Estimate estimate;
            estimate.kept = kept;
            const auto line = beam.sweep(grid, 0, estimate, {.width = 5, .positions = enough});
            QVERIFY(line);
            int late = 0;
            for (const int place : line->places) {
                if (grid.colourAt(place) == kept) {
                    QVERIFY(!hasOtherColours(grid, kept));
                    ++late;
                }
                grid.remove(place);
            }
            QVERIFY(late > 0);
        }
    }
    void aSweepEndsWithItsLimit() {
        const Options options{30, 20, 4, Scoring::modern};
        const Grid grid(Rules::begin(options, Rules::deal(options, 1)));
        Beam beam(options.scoring, options.colours, {});
        QVERIFY(!beam.sweep(grid, 0, {}, {.width = 1000, .positions = 5000}));
        QVERIFY(beam.spent() > 5000);
        // The last position is still followed to all that come after it.
        QVERIFY(beam.spent() <= 5000 + options.cells() / 2);
    }
    void aStoppedSweepFindsNothing() {
        std::stop_source source;
        source.request_stop();
        const Options options{15, 15, 5, Scoring::sameGame};
        Beam beam(options.scoring, options.colours, source.get_token());
        QVERIFY(!beam.sweep(Grid(Rules::begin(options, Rules::deal(options, 1))), 0, {},
                            {.width = 1000, .positions = enough}));
        QCOMPARE(beam.spent(), 0L);
    }
    /// A sweep owes nothing to the ones before it.
    void sweepsCanBeRepeated() {
        const Options options{15, 15, 5, Scoring::sameGame};
        const Grid grid(Rules::begin(options, Rules::deal(options, 3)));
        Beam beam(options.scoring, options.colours, {});
        const Beam::Limits limits{.width = 6, .positions = enough};
        const auto first = beam.sweep(grid, 0, {}, limits);
        const auto spent = beam.spent();
        (void)beam.sweep(grid, 0, {.groups = 2}, limits);
        const auto again = beam.sweep(grid, 0, {}, limits);
        QVERIFY(first && again);
        QCOMPARE(again->places, first->places);
        QCOMPARE(beam.spent(), spent);
    }
    void aSweepThatLeavesNothingOutSaysSo() {
        Beam beam(Scoring::sameGame, same::maxColours, {});
        const auto board = same::boards::state("aab/bba", Scoring::sameGame);
        QVERIFY(beam.sweep(Grid(board), 0, {}, {.width = 1000, .positions = enough}));
        QVERIFY(beam.isExhaustive());
        QVERIFY(beam.sweep(Grid(board), 0, {}, {.width = 1, .positions = enough}));
        QVERIFY(!beam.isExhaustive());
    }
    /// A plan from the middle counts what was made before.
    void plansCountThePointsSoFar() {
        const Options options{12, 10, 4, Scoring::sameGame};
        auto board = Rules::begin(options, Rules::deal(options, 9));
        for (int i = 0; i < 8; ++i) board = Rules::apply(board, Rules::legalMoves(board).back()).value();
        const auto plan = same::findPlan(board, {30'000}, {});
        for (const auto& move : plan.moves) board = Rules::apply(board, move).value();
        QVERIFY(Rules::outcome(board) != plt::Outcome::playing);
        QCOMPARE(Rules::score(board), plan.score);
    }
};

QTEST_APPLESS_MAIN(TestSameSearch)
#include "test_search.moc"
