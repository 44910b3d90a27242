// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "common/testing/hidden_things.h"
#include "parcheesi/board/geometry.h"
#include "parcheesi/player/scores.h"
#include "parcheesi/rules.h"
#include "parcheesi/statistics/fairness.h"
#include "parcheesi/tests/positions.h"

#include <array>
#include <cmath>
#include <map>
#include <set>

#include <QCoreApplication>
#include <QTest>

using parcheesi::allSides;
using parcheesi::Move;
using parcheesi::Observation;
using parcheesi::Options;
using parcheesi::Position;
using parcheesi::Roll;
using parcheesi::Rules;
using parcheesi::Side;
using parcheesi::Start;
using parcheesi::State;
using parcheesi::Step;

namespace {

/// Checks the content of squares by squares alone.
std::string wrongPlaces(const Position& position) {
    std::map<int, std::multiset<int>> sides;
    for (const Side side : allSides) {
        for (const auto pawn : position.of(side)) {
            if (pawn < parcheesi::atStart || pawn > parcheesi::atHome) return "a pawn is nowhere";
            if (parcheesi::isOnRing(pawn))
                sides[parcheesi::ringSquare(side, pawn)].insert(static_cast<int>(side));
            else if (parcheesi::isInHomeRow(pawn))
                sides[100 + 10 * static_cast<int>(side) + pawn].insert(static_cast<int>(side));
        }
    }
    for (const auto& [square, there] : sides) {
        if (there.size() > 2) return "three pawns stand on a square";
        if (there.size() == 2 && *there.begin() != *there.rbegin()) return "two sides share a square";
    }
    return {};
}

std::string invariant(const State& before, const Move& move, const State& now) {
    if (auto wrong = wrongPlaces(now.position()); !wrong.empty()) return wrong;
    const auto legal = Rules::legalMoves(now);
    if (legal.empty() != now.isOver()) return "the end is wrong";
    const auto counted = [](const State& state) {
        std::int64_t rolls = 0;
        for (const auto& tally : state.tallies) rolls += tally.rolls();
        return rolls;
    };
    const auto rolls = counted(now);
    const auto rollsBefore = counted(before);
    if (move.kind == Move::Kind::step) {
        if (rolls != rollsBefore || !(now.random == before.random)) return "a step has rolled";
        if (now.side() != before.side()) return "a step has ended a turn";
        return {};
    }
    if (rolls != rollsBefore + static_cast<std::int64_t>(now.rolls.size())) return "the rolls are miscounted";
    if (now.roll().kind != Roll::Kind::played) return "the last roll is nobody's";
    for (std::size_t i = 0; i + 1 < now.rolls.size(); ++i)
        if (now.rolls[i].kind == Roll::Kind::played) return "a roll that could be played has passed";
    const Side first = before.doubles > 0 ? before.side() : parcheesi::later(before.side(), 1);
    if (now.rolls.front().side != first) return "it is the wrong side's turn";
    if (parcheesi::legalSteps(now.turn).empty()) return "a turn that cannot be played has not passed";
    return {};
}

}  // namespace

class TestParcheesi : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // The board ----------------------------------------------------------------------------------------
    void theSquaresLieAsDrawn() {
        using namespace parcheesi;
        const auto isAt = [](const Box& box, double x, double y) {
            return std::abs(box.centre().x - x) < 1e-9 && std::abs(box.centre().y - y) < 1e-9;
        };
        const double column = 1.0 / 9;
        const double row = 1.0 / 24;
        QVERIFY(isAt(ringBox(0), 0.5, 1 - row / 2));                  // bottom, middle, outermost
        QVERIFY(isAt(ringBox(1), 0.5 + column, 1 - row / 2));         // bottom, right, outermost
        QVERIFY(isAt(ringBox(8), 0.5 + column, 2.0 / 3 + row / 2));   // bottom, right, innermost
        QVERIFY(isAt(ringBox(9), 2.0 / 3 + row / 2, 0.5 + column));   // right, lower, innermost
        QVERIFY(isAt(ringBox(17), 1 - row / 2, 0.5));                 // right, middle, outermost
        QVERIFY(isAt(ringBox(25), 2.0 / 3 + row / 2, 0.5 - column));  // right, upper, innermost
        QVERIFY(isAt(ringBox(34), 0.5, row / 2));                     // top, middle, outermost
        QVERIFY(isAt(ringBox(35), 0.5 - column, row / 2));            // top, left, outermost
        QVERIFY(isAt(ringBox(51), row / 2, 0.5));                     // left, middle, outermost
        QVERIFY(isAt(ringBox(52), row / 2, 0.5 + column));            // left, lower, outermost
        QVERIFY(isAt(ringBox(60), 0.5 - column, 2.0 / 3 + row / 2));  // bottom, left, innermost
        QVERIFY(isAt(ringBox(67), 0.5 - column, 1 - row / 2));        // bottom, left, outermost
        QVERIFY(isAt(homeRowBox(Side::green, 0), 0.5, 1 - 3 * row / 2));
        QVERIFY(isAt(homeRowBox(Side::green, 6), 0.5, 2.0 / 3 + row / 2));
        QVERIFY(isAt(homeRowBox(Side::red, 0), 1 - 3 * row / 2, 0.5));
        QVERIFY(isAt(homeRowBox(Side::blue, 0), 0.5, 3 * row / 2));
        QVERIFY(isAt(homeRowBox(Side::yellow, 0), 3 * row / 2, 0.5));
    }
    void theBoardIsWhole() {
        using namespace parcheesi;
        // Squares, home and corners cover the board without overlapping.
        std::vector<Box> boxes{homeBox()};
        for (int square = 0; square < ringSize; ++square) boxes.push_back(ringBox(square));
        for (const Side side : allSides) {
            boxes.push_back(cornerBox(side));
            for (int square = 0; square < homeRowSize; ++square) boxes.push_back(homeRowBox(side, square));
        }
        double area = 0;
        for (const Box& box : boxes) area += box.width() * box.height();
        QVERIFY(std::abs(area - 1) < 1e-9);
        for (const Box& box : boxes) {
            const auto holders = std::count_if(
                boxes.begin(), boxes.end(), [&](const Box& other) { return other.contains(box.centre()); });
            QCOMPARE(holders, std::ptrdiff_t{1});
        }
    }
    void pawnsHaveRoom() {
        using namespace parcheesi;
        for (const Box& box : {ringBox(3), ringBox(12)}) {
            const auto places = placesOn(box, 2);
            QVERIFY(box.contains(places[0]) && box.contains(places[1]));
            QVERIFY(std::hypot(places[0].x - places[1].x, places[0].y - places[1].y) >= pawnDiameter);
        }
    }
    void safeSquaresAndSides() {
        using namespace parcheesi;
        std::vector<int> safe;
        for (int square = 0; square < ringSize; ++square)
            if (isSafe(square)) safe.push_back(square);
        QVERIFY((safe == std::vector{0, 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63}));
        QCOMPARE(entrySquare(Side::green), 5);
        QCOMPARE(entrySquare(Side::red), 22);
        QCOMPARE(entrySquare(Side::blue), 39);
        QCOMPARE(entrySquare(Side::yellow), 56);
        for (const Side side : allSides) QCOMPARE(ringSquare(side, turnOff), turnOffSquare(side));
    }

    // The game -----------------------------------------------------------------------------------------
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>({{}, {parcheesi::Length::shortened}}, invariant)));
    }
    void aShortGameHasTwoPawns() {
        using namespace parcheesi;
        const auto options = Rules::readOptions("short");
        QVERIFY(options.ok() && options->length == Length::shortened);
        QCOMPARE(Rules::write(*options), std::string("short"));
        // Ids of standard games are those of before.
        QCOMPARE(Rules::write(Options()), std::string("standard"));
        QVERIFY(!Rules::readOptions("short-short").ok() && !Rules::readOptions("").ok());
        const State state = Rules::begin(*options, {7});
        for (const Side side : allSides) {
            QCOMPARE(countAt(state.position().of(side), atHome), 2);
            QCOMPARE(countAt(state.position().of(side), atStart), 2);
        }
        // The dice are those of the standard game with this start.
        QVERIFY(state.roll().dice == Rules::begin({}, {7}).roll().dice);
        // Good players end it in about half the moves.
        State now = state;
        int moves = 0;
        for (; !now.isOver(); ++moves) {
            QVERIFY(moves < 1000);
            now = *Rules::apply(now, Rules::choose(Rules::observe(now, 0), "grace", {}));
        }
        QVERIFY2(moves > 30 && moves < 400, qPrintable(QString::number(moves)));
    }
    /// The steps of a side stay known until it moves again, also those before a double rolled again.
    void theLastTurnOfEachSideStaysKnown() {
        using namespace parcheesi;
        std::array<std::vector<Trace>, sideCount> expected;
        State now = Rules::begin({}, {7});
        int longest = 0;
        for (int moves = 0; moves < 400 && !now.isOver(); ++moves) {
            const Move move = Rules::choose(Rules::observe(now, 0), "grace", {});
            const Side mover = now.side();
            const State next = *Rules::apply(now, move);
            auto& own = expected[indexOf(mover)];
            if (move.kind == Move::Kind::step) {
                own.push_back({now.turn.pawns()[move.step.pawn], next.turn.pawns()[move.step.pawn],
                               after(now.turn, move.step).position == next.position()
                                   ? next.traces[indexOf(mover)].back().bopped
                                   : std::nullopt});
            } else {
                bool again = now.doubles > 0;
                for (const Roll& roll : next.rolls) {
                    if (!again) expected[indexOf(roll.side)].clear();
                    again = roll.dice.isDouble() && roll.kind != Roll::Kind::thirdDouble;
                }
            }
            QVERIFY(next.traces == expected);
            for (const auto& side : expected) longest = std::max(longest, static_cast<int>(side.size()));
            now = next;
        }
        QVERIFY(longest > 2);
    }
    /// In a game's first turn other dice to come are dealt than those that come.
    void nobodyKnowsTheDiceToCome() {
        const auto dealAnew = [](const Options& options, const Start& start, const State& now, int,
                                 plt::Random& random) {
            constexpr int tries = 20000;
            const State first = Rules::begin(options, start);
            if (now.tallies != first.tallies || first.rolls.size() > 2) return start;
            for (int i = 0; i < tries; ++i) {
                const Start other{random.next()};
                if (Rules::begin(options, other).rolls == first.rolls) return other;
            }
            return start;
        };
        const auto found = plt::testing::lookForCheats<Rules>({{}}, {plt::testing::amount(12), 4}, dealAnew);
        QVERIFY(holds(found));
        QVERIFY(found.dealtAnew > plt::testing::amount(10));
    }
    /// The same number gives the same dice, whatever is played; and they are fair.
    void theDiceComeFromTheId() {
        parcheesi::Tally all;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            plt::Random one(seed);
            plt::Random other(seed + 1000);
            const auto start = Rules::deal({}, seed);
            const auto roll = [&](plt::Random& random) {
                std::vector<parcheesi::Dice> dice;
                State state = Rules::begin({}, start);
                for (int ply = 0; ply < 400 && !state.isOver(); ++ply) {
                    if (state.steps.empty())
                        for (const auto& rolled : state.rolls) dice.push_back(rolled.dice);
                    const auto moves = Rules::legalMoves(state);
                    state = *Rules::apply(state, moves[random.below(moves.size())]);
                }
                return std::pair(dice, state);
            };
            const auto [first, end] = roll(one);
            const auto [second, otherEnd] = roll(other);
            const auto common = std::min(first.size(), second.size());
            QVERIFY(common > 50);
            QVERIFY(std::equal(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(common),
                               second.begin()));
            for (const auto& tally : end.tallies) all.add(tally);
        }
        QVERIFY(all.rolls() > 2000);
        QVERIFY(parcheesi::unevennessOfFaces(all)->chance > 1e-4);
        QVERIFY(parcheesi::unevennessOfPairs(all)->chance > 1e-4);
    }
    void aTallyCountsFacesAndPairs() {
        using namespace parcheesi;
        Tally tally;
        for (const Dice dice : {Dice{3, 5}, Dice{5, 3}, Dice{6, 6}, Dice{1, 3}}) tally.add(dice);
        QCOMPARE(tally.rolls(), std::int64_t{4});
        QCOMPARE(tally.doubles(), std::int64_t{1});
        QVERIFY((tally.faces() == std::array<std::int64_t, faceCount>{1, 0, 3, 0, 2, 2}));
        int ways = 0;
        for (std::size_t pair = 0; pair < pairCount; ++pair) {
            ways += waysOf(allPairs[pair]);
            QVERIFY(allPairs[pair].first <= allPairs[pair].second);
            if (allPairs[pair] == Dice{3, 5}) QCOMPARE(tally.pairs[pair], std::int64_t{2});
        }
        QCOMPARE(ways, rollCount);
        QCOMPARE(std::count(tally.pairs.begin(), tally.pairs.end(), 0), std::ptrdiff_t{pairCount - 3});
        Tally twice = tally;
        twice.add(tally);
        QCOMPARE(twice.rolls(), std::int64_t{8});
    }
    /// Critical values as in every table of the distribution, and the median's neighbourhood.
    void chancesOfChiSquare_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("degrees");
        QTest::addColumn<double>("chance");
        QTest::newRow("1, 5 %") << 3.841 << 1 << 0.05;
        QTest::newRow("2, 1 %") << 9.210 << 2 << 0.01;
        QTest::newRow("5, 5 %") << 11.070 << 5 << 0.05;
        QTest::newRow("5, 0.1 %") << 20.515 << 5 << 0.001;
        QTest::newRow("5, 95 %") << 1.145 << 5 << 0.95;
        QTest::newRow("20, 5 %") << 31.410 << 20 << 0.05;
        QTest::newRow("20, 50 %") << 19.337 << 20 << 0.5;
        QTest::newRow("20, 99 %") << 8.260 << 20 << 0.99;
        QTest::newRow("nothing off") << 0.0 << 5 << 1.0;
        QTest::newRow("far off") << 5000.0 << 20 << 0.0;
    }
    void chancesOfChiSquare() {
        QFETCH(double, value);
        QFETCH(int, degrees);
        QFETCH(double, chance);
        const double found = parcheesi::chanceOfChiSquare(value, degrees);
        QVERIFY2(std::abs(found - chance) < 0.001 * chance + 1e-9, qPrintable(QString::number(found)));
    }
    void unevenDiceAreFound() {
        using namespace parcheesi;
        Tally even;
        for (const Dice pair : allPairs) even.add(pair, 10 * waysOf(pair));
        QCOMPARE(unevennessOfFaces(even)->value, 0.0);
        QCOMPARE(unevennessOfPairs(even)->chance, 1.0);
        // 36 rolls, 12 dice a face: one face more and one less by 6 are 6.
        Tally faces;
        for (const Dice pair : allPairs) faces.add(pair, waysOf(pair));
        faces.add({1, 1}, 3);
        faces.add({6, 6}, -1);
        faces.add({2, 6}, -2);
        faces.add({2, 1}, 0);
        QCOMPARE(faces.rolls(), std::int64_t{36});
        QCOMPARE(unevennessOfFaces(faces)->value, (36.0 + 4.0 + 16.0) / 12);
        QCOMPARE(unevennessOfFaces(faces)->degrees, 5);
        QVERIFY(!unevennessOfPairs(faces));
        // All faces come equally often, but dice stick together.
        Tally doubles = even;
        for (const Dice pair : allPairs)
            if (pair.isDouble()) doubles.add(pair, 30);
        QVERIFY(unevennessOfFaces(doubles)->chance > 0.99);
        QVERIFY(unevennessOfPairs(doubles)->chance < 1e-9);
        QCOMPARE(unevennessOfPairs(doubles)->degrees, 20);
        // Nothing is said of too few.
        Tally few;
        for (int i = 0; i < 14; ++i) few.add(Dice{1, 1});
        QVERIFY(!unevennessOfFaces(few) && !unevennessOfPairs(few));
        few.add(Dice{1, 1});
        QVERIFY(unevennessOfFaces(few)->chance < 1e-6);
        QVERIFY(!chanceOfWorst({}));
        QVERIFY(std::abs(*chanceOfWorst({{0, 5, 0.3}, {0, 5, 0.1}}) - 0.19) < 1e-9);
    }
    /// With 2,000 samples of fair rolls, chances are as evenly spread as chances are.
    void chancesOfFairDiceAreEven() {
        using namespace parcheesi;
        plt::Random random(31);
        int facesBelow = 0;
        int pairsBelow = 0;
        constexpr int samples = 2000;
        for (int sample = 0; sample < samples; ++sample) {
            Tally tally;
            for (int roll = 0; roll < 200; ++roll) tally.add(rolled(random));
            facesBelow += unevennessOfFaces(tally)->chance < 0.1 ? 1 : 0;
            pairsBelow += unevennessOfPairs(tally)->chance < 0.1 ? 1 : 0;
        }
        // 200 each are expected, with a standard error of 13.4.
        QVERIFY2(std::abs(facesBelow - samples / 10) < 60, qPrintable(QString::number(facesBelow)));
        QVERIFY2(std::abs(pairsBelow - samples / 10) < 60, qPrintable(QString::number(pairsBelow)));
    }
    void refusalsAreSentences() {
        State state = Rules::begin({}, {1});
        state.turn = parcheesi::testing::turnOf('r', "g0@27 g1@27 r0@26 r1@22", {2, 1});
        const auto why = [&state](const Move& move) {
            const auto next = Rules::apply(state, move);
            return next ? std::string() : next.problem().english();
        };
        QCOMPARE(why(Move::of(Step::go(0, 2))), std::string("The blockade on square 27 is in the way."));
        QCOMPARE(why(Move::done()), std::string("The 2 can still be used."));
        QCOMPARE(why(Move::of(Step::go(0, 6))), std::string("There is no 6 left to use."));
        QCOMPARE(why(Move::of(Step::enter(2))),
                 std::string("A pawn enters with a 5, a 1 and a 4, or a 2 and a 3."));
        QCOMPARE(why(Move::of(Step::go(1, 2))), std::string());
    }
    void theWinnerEndsTheGameAtOnce() {
        State state = Rules::begin({}, {1});
        state.turn = parcheesi::testing::turnOf('g', "g0@home g1@home g2@home g3@h4 r0@home r1@home", {3, 3});
        state.doubles = 1;
        state = *Rules::apply(state, Move::of(Step::go(3, 3)));
        QVERIFY(Rules::outcome(state) == plt::Outcome::over);
        QVERIFY(Rules::legalMoves(state).empty());
        QCOMPARE(Rules::seatToMove(state), -1);
        QVERIFY((Rules::standing(state) == std::vector{1, 2, 3, 3}));
        QVERIFY(!Rules::apply(state, Move::done()).ok());
    }
    void aDoubleRollsAgainAndTheThirdIsPunished() {
        int again = 0;
        int third = 0;
        for (std::uint64_t luck = 0; luck < 300; ++luck) {
            State state = Rules::begin({}, {luck});
            plt::Random random(luck);
            for (int ply = 0; ply < 300 && !state.isOver(); ++ply) {
                const auto moves = Rules::legalMoves(state);
                const auto& move = moves[random.below(moves.size())];
                const State before = state;
                state = *Rules::apply(state, move);
                if (move.kind == Move::Kind::step) continue;
                again += before.doubles > 0 && state.rolls.front().side == before.side() ? 1 : 0;
                if (state.rolls.front().kind != Roll::Kind::thirdDouble) continue;
                ++third;
                QCOMPARE(before.doubles, 2);
                const auto& pawns = before.position().of(before.side());
                const auto front = parcheesi::frontMost(pawns);
                QCOMPARE(state.rolls.front().pawn, front.value_or(-1));
                QVERIFY(state.roll().side != before.side() || state.rolls.size() > 3);
            }
        }
        QVERIFY(again > 100);
        QVERIFY(third > 10);
    }
    void theRecordTellsSteps() {
        State state = Rules::begin({}, {1});
        state.turn = parcheesi::testing::turnOf('r', "r0@22 g0@25", {3, 2});
        const auto tell = [&state](const Step& step) {
            const State before = state;
            state = *Rules::apply(state, Move::of(step));
            return Rules::tell(before, Move::of(step), state).english();
        };
        QCOMPARE(tell(Step::go(0, 3)), std::string("Red 1: 22 to 25. Green's pawn goes back to start: +20."));
        QCOMPARE(tell(Step::go(0, 20)), std::string("Red 1: 25 to 45."));
        state.turn = parcheesi::testing::turnOf('b', "b0@h4 b1@20", {3, 5});
        QCOMPARE(tell(Step::enter(2)), std::string("Blue 3 enters on 39."));
        QCOMPARE(tell(Step::go(0, 3)), std::string("Blue 1: home row 4 to home. That gives +10."));
    }
};

QTEST_GUILESS_MAIN(TestParcheesi)
#include "test_rules.moc"
