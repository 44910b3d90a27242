// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "jewel/tests/boards.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <QTest>

namespace jewel::testing {

/// Special gems: their creation and effects, and no change of games without them.
class TestSpecials : public QObject {
    Q_OBJECT

    using Cells = std::vector<std::pair<int, int>>;
    using MadeList = std::vector<Made>;

    static constexpr Options calm{Mode::calm, Difficulty::beginner, false, 0, true};

    static std::vector<Made> madeOn(const Kinds& kinds, std::optional<Swap> swap = {}) {
        return passOf(kinds, {}, true, swap).made;
    }
    static Specials with(const std::vector<std::pair<int, Special>>& gems) {
        Specials specials{};
        for (const auto& [cell, special] : gems) specials[cell] = special;
        return specials;
    }
    static std::set<int> gone(const Pass& pass) {
        std::set<int> cells;
        for (int cell = 0; cell < cellCount; ++cell)
            if (pass.waves[cell] != Pass::stays) cells.insert(cell);
        return cells;
    }
    static std::set<int> rowOfCells(int row) {
        std::set<int> cells;
        for (int column = 0; column < side; ++column) cells.insert(cellOf(row, column));
        return cells;
    }
    static int waveOf(const Pass& pass, int cell) { return pass.waves[cell]; }
    static const Gem& gemAt(const State& state, int cell) { return state.gems[cell]; }
    static void put(State& state, int cell, Special special) { makeSpecial(state.gems[cell], special); }
    /// The reason of a hint, without the points in the mean.
    static std::string reasonOf(const State& state) {
        const auto reason = Rules::hint(state, {}).steps.front().reason.english();
        return reason.substr(0, reason.find(" Points in the mean"));
    }
    /// The swap with the most points at once, and of equal ones with the better special gem.
    static Swap greediest(const State& state) {
        std::pair<int, int> most;
        Swap chosen;
        for (const Swap& swap : goodSwaps(kindsOf(state.gems))) {
            const auto pass = firstPass(state, swap);
            std::pair<int, int> worth(pass.points(), 0);
            for (const Made& made : pass.made)
                worth.second = std::max(worth.second, static_cast<int>(made.special));
            if (worth <= most) continue;
            most = worth;
            chosen = swap;
        }
        return chosen;
    }
    /// Three in row 1 with the first swap, to the right.
    static Kinds threeByASwap() { return barrenBut(6, {{0, 0}, {0, 3}}); }

  private Q_SLOTS:
    // Matches that make special gems --------------------------------------------------------------------
    void aLineOfThreeMakesNone() { QVERIFY(madeOn(barrenBut(6, {{0, 0}, {0, 1}})).empty()); }
    void aLineOfFourMakesABeamAlongIt() {
        const auto row = barrenBut(6, {{0, 0}, {0, 1}, {0, 3}});
        // The left one of its two middles; or the gem that was moved, wherever it is.
        QCOMPARE(madeOn(row), (MadeList{{1, Special::rowBeam}}));
        QCOMPARE(madeOn(row, Swap{3, true}), (MadeList{{3, Special::rowBeam}}));
        QCOMPARE(madeOn(row, Swap{0, true}), (MadeList{{0, Special::rowBeam}}));
        QCOMPARE(madeOn(row, Swap{3, false}), (MadeList{{3, Special::rowBeam}}));
        // The lower one.
        const auto column = barrenBut(6, {{1, 2}, {2, 2}, {3, 2}});
        QCOMPARE(madeOn(column), (MadeList{{cellOf(2, 2), Special::columnBeam}}));
        QCOMPARE(madeOn(column, Swap{cellOf(0, 1), false}), (MadeList{{2, Special::columnBeam}}));
    }
    void crossingLinesMakeABurstWhereTheyCross() {
        // L, though one of its lines has four gems; T; and +.
        QCOMPARE(madeOn(barrenBut(6, {{3, 0}, {3, 1}, {3, 2}, {2, 2}, {1, 2}})),
                 (MadeList{{cellOf(3, 2), Special::burst}}));
        QCOMPARE(madeOn(barrenBut(6, {{0, 1}, {0, 3}, {1, 2}, {2, 2}})), (MadeList{{2, Special::burst}}));
        const auto plus = barrenBut(6, {{4, 2}, {4, 3}, {3, 3}, {5, 3}});
        QCOMPARE(madeOn(plus), (MadeList{{cellOf(4, 3), Special::burst}}));
        // The gem that was moved is where they cross.
        QCOMPARE(madeOn(plus, Swap{cellOf(4, 3), false}), (MadeList{{cellOf(4, 3), Special::burst}}));
    }
    void aLineOfFiveMakesAPrism() {
        const auto five = barrenBut(6, {{0, 0}, {0, 1}, {0, 3}, {0, 4}});
        QCOMPARE(madeOn(five), (MadeList{{2, Special::prism}}));
        QCOMPARE(madeOn(five, Swap{2, true}), (MadeList{{2, Special::prism}}));
        const auto six = barrenBut(6, {{0, 0}, {0, 1}, {0, 3}, {0, 4}, {0, 5}});
        QCOMPARE(madeOn(six), (MadeList{{2, Special::prism}}));
        Cells all;
        for (int row = 0; row < side; ++row) all.emplace_back(row, 5);
        QCOMPARE(madeOn(barrenBut(6, all)), (MadeList{{cellOf(4, 5), Special::prism}}));
        // Rather than a burst, too.
        QCOMPARE(madeOn(barrenBut(6, {{0, 0}, {0, 1}, {0, 3}, {0, 4}, {1, 0}, {2, 0}})),
                 (MadeList{{2, Special::prism}}));
    }
    void eachGroupOfLinesMakesItsOwn() {
        Kinds kinds = barrenBut(0, {{4, 0}, {4, 1}, {4, 2}, {4, 3}});
        for (const int column : {0, 1, 2, 3}) kinds[cellOf(5, column)] = 2;
        const Swap between{cellOf(4, 2), true};
        QCOMPARE(madeOn(kinds, between),
                 (MadeList{{cellOf(4, 2), Special::rowBeam}, {cellOf(5, 2), Special::rowBeam}}));
        QVERIFY(passOf(kinds, {}, false, between).made.empty());
    }
    void whatIsMadeStaysAndIsCounted() {
        // 6 6 . 6 in row 1 and a 6 below the gap.
        Kinds kinds = barrenBut(6, {{0, 0}, {0, 1}, {0, 3}, {1, 2}});
        kinds[2] = 1;
        auto state = stateOf(kinds, calm);
        const Swap swap{2, true};
        const auto id = gemAt(state, cellOf(1, 2)).id;
        const auto stages = unfold(state, swap);
        QCOMPARE(stages[1].made, (MadeList{{2, Special::rowBeam}}));
        QCOMPARE(stages[1].points, 3);
        const Gem& beam = stages[1].gems[2];
        QCOMPARE(beam.special, Special::rowBeam);
        QCOMPARE(beam.id, id);
        QCOMPARE(int{beam.kind}, 6);
        for (const int cell : {0, 1, 3}) QVERIFY(stages[1].gems[cell].id >= cellCount);
        QVERIFY(state.specialsMade >= 1);
        // Without the option it goes like the others.
        auto plain = stateOf(kinds, {.mode = Mode::calm, .specials = false});
        const auto usual = unfold(plain, swap);
        QCOMPARE(usual[1].points, 3);
        QVERIFY(usual[1].gems[2].id != id);
        QCOMPARE(plain.specialsMade, 0);
    }
    void linesOfAChainMakeThemToo() {
        plt::Random random(3);
        int made = 0;
        for (std::uint64_t seed = 1; seed < 40 && made == 0; ++seed) {
            auto state = Rules::begin(calm, Rules::deal(calm, seed));
            for (int i = 0; i < 30; ++i) {
                const auto swaps = goodSwaps(kindsOf(state.gems));
                const auto stages = unfold(state, swaps[random.below(swaps.size())]);
                for (std::size_t at = 2; at < stages.size(); ++at)
                    made += static_cast<int>(stages[at].made.size());
            }
        }
        QVERIFY(made > 0);
    }

    // Gems that they take -------------------------------------------------------------------------------
    void beamsTakeTheirLine() {
        const auto kinds = barrenBut(6, {{0, 0}, {0, 1}});
        const auto row = passOf(kinds, with({{1, Special::rowBeam}}), true, {});
        QCOMPARE(gone(row), rowOfCells(0));
        QCOMPARE(row.cleared, 8);
        QCOMPARE(row.points(), 7);
        QCOMPARE(waveOf(row, 2), 0);
        QCOMPARE(waveOf(row, 3), 1);
        const auto column = passOf(kinds, with({{1, Special::columnBeam}}), true, {});
        std::set<int> cells{0, 2};
        for (int at = 0; at < side; ++at) cells.insert(cellOf(at, 1));
        QCOMPARE(gone(column), cells);
        QCOMPARE(column.points(), 9);
        // One that lies elsewhere does nothing.
        const auto other = passOf(kinds, with({{40, Special::columnBeam}}), true, {});
        QCOMPARE(gone(other), (std::set<int>{0, 1, 2}));
        QVERIFY(other.effects.empty());
    }
    void aBurstTakesItsNeighbours() {
        const auto corner = passOf(barrenBut(6, {{0, 0}, {0, 1}}), with({{0, Special::burst}}), true, {});
        QCOMPARE(gone(corner), (std::set<int>{0, 1, 2, 8, 9}));
        QCOMPARE(corner.points(), 4);
        const auto middle =
            passOf(barrenBut(6, {{3, 1}, {3, 2}}), with({{cellOf(3, 1), Special::burst}}), true, {});
        QCOMPARE(gone(middle), (std::set<int>{16, 17, 18, 24, 25, 26, 32, 33, 34}));
        QCOMPARE(middle.points(), 8);
    }
    void onesThatAreStruckActInTheirTurn() {
        // The beam strikes a burst, and that another beam.
        const auto pass =
            passOf(barrenBut(6, {{0, 0}, {0, 1}}),
                   with({{0, Special::rowBeam}, {5, Special::burst}, {13, Special::columnBeam}}), true, {});
        std::set<int> cells = rowOfCells(0);
        for (int row = 0; row < side; ++row) cells.insert(cellOf(row, 5));
        cells.insert({cellOf(1, 4), cellOf(1, 6)});
        QCOMPARE(gone(pass), cells);
        QCOMPARE(pass.effects.size(), std::size_t{3});
        for (int wave = 0; wave < 3; ++wave) QCOMPARE(pass.effects[wave].wave, wave);
        QCOMPARE(waveOf(pass, cellOf(7, 5)), 3);
        QCOMPARE(pass.points(), static_cast<int>(cells.size()) - 1);
    }
    void aPrismThatIsStruckTakesTheMostFrequentKind() {
        // Nothing but a line, four gems and the prism.
        Kinds kinds{};
        kinds.fill(noKind);
        for (const int column : {0, 1, 2}) kinds[cellOf(7, column)] = 6;
        const auto put = [&kinds](int kind, const std::vector<int>& cells) {
            for (const int cell : cells) kinds[cell] = static_cast<std::uint8_t>(kind);
        };
        put(4, {0, 10});
        put(2, {3, 20});
        const auto specials = with({{cellOf(7, 1), Special::rowBeam}, {cellOf(7, 5), Special::prism}});
        auto cells = rowOfCells(7);
        cells.insert({3, 20});
        QCOMPARE(gone(passOf(kinds, specials, true, {})), cells);
        put(4, {30});
        cells = rowOfCells(7);
        cells.insert({0, 10, 30});
        QCOMPARE(gone(passOf(kinds, specials, true, {})), cells);
        // Gems that have gone already are not counted: of six 6 four are struck by then.
        put(6, {cellOf(7, 4), 5, 6});
        QCOMPARE(gone(passOf(kinds, specials, true, {})), cells);
    }
    void aSwappedPrismTakesTheKindOfItsNeighbour() {
        auto state = stateOf(barren(), calm);
        put(state, cellOf(3, 3), Special::prism);
        const Swap swap{cellOf(3, 3), false};
        const int kind = gemAt(state, cellOf(3, 4)).kind;
        std::set<int> cells{cellOf(3, 4)};
        for (int cell = 0; cell < cellCount; ++cell)
            if (gemAt(state, cell).kind == kind && cell != cellOf(3, 4)) cells.insert(cell);
        // The neighbour has come to the prism's place.
        cells.insert(cellOf(3, 3));
        const auto pass = firstPass(state, swap);
        QCOMPARE(gone(pass), cells);
        QVERIFY(pass.lines.empty() && pass.made.empty());
        QCOMPARE(pass.effects.size(), std::size_t{1});
        QCOMPARE(pass.effects.front().cell, cellOf(3, 4));
        QCOMPARE(pass.points(), static_cast<int>(cells.size()) - 1);
        const auto after = Rules::apply(state, {Move::Kind::swap, swap, 0});
        QVERIFY(after.ok());
        QVERIFY(after->score >= pass.points());
        // A special gem that it takes acts in its turn.
        put(state, *cells.begin(), Special::rowBeam);
        const auto both = firstPass(state, swap);
        QCOMPARE(both.effects.size(), std::size_t{2});
        for (const int cell : rowOfCells(rowOf(*cells.begin()))) QVERIFY(gone(both).count(cell) == 1);
    }
    void twoPrismsTakeTheBoard() {
        Options options = calm;
        options.mode = Mode::clock;
        auto state = stateOf(barren(), options);
        put(state, 0, Special::prism);
        put(state, 8, Special::prism);
        const auto pass = firstPass(state, {0, true});
        QCOMPARE(pass.cleared, int{cellCount});
        QCOMPARE(pass.effects.front().taken.size(), std::size_t{cellCount});
        for (const int wave : pass.waves) QCOMPARE(wave, 0);
        QCOMPARE(pass.points(), 63);
        const auto stages = unfold(state, {0, true});
        QCOMPARE(stages[1].points, 63);
        for (const Gem& gem : stages[1].gems) QVERIFY(gem.id >= cellCount);
        // Six levels at once, and the extra time for the points.
        auto fresh = stateOf(barren(), options);
        QCOMPARE(countLine(fresh, cellCount, 1), 63);
        QCOMPARE(fresh.level, 6);
        QCOMPARE(fresh.stage, 3);
        QCOMPARE(fresh.time, std::int64_t{1630} * timeUnit);
    }
    void whatIsBeingMadeIsNotStruck() {
        // A line of four with a beam in it leaves another beam behind.
        const auto pass =
            passOf(barrenBut(6, {{0, 0}, {0, 1}, {0, 3}}), with({{3, Special::rowBeam}}), true, {});
        QCOMPARE(pass.made, (MadeList{{1, Special::rowBeam}}));
        auto cells = rowOfCells(0);
        cells.erase(1);
        QCOMPARE(gone(pass), cells);
        QCOMPARE(pass.points(), 7);
        // The same if there was a special gem before, which acts first.
        const auto same =
            passOf(barrenBut(6, {{0, 0}, {0, 1}, {0, 3}}), with({{1, Special::columnBeam}}), true, {});
        QCOMPARE(same.effects.size(), std::size_t{1});
        QCOMPARE(waveOf(same, 1), int{Pass::stays});
        QCOMPARE(waveOf(same, 9), 1);
    }

    // Swaps and hints -----------------------------------------------------------------------------------
    void aPrismIsAlwaysAWayToGoOn() {
        auto state = stateOf(barren(), calm);
        put(state, cellOf(0, 1), Special::prism);
        const auto kinds = kindsOf(state.gems);
        std::set<std::pair<int, bool>> swaps;
        for (const Swap& swap : goodSwaps(kinds)) swaps.insert({swap.cell, swap.down});
        QCOMPARE(swaps, (std::set<std::pair<int, bool>>{{0, false}, {1, false}, {1, true}}));
        QCOMPARE(countWays(kinds), 0);
        QCOMPARE(Rules::legalMoves(state).size(), std::size_t{4});
        std::vector<Stage> stages;
        settle(state, stages);
        QVERIFY(stages.empty());
        QVERIFY(!Rules::apply(state, {Move::Kind::swap, {8, false}, 0}).ok());
        // Prisms side by side are no line.
        for (const int cell : {0, 2}) put(state, cell, Special::prism);
        QVERIFY(findLines(kindsOf(state.gems)).empty());
        QVERIFY(isGood(kindsOf(state.gems), {0, false}));
        // Beams that no swap reaches are replaced with the rest.
        auto stuck = stateOf(barren(), calm);
        put(stuck, 5, Special::rowBeam);
        settle(stuck, stages);
        QVERIFY(stages.back().replaced);
        QCOMPARE(stuck.score, std::int64_t{0});
        for (const Gem& gem : stuck.gems) QCOMPARE(gem.special, Special::none);
    }
    void hintsSayWhatIsMade() {
        const auto begins = std::string("Swap the gem in row 1, column 3 with the one below it: ");
        Kinds four = barrenBut(6, {{0, 0}, {0, 1}, {0, 3}, {1, 2}});
        four[2] = 1;
        QCOMPARE(reasonOf(stateOf(four, calm)), begins + "that makes a beam along row 1.");
        Kinds five = barrenBut(6, {{0, 0}, {0, 1}, {0, 3}, {0, 4}, {1, 2}});
        five[2] = 1;
        QCOMPARE(reasonOf(stateOf(five, calm)), begins + "that makes a prism.");
        Kinds cross = barrenBut(6, {{3, 1}, {3, 2}, {1, 3}, {3, 4}});
        cross[cellOf(3, 0)] = 1;
        QCOMPARE(
            reasonOf(stateOf(cross, calm)),
            std::string("Swap the gem in row 4, column 4 with the one to its right: that makes a burst."));
        // Without special gems it is a line.
        QCOMPARE(reasonOf(stateOf(four, {.mode = Mode::calm, .specials = false})),
                 "Makes a line of 4 in row 1. " + begins.substr(0, begins.size() - 2) + ".");
    }
    void hintsSayWhatIsTaken() {
        auto state = stateOf(barren(), calm);
        put(state, 0, Special::prism);
        const std::array<const char*, difficultyCount> ends{
            "the prism takes all pink octahedrons. Points: 9.", "the prism takes all pink gems. Points: 9.",
            "the prism takes all octahedrons. Points: 9.", "the prism takes all pink gems. Points: 9.",
            "the prism takes all octahedrons. Points: 9."};
        for (int i = 0; i < difficultyCount; ++i) {
            state.options.difficulty = static_cast<Difficulty>(i);
            const auto reason = reasonOf(state);
            QVERIFY2(reason.ends_with(ends[i]), reason.c_str());
        }
        put(state, 1, Special::prism);
        QCOMPARE(reasonOf(state),
                 std::string("Swap the gem in row 1, column 1 with the one to its right: two "
                             "prisms take the whole board. Points: 63."));
        auto beam = stateOf(threeByASwap(), calm);
        put(beam, 3, Special::columnBeam);
        QCOMPARE(reasonOf(beam),
                 std::string("Swap the gem in row 1, column 1 with the one to its right: that "
                             "sets off a special gem. Points: 9."));
    }

    // Texts ---------------------------------------------------------------------------------------------
    void texts() {
        QCOMPARE(Rules::write(calm), std::string("calm-beginner-specials"));
        const Options all{Mode::sixty, Difficulty::high, true, 10, true};
        QCOMPARE(Rules::write(all), std::string("sixty-high-chains-specials-10"));
        QVERIFY(*Rules::readOptions("sixty-high-chains-specials-10") == all);
        QVERIFY(!Rules::readOptions("sixty-high-specials-chains").ok());
        // Names of games of earlier versions keep their meaning.
        QVERIFY(!Rules::readOptions("clock-beginner")->specials);
        QCOMPARE(
            Rules::describe(all).english(),
            std::string(
                "Sixty moves, colours with shapes mixed, chain bonus, special gems, hints after 10 seconds"));
        QCOMPARE(Rules::describe(calm).english(), std::string("Calm, shapes and colours, special gems"));
        auto state = stateOf(barren(), calm);
        put(state, 0, Special::prism);
        put(state, 1, Special::rowBeam);
        put(state, 2, Special::columnBeam);
        put(state, 3, Special::burst);
        QVERIFY(Rules::diagram(state).starts_with("**3-6|2o5 1 4 0 \n2 5 "));
        QCOMPARE(Rules::figures(state, {}).size(), std::size_t{4});
        QCOMPARE(Rules::figures(stateOf(barren()), {}).size(), std::size_t{3});
    }

    // Anything ------------------------------------------------------------------------------------------
    /// All gems that go are in a line or were taken, and special gems among them have taken all that they
    /// take.
    void nothingIsForgotten() {
        plt::Random random(17);
        for (int round = 0; round < 3000; ++round) {
            Kinds kinds{};
            Specials specials{};
            for (std::size_t cell = 0; cell < cellCount; ++cell) {
                kinds[cell] = static_cast<std::uint8_t>(random.below(round % 2 ? 4 : kindCount));
                if (random.below(8) == 0)
                    specials[cell] = static_cast<Special>(1 + random.below(specialCount - 1));
                if (specials[cell] == Special::prism) kinds[cell] = noKind;
            }
            const auto swap =
                round % 3 == 0 ? std::optional<Swap>() : Swap{static_cast<int>(random.below(7)), true};
            const auto pass = passOf(kinds, specials, true, swap);
            std::set<int> told;
            for (const Line& line : pass.lines)
                for (int i = 0; i < line.length; ++i) told.insert(line.cell(i));
            for (const Effect& effect : pass.effects) {
                QVERIFY(std::is_sorted(effect.taken.begin(), effect.taken.end()));
                told.insert(effect.taken.begin(), effect.taken.end());
            }
            QCOMPARE(pass.cleared, static_cast<int>(told.size()));
            for (const Made& made : pass.made) QVERIFY(told.erase(made.cell) == 1);
            QCOMPARE(gone(pass), told);
            std::map<int, int> acted;
            for (const Effect& effect : pass.effects) ++acted[effect.cell];
            for (int cell = 0; cell < cellCount; ++cell) {
                const auto index = static_cast<std::size_t>(cell);
                const bool made = std::any_of(pass.made.begin(), pass.made.end(),
                                              [cell](const Made& one) { return one.cell == cell; });
                const bool acts = specials[index] != Special::none && (told.count(cell) == 1 || made);
                QCOMPARE(acted[cell], acts ? 1 : 0);
                if (!acts) continue;
                for (int at = 0; at < cellCount; ++at) {
                    const int rows = std::abs(rowOf(at) - rowOf(cell));
                    const int columns = std::abs(columnOf(at) - columnOf(cell));
                    const bool reached = (specials[index] == Special::rowBeam && rows == 0) ||
                                         (specials[index] == Special::columnBeam && columns == 0) ||
                                         (specials[index] == Special::burst && std::max(rows, columns) < 2);
                    const bool stays = std::any_of(pass.made.begin(), pass.made.end(),
                                                   [at](const Made& one) { return one.cell == at; });
                    if (reached && !stays) QVERIFY(told.count(at) == 1);
                }
            }
        }
    }
    /// Games from before special gems stay the same, to the gem and the point.
    void gamesWithoutThemAreWhatTheyWere() {
        std::vector<Options> sets{{},
                                  {Mode::calm, Difficulty::easy},
                                  {Mode::sixty, Difficulty::high, true},
                                  {Mode::clock, Difficulty::extreme, true, 10},
                                  {Mode::calm, Difficulty::medium, false, 60}};
        for (Options& options : sets) options.specials = false;
        std::uint64_t sum = 14695981039346656037U;
        const auto add = [&sum](const std::string& text) {
            for (const char letter : text) sum = (sum ^ static_cast<unsigned char>(letter)) * 1099511628211U;
        };
        for (const auto& options : sets)
            for (std::uint64_t seed = 1; seed <= 8; ++seed) {
                plt::Random random(seed);
                auto state = Rules::begin(options, Rules::deal(options, seed));
                while (state.swaps < 50) {
                    const auto swaps = goodSwaps(kindsOf(state.gems));
                    const Swap swap =
                        state.swaps % 2 == 0 ? swaps[random.below(swaps.size())] : greediest(state);
                    const int step = options.mode == Mode::clock ? state.step + 10 : 0;
                    state = *Rules::apply(state, {Move::Kind::swap, swap, step});
                    add(Rules::write(Move{Move::Kind::swap, swap, step}));
                }
                add(Rules::diagram(state));
                for (const std::int64_t number :
                     {state.score, state.time, std::int64_t{state.level}, std::int64_t{state.longestChain}})
                    add(std::to_string(number) + ' ');
                add(std::to_string(state.bestSwap));
                for (const Gem& gem : state.gems)
                    add(std::to_string(gem.other) + ' ' + std::to_string(gem.id) + ' ');
            }
        QCOMPARE(sum, std::uint64_t{10659336010280360647U});
    }
};

}  // namespace jewel::testing

QTEST_GUILESS_MAIN(jewel::testing::TestSpecials)
#include "test_specials.moc"
