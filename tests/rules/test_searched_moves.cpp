// SPDX-License-Identifier: MIT
#include "common/rules/searched_moves.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <vector>

#include <QTest>

using plt::sureDraw;
using plt::sureLoss;
using plt::sureWin;
using Searched = plt::SearchedMove<int>;

class TestSearchedMoves : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aMissedSureWinCosts_data() {
        QTest::addColumn<double>("chance");
        for (const double chance : {2.0, 30.0, 50.0, 60.0, 85.0}) QTest::addRow("%g", chance) << chance;
    }
    /// However good the other move looks.
    void aMissedSureWinCosts() {
        QFETCH(double, chance);
        const std::vector<Searched> moves{{1, sureWin}, {2, {}, {chance, chance}}};
        const auto judgement = plt::judgementBySearch(moves, 2);
        QCOMPARE(judgement.best, 1);
        QCOMPARE(judgement.bestValue, sureWin);
        QCOMPARE(judgement.madeValue, chance);
        QCOMPARE(judgement.certainty, plt::Certainty::estimated);
        // It may win as well, so it is called a mistake only where that is unlikely.
        QCOMPARE(sureWin - chance > 2 * judgement.error, chance < 20);
        const auto win = plt::judgementBySearch(moves, 1);
        QCOMPARE(win.madeValue, sureWin);
        QCOMPARE(win.best, 1);
    }

    void provenMovesAreExact() {
        const std::vector<Searched> moves{{1, sureDraw}, {2, sureLoss}};
        const auto judgement = plt::judgementBySearch(moves, 2);
        QCOMPARE(judgement.certainty, plt::Certainty::proven);
        QCOMPARE(judgement.bestValue - judgement.madeValue, sureDraw);
        QCOMPARE(judgement.error, 0.0);
    }

    void estimatesWithinTheirErrorAreEqual() {
        const std::vector<Searched> moves{{1, {}, {50, 51}}, {2, {}, {50, 50}}, {3, {}, {40, 41}}};
        const auto near = plt::judgementBySearch(moves, 2);
        QCOMPARE(near.best, 2);
        QCOMPARE(near.madeValue, near.bestValue);
        const auto far = plt::judgementBySearch(moves, 3);
        QCOMPARE(far.best, 1);
        QCOMPARE(far.bestValue - far.madeValue, 10.0);
    }

    void memoryOfTablesIsClearedAndAligned() {
        constexpr std::size_t cacheLine = 64;
        constexpr std::size_t largePage = std::size_t{2} << 20;
        for (const std::size_t size : {std::size_t{64}, std::size_t{1000}, largePage, 3 * largePage}) {
            const plt::TableMemory memory(size);
            auto* const bytes = static_cast<unsigned char*>(memory.data());
            // A large page begins at a multiple of its size.
            const auto alignment = size < largePage ? cacheLine : largePage;
            QCOMPARE(reinterpret_cast<std::uintptr_t>(bytes) % alignment, std::uintptr_t{0});
            QVERIFY(std::all_of(bytes, bytes + size, [](unsigned char byte) { return byte == 0; }));
            std::fill(bytes, bytes + size, 1);
        }
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                                 plt::TableMemory(std::numeric_limits<std::size_t>::max() / 4));
    }
};

QTEST_APPLESS_MAIN(TestSearchedMoves)
#include "test_searched_moves.moc"
