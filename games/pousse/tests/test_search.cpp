// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "pousse/classic/classic.h"
#include "pousse/grid/packed_grid.h"
#include "pousse/grid/wide_grid.h"
#include "pousse/search/search.h"
#include "pousse/tests/played.h"
#include "pousse/tests/slow_values.h"

#include <chrono>
#include <set>

#include <QTest>

namespace pousse::testing {

/// Grids, the search and the classic player against slow and obvious implementations.
class TestSearch : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void gridsPushAsTheRulesDo_data() {
        QTest::addColumn<int>("size");
        for (const int size : {3, 4, 5, 6, 7, 8, 9, 14, 20}) QTest::addRow("%d", size) << size;
    }
    void gridsPushAsTheRulesDo() {
        QFETCH(int, size);
        if (size <= PackedGrid::largest) comparePushes(PackedGrid(size));
        comparePushes(WideGrid(size));
    }
    void symmetriesOfTheGrid() {
        plt::Random random(8);
        for (const int size : {3, 4, 5, 8}) {
            const PackedGrid grid(size);
            for (int round = 0; round < 100; ++round) {
                const auto position = grid.packed(randomState(size, random).board);
                std::set<std::pair<std::uint64_t, std::uint64_t>> canonicals;
                for (int symmetry = 0; symmetry < PackedGrid::symmetries; ++symmetry) {
                    const auto image = grid.image(position, symmetry);
                    QCOMPARE(grid.image(image, PackedGrid::inverse(symmetry)), position);
                    const auto first = grid.image(image, grid.towardsCanonical(image));
                    canonicals.insert({first.marks[0], first.marks[1]});
                    for (int move = 0; move < grid.moves(); ++move) {
                        auto pushedFirst = position;
                        grid.push(pushedFirst, move, 0);
                        auto imageFirst = image;
                        grid.push(imageFirst, grid.imageOf(move, symmetry), 0);
                        QCOMPARE(grid.image(pushedFirst, symmetry), imageFirst);
                        QCOMPARE(grid.imageOf(grid.imageOf(move, symmetry), PackedGrid::inverse(symmetry)),
                                 move);
                    }
                }
                QCOMPARE(canonicals.size(), 1U);
            }
        }
    }
    /// A plain search without tables, orders or bounds, on the rules themselves, finds the same.
    void valuesAreThoseOfAPlainSearch_data() {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("depth");
        QTest::addRow("3") << 3 << 4;
        QTest::addRow("4") << 4 << 3;
        QTest::addRow("9") << 9 << 2;
    }
    void valuesAreThoseOfAPlainSearch() {
        QFETCH(int, size);
        QFETCH(int, depth);
        plt::Random random(static_cast<std::uint64_t>(size));
        for (int round = 0; round < 25; ++round) {
            const State state = randomState(size, random);
            plt::Question question;
            question.budget.depth = depth;
            const auto found = search(state, question);
            const int expected = slowValue(state, found.depth, standardWeights(size));
            QCOMPARE(found.value, expected);
            QVERIFY(found.depth == depth || found.wins() || found.loses());
            const State next = *Rules::apply(state, found.move);
            const int after = endOf(next) == End::none
                                  ? -later(slowValue(next, found.depth - 1, standardWeights(size)))
                              : winnerOf(next) == toMove(state) ? winValue - 1
                                                                : 1 - winValue;
            QCOMPARE(after, expected);
        }
    }
    /// Full boards, where nothing but repetition limits what can come.
    void repetitionIsExact() {
        plt::Random random(4);
        const auto weights = standardWeights(3);
        plt::Question question;
        question.budget.depth = 4;
        for (int round = 0; round < 60; ++round) {
            const State state = fullState(random);
            const auto found = search(state, question);
            QCOMPARE(found.value, slowValue(state, found.depth, weights));
        }
    }
    /// The same board with and without those before it is another position.
    void boardsBeforeMatter() {
        plt::Random random(4);
        plt::Question question;
        question.budget.depth = 6;
        int unlike = 0;
        for (int round = 0; round < 500; ++round) {
            const State state = fullState(random);
            State forgetful = state;
            forgetful.recent = {state.board};
            if (search(forgetful, question).value != search(state, question).value) ++unlike;
        }
        QVERIFY(unlike > 0);
    }
    void equalsAreEqualEverywhere() {
        plt::Random random(6);
        for (const int size : {4, 6, 10}) {
            const State state = randomState(size, random);
            plt::Question question;
            question.budget.nodes = 20'000;
            question.seed = 5;
            const auto one = search(state, question, {20, 20});
            const auto two = search(state, question, {20, 20});
            QCOMPARE(one.move, two.move);
            QCOMPARE(one.nodes, two.nodes);
            QCOMPARE(one.value, two.value);
        }
    }

    void classicWorthOfABoard() {
        // Column 1 from the top: x x o, row 2: x . o, counted by hand. X has three markers, O two.
        const State before = played(4, "T1 B1 T1 R2");
        QCOMPARE(before.board, boardOf("x... x..o .... o..."));
        // After L2 row 2 reads xx.o: four x's... of which three are in column 1 or next to it.
        const State after = played(4, "T1 B1 T1 R2 L2");
        QCOMPARE(after.board, boardOf("x... xx.o .... o..."));
        // Columns: x 2, 1, 0, 0 and o 1, 0, 0, 1; rows: x 1, 2, 0, 0 and o 0, 1, 0, 1.
        // Squares: (4 + 1 - 1 - 1) + (1 + 4 - 1 - 1). Pairs of x: two, in column 1 and row 2.
        // Distances: x in column 2 and two in row 2, o in row 2. Markers: three to two.
        QCOMPARE(classicWorth(before, *readMove("L2")), 3 + 3 + 4 + (1 + 2 - 1) + 10);
    }
    void classicOpenings() {
        // O's first move, x in the nearest or farthest line from the edge pushed from.
        const int plain = classicWorth(played(4, "T2"), *readMove("L3"));
        QVERIFY(plain > -100);
        QVERIFY(classicWorth(played(4, "T2"), *readMove("T4")) < -400);
        QVERIFY(classicWorth(played(4, "T2"), *readMove("B4")) < -400);
        // X's second move: pushing o from the edge, but not in a corner's line, is wanted.
        QVERIFY(classicWorth(played(4, "T2 L3"), *readMove("L3")) > 400);
        QVERIFY(classicWorth(played(4, "T2 L3"), *readMove("L2")) < -400);
        // O in a corner: nothing special.
        QVERIFY(std::abs(classicWorth(played(4, "T2 L4"), *readMove("L2"))) < 100);
    }
    void classicFindsWhatAPlainSumFinds() {
        plt::Random random(9);
        for (const int size : {3, 4}) {
            for (int round = 0; round < 30; ++round) {
                const State state = randomState(size, random);
                const int plies = state.plies < 2 ? 2 : 3;
                const auto choice = classicChoice(state, plies, {});
                const SlowClassic slow(state, plies);
                if (choice.end != 0) {
                    QCOMPARE(slow.end(), choice.end);
                } else {
                    QCOMPARE(slow.end(), 0);
                    QCOMPARE(choice.value, slow.value());
                }
                QVERIFY(slow.isBest(choice.move));
            }
        }
    }

  private:
    static State randomState(int size, plt::Random& random) {
        for (;;) {
            State state = played(size, "");
            const int plies = random.between(0, 3 * size);
            while (state.plies < plies && endOf(state) == End::none) {
                const auto moves = Rules::legalMoves(state);
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
            if (endOf(state) == End::none) return state;
        }
    }
    static State fullState(plt::Random& random) {
        for (;;) {
            State state = played(3, "");
            while (endOf(state) == End::none && (state.board.markers() < 7 || state.recent.size() < 3)) {
                const auto moves = Rules::legalMoves(state);
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
            if (endOf(state) == End::none) return state;
        }
    }
    template <class Grid>
    static void comparePushes(const Grid& grid) {
        plt::Random random(2);
        const int size = grid.size();
        // A game on a large board has hundreds of moves, each with dozens to compare.
        const int rounds = size > PackedGrid::largest ? 2 : 20;
        for (int round = 0; round < rounds; ++round) {
            State state = played(size, "");
            while (endOf(state) == End::none) {
                const auto moves = insertionsOn(size);
                const auto position = grid.packed(state.board);
                const int side = toMove(state) == Mark::x ? 0 : 1;
                std::vector<Board> boards;
                for (int move = 0; move < grid.moves(); ++move) {
                    const auto done = insert(state.board, moves[move], toMove(state));
                    auto next = position;
                    QCOMPARE(grid.push(next, move, side), done.board.markers() > state.board.markers());
                    QCOMPARE(next, grid.packed(done.board));
                    const int lead = static_cast<int>(straightsOf(done.board, Mark::x).size()) -
                                     static_cast<int>(straightsOf(done.board, Mark::o).size());
                    QCOMPARE(grid.lead(next, 0), lead);
                    QCOMPARE(grid.lead(next, 1), -lead);
                    if (grid.isDouble(position, move))
                        QVERIFY(std::find(boards.begin(), boards.end(), done.board) != boards.end());
                    boards.push_back(done.board);
                }
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
        }
    }
};

}  // namespace pousse::testing

QTEST_GUILESS_MAIN(pousse::testing::TestSearch)
#include "test_search.moc"
