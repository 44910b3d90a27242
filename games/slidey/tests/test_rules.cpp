// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "slidey/rules.h"
#include "slidey/solver/solver.h"
#include "slidey/tests/deals.h"

#include <algorithm>
#include <map>
#include <numeric>

#include <QTest>

using namespace slidey;
using namespace slidey::testing;
using plt::Outcome;

namespace {

State stateOf(int columns, int rows, std::string_view text) {
    return Rules::begin({columns, rows, {}}, positionOf(columns, rows, text));
}

/// Clicks on a cell as the reference's canvas was clicked: nothing happens where the rules refuse.
State clicked(const State& state, int column, int row) {
    const auto next = Rules::apply(state, {column, row});
    return next ? *next : state;
}

std::string tilesOf(const State& state) {
    return Rules::write(state.position);
}

std::vector<Options> optionSets() {
    std::vector<Options> sets;
    for (const char* text : {"2x2-harbour", "3x3-reef", "4x4-space", "7x2-garden", "2x5-rooftops",
                             "5x4-own.0123456789abcdef0123456789abcdef", "6x6-forest", "30x30-balloons"})
        sets.push_back(Rules::readOptions(text).value());
    return sets;
}

}  // namespace

class TestSlidey : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // Clicks in the reference ----------------------------------------------------------------------------
    void threeClicksSolveASmallBoard() {
        auto state = stateOf(3, 3, "1,2,3/4,8,5/7,0,6");
        QCOMPARE(state.position.misplaced(), 3);
        state = clicked(state, 1, 1);
        QCOMPARE(tilesOf(state), std::string("1,2,3/4,0,5/7,8,6"));
        QCOMPARE(state.position.misplaced(), 2);
        state = clicked(state, 2, 1);
        QCOMPARE(tilesOf(state), std::string("1,2,3/4,5,0/7,8,6"));
        QCOMPARE(state.position.misplaced(), 1);
        state = clicked(state, 2, 2);
        QCOMPARE(tilesOf(state), std::string("1,2,3/4,5,6/7,8,0"));
        QCOMPARE(state.position.misplaced(), 0);
        QCOMPARE(Rules::outcome(state), Outcome::won);
        QCOMPARE(state.moves, 3);
        QCOMPARE(state.slides, 3);
    }
    void wholeRowsAndColumnsSlideAtOnce() {
        auto state = stateOf(5, 4, "1,7,2,3,4/6,8,0,9,5/11,12,13,14,10/16,17,18,19,15");
        state = clicked(state, 1, 1);
        QCOMPARE(tilesOf(state), std::string("1,7,2,3,4/6,0,8,9,5/11,12,13,14,10/16,17,18,19,15"));
        state = clicked(state, 1, 0);
        QCOMPARE(tilesOf(state), std::string("1,0,2,3,4/6,7,8,9,5/11,12,13,14,10/16,17,18,19,15"));
        state = clicked(state, 4, 0);
        QCOMPARE(tilesOf(state), std::string("1,2,3,4,0/6,7,8,9,5/11,12,13,14,10/16,17,18,19,15"));
        QCOMPARE(state.slides, 5);
        state = clicked(state, 4, 3);
        QVERIFY(state.position.isSolved());
        QCOMPARE(state.moves, 4);
        QCOMPARE(state.slides, 8);
    }
    void tallBoard() {
        auto state = stateOf(3, 5, "1,3,0/4,2,6/7,5,8/10,11,9/13,14,12");
        state = clicked(state, 1, 0);
        QCOMPARE(tilesOf(state), std::string("1,0,3/4,2,6/7,5,8/10,11,9/13,14,12"));
        state = clicked(state, 1, 2);
        QCOMPARE(tilesOf(state), std::string("1,2,3/4,5,6/7,0,8/10,11,9/13,14,12"));
        state = clicked(state, 2, 2);
        QCOMPARE(state.position.hole(), 2 * 3 + 2);
        state = clicked(state, 2, 4);
        QVERIFY(state.position.isSolved());
    }
    void aClickOnTheFormerHoleTakesBack() {
        const auto begin = stateOf(4, 4, "5,2,6,15/11,7,1,4/10,14,3,13/9,8,12,0");
        auto state = clicked(begin, 2, 3);
        QCOMPARE(tilesOf(state), std::string("5,2,6,15/11,7,1,4/10,14,3,13/9,8,0,12"));
        QCOMPARE(clicked(state, 0, 2), state);
        const auto before = state;
        state = clicked(state, 2, 1);
        QCOMPARE(tilesOf(state), std::string("5,2,6,15/11,7,0,4/10,14,1,13/9,8,3,12"));
        state = clicked(state, 2, 3);
        QCOMPARE(state.position, before.position);
        state = clicked(state, 2, 2);
        state = clicked(state, 2, 0);
        QCOMPARE(tilesOf(state), std::string("5,2,0,15/11,7,6,4/10,14,1,13/9,8,3,12"));
    }
    void theLastRowSlidesAsOne() {
        auto options = Options{6, 6, {}};
        const auto begin = Rules::begin(options, Rules::deal(options, 7));
        QCOMPARE(clicked(begin, 2, 1), begin);
        const auto state = clicked(begin, 0, 5);
        QCOMPARE(state.position.hole(), 30);
        for (int column = 1; column < 6; ++column)
            QCOMPARE(state.position.at(30 + column), begin.position.at(30 + column - 1));
        QCOMPARE(state.slides, 5);
        QCOMPARE(state.moves, 1);
    }
    void flatBoard() {
        auto state = stateOf(7, 2, "10,11,9,8,7,13,12/2,1,5,3,6,4,0");
        QCOMPARE(clicked(state, 6, 1), state);
        state = clicked(state, 1, 1);
        QCOMPARE(tilesOf(state), std::string("10,11,9,8,7,13,12/2,0,1,5,3,6,4"));
        state = clicked(state, 0, 1);
        QCOMPARE(tilesOf(state), std::string("10,11,9,8,7,13,12/0,2,1,5,3,6,4"));
        state = clicked(state, 3, 1);
        QCOMPARE(tilesOf(state), std::string("10,11,9,8,7,13,12/2,1,5,0,3,6,4"));
        state = clicked(state, 3, 0);
        QCOMPARE(tilesOf(state), std::string("10,11,9,0,7,13,12/2,1,5,8,3,6,4"));
    }
    void aWholePictureStays() {
        auto state = clicked(stateOf(3, 3, "1,2,3/4,5,6/7,0,8"), 2, 2);
        QCOMPARE(Rules::outcome(state), Outcome::won);
        QVERIFY(Rules::legalMoves(state).empty());
        for (int column = 0; column < 3; ++column)
            for (int row = 0; row < 3; ++row) QCOMPARE(clicked(state, column, row), state);
    }
    void everyMoveIsTakenBackByAClickOnTheFormerHole() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Options options{5, 3, {}};
            auto state = Rules::begin(options, Rules::deal(options, seed));
            state = clicked(state, 1, 2);
            for (const auto& move : Rules::legalMoves(state)) {
                const int hole = state.position.hole();
                const auto after = clicked(state, move.column, move.row);
                if (Rules::outcome(after) == Outcome::won) continue;
                QCOMPARE(clicked(after, state.position.column(hole), state.position.row(hole)).position,
                         state.position);
            }
        }
    }

    // Deals ----------------------------------------------------------------------------------------------
    void knownBoardsCanOrCannotBeSolved() {
        QVERIFY(!Position(3, 3, {1, 2, 3, 4, 5, 6, 8, 7, 0}).isSolvable());
        QVERIFY(Position(3, 3, {1, 2, 3, 4, 5, 6, 0, 7, 8}).isSolvable());
        QCOMPARE(solve(positionOf(3, 3, "1,2,3/4,5,6/0,7,8"), {})->slides(), 2);
    }
    void dealsCanBeSolvedAndAreNot() {
        for (int columns = 2; columns <= 6; ++columns) {
            for (int rows = 2; rows <= 6; ++rows) {
                for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
                    const auto deal = dealt(columns, rows, seed);
                    if (!deal.isSolvable() || deal.isSolved() || deal.hole() != columns * rows - 1)
                        QFAIL(qPrintable(
                            QStringLiteral("%1 x %2, number %3").arg(columns).arg(rows).arg(seed)));
                }
            }
        }
        for (const int size : {7, 13, 30}) QVERIFY(dealt(size, size, 1).isSolvable());
    }
    /// The 359 positions of 3 x 2 with the hole at home that can be solved, but for one: about 1,000 times
    /// each of 59. The statistic stays below its 99.99 % quantile (about 107 for 58 degrees of freedom).
    void dealsAreUniform() {
        std::map<std::vector<Tile>, int> counts;
        constexpr int each = 1000;
        constexpr int positions = 59;
        for (std::uint64_t seed = 0; seed < each * positions; ++seed) ++counts[dealt(3, 2, seed).tiles()];
        QCOMPARE(static_cast<int>(counts.size()), positions);
        double chiSquare = 0;
        for (const auto& [tiles, count] : counts)
            chiSquare += static_cast<double>(count - each) * (count - each) / each;
        QVERIFY2(chiSquare < 107, qPrintable(QString::number(chiSquare)));
        // 2 x 2 has two.
        int first = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed)
            first += dealt(2, 2, seed) == dealt(2, 2, 0) ? 1 : 0;
        QVERIFY(first > 400 && first < 600);
    }

    // Hints ----------------------------------------------------------------------------------------------
    void hintsOfSmallBoardsAreShortest() {
        auto state = stateOf(3, 3, "8,6,7/2,5,4/3,0,1");
        const auto hint = Rules::hint(state, {});
        QCOMPARE(hint.verdict.english(), std::string("A shortest solution has 31 slides."));
        // Each step says what it is for: a tile that comes home for good, or the one that it makes way for.
        for (std::size_t i = 0; i + 1 < hint.steps.size(); ++i) {
            const auto reason = hint.steps[i].reason.english();
            QVERIFY2(reason.find("goes to its place and stays there. ") != std::string::npos ||
                         reason.find("makes way for tile ") != std::string::npos,
                     reason.c_str());
        }
        for (const auto& step : hint.steps) {
            QCOMPARE(step.marks, std::vector<int>{step.move.row * 3 + step.move.column});
            state = Rules::apply(state, step.move).value();
        }
        QCOMPARE(Rules::outcome(state), Outcome::won);
        QCOMPARE(state.slides, 31);
        const auto last = Rules::hint(stateOf(3, 3, "1,2,3/4,5,6/7,0,8"), {});
        QCOMPARE(last.steps.front().reason.english(), std::string("The last slide makes the picture whole."));
    }
    void hintsOfLargeBoardsSayWhatTheyAreFor() {
        const Options options{5, 5, {}};
        auto state = Rules::begin(options, Rules::deal(options, 2));
        const auto hint = Rules::hint(state, {});
        const auto first = hint.steps.front().reason.english();
        QVERIFY2(first.find("goes to its place. About ") != std::string::npos, first.c_str());
        QVERIFY2(first.find(" slides are left, at least " + std::to_string(state.position.distanceLeft()) +
                            '.') != std::string::npos,
                 first.c_str());
        bool staysAbove = false;
        for (const auto& step : hint.steps) {
            staysAbove =
                staysAbove || step.reason.english().find("; the row above stays.") != std::string::npos;
            state = Rules::apply(state, step.move).value();
        }
        QVERIFY(staysAbove);
        QCOMPARE(Rules::outcome(state), Outcome::won);
    }
    /// A hint's promise goes on where the player has come to, and no later one promises less.
    void hintsKeepTheirPromise() {
        const Options options{9, 8, {}};
        auto state = Rules::begin(options, Rules::deal(options, 2));
        auto hint = Rules::hint(state, {});
        QVERIFY(!hint.onwards.empty());
        std::vector<Move> way;
        for (const auto& step : hint.steps) way.push_back(step.move);
        way.insert(way.end(), hint.onwards.begin(), hint.onwards.end());
        for (int i = 0; i < 50; ++i) {
            state = Rules::apply(state, way.front()).value();
            way.erase(way.begin());
        }
        hint = Rules::hintAlong(state, {{{99, 99}}, {}, way}, {});
        std::vector<Move> again;
        for (const auto& step : hint.steps) again.push_back(step.move);
        again.insert(again.end(), hint.onwards.begin(), hint.onwards.end());
        QVERIFY(again == way);
        // A way that leads nowhere is none.
        hint = Rules::hintAlong(state, {{way.front()}}, {});
        QVERIFY(!hint.steps.empty());
    }

    // Text -----------------------------------------------------------------------------------------------
    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("4x4-harbour"));
        for (const auto& options : optionSets())
            QCOMPARE(Rules::readOptions(Rules::write(options)).value(), options);
        for (const char* wrong :
             {"", "4x4", "4x4-", "1x4-harbour", "4x31-harbour", "4x4-nowhere", "04x4-harbour", "4x4-own.0123",
              "4x4-own.0123456789ABCDEF0123456789abcdef", "4-harbour"})
            QVERIFY2(!Rules::readOptions(wrong), wrong);
        for (const char* wrong : {"", "1", "1,1", "-1,0", "30,0", "a,b"}) {
            const auto read = Rules::readMove(wrong);
            QCOMPARE(read.ok(), std::string_view(wrong) == "1,1");
        }
        QCOMPARE(Rules::write(Move{2, 1}), std::string("2,1"));
    }
    void startsMustBeBoardsThatCanBeSolved() {
        const Options options{3, 3, {}};
        for (const char* wrong :
             {"", "1,2,3", "1,2,3/4,5,6/7,8,0", "1,2,3/4,5,6/8,7,0", "1,2,3/4,5,6/7,7,0", "1,2,3/4,5,6/7,9,0",
              "1,2,3,4,5,6,7,0,8", "1,2/3/4,5,6/7,0,8", "1,2,3/4,5,6/7,0,x", "1,2,3/4,5,6/7,0,8/"})
            QVERIFY2(!Rules::readStart(options, wrong), wrong);
        QVERIFY(Rules::readStart(options, "1,2,3/4,5,6/7,0,8").ok());
    }
    void describesItself() {
        QCOMPARE(Rules::describe({5, 3, {}}).english(), std::string("Tiles: 5 × 3"));
        QCOMPARE(Rules::diagram(stateOf(4, 3, "1,2,3,4/5,6,7,8/9,10,0,11")),
                 std::string(" 1  2  3  4\n 5  6  7  8\n 9 10 -- 11\n"));
        // Results are compared whatever the picture.
        const auto own = Rules::readOptions("4x4-own.0123456789abcdef0123456789abcdef").value();
        QCOMPARE(Rules::countedAs(own, {}), Rules::countedAs({}, {}));
        QCOMPARE(Rules::knownAs(own, dealt(4, 4, 1)), Rules::knownAs({}, dealt(4, 4, 1)));
    }

    // Random play ----------------------------------------------------------------------------------------
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(
            optionSets(), [](const State& before, const Move& move, const State& after) -> std::string {
                const auto& position = after.position;
                const int cell = move.row * position.columns() + move.column;
                if (position.hole() != cell) return "the hole is elsewhere";
                if (!position.isSolvable()) return "it cannot be solved any more";
                if (after.moves != before.moves + 1) return "moves were miscounted";
                if (after.slides != before.slides + before.position.slides(cell))
                    return "slides were miscounted";
                auto tiles = position.tiles();
                std::sort(tiles.begin(), tiles.end());
                for (std::size_t i = 0; i < tiles.size(); ++i)
                    if (tiles[i] != i) return "a tile is lost";
                return {};
            })));
    }
};

QTEST_GUILESS_MAIN(TestSlidey)
#include "test_rules.moc"
