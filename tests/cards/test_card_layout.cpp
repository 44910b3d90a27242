// SPDX-License-Identifier: MIT
#include "common/cards/table/layout/card_layout.h"

#include <QTest>

using namespace plt;

namespace {

/// The card of the facts of the original card table.
constexpr QSizeF oldCard(71, 96);

PilePicture pileOf(Lay lay, int closed, int open) {
    PilePicture pile;
    pile.lay = lay;
    for (int i = 0; i < closed + open; ++i) pile.cards.push_back({i, i, i >= closed});
    return pile;
}

}  // namespace

class TestCardLayout : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void fanFacts_data() {
        QTest::addColumn<QRectF>("region");
        QTest::addColumn<QList<QPointF>>("corners");
        using Corners = QList<QPointF>;
        QTest::newRow("one") << QRectF(10, 10, 100, 120) << Corners{{24.5, 22}};
        QTest::newRow("two") << QRectF(10, 10, 300, 120) << Corners{{162.5, 34}, {86.5, 10}};
        QTest::newRow("three, narrow") << QRectF(10, 10, 150, 96) << Corners{{89, 10}, {49.5, 10}, {10, 10}};
        QTest::newRow("three, wide") << QRectF(10, 10, 400, 96)
                                     << Corners{{250.5, 10}, {174.5, 10}, {98.5, 10}};
        QTest::newRow("no room") << QRectF(0, 0, 71, 96) << Corners{{0, 0}, {0, 0}, {0, 0}, {0, 0}};
        QTest::newRow("diagonal") << QRectF(0, 0, 200, 300)
                                  << Corners{{129, 204}, {96.75, 153}, {64.5, 102}, {32.25, 51}, {0, 0}};
        QTest::newRow("too small") << QRectF(0, 0, 50, 50) << Corners{{-21, -46}, {0, 0}};
        QTest::newRow("a little high") << QRectF(0, 0, 240, 100) << Corners{{160.5, 4}, {84.5, 2}, {8.5, 0}};
        QTest::newRow("exact") << QRectF(0, 0, 223, 96) << Corners{{152, 0}, {76, 0}, {0, 0}};
        QTest::newRow("none") << QRectF(0, 0, 223, 96) << Corners{};
    }
    void fanFacts() {
        QFETCH(const QRectF, region);
        QFETCH(const QList<QPointF>, corners);
        constexpr double gap = 5;
        const auto found = fan(region, oldCard, static_cast<int>(corners.size()), gap);
        QCOMPARE(QList<QPointF>(found.begin(), found.end()), corners);
    }

    void diagonalPilesAreFans() {
        PilePicture pile = pileOf(Lay::diagonal, 0, 5);
        pile.gap = 5.0 / 71;
        const auto corners = cardCorners(pile, QRectF(0, 0, 200, 300), oldCard);
        // The first card of a pile is its lowest one, the last of the fan.
        QCOMPARE(corners.front(), QPointF(0, 0));
        QCOMPARE(corners.back(), QPointF(129, 204));
    }

    /// A quarter turn either way covers the same place; a card that would stick out is pushed back.
    void turnFacts() {
        const QRectF table(0, 0, 500, 400);
        const QRectF across(0, 0, 96, 71);
        QCOMPARE(quarterTurned(across, table), QRectF(12.5, 0, 71, 96));
        QCOMPARE(quarterTurned(QRectF(100, 100, 71, 96), table), QRectF(87.5, 112.5, 96, 71));
        QCOMPARE(quarterTurned(QRectF(0, 0, 71, 96), table).size(), QSizeF(96, 71));
    }

    void columnsKeepTheirSteps() {
        PilePicture pile = pileOf(Lay::column, 2, 3);
        pile.step = 0.3;
        pile.closedStep = 0.1;
        const auto offsets = columnOffsets(pile, 100, 1000);
        QCOMPARE(offsets.size(), std::size_t(5));
        QCOMPARE(offsets[0], 0.0);
        QCOMPARE(offsets[1], 10.0);
        QCOMPARE(offsets[2], 20.0);
        QCOMPARE(offsets[3], 50.0);
        QCOMPARE(offsets[4], 80.0);
    }

    /// A column of any length stays in its area, in order, and gives way in its face-down part first.
    void columnsArePressedTogether() {
        for (int closed = 0; closed <= 6; ++closed) {
            for (int open = 1; open <= 40; ++open) {
                const PilePicture pile = pileOf(Lay::column, closed, open);
                const auto offsets = columnOffsets(pile, 100, 400);
                QVERIFY(offsets.back() <= 300 + 1e-9);
                QVERIFY(std::is_sorted(offsets.begin(), offsets.end()));
            }
        }
        const PilePicture tight = pileOf(Lay::column, 5, 10);
        const auto offsets = columnOffsets(tight, 100, 100 + 10 * 30 + 5 * 8 - 30);
        QVERIFY(offsets[1] < 14.0);
        QVERIFY2(offsets[7] - offsets[6] > 29.9, "open cards give way last");
    }

    void rowsAreCentredAndOverlap() {
        PilePicture pile = pileOf(Lay::row, 0, 3);
        pile.gap = 0.1;
        auto corners = cardCorners(pile, QRectF(0, 0, 500, 100), QSizeF(50, 70));
        QCOMPARE(corners[0], QPointF(170, 15));
        QCOMPARE(corners[2], QPointF(280, 15));
        corners = cardCorners(pile, QRectF(0, 0, 90, 70), QSizeF(50, 70));
        QCOMPARE(corners[0], QPointF(0, 0));
        QCOMPARE(corners[1], QPointF(20, 0));
        QCOMPARE(corners[2], QPointF(40, 0));
        pile.rows = 2;
        corners = cardCorners(pile, QRectF(0, 0, 75, 100), QSizeF(50, 70));
        QCOMPARE(corners[0], QPointF(0, 0));
        QCOMPARE(corners[1], QPointF(25, 0));
        QCOMPARE(corners[2], QPointF(12.5, 30));
        pile.rows = 1;
        pile.lay = Lay::rowStart;
        corners = cardCorners(pile, QRectF(10, 0, 500, 70), QSizeF(50, 70));
        QCOMPARE(corners[0], QPointF(10, 0));
    }

    void squaredPilesCanBeOffset() {
        PilePicture pile = pileOf(Lay::squared, 3, 0);
        auto corners = cardCorners(pile, QRectF(0, 0, 50, 70), QSizeF(50, 70));
        for (const QPointF& corner : corners) QCOMPARE(corner, QPointF(0, 0));
        pile.offset = 0.1;
        corners = cardCorners(pile, QRectF(0, 0, 60, 70), QSizeF(50, 70));
        QCOMPARE(corners[0], QPointF(0, 0));
        QCOMPARE(corners[1], QPointF(5, 0));
        QCOMPARE(corners[2], QPointF(10, 0));
    }

    void groupsAreKeptInsideTogether() {
        const QRectF table(0, 0, 100, 100);
        QCOMPARE(keptInside(QRectF(10, 10, 20, 20), table), QPointF(0, 0));
        QCOMPARE(keptInside(QRectF(-5, 10, 20, 20), table), QPointF(5, 0));
        QCOMPARE(keptInside(QRectF(90, 95, 20, 20), table), QPointF(-10, -15));
        // A card over the edge of a home region is moved just so far that it is inside.
        const QRectF home(100, 100, 200, 150);
        QCOMPARE(QPointF(90, 120) + keptInside(QRectF(QPointF(90, 120), oldCard), home), QPointF(100, 120));
        QCOMPARE(QPointF(240, 200) + keptInside(QRectF(QPointF(240, 200), oldCard), home), QPointF(229, 154));
        // A rectangle that is too large begins where the table does.
        QCOMPARE(keptInside(QRectF(10, 10, 200, 20), table), QPointF(-10, 0));
    }
};

QTEST_GUILESS_MAIN(TestCardLayout)
#include "test_card_layout.moc"
