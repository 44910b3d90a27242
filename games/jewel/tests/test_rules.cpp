// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "jewel/rules.h"
#include "jewel/tests/boards.h"

#include <algorithm>
#include <map>
#include <set>

#include <QTest>

using namespace jewel;
using namespace jewel::testing;

namespace {

std::set<int> removed(const std::vector<Line>& lines) {
    std::set<int> cells;
    for (const Line& line : lines)
        for (int i = 0; i < line.length; ++i) cells.insert(line.cell(i));
    return cells;
}

std::vector<Options> optionSets() {
    return {{.specials = false},
            {Mode::calm, Difficulty::easy, false, 0, false},
            {Mode::sixty, Difficulty::high, true, 0, false},
            {Mode::clock, Difficulty::extreme, true, 10, false},
            {Mode::calm, Difficulty::medium, false, 60, false},
            {Mode::clock, Difficulty::beginner, false, 0, true},
            {Mode::sixty, Difficulty::extreme, true, 20, true},
            {Mode::calm, Difficulty::easy, false, 0, true}};
}

/// Lines found cell by cell: cells of a kind on both sides belong together.
std::set<int> cellsInLines(const Kinds& kinds) {
    std::set<int> cells;
    const auto same = [&](int row, int column, int other, int beside) {
        return other >= 0 && other < side && beside >= 0 && beside < side &&
               kinds[cellOf(row, column)] == kinds[cellOf(other, beside)];
    };
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            if (same(row, column, row, column - 1) && same(row, column, row, column + 1))
                for (const int at : {-1, 0, 1}) cells.insert(cellOf(row, column + at));
            if (same(row, column, row - 1, column) && same(row, column, row + 1, column))
                for (const int at : {-1, 0, 1}) cells.insert(cellOf(row + at, column));
        }
    return cells;
}

std::string invariant(const State& before, const Move& move, const State& after) {
    const Kinds kinds = kindsOf(after.gems);
    if (!findLines(kinds).empty()) return "a board at rest has no line";
    if (goodSwaps(kinds).empty()) return "there is always a swap";
    std::set<std::uint32_t> ids;
    for (const Gem& gem : after.gems) {
        if ((gem.kind >= kindCount) != (gem.special == Special::prism) || gem.other >= kindCount)
            return "a gem is of a kind, but for a prism";
        if (gem.special != Special::none && !after.options.specials) return "no special gems unless wanted";
        ids.insert(gem.id);
    }
    if (ids.size() != cellCount) return "no cell is empty and no gem lies in two";
    const auto plain = after.score - after.bonus;
    if (after.level != plain / pointsOfLevel || after.stage != plain % pointsOfLevel)
        return "ten points are a level";
    if (!after.options.chainBonus && after.bonus != 0) return "a chain has no bonus where none is wanted";
    if (after.options.mode == Mode::clock) {
        if (after.timeGained != plain * 10 * timeUnit) return "a point is worth ten units of time";
        if (move.kind == Move::Kind::swap &&
            after.time != before.timeAt(move.step) + after.timeGained - before.timeGained)
            return "the clock loses what passes and gains what was made";
        if (after.end == End::none && after.time < 0) return "a game that goes on has time";
    } else if (after.time != 0 || after.step != 0) {
        return "there is no clock";
    }
    if (move.kind == Move::Kind::swap && after.swaps != before.swaps + 1) return "swaps are counted";
    if ((after.end == End::swaps) != (after.options.mode == Mode::sixty && after.swaps == swapsAllowed))
        return "sixty swaps end a game of sixty moves";
    return {};
}

}  // namespace

class TestJewel : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // Facts ---------------------------------------------------------------------------------------------
    void theBarrenBoard() {
        const auto kinds = barren();
        QCOMPARE(
            Rules::diagram(stateOf(kinds)),
            std::string("03625140\n25140362\n40362514\n62514036\n14036251\n36251403\n51403625\n03625140\n"));
        QVERIFY(findLines(kinds).empty());
        QVERIFY(goodSwaps(kinds).empty());
        QCOMPARE(countWays(kinds), 0);
        auto state = stateOf(kinds);
        std::vector<Stage> stages;
        settle(state, stages);
        QCOMPARE(stages.size(), std::size_t{1});
        QVERIFY(stages.front().replaced);
        QCOMPARE(stages.front().points, 0);
        QCOMPARE(state.score, std::int64_t{0});
        QCOMPARE(state.time, std::int64_t{timeAtStart});
        QVERIFY(!goodSwaps(kindsOf(state.gems)).empty());
        for (const Gem& gem : state.gems) QVERIFY2(gem.id >= cellCount, "all of them are new");
    }
    void linesOfABoard_data() {
        QTest::addColumn<int>("which");
        for (int which = 0; which < 4; ++which) QTest::newRow(QByteArray::number(which).constData()) << which;
    }
    void linesOfABoard() {
        QFETCH(int, which);
        struct Fact {
            Kinds kinds;
            std::set<int> removed;
            int score, time, stage;
        };
        const auto row = [](int number) {
            std::vector<std::pair<int, int>> cells;
            cells.reserve(side);
            for (int column = 0; column < side; ++column) cells.emplace_back(number, column);
            return cells;
        };
        const std::vector<Fact> facts{
            {barrenBut(6, {{0, 0}, {0, 1}}), {0, 1, 2}, 2, 1020, 2},
            {barrenBut(6, {{0, 0}, {0, 1}, {0, 3}}), {0, 1, 2, 3}, 3, 1030, 3},
            {barrenBut(6, row(3)), {24, 25, 26, 27, 28, 29, 30, 31}, 7, 1070, 7},
            {barrenBut(6, {{3, 0}, {3, 1}, {3, 2}, {2, 2}, {1, 2}}), {24, 25, 26, 2, 10, 18}, 5, 1050, 5}};
        const Fact& fact = facts[which];
        auto state = stateOf(fact.kinds);
        const auto lines = findLines(fact.kinds);
        QCOMPARE(removed(lines), fact.removed);
        for (const Line& line : lines) countLine(state, line.length, 1);
        QCOMPARE(state.score, std::int64_t{fact.score});
        QCOMPARE(state.time, std::int64_t{fact.time} * timeUnit);
        QCOMPARE(state.stage, fact.stage);
        // The same in the first pass of a whole settling.
        auto whole = stateOf(fact.kinds);
        std::vector<Stage> stages;
        settle(whole, stages);
        QCOMPARE(stages.front().points, fact.score);
        QCOMPARE(removed(stages.front().lines), fact.removed);
    }
    void swapsOfABoard_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QList<QPoint>>("cells");
        QTest::addColumn<QList<int>>("swaps");  // cell and its neighbour, one after the other
        QTest::addColumn<int>("ways");
        QTest::newRow("gap in the middle") << 6 << QList<QPoint>{{0, 0}, {0, 3}} << QList<int>{0, 1} << 1;
        QTest::newRow("gap at the end")
            << 5 << QList<QPoint>{{7, 4}, {7, 6}, {7, 7}} << QList<int>{60, 61} << 1;
        QTest::newRow("beyond in a column")
            << 3 << QList<QPoint>{{4, 0}, {5, 0}, {7, 0}} << QList<int>{48, 56} << 1;
        QTest::newRow("two swaps") << 6 << QList<QPoint>{{4, 3}, {4, 4}, {4, 6}, {4, 7}}
                                   << QList<int>{36, 37, 37, 38} << 2;
    }
    void swapsOfABoard() {
        QFETCH(int, kind);
        QFETCH(QList<QPoint>, cells);
        QFETCH(QList<int>, swaps);
        QFETCH(int, ways);
        std::vector<std::pair<int, int>> places;
        for (const QPoint& cell : cells) places.emplace_back(cell.x(), cell.y());
        const Kinds kinds = barrenBut(kind, places);
        QVERIFY(findLines(kinds).empty());
        QCOMPARE(countWays(kinds), ways);
        QList<int> found;
        for (const Swap& swap : goodSwaps(kinds)) found << swap.cell << swap.other();
        QCOMPARE(found, swaps);
    }
    /// For a swap that completes two threes, the figure of the old program counts it twice.
    void aSwapCountsOnceAndItsWaysEach() {
        // 6 6 x 6 6 in row 5 with a 6 above the gap: a line of five by one swap from above, and a three by
        // each neighbour in the row.
        const Kinds kinds = barrenBut(6, {{4, 1}, {4, 2}, {4, 5}, {3, 3}});
        const auto swaps = goodSwaps(kinds);
        const Swap fromAbove{cellOf(3, 3), true};
        QVERIFY(std::find(swaps.begin(), swaps.end(), fromAbove) != swaps.end());
        QCOMPARE(linesOf(kinds, fromAbove).front().length, 5);
        QVERIFY(countWays(kinds) > static_cast<int>(swaps.size()));
    }
    void levelsAndTheirDrain() {
        auto state = stateOf(barren());
        const std::vector<int> stages{2, 4, 6, 8, 0};
        for (std::size_t i = 0; i < stages.size(); ++i) {
            QCOMPARE(countLine(state, 3, 1), 2);
            QCOMPARE(state.score, static_cast<std::int64_t>(2 * (i + 1)));
            QCOMPARE(state.stage, stages[i]);
            QCOMPARE(state.level, i == 4 ? 1 : 0);
        }
        QCOMPARE(state.time, std::int64_t{1100} * timeUnit);
        QCOMPARE(state.drain(), 21);  // 0.42
        countLine(state, 8, 1);
        QCOMPARE(state.score, std::int64_t{17});
        QCOMPARE(state.stage, 7);
        QCOMPARE(state.level, 1);
        countLine(state, 8, 1);
        QCOMPARE(state.score, std::int64_t{24});
        QCOMPARE(state.stage, 4);
        QCOMPARE(state.level, 2);
        QCOMPARE(state.drain(), 22);  // 0.44
    }
    void theClockRunsDown() {
        const auto state = Rules::begin({}, Rules::deal({}, 1));
        QCOMPARE(state.timeAt(2500), std::int64_t{0});
        QVERIFY(state.timeAt(2501) < 0);
        QCOMPARE(state.stepOfEnd(), 2501);
        QCOMPARE(state.timeAt(0) - state.timeAt(stepsOfFailedSwap), std::int64_t{8} * timeUnit);
        const Swap swap = goodSwaps(kindsOf(state.gems)).front();
        QVERIFY(Rules::apply(state, {Move::Kind::swap, swap, 2500}).ok());
        QVERIFY(!Rules::apply(state, {Move::Kind::swap, swap, 2501}).ok());
        QVERIFY(!Rules::apply(state, {Move::Kind::timeUp, {}, 2500}).ok());
        QVERIFY(!Rules::apply(state, {Move::Kind::timeUp, {}, 2502}).ok());
        const auto over = Rules::apply(state, {Move::Kind::timeUp, {}, 2501});
        QVERIFY(over.ok());
        QCOMPARE(Rules::outcome(*over), plt::Outcome::over);
        QCOMPARE(over->end, End::time);
        QVERIFY(Rules::legalMoves(*over).empty());
        QVERIFY(!Rules::apply(*over, {Move::Kind::swap, swap, 2501}).ok());
        // A later move never goes back in time.
        const auto later = Rules::apply(state, {Move::Kind::swap, swap, 100});
        QVERIFY(!Rules::apply(*later, {Move::Kind::swap, goodSwaps(kindsOf(later->gems)).front(), 99}).ok());
    }
    void gemsFall() {
        Kinds kinds = barren();
        const std::array<std::uint8_t, side> column{1, 2, 3, 6, 6, 6, 0, 1};
        for (int row = 0; row < side; ++row) kinds[cellOf(row, 1)] = column[row];
        auto state = stateOf(kinds);
        const auto before = state.gems;
        std::vector<Stage> stages;
        settle(state, stages);
        const auto& after = stages.front().gems;
        const auto id = [](const Gems& gems, int row) { return gems[cellOf(row, 1)].id; };
        for (const auto& [from, to] : {std::pair(0, 3), {1, 4}, {2, 5}, {6, 6}, {7, 7}})
            QCOMPARE(id(after, to), id(before, from));
        for (int row = 0; row < 3; ++row) QVERIFY(id(after, row) >= cellCount);
        for (int cell = 0; cell < cellCount; ++cell)
            if (columnOf(cell) != 1) QVERIFY(after[cell] == before[cell]);
    }

    // Games ---------------------------------------------------------------------------------------------
    void firstBoardsAreQuietAndUnscored() {
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const auto start = Rules::deal({}, seed);
            QVERIFY(findLines(start.kinds).empty());
            QVERIFY(!goodSwaps(start.kinds).empty());
            const auto state = Rules::begin({}, start);
            QCOMPARE(state.score, std::int64_t{0});
            QCOMPARE(state.time, std::int64_t{timeAtStart});
            QVERIFY(Rules::deal({}, seed) == start);
        }
    }
    void theSameNumberIsTheSameBoardForEver() {
        QCOMPARE(Rules::write(Rules::deal({}, 1)),
                 std::string("36461600/60515534/10524121/21615220/44205665/32126166/12020521/03406145-"
                             "10679904434473632331"));
    }
    void everyKindIsAsLikely() {
        std::array<int, kindCount> counts{};
        for (std::uint64_t seed = 0; seed < 300; ++seed)
            for (const auto kind : Rules::deal({}, seed).kinds) ++counts[kind];
        for (const int count : counts) QVERIFY(std::abs(count - 300 * 64 / 7) < 250);
    }
    /// The same gems come at every difficulty, and only details that do not matter differ.
    void difficultiesDifferInLooksAlone() {
        std::map<Difficulty, std::set<std::pair<int, int>>> looks;
        std::set<std::string> positions;
        for (int i = 0; i < difficultyCount; ++i) {
            const Options options{Mode::calm, static_cast<Difficulty>(i)};
            auto state = Rules::begin(options, Rules::deal(options, 5));
            for (int move = 0; move < 40; ++move)
                state = *Rules::apply(state, Rules::hint(state, {}).steps.front().move);
            positions.insert(Rules::diagram(state));
            for (const Gem& gem : state.gems) {
                const auto look = appearance(state, gem);
                looks[options.difficulty].insert({look.shape, look.colour});
                if (options.difficulty == Difficulty::medium || options.difficulty == Difficulty::extreme)
                    QCOMPARE(look.shape, int{gem.kind});
                else
                    QCOMPARE(look.colour, int{gem.kind});
            }
        }
        QCOMPARE(positions.size(), std::size_t{1});
        for (const auto difficulty : {Difficulty::beginner, Difficulty::easy, Difficulty::medium})
            QCOMPARE(looks[difficulty].size(), std::size_t{kindCount});
        QVERIFY(looks[Difficulty::high].size() > 20);
        QVERIFY(looks[Difficulty::extreme].size() > 20);
    }
    void chainsHaveABonusOnWish() {
        auto state = stateOf(barren(), {Mode::clock, Difficulty::beginner, true});
        QCOMPARE(countLine(state, 3, 1), 2);
        QCOMPARE(countLine(state, 3, 3), 4);
        QCOMPARE(state.score, std::int64_t{6});
        QCOMPARE(state.bonus, std::int64_t{2});
        QCOMPARE(state.stage, 4);
        QCOMPARE(state.time, std::int64_t{1040} * timeUnit);
    }
    void sixtySwapsEndAGame() {
        const Options options{Mode::sixty};
        auto state = Rules::begin(options, Rules::deal(options, 3));
        for (int i = 0; i < swapsAllowed; ++i) {
            QCOMPARE(Rules::outcome(state), plt::Outcome::playing);
            state = *Rules::apply(state, Rules::hint(state, {}).steps.front().move);
        }
        QCOMPARE(state.end, End::swaps);
        QVERIFY(state.score >= 2 * swapsAllowed);
        QVERIFY(!Rules::apply(state, {Move::Kind::giveUp, {}, 0}).ok());
    }
    void givingUpKeepsTheScore() {
        for (const auto& options : optionSets()) {
            auto state = Rules::begin(options, Rules::deal(options, 3));
            state = *Rules::apply(state, Rules::hint(state, {}).steps.front().move);
            const auto over = Rules::apply(state, {Move::Kind::giveUp, {}, 0});
            QVERIFY(over.ok());
            QCOMPARE(over->score, state.score);
            QCOMPARE(over->end, End::givenUp);
        }
    }
    void hintsSayWhatTheSwapMakes() {
        const auto state = stateOf(barrenBut(6, {{0, 0}, {0, 3}}));
        const auto hint = Rules::hint(state, {});
        QCOMPARE(hint.steps.front().marks, (std::vector<int>{0, 1}));
        // Gems that fall may make more.
        const auto reason = hint.steps.front().reason.english();
        const std::string begins =
            "Makes a line of 3 in row 1. Swap the gem in row 1, column 1 with the one to its right. "
            "Points in the mean, with all that falls: ";
        QVERIFY2(reason.starts_with(begins), reason.c_str());
        const double points = std::stod(reason.substr(begins.size()));
        QVERIFY2(points > 2 && points < 6, reason.c_str());
        // Of two swaps the one that is worth more.
        const auto five = stateOf(barrenBut(6, {{4, 0}, {4, 1}, {3, 2}, {4, 3}, {4, 4}}));
        QVERIFY(Rules::hint(five, {}).steps.front().reason.english().starts_with(
            "Makes a line of 5 in row 5. Swap the gem in row 4, column 3 with the one below it. "));
    }
    void refusalsAreSentences() {
        const auto state = Rules::begin({Mode::calm}, Rules::deal({Mode::calm}, 1));
        const auto good = goodSwaps(kindsOf(state.gems));
        for (int cell = -1; cell <= cellCount; ++cell)
            for (const bool down : {false, true}) {
                const Swap swap{cell, down};
                const auto next = Rules::apply(state, {Move::Kind::swap, swap, 0});
                QCOMPARE(next.ok(), std::find(good.begin(), good.end(), swap) != good.end());
                if (!next) QVERIFY(!next.problem().empty());
            }
        QVERIFY(!Rules::apply(state, {Move::Kind::swap, good.front(), 1}).ok());
        QVERIFY(!Rules::apply(state, {Move::Kind::timeUp, {}, 0}).ok());
    }
    void takingBackRevealsButInCalmGames() {
        const Move swap{};
        QVERIFY(Rules::reveals(stateOf(barren()), swap));
        QVERIFY(Rules::reveals(stateOf(barren(), {Mode::sixty}), swap));
        QVERIFY(!Rules::reveals(stateOf(barren(), {Mode::calm}), swap));
        const Move giveUp{Move::Kind::giveUp, {}, 0};
        QVERIFY(!Rules::reveals(stateOf(barren(), {Mode::sixty}), giveUp));
        QVERIFY(!Rules::reveals(stateOf(barren(), {Mode::calm}), giveUp));
        // Against the clock, the player could study the board meanwhile.
        QVERIFY(Rules::reveals(stateOf(barren()), giveUp));
    }
    void aBoardIsKnownInEveryModeAndAtEveryDifficulty() {
        const Start start = Rules::deal({}, 5);
        QCOMPARE(Rules::knownAs({Mode::calm}, start), Rules::knownAs({Mode::sixty, Difficulty::high}, start));
        QVERIFY(Rules::knownAs({}, start) != Rules::knownAs({}, Rules::deal({}, 6)));
    }

    // Texts ---------------------------------------------------------------------------------------------
    void texts() {
        QCOMPARE(Rules::write(Options{}), std::string("clock-beginner-specials"));
        // IDs from before special gems, and from before they were the default, name games without them.
        QVERIFY(!Rules::readOptions("clock-beginner")->specials);
        QCOMPARE(Rules::write(Options{Mode::sixty, Difficulty::high, true, 10, false}),
                 std::string("sixty-high-chains-10"));
        QCOMPARE(Rules::write(Move{Move::Kind::swap, {cellOf(2, 4), false}, 120}), std::string("35e@120"));
        QCOMPARE(Rules::write(Move{Move::Kind::swap, {cellOf(2, 4), true}, 0}), std::string("35s"));
        QCOMPARE(Rules::write(Move{Move::Kind::timeUp, {}, 2501}), std::string("time@2501"));
        QCOMPARE(Rules::write(Move{Move::Kind::giveUp, {}, 0}), std::string("end"));
        for (const char* wrong : {"", "35", "35e@", "35e@0", "18e", "81s", "95e", "05e", "35x", "35e@-1",
                                  "later@2", "35e@2000000000"})
            QVERIFY2(!Rules::readMove(wrong).ok(), wrong);
        for (const char* wrong : {"", "clock", "clock-hard", "clock-high-4", "clock-high-61", "clock-high-0",
                                  "clock-high-10-chains"})
            QVERIFY2(!Rules::readOptions(wrong).ok(), wrong);
        // A first board is quiet and has a swap.
        const std::string seed = "-7";
        const auto textOf = [](const Kinds& kinds) { return Rules::write(Start{kinds, 7}); };
        QVERIFY(Rules::readStart({}, textOf(barrenBut(6, {{0, 0}, {0, 3}}))).ok());
        QVERIFY(!Rules::readStart({}, textOf(barren())).ok());
        QVERIFY(!Rules::readStart({}, textOf(barrenBut(6, {{0, 0}, {0, 1}}))).ok());
        QCOMPARE(Rules::describe({Mode::sixty, Difficulty::high, true, 10, false}).english(),
                 std::string("Sixty moves, colours with shapes mixed, chain bonus, hints after 10 seconds"));
    }

    // Anything ------------------------------------------------------------------------------------------
    void linesAgreeWithASimplerSearch() {
        plt::Random random(11);
        for (int round = 0; round < 2000; ++round) {
            Kinds kinds{};
            for (auto& kind : kinds)
                kind = static_cast<std::uint8_t>(random.below(round % 2 ? 3 : kindCount));
            QCOMPARE(removed(findLines(kinds)), cellsInLines(kinds));
            const auto good = goodSwaps(kinds);
            if (!findLines(kinds).empty()) continue;
            for (int cell = 0; cell < cellCount; ++cell)
                for (const bool down : {false, true}) {
                    const Swap swap{cell, down};
                    if (!swap.isOnBoard()) continue;
                    Kinds after = kinds;
                    std::swap(after[swap.cell], after[swap.other()]);
                    QCOMPARE(std::find(good.begin(), good.end(), swap) != good.end(),
                             !cellsInLines(after).empty());
                }
            QCOMPARE(countWays(kinds) == 0, good.empty());
        }
    }
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }

    /// Moves as text, read and played again, give the same score to the point, at the same moment.
    void aReplayIsTheSameToThePoint() {
        plt::Random random(5);
        for (const auto& options : optionSets()) {
            const auto start = Rules::deal(options, random.next());
            auto state = Rules::begin(options, start);
            std::vector<std::string> told;
            for (int i = 0; i < 80 && state.end == End::none; ++i) {
                const auto swaps = goodSwaps(kindsOf(state.gems));
                const auto waited = static_cast<int>(random.below(options.mode == Mode::clock ? 120 : 1));
                Move move{Move::Kind::swap, swaps[random.below(swaps.size())], state.step + waited};
                if (options.mode == Mode::clock && state.timeAt(move.step) < 0)
                    move = {Move::Kind::timeUp, {}, state.stepOfEnd()};
                told.push_back(Rules::write(move));
                state = *Rules::apply(state, move);
            }
            auto again = Rules::begin(options, *Rules::readStart(options, Rules::write(start)));
            for (const auto& text : told) again = *Rules::apply(again, *Rules::readMove(text));
            QVERIFY(again == state);
            QVERIFY(state.score > 0);
        }
    }
};

QTEST_GUILESS_MAIN(TestJewel)
#include "test_rules.moc"
