// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "lights-out/board/solver.h"
#include "lights-out/tests/boards.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <map>
#include <set>

#include <QTest>

namespace lights_out::testing {

/// Boards, presses and the algebra over them.
class TestSolver : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // The board -------------------------------------------------------------------------------------------
    void pressesSwitchTheCross();
    void pressesSwitchOtherNeighbourhoods();
    void boardsReadAndWrite();
    // The algebra -----------------------------------------------------------------------------------------
    void nullSpacesHaveTheKnownDimensions();
    void quietPatternsChangeNothing();
    void knownQuietPatternsAreFound();
    void knownBoardsNeedTheKnownPresses();
    void allLitBoardsNeedTheKnownPresses();
    void singleLights();
    void hardestSmallBoards();
    void shortestAgreesWithTryingEverything();
    void shortestSolutionStaysWhileItIsFollowed();
    void repairChangesAsFewLightsAsPossible();
    void stoppedSearchGivesNothing();
    void everySizeAndNeighbourhoodIsQuick();
};

void TestSolver::pressesSwitchTheCross() {
    const auto after = [](std::string_view board, int row, int column) {
        const auto read = readBoard(board).value();
        const auto form = crossForm(read.size);
        return writeBoard(read.size, read.cells ^ switchedBy(form, form.cell(row, column)));
    };
    QCOMPARE(after("ooo/ooo/ooo", 1, 1), std::string("oxo/xxx/oxo"));
    QCOMPARE(after("ooo/ooo/ooo", 0, 0), std::string("xxo/xoo/ooo"));
    QCOMPARE(after("ooo/ooo/ooo", 0, 1), std::string("xxx/oxo/ooo"));
    QCOMPARE(after("oxo/xxx/oxo", 1, 1), std::string("ooo/ooo/ooo"));
    QCOMPARE(after("xoo/xxx/oxo", 2, 0), std::string("xoo/oxx/xoo"));
    QCOMPARE(after("xoo/oxx/xoo", 0, 1), std::string("oxx/oox/xoo"));
    QCOMPARE(after("oxx/oox/xoo", 0, 0), std::string("xox/xox/xoo"));
    QCOMPARE(after("ooxo/xxoo/xxox/ooox", 0, 1), std::string("xxoo/xooo/xxox/ooox"));
    QCOMPARE(after("xxoo/xooo/xxox/ooox", 1, 3), std::string("xxox/xoxx/xxoo/ooox"));
    QCOMPARE(after("xxox/xoxx/xxoo/ooox", 2, 2), std::string("xxox/xoox/xoxx/ooxx"));
    QCOMPARE(after("oxoxo/xooxo/xxoox/oxxxx/ooxxo", 4, 4), std::string("oxoxo/xooxo/xxoox/oxxxo/ooxox"));
    QCOMPARE(after("oxoxo/xooxo/xxoox/oxxxo/ooxox", 4, 3), std::string("oxoxo/xooxo/xxoox/oxxoo/oooxo"));
    QCOMPARE(after("oxoxo/xooxo/xxoox/oxxoo/oooxo", 1, 0), std::string("xxoxo/oxoxo/oxoox/oxxoo/oooxo"));
}

void TestSolver::pressesSwitchOtherNeighbourhoods() {
    const auto pattern = [](int size, Neighbourhood neighbourhood, int row, int column) {
        const Form form{size, neighbourhood};
        return writeBoard(size, switchedBy(form, form.cell(row, column)));
    };
    QCOMPARE(pattern(4, Neighbourhood::wrapped, 0, 0), std::string("xxox/xooo/oooo/xooo"));
    QCOMPARE(pattern(4, Neighbourhood::wrapped, 1, 1), std::string("oxoo/xxxo/oxoo/oooo"));
    QCOMPARE(pattern(3, Neighbourhood::wrapped, 2, 1), std::string("oxo/oxo/xxx"));
    QCOMPARE(pattern(4, Neighbourhood::diagonal, 1, 1), std::string("xoxo/oxoo/xoxo/oooo"));
    QCOMPARE(pattern(4, Neighbourhood::diagonal, 0, 3), std::string("ooox/ooxo/oooo/oooo"));
    QCOMPARE(pattern(4, Neighbourhood::around, 1, 1), std::string("xxxo/xxxo/xxxo/oooo"));
    QCOMPARE(pattern(4, Neighbourhood::around, 3, 0), std::string("oooo/oooo/xxoo/xxoo"));
    // The solver counts on the matrix being symmetric.
    for (const auto& form : playableForms())
        for (int one = 0; one < form.cells(); ++one)
            switchedBy(form, one).each([&](int other) { QVERIFY(switchedBy(form, other).test(one)); });
}

void TestSolver::boardsReadAndWrite() {
    QCOMPARE(readBoard("xo/ox")->size, 2);
    QCOMPARE(readBoard("xo/ox")->cells, cellsOf(crossForm(2), {{0, 0}, {1, 1}}));
    for (const auto* wrong :
         {"", "/", "xo", "xo/o", "xo/oxx", "xo/ox/", "/xo/ox", "xO/ox", "xo ox", "xo//ox"})
        QVERIFY2(!readBoard(wrong), wrong);
    plt::Random random(3);
    for (int size = 1; size <= largestSize; ++size) {
        const SizedCells board{size, randomCells(crossForm(size), random)};
        QCOMPARE(readBoard(writeBoard(size, board.cells)).value(), board);
    }
    std::string tooLarge;
    for (int row = 0; row < 17; ++row) tooLarge += (row == 0 ? "" : "/") + std::string(17, 'x');
    QVERIFY(!readBoard(tooLarge));
}

void TestSolver::nullSpacesHaveTheKnownDimensions() {
    const std::array<std::size_t, 11> dimensions{0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0};
    for (int size = 2; size <= 12; ++size)
        QCOMPARE(Solver::of(crossForm(size)).quietPatterns().size(), dimensions[size - 2]);
    // Every playable board can be proven: at most 65,536 solutions to compare.
    for (const auto& form : playableForms()) {
        QVERIFY2(Solver::of(form).quietPatterns().size() <= 16, text(form).constData());
        QCOMPARE(&Solver::of(form), &Solver::of(form));
    }
    QCOMPARE(Solver(Form{11, Neighbourhood::around}).quietPatterns().size(), std::size_t{21});
    QCOMPARE(Solver(Form{14, Neighbourhood::around}).quietPatterns().size(), std::size_t{27});
}

void TestSolver::quietPatternsChangeNothing() {
    plt::Random random(12);
    for (const auto& form : playableForms()) {
        const auto lit = randomCells(form, random);
        for (const auto& quiet : Solver::of(form).quietPatterns()) {
            QVERIFY(quiet.any());
            QCOMPARE(afterPresses(form, lit, quiet), lit);
        }
    }
}

void TestSolver::knownQuietPatternsAreFound() {
    const auto spanned = [](int size, const std::vector<std::string_view>& known) {
        const auto& basis = Solver::of(crossForm(size)).quietPatterns();
        std::set<std::string> all;
        for (unsigned choice = 0; choice < (1U << basis.size()); ++choice) {
            CellSet sum;
            for (std::size_t i = 0; i < basis.size(); ++i)
                if ((choice >> i & 1U) != 0) sum ^= basis[i];
            all.insert(writeBoard(size, sum));
        }
        return all.size() == (1U << basis.size()) && std::all_of(known.begin(), known.end(), [&](auto board) {
                   return all.contains(std::string(board));
               });
    };
    QVERIFY(spanned(5, {"xoxox/xoxox/ooooo/xoxox/xoxox", "xxoxx/ooooo/xxoxx/ooooo/xxoxx",
                        "oxxxo/xoxox/xxoxx/xoxox/oxxxo"}));
    QVERIFY(spanned(
        4, {"xooo/xxoo/xoxo/oxxx", "oxoo/xxxo/ooox/xxox", "ooxo/oxxx/xooo/xoxx", "ooox/ooxx/oxox/xxxo"}));
}

void TestSolver::knownBoardsNeedTheKnownPresses() {
    struct Known {
        std::string_view board;
        int presses;
        std::uint64_t solutions;
        std::vector<std::pair<int, int>> one;
    };
    const std::vector<Known> boards{
        {"xoo/xxx/oxo", 4, 1, {{0, 0}, {0, 2}, {1, 2}, {2, 2}}},
        {"ooxo/xxoo/xxox/ooox", 5, 16, {{0, 0}, {1, 0}, {1, 1}, {1, 2}, {2, 3}}},
        {"oxoxo/xooxo/xxoox/oxxxx/ooxxo",
         8,
         4,
         {{0, 2}, {0, 3}, {1, 3}, {1, 4}, {2, 0}, {3, 3}, {4, 0}, {4, 1}}},
        {"xxooox/xoxxxo/ooxoox/oxxoox/xxxooo/xoooox",
         10,
         1,
         {{0, 5}, {1, 0}, {1, 1}, {1, 4}, {2, 0}, {3, 2}, {3, 4}, {3, 5}, {4, 0}, {4, 5}}},
        {"ooooxox/ooxxoox/xooxooo/oxooxoo/oxoxxxo/xoooxoo/ooooooo",
         6,
         1,
         {{0, 4}, {0, 6}, {1, 3}, {3, 0}, {4, 0}, {4, 4}}},
        {"oooxoxxx/xooxxxxo/xoxoxxxo/xoxooxoo/ooooxoxo/ooxxxooo/oxxxxxxx/ooxooooo",
         11,
         1,
         {{0, 6}, {1, 3}, {2, 0}, {2, 2}, {2, 5}, {5, 4}, {5, 6}, {6, 2}, {6, 6}, {6, 7}, {7, 7}}},
    };
    for (const auto& known : boards) {
        const auto board = readBoard(known.board).value();
        const auto form = crossForm(board.size);
        const auto shortest = Solver::of(form).shortest(board.cells);
        QVERIFY(shortest.has_value());
        QCOMPARE(shortest->presses, known.presses);
        QCOMPARE(shortest->solution.count(), known.presses);
        QCOMPARE(shortest->solutions, known.solutions);
        QVERIFY(afterPresses(form, board.cells, shortest->solution).none());
        CellSet one;
        for (const auto& [row, column] : known.one) one.set(form.cell(row, column));
        QVERIFY(afterPresses(form, board.cells, one).none());
        QCOMPARE(one.count(), known.presses);
        if (shortest->shortest == 1) QCOMPARE(shortest->solution, one);
    }
}

void TestSolver::allLitBoardsNeedTheKnownPresses() {
    const std::array<int, 12> fewest{1, 4, 5, 4, 15, 28, 33, 40, 25, 44, 55, 72};
    for (int size = 2; size <= 12; ++size) {
        const auto form = crossForm(size);
        const auto shortest = Solver::of(form).shortest(allCells(form));
        QVERIFY(shortest.has_value());
        QCOMPARE(shortest->presses, fewest[size - 1]);
    }
    QCOMPARE(Solver(crossForm(1)).shortest(lights("x"))->presses, fewest[0]);
    QCOMPARE(Solver::of(crossForm(3)).shortest(lights("xxx/xxx/xxx"))->solution,
             cellsOf(crossForm(3), {{0, 0}, {0, 2}, {1, 1}, {2, 0}, {2, 2}}));
    // However the neighbourhood, all lights can always be switched off together (Sutner 1989, symmetric
    // matrices with ones on the diagonal).
    for (const auto& form : playableForms()) QVERIFY(Solver::of(form).isSolvable(allCells(form)));
}

void TestSolver::singleLights() {
    const auto fewest = [](int size, int row, int column) {
        const auto form = crossForm(size);
        const auto shortest = Solver::of(form).shortest(cellsOf(form, {{row, column}}));
        return shortest ? shortest->presses : -1;
    };
    QCOMPARE(fewest(3, 0, 0), 5);
    QCOMPARE(Solver::of(crossForm(3)).shortest(lights("xoo/ooo/ooo"))->solution,
             cellsOf(crossForm(3), {{0, 0}, {0, 2}, {1, 2}, {2, 0}, {2, 1}}));
    for (int cell = 0; cell < 16; ++cell) QCOMPARE(fewest(4, cell / 4, cell % 4), -1);
    const std::set<std::pair<int, int>> solvable{{1, 1}, {1, 3}, {2, 2}, {3, 1}, {3, 3}};
    for (int cell = 0; cell < 25; ++cell)
        QCOMPARE(fewest(5, cell / 5, cell % 5) > 0, solvable.contains({cell / 5, cell % 5}));
    QCOMPARE(fewest(5, 1, 1), 11);
    QCOMPARE(fewest(5, 2, 2), 11);
}

void TestSolver::hardestSmallBoards() {
    // The largest number of presses that a shortest solution has, over all press sets.
    const auto hardest = [](int size) {
        const auto form = crossForm(size);
        std::vector<std::uint32_t> quiet{0};
        std::uint32_t leading =
            0;  // a cell of each basis pattern, not in later ones: press sets without them do for all
        std::vector<std::pair<std::uint32_t, std::uint32_t>> basis;
        for (const auto& pattern : Solver::of(form).quietPatterns()) {
            std::uint32_t bits = 0;
            pattern.each([&](int cell) { bits |= 1U << cell; });
            for (const auto& [lead, other] : basis)
                if ((bits & lead) != 0) bits ^= other;
            basis.emplace_back(bits & (~bits + 1), bits);
            leading |= basis.back().first;
            const auto count = quiet.size();
            for (std::size_t i = 0; i < count; ++i) quiet.push_back(quiet[i] ^ bits);
        }
        int most = 0;
        const std::uint32_t end = 1U << (size * size);
        for (std::uint32_t presses = 0; presses < end; ++presses) {
            if ((presses & leading) != 0) continue;
            int fewest = 99;
            for (const auto pattern : quiet) fewest = std::min(fewest, std::popcount(presses ^ pattern));
            most = std::max(most, fewest);
        }
        return most;
    };
    QCOMPARE(hardest(2), 4);
    QCOMPARE(hardest(3), 9);
    QCOMPARE(hardest(4), 7);
    QCOMPARE(hardest(5), 15);
}

void TestSolver::shortestAgreesWithTryingEverything() {
    for (const auto& form : playableForms(2, 3)) {
        // All press sets, by the board they solve.
        std::map<std::string, std::vector<CellSet>> solutions;
        for (unsigned bits = 0; bits < (1U << form.cells()); ++bits) {
            CellSet presses;
            for (int cell = 0; cell < form.cells(); ++cell)
                if ((bits >> cell & 1U) != 0) presses.set(cell);
            solutions[writeBoard(form.size, afterPresses(form, {}, presses))].push_back(presses);
        }
        for (unsigned bits = 0; bits < (1U << form.cells()); ++bits) {
            CellSet lit;
            for (int cell = 0; cell < form.cells(); ++cell)
                if ((bits >> cell & 1U) != 0) lit.set(cell);
            const auto known = solutions.find(writeBoard(form.size, lit));
            const auto shortest = Solver::of(form).shortest(lit);
            QCOMPARE(shortest.has_value(), known != solutions.end());
            QCOMPARE(Solver::of(form).isSolvable(lit), shortest.has_value());
            if (!shortest) continue;
            int fewest = 99;
            for (const auto& presses : known->second) fewest = std::min(fewest, presses.count());
            CellSet all = allCells(form);
            CellSet allShortest = all;
            std::uint64_t count = 0;
            for (const auto& presses : known->second) {
                all &= presses;
                if (presses.count() != fewest) continue;
                allShortest &= presses;
                ++count;
            }
            QCOMPARE(shortest->presses, fewest);
            QCOMPARE(shortest->shortest, count);
            QCOMPARE(shortest->solutions, std::uint64_t{known->second.size()});
            QCOMPARE(shortest->inEverySolution, all);
            QCOMPARE(shortest->inEveryShortest, allShortest);
        }
    }
}

void TestSolver::shortestSolutionStaysWhileItIsFollowed() {
    plt::Random random(8);
    for (const auto& form : {crossForm(4), crossForm(5), crossForm(9), Form{5, Neighbourhood::around}}) {
        auto lit = afterPresses(form, {}, randomCells(form, random));
        auto best = Solver::of(form).shortest(lit).value();
        while (lit.any()) {
            const int cell = best.solution.first();
            lit ^= switchedBy(form, cell);
            best.solution.flip(cell);
            const auto next = Solver::of(form).shortest(lit).value();
            QCOMPARE(next.solution, best.solution);
            QCOMPARE(next.presses, best.presses - 1);
            best = next;
        }
    }
}

void TestSolver::repairChangesAsFewLightsAsPossible() {
    for (const auto& form : {crossForm(4), crossForm(5), Form{3, Neighbourhood::wrapped}}) {
        const auto& solver = Solver::of(form);
        plt::Random random(5);
        for (int round = 0; round < 200; ++round) {
            const auto lit = randomCells(form, random);
            const auto change = solver.repair(lit);
            QVERIFY(solver.isSolvable(lit ^ change));
            QCOMPARE(change.none(), solver.isSolvable(lit));
            // No smaller change does it: none, then single lights, then pairs.
            const int count = change.count();
            for (int one = 0; count > 1 && one < form.cells(); ++one) {
                auto other = lit;
                other.flip(one);
                QVERIFY(!solver.isSolvable(other));
                for (int two = 0; count > 2 && two < one; ++two) {
                    auto third = other;
                    third.flip(two);
                    QVERIFY(!solver.isSolvable(third));
                }
            }
        }
    }
    plt::Random random(6);
    for (const auto& form : playableForms()) {
        const auto lit = randomCells(form, random);
        QVERIFY2(Solver::of(form).isSolvable(lit ^ Solver::of(form).repair(lit)), text(form).constData());
    }
}

void TestSolver::stoppedSearchGivesNothing() {
    std::stop_source source;
    source.request_stop();
    const Form form{10, Neighbourhood::wrapped};
    QVERIFY(!Solver::of(form).shortest(allCells(form), source.get_token()));
}

void TestSolver::everySizeAndNeighbourhoodIsQuick() {
    for (const auto& form : playableForms()) {
        const Solver solver(form);
        plt::Random random(1);
        const auto lit = afterPresses(form, {}, randomCells(form, random));
        const auto from = std::chrono::steady_clock::now();
        QVERIFY(solver.shortest(lit).has_value());
        // Generous: a few milliseconds in a release build, and tests also run with sanitizers on busy
        // machines.
        QVERIFY2(std::chrono::steady_clock::now() - from < std::chrono::seconds(2), text(form).constData());
    }
}

}  // namespace lights_out::testing

QTEST_GUILESS_MAIN(lights_out::testing::TestSolver)
#include "test_solver.moc"
